import { z } from 'zod'
import { registryPriorities } from '#domain/lists/list.ts'
import { eventTypes, registryPrivacies } from '#domain/registry/registry.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'
import { WireSharedList } from './lists.ts'

const Name = z.string().trim().min(1).max(40)
const Piece = z.int().min(0)

const About = z.strictObject({
  title: z.string().trim().min(1).max(100),
  eventType: z.enum(eventTypes),
  eventDate: z.iso.date(),
  firstname: Name,
  lastname: Name,
  coRegistrant: z.string().trim().max(80),
  message: z.string().trim().max(1_000),
})
const Priority = z.enum(registryPriorities)

/** A registry in the list of its owner's; `about` is null until it was said what it is for. */
const WireRegistry = z.strictObject({
  _id: z.uuid(),
  title: z.string(),
  about: About.nullable(),
  privacy: z.enum(registryPrivacies),
  /** The last part of its address while others may see it. */
  urlKey: z.string().nullable(),
  /** How many pieces are wanted, and how many of them were bought; null is a surprise still. */
  wanted: Piece,
  purchased: Piece.nullable(),
})

const WireOwnRegistry = z.strictObject({
  ...WireRegistry.shape,
  /** What the search finds it by. */
  code: z.string().nullable(),
  isSurprise: z.boolean(),
  address: WireAddress.nullable(),
  /** By the ids of the list's items; counts are null while they are a surprise. */
  items: z.array(
    z.strictObject({ itemId: z.uuid(), purchased: Piece.nullable(), priority: Priority, note: z.string() }),
  ),
  /** The latest first; null while they are a surprise. */
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

/** A registry as others see it: of where it ships to, no more than city and region [REGISTRY-001, REGISTRY-003]. */
const WireSharedRegistry = z.strictObject({
  /** What a line bought for it names. */
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
  /** Its event is more than a year ago: nothing can be bought any more. */
  isOver: z.boolean(),
  wanted: Piece,
  /** Null, as in its lines, for the owner whom it is to surprise. */
  purchased: Piece.nullable(),
  lines: z.array(
    WireSharedList.shape.lines.element.extend({
      wanted: Piece,
      purchased: Piece.nullable(),
      /** Neither bought nor being bought. */
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
    summary: "Read the customer's registries, the newest first",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({ registries: z.array(WireRegistry) }),
  },
  'GET /svc_registry/registries/{id}': {
    summary: 'Read an own registry with its counts and who bought what',
    access: 'customer',
    rate: 'read',
    params: RegistryId,
    reply: WireOwnRegistry,
    refusals: missing,
  },
  'PUT /svc_registry/registries/{id}': {
    summary: 'Say what a list of the type registry is for, where it ships to, and who sees it; parts left out stay',
    access: 'customer',
    rate: 'write',
    params: RegistryId,
    body: z
      .object({
        about: About,
        address: WireAddress,
        privacy: z.enum(registryPrivacies),
        /** Who bought what is told from the day of the event on. */
        isSurprise: z.boolean(),
      })
      .partial(),
    reply: WireOwnRegistry,
    refusals: {
      ...missing,
      /** What it is for is said first. */
      about_missing: { status: 422 },
      /** Others see it once it is known where it ships to. */
      address_missing: { status: 422 },
      invalid_address: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.string() })) }),
      },
    },
  },
  'PUT /svc_registry/registries/{id}/items/{itemId}': {
    summary: 'Say how much an item of a registry is wished for, and what buyers should know',
    access: 'customer',
    rate: 'write',
    params: z.object({ id: z.uuid(), itemId: z.uuid() }),
    body: z.object({ priority: Priority, note: z.string().trim().max(300) }),
    reply: WireOwnRegistry,
    refusals: { ...missing, item_not_found: { status: 404 } },
  },
  'PUT /svc_registry/registries/{id}/thanks': {
    summary: 'Note for which of the purchases the buyers were thanked; the others were not',
    access: 'customer',
    rate: 'write',
    params: RegistryId,
    body: z.object({ thanked: z.array(z.uuid()).max(1_000) }),
    reply: WireOwnRegistry,
    refusals: missing,
  },
  'GET /svc_registry/shared/{urlKey}': {
    summary: 'Read a registry that its owner shares, by the key in its address',
    // Its owner is told less than others while it is a surprise.
    access: 'guest',
    rate: 'read',
    params: z.object({ urlKey: z.string().max(100) }),
    query: z.object({ country: z.string().length(2).optional() }),
    reply: WireSharedRegistry,
    // Unknown, private and deleted alike.
    refusals: missing,
  },
  'GET /svc_registry/search': {
    summary: 'Find public registries by the name of who registered, the whole e-mail address, or the code',
    access: 'public',
    // Also from our own page: whoever tries out names, addresses or codes is slowed down as at the log-in, apart from it.
    rate: 'lookup',
    query: z.object({
      /** The beginning of a first or last name, or both. */
      name: z.string().trim().min(2).max(80).optional(),
      email: z.string().trim().max(320).optional(),
      code: z.string().trim().max(20).optional(),
      eventType: z.enum(eventTypes).optional(),
      region: z.string().trim().max(80).optional(),
      /** A month of the event, as in 2027-06. */
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
      page: z.coerce.number<string>().int().min(1).max(500).default(1),
    }),
    reply: z.strictObject({ page: z.int(), pages: z.int(), found: z.array(WireFound) }),
  },
})
