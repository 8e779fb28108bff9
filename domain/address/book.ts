import { shipsTo } from '#domain/countries/countries.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { regionsOf } from '#domain/countries/regions.ts'
import type { Site } from '#domain/sites.ts'
import type { Address } from './address.ts'
import { addressProblems, type FieldProblem } from './problems.ts'

export const maxAddresses = 50

export type SavedAddress = Address & { _id: string }
type Marked = Pick<SavedAddress, '_id' | 'countryId' | 'isDefaultShipping' | 'isDefaultBilling'>
export type DefaultFlags = Pick<Address, 'isDefaultShipping' | 'isDefaultBilling'>

/** Sorts the shipping default first, then the billing default. The order of the other addresses does not change. */
export function sortDefaultsFirst<Each extends DefaultFlags>(book: readonly Each[]): Each[] {
  const rank = ({ isDefaultShipping, isDefaultBilling }: DefaultFlags) =>
    isDefaultShipping ? 0 : isDefaultBilling ? 1 : 2
  return book.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Returns the problems that prevent saving an address: invalid fields, an unknown country, or a shipping default in a
 * country that the site does not ship to.
 */
export function bookProblems(site: Site, address: Address): FieldProblem[] {
  const { countryId, isDefaultShipping } = address
  const country = countryOf(countryId)
  const problems = addressProblems(address, { country, regions: regionsOf(countryId) })
  const isElsewhere = countryId !== '' && (country === undefined || (isDefaultShipping && !shipsTo(site, countryId)))
  return isElsewhere ? [...problems, { path: 'countryId', rule: 'choice' }] : problems
}

/**
 * Returns the default flags for a new address. The first address always becomes the billing default, and also the
 * shipping default if the site ships there.
 */
export function defaultFlagsForNewAddress(
  site: Site,
  address: Pick<Address, 'countryId'> & DefaultFlags,
  isFirst: boolean,
): DefaultFlags {
  return {
    isDefaultShipping: address.isDefaultShipping || (isFirst && shipsTo(site, address.countryId)),
    isDefaultBilling: address.isDefaultBilling || isFirst,
  }
}

/**
 * Returns the addresses that inherit the default flags of a deleted address: the other default, or else the newest
 * address. Returns null for flags without a successor.
 */
export function defaultSuccessors(
  site: Site,
  book: readonly Marked[],
  id: string,
): { shipping: string | null; billing: string | null } {
  const deleted = book.find(({ _id }) => _id === id)
  const rest = sortDefaultsFirst(book.filter(({ _id }) => _id !== id))
  const next = rest.find(({ countryId }) => shipsTo(site, countryId))
  return {
    shipping: deleted?.isDefaultShipping ? (next?._id ?? null) : null,
    billing: deleted?.isDefaultBilling ? (rest[0]?._id ?? null) : null,
  }
}
