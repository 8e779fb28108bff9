import { z } from 'zod'
import { registryPriorities } from '#domain/lists/list.ts'
import { eventTypes, registryPrivacies } from '#domain/registry/registry.ts'
import { WireAddress } from './address.ts'
import { TypedEmail, TypedLine } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { WireSharedList } from './lists.ts'

const Name = TypedLine(40).min(1)
const Piece = z.int().min(0)

const About = z.strictObject({
  title: z.string().trim().min(1).max(100),
  eventType: z.enum(eventTypes),
  eventDate: z.iso.date(),
  firstname: Name,
  lastname: Name,
  coRegistrant: TypedLine(80),
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
  /** `purchased` is null while purchases are a surprise. */
  wanted: Piece,
  purchased: Piece.nullable(),
})

const WireOwnRegistry = z.strictObject({
  ...WireRegistry.shape,
  /** The code for finding the registry. */
  code: z.string().nullable(),
  isSurprise: z.boolean(),
  address: WireAddress.nullable(),
  /** Keyed by list item; counts are null while purchases are a surprise. */
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

/** Reveals only the city and region of the address [REGISTRY-001, REGISTRY-003]. */
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
  /** True from a year after the event. */
  isOver: z.boolean(),
  wanted: Piece,
  /** Null for the owner while purchases are a surprise. */
  purchased: Piece.nullable(),
  lines: z.array(
    WireSharedList.shape.lines.element.extend({
      wanted: Piece,
      purchased: Piece.nullable(),
      /** Units neither purchased nor pending. */
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
    summary: 'Updates the details, shipping address and privacy of a registry; omitted parts keep their values',
    access: 'customer',
    rate: 'write',
    params: RegistryId,
    body: z
      .object({
        about: About,
        address: WireAddress,
        privacy: z.enum(registryPrivacies),
        /** Hides purchases from the owner until the event. */
        isSurprise: z.boolean(),
      })
      .partial(),
    reply: WireOwnRegistry,
    refusals: {
      ...missing,
      about_missing: { status: 422 },
      /** A registry can be shared only if it has an address. */
      address_missing: { status: 422 },
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
    // The owner sees fewer fields while purchases are a surprise.
    access: 'guest',
    rate: 'read',
    params: z.object({ urlKey: z.string().max(100) }),
    query: z.object({ country: z.string().length(2).optional() }),
    reply: WireSharedRegistry,
    // The response is the same for unknown, private and deleted registries.
    refusals: missing,
  },
  'GET /svc_registry/search': {
    summary: 'Returns public registries by registrant name, full email address or code',
    access: 'public',
    // Our own pages count too, to slow down guessing. Login has a separate limit.
    rate: 'lookup',
    query: z.object({
      /** Prefix of the first or last name, or a complete code. */
      name: TypedLine(80).min(2).optional(),
      email: TypedEmail.optional(),
      code: z.string().trim().max(20).optional(),
      eventType: z.enum(eventTypes).optional(),
      region: z.string().trim().max(80).optional(),
      /** A month, such as 2027-06. */
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
      page: z.coerce.number<string>().int().min(1).max(500).default(1),
    }),
    reply: z.strictObject({ page: z.int(), pages: z.int(), found: z.array(WireFound) }),
  },
})
