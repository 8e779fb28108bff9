import { randomBytes, randomInt } from 'node:crypto'
import type { registry } from '#contract/registry.ts'
import { addressProblems } from '#domain/address/problems.ts'
import { isEmail } from '#domain/address/email.ts'
import { shipsTo } from '#domain/countries/countries.ts'
import { registryCodeLength, registryCodeLetters } from '#domain/registry/registry.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { addressOf, placeOf } from '#services/orders/steps.ts'
import type { CartDeps } from '#services/lists/pricing-steps.ts'
import { lockAndNameRegistry, readOwnList, readRegistries } from '#services/lists/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { findCustomer, readContact } from '#services/sessions/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { lineOf } from './purchases.ts'
import {
  changeRegistry,
  describeLine,
  describeRegistry,
  findRegistries,
  recordThanks,
  readByKey,
  readOwnRegistries,
  readOwnRegistry,
} from './repository.ts'
import { ownView, registryView, sharedView } from './view.ts'

interface RegistryDeps extends CartDeps {
  db: Database
  shared: QueryRunner
}

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

  async 'GET /svc_registry/registries/{id}'({ scope, params, now, refuse }, { db }) {
    const list = await readOwnList(db, scope, params.id)
    if (list?.type !== 'registry' || !list.isActive) throw refuse('registry_not_found')
    return ownView(db, scope, list, now)
  },

  async 'PUT /svc_registry/registries/{id}'(received, { db }) {
    const { site, scope, params, body, now, refuse } = received
    const { about, privacy, isSurprise } = body
    const { email } = await readContact(db, scope.customerId!)
    // Emails about orders are sent to the owner's account email.
    const address = body.address && { ...addressOf(body.address), email }
    if (address) {
      const fields = addressProblems(address, placeOf(site, address)).map(({ path, rule }) => ({ path, rule }))
      if (!shipsTo(site, address.countryId)) fields.push({ path: 'countryId', rule: 'choice' })
      if (fields.length > 0) throw refuse('invalid_address', { fields })
    }
    return writeOnce(db, received, async (tx) => {
      const named = about && { title: about.title, eventDate: about.eventDate }
      const list = await lockAndNameRegistry(tx, scope, params.id, named)
      if (!list) throw refuse('registry_not_found')
      if (about) {
        await describeRegistry(tx, scope, list.id, { ...about, code: newCode() })
      }
      const row = await readOwnRegistry(tx, scope, list.id)
      if (!row) throw refuse('about_missing')
      if (privacy !== undefined && privacy !== 'private' && !address && !row.address) throw refuse('address_missing')
      await changeRegistry(tx, list.id, { address, privacy, isSurprise }, randomBytes(16).toString('base64url'))
      return ownView(tx, scope, list, now)
    })
  },

  async 'PUT /svc_registry/registries/{id}/items/{itemId}'(received, { db }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const list = await lockAndNameRegistry(tx, scope, params.id, undefined)
      if (!list || !(await readOwnRegistry(tx, scope, list.id))) throw refuse('registry_not_found')
      const item = list.items.find(({ id }) => id === params.itemId)
      if (!item) throw refuse('item_not_found')
      await describeLine(tx, list.id, { line: lineOf(item), ...body })
      return ownView(tx, scope, list, now)
    })
  },

  async 'PUT /svc_registry/registries/{id}/thanks'(received, { db }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const list = await lockAndNameRegistry(tx, scope, params.id, undefined)
      if (!list) throw refuse('registry_not_found')
      await recordThanks(tx, list.id, body.thanked)
      return ownView(tx, scope, list, now)
    })
  },

  async 'GET /svc_registry/shared/{urlKey}'({ site, scope, params, query, now, refuse }, deps) {
    const row = await readByKey(deps.db, site, params.urlKey)
    const view = row && (await sharedView(deps, row, scope, query.country, now))
    if (!view) throw refuse('registry_not_found')
    return view
  },

  async 'GET /svc_registry/search'({ site, query, now }, { shared }) {
    const { page, ...sought } = query
    // A search needs a name, an email or a code, so that registries cannot be enumerated.
    const hasQuery = Boolean(sought.name ?? sought.code) || (sought.email !== undefined && isEmail(sought.email))
    const today = isoDateOf(now)
    if (!hasQuery) return { page, pages: 0, found: [] }
    const { email } = sought
    // Searches by the current email of the account.
    const customerId = email === undefined ? undefined : await findCustomer(shared, email)
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

/** Creates a registry code: 40 random bits. */
function newCode(): string {
  const letter = () => registryCodeLetters[randomInt(registryCodeLetters.length)]
  return Array.from({ length: registryCodeLength }, letter).join('')
}
