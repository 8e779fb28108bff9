import type { registry } from '#contract/registry.ts'
import { isEmail } from '#domain/address/email.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import type { CartDeps } from '#services/lists/pricing-steps.ts'
import { lockAndNameRegistry, readOwnList, readRegistries } from '#services/lists/steps.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { guessLimit } from '#services/call/limits/attempt-limiter.ts'
import { storePhoto } from '#services/reviews/steps.ts'
import { findCustomerId, verifyPassword } from '#services/sessions/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { changeOwnRegistry } from './change-registry.ts'
import { saveRegistryPhoto } from './photo.ts'
import { giftLineKey } from './purchases.ts'
import {
  updateLineDetails,
  findRegistries,
  isUrlKeyAvailable,
  rankRegistryLines,
  readRegistryByUrlKey,
  readOwnRegistries,
  readOwnRegistry,
  recordThanks,
} from './repository.ts'
import { isUnlocked, unlockRegistry } from './unlock.ts'
import { ownView, registryView, sharedView } from './view.ts'

interface RegistryDeps extends CartDeps {
  db: Database
  shared: QueryRunner
  secret: string
}

/**
 * Limits wrong passwords. Guests at the same party may share an address, and strangers must not lock them out of a
 * registry.
 */
const wrongPasswords = guessLimit('registry unlock', { address: 30, shopper: 10, subject: 100, slowed: 3 })

const pageSize = 20

export const registryHandlers: Handlers<typeof registry, RegistryDeps> = {
  async 'GET /svc_registry/registries'({ scope, now }, { db }) {
    const [lists, rows] = [await readRegistries(db, scope), await readOwnRegistries(db, scope)]
    const views = lists.map((list) => {
      const row = rows.find(({ id }) => id === list.id)
      return registryView(db, list, row, isoDateOf(now))
    })
    return { registries: (await Promise.all(views)).toReversed() }
  },

  async 'GET /svc_registry/registries/{id}'({ scope, params, now, refuse }, { db, secret }) {
    const list = await readOwnList(db, scope, params.id)
    if (list?.type !== 'registry' || !list.isActive) throw refuse('registry_not_found')
    return ownView(db, secret, scope, list, now)
  },

  async 'PUT /svc_registry/registries/{id}'(received, { db, secret }) {
    return changeOwnRegistry(received, { db, secret })
  },

  async 'PUT /svc_registry/registries/{id}/items/{itemId}'(received, { db, secret }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const list = await lockAndNameRegistry(tx, scope, params.id, undefined)
      if (!list || !(await readOwnRegistry(tx, scope, list.id))) throw refuse('registry_not_found')
      const item = list.items.find(({ id }) => id === params.itemId)
      if (!item) throw refuse('item_not_found')
      await updateLineDetails(tx, list.id, { line: giftLineKey(item), ...body })
      return ownView(tx, secret, scope, list, now)
    })
  },

  async 'PUT /svc_registry/registries/{id}/order'(received, { db, secret }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const list = await lockAndNameRegistry(tx, scope, params.id, undefined)
      if (!list || !(await readOwnRegistry(tx, scope, list.id))) throw refuse('registry_not_found')
      const items = body.items.flatMap((id) => list.items.find((item) => item.id === id) ?? [])
      await rankRegistryLines(tx, list.id, items.map(giftLineKey))
      return ownView(tx, secret, scope, list, now)
    })
  },

  async 'PUT /svc_registry/registries/{id}/photo'(received, { db, secret }) {
    const { scope, params, body, now, refuse } = received
    // Decoding is slow, so it happens before the transaction, and only for a photo in the caller's own registry.
    if (!(await readOwnRegistry(db, scope, params.id))) throw refuse('registry_not_found')
    const photo = body.photo === null ? null : await storePhoto(Buffer.from(body.photo, 'base64'))
    if (typeof photo === 'string') throw refuse(photo)
    return writeOnce(db, received, async (tx) => {
      const list = await lockAndNameRegistry(tx, scope, params.id, undefined)
      if (!list || !(await readOwnRegistry(tx, scope, list.id))) throw refuse('registry_not_found')
      await saveRegistryPhoto(tx, list.id, photo)
      return ownView(tx, secret, scope, list, now)
    })
  },

  async 'GET /svc_registry/url-keys/{urlKey}'({ params }, { db }) {
    return { isFree: await isUrlKeyAvailable(db, params.urlKey, null) }
  },

  async 'PUT /svc_registry/registries/{id}/thanks'(received, { db, secret }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const list = await lockAndNameRegistry(tx, scope, params.id, undefined)
      if (!list) throw refuse('registry_not_found')
      await recordThanks(tx, list.id, body.thanked)
      return ownView(tx, secret, scope, list, now)
    })
  },

  async 'GET /svc_registry/shared/{urlKey}'(received, deps) {
    const { site, scope, params, query, now, refuse } = received
    const row = await readRegistryByUrlKey(deps.db, site, params.urlKey)
    const isOwner = row !== undefined && row.customerId === scope.customerId
    if (row && !isOwner && !isUnlocked(received, deps.secret, row)) throw refuse('registry_locked')
    const view = row && (await sharedView(deps, row, scope, query.country, now))
    if (!view) throw refuse('registry_not_found')
    return view
  },

  async 'POST /svc_registry/shared/{urlKey}/unlock'(received, { db, secret }) {
    const { site, scope, params, body, ip, now, refuse } = received
    const row = await readRegistryByUrlKey(db, site, params.urlKey)
    if (!row) throw refuse('registry_not_found')
    if (row.passwordHash === null) return { success: true } as const
    const attempt = { scope, ip, subject: row.id }
    const seconds = await wrongPasswords.begin(db, attempt, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    if (!(await verifyPassword(body.password, row.passwordHash))) throw refuse('wrong_password')
    await wrongPasswords.right(db, attempt)
    unlockRegistry(received, secret, row)
    return { success: true } as const
  },

  async 'GET /svc_registry/search'({ site, query, now }, { shared }) {
    const { page, ...sought } = query
    // A search requires a name, an email, or a code, so that registries cannot be enumerated.
    const hasQuery = Boolean(sought.name ?? sought.code) || (sought.email !== undefined && isEmail(sought.email))
    const today = isoDateOf(now)
    if (!hasQuery) return { page, pages: 0, found: [] }
    const { email } = sought
    // Searches by the account's current email.
    const customerId = email === undefined ? undefined : await findCustomerId(shared, email)
    if (email !== undefined && customerId === undefined) return { page, pages: 0, found: [] }
    const { count, found } = await findRegistries(
      shared,
      site,
      { ...registrySearchOf(sought), customerId },
      { today, page, size: pageSize },
    )
    return { page, pages: Math.ceil(count / pageSize), found }
  },
}

type RegistrySearch = Omit<Parameters<typeof findRegistries>[2], 'customerId'>

function registrySearchOf({ name, code, eventType, region, month }: Partial<RegistrySearch>): RegistrySearch {
  return { name, code, eventType, region, month }
}
