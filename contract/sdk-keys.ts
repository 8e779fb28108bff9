import { z } from 'zod'
import { overlapHours, sdkKeyKinds, sourcePattern } from '#domain/sdk-keys/sdk-key.ts'
import { sites } from '#domain/sites.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const ById = z.object({ id: z.uuid() })
const Name = SingleLineText(80).refine((name) => name !== '', 'must not be empty')
const At = z.iso.datetime()
const WireKey = z.strictObject({
  id: z.uuid(),
  kind: z.enum(sdkKeyKinds),
  name: z.string(),
  /** Source name in stored events, or null for flags. */
  source: z.string().nullable(),
  /** Null for all sites. */
  site: z.enum(sites).nullable(),
  isRemote: z.boolean(),
  /** The public key. It is not secret, because browsers and apps contain it. */
  key: z.string(),
  usedAt: At.nullable(),
  /** The previous key, until it expires after the rotation. */
  earlier: z.strictObject({ key: z.string(), until: At, usedAt: At.nullable() }).nullable(),
  isEnabled: z.boolean(),
  createdBy: z.string(),
  createdAt: At,
  version: z.int(),
})
const write = { access: 'staff', permission: 'sdk_keys.write', rate: 'write' } as const
const missing = { sdk_key_not_found: { status: 404 } } as const
const conflict = { version_conflict: { status: 409, details: z.strictObject({ current: WireKey }) } } as const

/** Public keys that let other systems send events and read feature flags. */
export const sdkKeys = contract({
  'GET /svc_admin/sdk-keys': {
    summary: 'Returns the keys of event sources and flag SDKs on the sites of the caller, with their last use',
    access: 'staff',
    permission: 'settings.read',
    rate: 'read',
    reply: z.strictObject({
      keys: z.array(WireKey),
      /** Read-only keys: from the settings, and for the store's own use. */
      fixed: z.array(z.strictObject({ kind: z.enum(sdkKeyKinds), name: z.string() })),
    }),
  },
  'POST /svc_admin/sdk-keys': {
    summary: 'Creates a key for an event source or a flag SDK',
    ...write,
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('events'),
        name: Name,
        source: z.string().regex(sourcePattern),
        site: z.enum(sites).nullable().default(null),
      }),
      z.object({ kind: z.literal('flags'), name: Name, isRemote: z.boolean().default(false) }),
    ]),
    status: 201,
    reply: WireKey,
    refusals: { source_taken: { status: 409 }, too_many_sdk_keys: { status: 422 } },
  },
  'PUT /svc_admin/sdk-keys/{id}': {
    summary: 'Renames a key, or turns it on or off',
    ...write,
    params: ById,
    versioned: true,
    body: z.object({ name: Name, isEnabled: z.boolean() }),
    reply: WireKey,
    refusals: { ...missing, ...conflict },
  },
  'POST /svc_admin/sdk-keys/{id}/rotate': {
    summary: 'Creates a new key; the earlier one works for `hours`, and any key before it stops working',
    ...write,
    params: ById,
    versioned: true,
    body: z.object({ hours: z.literal(overlapHours) }),
    reply: WireKey,
    refusals: { ...missing, ...conflict },
  },
  'DELETE /svc_admin/sdk-keys/{id}': {
    summary: 'Deletes a key; stored events stay',
    ...write,
    params: ById,
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: missing,
  },
})
