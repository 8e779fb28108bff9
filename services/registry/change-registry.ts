import { randomBytes, randomInt } from 'node:crypto'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { registry } from '#contract/registry.ts'
import { addressProblems } from '#domain/address/problems.ts'
import { shipsTo } from '#domain/countries/countries.ts'
import { registryCodeLength, registryCodeLetters } from '#domain/registry/registry.ts'
import type { Database } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import { addressOf, placeOf } from '#services/orders/steps.ts'
import { lockAndNameRegistry } from '#services/lists/steps.ts'
import { hashPassword, readContact } from '#services/sessions/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { changeRegistry, updateRegistryDetails, isUrlKeyAvailable, readOwnRegistry } from './repository.ts'
import { ownView } from './view.ts'

type Change = ReceivedCall<typeof registry, 'PUT /svc_registry/registries/{id}'>

/** Updates the requested fields of one of the caller's registries [REGISTRY-403]. */
export async function changeOwnRegistry(received: Change, { db, secret }: { db: Database; secret: string }) {
  const { scope, params, body, now, refuse } = received
  const { about, privacy, isSurprise, customKey, shipBefore, isArchived } = body
  const address = await checkAddress(received, db)
  // Hashed before the transaction, because hashing is slow.
  const passwordHash = body.password === undefined ? undefined : await hashPassword(body.password)
  return writeOnce(db, received, async (tx) => {
    const named = about && { title: about.title, eventDate: about.eventDate }
    const list = await lockAndNameRegistry(tx, scope, params.id, named)
    if (!list) throw refuse('registry_not_found')
    if (about) await updateRegistryDetails(tx, scope, list.id, { ...about, code: newCode() })
    const row = await readOwnRegistry(tx, scope, list.id)
    if (!row) throw refuse('about_missing')
    if (privacy !== undefined && privacy !== 'private' && !address && !row.address) throw refuse('address_missing')
    const needsPassword = (privacy ?? row.privacy) === 'password'
    if (needsPassword && passwordHash === undefined && row.passwordHash === null) throw refuse('password_missing')
    if (customKey && !(await isUrlKeyAvailable(tx, customKey, list.id))) throw refuse('url_key_taken')
    const change = {
      address,
      privacy,
      isSurprise,
      passwordHash,
      isArchived,
      customKey: customKey === undefined ? row.customKey : customKey,
      shipBefore: shipBefore === undefined ? row.shipBefore : shipBefore,
      locale: currentLocale() ?? null,
    }
    await changeRegistry(tx, list.id, change, randomBytes(16).toString('base64url'))
    return ownView(tx, secret, scope, list, now)
  }).catch((error: unknown) => {
    // Another registry claimed the key concurrently.
    throw isDuplicate(error) ? refuse('url_key_taken') : error
  })
}

/** Returns the gift address with the owner's account email, where emails about orders are sent. */
async function checkAddress({ site, scope, body, refuse }: Change, db: Database) {
  if (!body.address) return undefined
  const { email } = await readContact(db, scope.customerId!)
  const address = { ...addressOf(body.address), email }
  const fields = addressProblems(address, placeOf(site, address)).map(({ path, rule }) => ({ path, rule }))
  if (!shipsTo(site, address.countryId)) fields.push({ path: 'countryId', rule: 'choice' })
  if (fields.length > 0) throw refuse('invalid_address', { fields })
  return address
}

/** Creates a registry code with 40 random bits. */
function newCode(): string {
  const letter = () => registryCodeLetters[randomInt(registryCodeLetters.length)]
  return Array.from({ length: registryCodeLength }, letter).join('')
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
