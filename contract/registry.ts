import { z } from 'zod'
import { registryPriorities } from '#domain/lists/list.ts'
import { customKeyPattern, eventTypes, registryPasswordLength, registryPrivacies } from '#domain/registry/registry.ts'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { WireAddress } from './address.ts'
import { NormalizedEmail, SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { WireSharedList } from './lists.ts'

/** Length of the largest photo in base64 characters. */
const maxPhotoLetters = Math.ceil(maxPhotoBytes / 3) * 4
const Photo = z.strictObject({ url: z.string(), width: z.int(), height: z.int() })
const Name = SingleLineText(40).min(1)
const Piece = z.int().min(0)

const About = z.strictObject({
  title: z.string().trim().min(1).max(100),
  eventType: z.enum(eventTypes),
  eventDate: z.iso.date(),
  firstname: Name,
  lastname: Name,
  coRegistrant: SingleLineText(80),
  message: z.string().trim().max(1_000),
})
const Priority = z.enum(registryPriorities)

/** `about` is null until the owner enters it. */
const WireRegistry = z.strictObject({
  _id: z.uuid(),
  title: z.string(),
  about: About.nullable(),
  privacy: z.enum(registryPrivacies),
  /** Present while the registry is shared. */
  urlKey: z.string().nullable(),
  /** True for an archived registry, which cannot be bought from. */
  isArchived: z.boolean(),
  /** `purchased` is null while purchases are a surprise. */
  wanted: Piece,
  purchased: Piece.nullable(),
})

const WireOwnRegistry = z.strictObject({
  ...WireRegistry.shape,
  /** Code for finding the registry. */
  code: z.string().nullable(),
  isSurprise: z.boolean(),
  address: WireAddress.nullable(),
  /** The URL key that the owner chose. */
  customKey: z.string().nullable(),
  shipBefore: z.string().nullable(),
  photo: Photo.nullable(),
  /** Items in the owner's order, identified by list item. Counts are null while purchases are a surprise. */
  items: z.array(
    z.strictObject({ itemId: z.uuid(), purchased: Piece.nullable(), priority: Priority, note: z.string() }),
  ),
  /** Newest first, or null while purchases are a surprise. */
  purchases: z
    .array(
      z.strictObject({
        _id: z.uuid(),
        buyer: z.string(),
        message: z.string(),
        name: z.string(),
        qty: z.int(),
        at: z.string(),
        isThanked: z.boolean(),
      }),
    )
    .nullable(),
})

/** Contains only the city and region of the address [REGISTRY-001, REGISTRY-003]. */
const WireSharedRegistry = z.strictObject({
  registryId: z.uuid(),
  title: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  coRegistrant: z.string(),
  message: z.string(),
  eventType: z.enum(eventTypes),
  eventDate: z.string(),
  city: z.string(),
  region: z.string(),
  photo: Photo.nullable(),
  /** Gifts should arrive before this day. */
  shipBefore: z.string().nullable(),
  /** True if the registry is archived or the event was more than a year ago. */
  isOver: z.boolean(),
  wanted: Piece,
  /** Null for the owner while purchases are a surprise. */
  purchased: Piece.nullable(),
  lines: z.array(
    WireSharedList.shape.lines.element.extend({
      wanted: Piece,
      purchased: Piece.nullable(),
      /** Units that are neither purchased nor pending. */
      left: Piece.nullable(),
      priority: Priority,
      note: z.string(),
    }),
  ),
})

const WireFound = z.strictObject({
  urlKey: z.string(),
  title: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  coRegistrant: z.string(),
  eventType: z.enum(eventTypes),
  eventDate: z.string(),
  city: z.string(),
  region: z.string(),
})

const RegistryId = z.object({ id: z.uuid() })
const CustomKey = z.string().trim().toLowerCase().regex(customKeyPattern)
const Password = z.string().min(registryPasswordLength.min).max(registryPasswordLength.max)
const missing = { registry_not_found: { status: 404 } } as const

export const registry = contract({
  'GET /svc_registry/registries': {
    summary: "Returns the customer's registries, newest first",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({ registries: z.array(WireRegistry) }),
  },
  'GET /svc_registry/registries/{id}': {
    summary: "Returns one of the customer's registries with its counts and purchases",
    access: 'customer',
    rate: 'read',
    params: RegistryId,
    reply: WireOwnRegistry,
    refusals: missing,
  },
  'PUT /svc_registry/registries/{id}': {
    summary: 'Updates details, shipping address, privacy, and state of a registry; omitted parts keep their values',
    access: 'customer',
    rate: 'write',
    params: RegistryId,
    body: z
      .object({
        about: About,
        address: WireAddress,
        privacy: z.enum(registryPrivacies),
        /** True to hide purchases from the owner until the event. */
        isSurprise: z.boolean(),
        /** Custom part of the registry's URL. Null means a random, unguessable key. */
        customKey: CustomKey.nullable(),
        /** Gifts should arrive before this day. Null means any day. */
        shipBefore: z.iso.date().nullable(),
        /** Required for the privacy setting `password`. A new password locks out visitors who entered the old one. */
        password: Password,
        isArchived: z.boolean(),
      })
      .partial(),
    reply: WireOwnRegistry,
    refusals: {
      ...missing,
      about_missing: { status: 422 },
      /** A registry needs an address before it can be shared. */
      address_missing: { status: 422 },
      password_missing: { status: 422 },
      url_key_taken: { status: 409 },
      invalid_address: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.string() })) }),
      },
    },
  },
  'PUT /svc_registry/registries/{id}/items/{itemId}': {
    summary: 'Updates the desired quantity and note of a registry item',
    access: 'customer',
    rate: 'write',
    params: z.object({ id: z.uuid(), itemId: z.uuid() }),
    body: z.object({ priority: Priority, note: z.string().trim().max(300) }),
    reply: WireOwnRegistry,
    refusals: { ...missing, item_not_found: { status: 404 } },
  },
  'PUT /svc_registry/registries/{id}/order': {
    summary: 'Sets the order of the items; omitted items follow in the order they were added',
    access: 'customer',
    rate: 'write',
    params: RegistryId,
    body: z.object({ items: z.array(z.uuid()).max(200) }),
    reply: WireOwnRegistry,
    refusals: missing,
  },
  'PUT /svc_registry/registries/{id}/photo': {
    summary: 'Sets the photo of a registry, JPEG, PNG, WebP, or AVIF in base64, re-encoded; null removes it',
    access: 'customer',
    rate: 'write',
    params: RegistryId,
    body: z.object({ photo: z.base64().min(4).max(maxPhotoLetters).nullable() }),
    maxBytes: maxPhotoLetters + 1_000,
    reply: WireOwnRegistry,
    refusals: { ...missing, photo_unreadable: { status: 422 }, photo_too_large: { status: 422 } },
  },
  'GET /svc_registry/url-keys/{urlKey}': {
    summary: 'Returns whether a registry may use a URL key',
    access: 'customer',
    rate: 'lookup',
    params: z.object({ urlKey: CustomKey }),
    reply: z.strictObject({ isFree: z.boolean() }),
  },
  'PUT /svc_registry/registries/{id}/thanks': {
    summary: 'Sets the purchases whose buyers have been thanked',
    access: 'customer',
    rate: 'write',
    params: RegistryId,
    body: z.object({ thanked: z.array(z.uuid()).max(1_000) }),
    reply: WireOwnRegistry,
    refusals: missing,
  },
  'GET /svc_registry/shared/{urlKey}': {
    summary: 'Returns a shared registry by its URL key',
    // Not public, because the owner sees fewer fields while purchases are a surprise.
    access: 'guest',
    rate: 'read',
    params: z.object({ urlKey: z.string().max(100) }),
    query: z.object({ country: z.string().length(2).optional() }),
    reply: WireSharedRegistry,
    // The response is the same for unknown, private, and deleted registries.
    refusals: { ...missing, registry_locked: { status: 403 } },
  },
  'POST /svc_registry/shared/{urlKey}/unlock': {
    summary: 'Unlocks a registry with its password for twelve hours in this browser',
    access: 'guest',
    rate: 'lookup',
    reads: true,
    params: z.object({ urlKey: z.string().max(100) }),
    body: z.object({ password: z.string().max(registryPasswordLength.max) }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { ...missing, wrong_password: { status: 422 } },
  },
  'GET /svc_registry/search': {
    summary: 'Returns public registries by registrant name, full email address, or code',
    access: 'public',
    // Requests from the store's own pages also count, to slow down guessing. Login has a separate limit.
    rate: 'lookup',
    query: z.object({
      /** Beginning of a first or last name, or a complete code. */
      name: SingleLineText(80).min(2).optional(),
      email: NormalizedEmail.optional(),
      code: z.string().trim().max(20).optional(),
      eventType: z.enum(eventTypes).optional(),
      region: z.string().trim().max(80).optional(),
      /** Month, such as 2027-06. */
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
      page: z.coerce.number<string>().int().min(1).max(500).default(1),
    }),
    reply: z.strictObject({ page: z.int(), pages: z.int(), found: z.array(WireFound) }),
  },
})
