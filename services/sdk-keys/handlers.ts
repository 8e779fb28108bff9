import { createHash, randomBytes } from 'node:crypto'
import type { Reply } from '#contract/kernel/call.ts'
import type { sdkKeys } from '#contract/sdk-keys.ts'
import { isOwnSource, maxSdkKeys, type SdkKeyKind } from '#domain/sdk-keys/sdk-key.ts'
import { sites } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { readFlagClients } from '#services/flags/steps.ts'
import {
  changeSdkKey,
  createSdkKey,
  deleteSdkKey,
  lockSdkKey,
  lockSdkKeys,
  readSdkKeys,
  rotateSdkKey,
  type SdkKeyRow,
} from './repository.ts'

export interface SdkKeyDeps {
  db: Database
  /** Event sources with a key in the settings. */
  settingSources: readonly string[]
}

type WireKey = Reply<typeof sdkKeys, 'PUT /svc_admin/sdk-keys/{id}'>

const hourMs = 3_600_000

export const sdkKeyHandlers: Handlers<typeof sdkKeys, SdkKeyDeps> = {
  async 'GET /svc_admin/sdk-keys'({ staff, now }, { db, settingSources }) {
    const [rows, clients] = await Promise.all([readSdkKeys(db), readFlagClients(db)])
    return {
      keys: rows.filter((row) => seesKey(staff, row)).map((row) => wireKey(row, now)),
      fixed: [
        ...settingSources.map((name) => ({ kind: 'events' as const, name })),
        ...clients.map((name) => ({ kind: 'flags' as const, name })),
      ],
    }
  },

  async 'POST /svc_admin/sdk-keys'({ body, staff, key, now, refuse }, { db, settingSources }) {
    const fields = { source: null, site: null, isRemote: false, ...body }
    assertKeySites(staff, fields)
    const id = idOfRequest(staff, key)
    return db.transaction(async (tx) => {
      await lockSdkKeys(tx)
      const rows = await readSdkKeys(tx)
      const repeated = rows.find((row) => row.id === id)
      if (repeated) return wireKey(repeated, now)
      if (rows.length >= maxSdkKeys) throw refuse('too_many_sdk_keys')
      const { source } = fields
      if (source !== null && (isOwnSource(source) || settingSources.includes(source))) throw refuse('source_taken')
      if (source !== null && rows.some((row) => row.source === source)) throw refuse('source_taken')
      await createSdkKey(tx, { id, ...fields, key: newKey(body.kind), createdBy: staff.name }, now)
      return wireKey((await lockSdkKey(tx, id))!, now)
    })
  },

  async 'PUT /svc_admin/sdk-keys/{id}'({ params, body, version, staff, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await changeableKey(tx, params.id, staff)
      if (!row) throw refuse('sdk_key_not_found')
      // If nothing changes, this is a retry.
      if (row.name === body.name && row.isEnabled === body.isEnabled) return wireKey(row, now)
      if (version !== 'any' && version !== row.version) throw refuse('version_conflict', { current: wireKey(row, now) })
      await changeSdkKey(tx, row.id, body)
      return wireKey((await lockSdkKey(tx, row.id))!, now)
    })
  },

  async 'POST /svc_admin/sdk-keys/{id}/rotate'({ params, body, version, staff, key, now, refuse }, { db }) {
    const request = hashOfRequest(staff, key).toString('hex')
    return db.transaction(async (tx) => {
      const row = await changeableKey(tx, params.id, staff)
      if (!row) throw refuse('sdk_key_not_found')
      if (row.rotationRequest === request) return wireKey(row, now)
      if (version !== 'any' && version !== row.version) throw refuse('version_conflict', { current: wireKey(row, now) })
      const earlierUntil = body.hours === 0 ? null : new Date(now + body.hours * hourMs)
      await rotateSdkKey(tx, row.id, { key: newKey(row.kind), earlierUntil, request })
      return wireKey((await lockSdkKey(tx, row.id))!, now)
    })
  },

  async 'DELETE /svc_admin/sdk-keys/{id}'({ params, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await changeableKey(tx, params.id, staff)
      if (!row) throw refuse('sdk_key_not_found')
      await deleteSdkKey(tx, row.id)
      return { success: true as const }
    })
  },
}

/** A key for all sites is visible to all staff, but only staff with access to all sites can change it. */
function seesKey(staff: Staff, { site }: Pick<SdkKeyRow, 'site'>): boolean {
  return site === null || staff.sites.includes(site)
}

function assertKeySites(staff: Staff, { site }: Pick<SdkKeyRow, 'site'>): void {
  const missing = (site === null ? sites : [site]).find((each) => !staff.sites.includes(each))
  if (missing !== undefined) throw commonRefusal('not_permitted', { site: missing })
}

/** Locks a key. Returns undefined if the caller cannot see the key. Refuses if the caller can see but not change it. */
async function changeableKey(tx: Transaction, id: string, staff: Staff): Promise<SdkKeyRow | undefined> {
  const row = await lockSdkKey(tx, id)
  if (!row || !seesKey(staff, row)) return undefined
  assertKeySites(staff, row)
  return row
}

/** Includes the staff id, so that requests from different staff members never collide. */
function hashOfRequest({ id, keyId, name }: Staff, key: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([id, keyId ?? name, key]))
    .digest()
}

/** Returns the id for the key that a request creates, so that a retry finds the key. */
function idOfRequest(staff: Staff, key: string): string {
  const bytes = hashOfRequest(staff, key).subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Returns a random key in the format that the SDKs for its kind accept. */
function newKey(kind: SdkKeyKind): string {
  return kind === 'events' ? randomBytes(24).toString('base64url') : `sdk-${randomBytes(12).toString('base64url')}`
}

function wireKey(row: SdkKeyRow, now: number): WireKey {
  const { earlierKey, earlierUntil, earlierUsedAt, usedAt, createdAt, rotationRequest: _, ...fields } = row
  const isWorking = earlierKey !== null && earlierUntil !== null && earlierUntil.getTime() > now
  return {
    ...fields,
    usedAt: usedAt?.toISOString() ?? null,
    earlier: isWorking
      ? { key: earlierKey, until: earlierUntil.toISOString(), usedAt: earlierUsedAt?.toISOString() ?? null }
      : null,
    createdAt: createdAt.toISOString(),
  }
}
