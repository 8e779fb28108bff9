import type { Cookies, ReceivedCall, Reply } from '#contract/kernel/call.ts'
import type { addresses } from '#contract/addresses.ts'
import { emptyAddress, type Address } from '#domain/address/address.ts'
import { bookProblems, defaultFlagsForNewAddress, maxAddresses, defaultSuccessors } from '#domain/address/book.ts'
import { postalPlace } from '#domain/address/postal-place.ts'
import { withFormattedPostcode } from '#domain/address/typed/typed-address.ts'
import { isUsableSuggestion } from '#domain/address/suggestion.ts'
import { savedShipToCountry } from '#domain/address/ship-to.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import { shipToCookie } from '#domain/sessions/ship-to-cookie.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { AddressEngine } from '#platform/address/engine.ts'
import type { Database } from '#platform/database.ts'
import { cookieDays, secondsPerDay } from '#services/call/identity/cookies.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { lockCustomer, readContact } from '#services/sessions/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { addAddress, changeAddress, readAddressBook, removeAddress } from './repository.ts'
import { wireAddressBook } from './steps.ts'

type Wire = Reply<typeof addresses, 'GET /svc_customer/customer/address'>
type Adding = ReceivedCall<typeof addresses, 'POST /svc_customer/customer/address'>
interface WriteResult {
  id: string
  book: Wire
}

export interface AddressDeps {
  db: Database
  addressEngine: AddressEngine
}

export const addressHandlers: Handlers<typeof addresses, AddressDeps> = {
  async 'GET /svc_customer/customer/address'({ scope }, { db }) {
    return wireAddressBook(await readAddressBook(db, scope))
  },

  async 'POST /svc_customer/customer/address'(received, { db }) {
    const { site, scope, body, cookies, refuse } = received
    const { email } = await readContact(db, scope.customerId!)
    const result = await writeOnce<WriteResult>(db, received, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      const book = await readAddressBook(tx, scope)
      if (book.length >= maxAddresses) throw refuse('address_limit', { most: maxAddresses })
      const entered = entry(emptyAddress(siteSettings[site].homeCountry), body, email)
      const address = { ...entered, ...defaultFlagsForNewAddress(site, entered, book.length === 0) }
      const fields = bookProblems(site, address)
      if (fields.length > 0) throw refuse('invalid_address', { fields })
      const id = await addAddress(tx, scope, address)
      return { id, book: wireAddressBook(await readAddressBook(tx, scope)) }
    })
    return storeShipTo(cookies, site, result)
  },

  async 'PATCH /svc_customer/customer/address/{id}'(received, { db }) {
    const { site, scope, params, body, cookies, refuse } = received
    const { email } = await readContact(db, scope.customerId!)
    const result = await writeOnce<WriteResult>(db, received, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      const before = (await readAddressBook(tx, scope)).find(({ _id }) => _id === params.id)
      if (!before) throw refuse('address_not_found')
      const address = { ...entry(before, body, email), _id: before._id }
      const fields = bookProblems(site, address)
      if (fields.length > 0) throw refuse('invalid_address', { fields })
      await changeAddress(tx, scope, address)
      return { id: before._id, book: wireAddressBook(await readAddressBook(tx, scope)) }
    })
    return storeShipTo(cookies, site, result)
  },

  async 'DELETE /svc_customer/customer/address/{id}'(received, { db }) {
    const { site, scope, params, refuse } = received
    return writeOnce<Wire>(db, received, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      const book = await readAddressBook(tx, scope)
      if (!book.some(({ _id }) => _id === params.id)) throw refuse('address_not_found')
      await removeAddress(tx, scope, params.id, defaultSuccessors(site, book, params.id))
      return wireAddressBook(await readAddressBook(tx, scope))
    })
  },

  async 'POST /svc_checkout/address/suggestion'({ site, body }, { addressEngine }) {
    // An address is never refused because a suggestion is unavailable.
    const suggested = await addressEngine.suggest(postalPlace(body))
    const place = { country: countryOf(body.countryId), regions: regionsOfSite(site, body.countryId) }
    if (suggested === null || !isUsableSuggestion(body, suggested, place)) return { suggestion: null }
    return { suggestion: { ...postalPlace(suggested), street: [...suggested.street] } }
  },
}

function entry(before: Address, { vatId, ...entered }: Adding['body'], email: string): Address {
  const fields = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined))
  const address = { ...before, ...fields, ...(vatId !== undefined && { vatNumber: vatId }) }
  return withFormattedPostcode({ ...address, email: address.email || email })
}

/**
 * On sites with several countries, sets the visit's ship-to country to the country of the saved default address
 * [ADDRESS-411].
 */
function storeShipTo(cookies: Cookies, site: Site, { id, book }: WriteResult): Wire {
  const saved = book.find(({ _id }) => _id === id)
  const country = saved && savedShipToCountry(site, saved)
  if (country && siteSettings[site].countries.length > 1)
    cookies.set(shipToCookie, country, cookieDays * secondsPerDay, 'preference')
  return book
}
