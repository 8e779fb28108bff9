import { shipsTo } from '#domain/countries/countries.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { regionsOf } from '#domain/countries/regions.ts'
import type { Site } from '#domain/sites.ts'
import type { Address } from './address.ts'
import { addressProblems, type FieldProblem } from './problems.ts'

/** So many addresses a book has at most. */
export const maxAddresses = 50

export type SavedAddress = Address & { _id: string }
type Marked = Pick<SavedAddress, '_id' | 'countryId' | 'isDefaultShipping' | 'isDefaultBilling'>
export type Marks = Pick<Address, 'isDefaultShipping' | 'isDefaultBilling'>

/** A book as it is read: the default for shipping, then that for billing, then the rest as it came. */
export function inBookOrder<Each extends Marks>(book: readonly Each[]): Each[] {
  const rank = ({ isDefaultShipping, isDefaultBilling }: Marks) => (isDefaultShipping ? 0 : isDefaultBilling ? 1 : 2)
  return book.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * What keeps an address out of the book: what keeps it from being valid, a country that we do not know, and for a default
 * for shipping one that the site does not ship to.
 */
export function bookProblems(site: Site, address: Address): FieldProblem[] {
  const { countryId, isDefaultShipping } = address
  const country = countryOf(countryId)
  const problems = addressProblems(address, { country, regions: regionsOf(countryId) })
  const isElsewhere = countryId !== '' && (country === undefined || (isDefaultShipping && !shipsTo(site, countryId)))
  return isElsewhere ? [...problems, { path: 'countryId', rule: 'choice' }] : problems
}

/** The marks that a new address gets: those asked for; of the first of a book both, as far as the site ships there. */
export function marksOfNew(site: Site, address: Pick<Address, 'countryId'> & Marks, isFirst: boolean): Marks {
  return {
    isDefaultShipping: address.isDefaultShipping || (isFirst && shipsTo(site, address.countryId)),
    isDefaultBilling: address.isDefaultBilling || isFirst,
  }
}

/**
 * Who takes over the marks of an address that leaves its book, by id: the default of the other kind, else the newest; for
 * shipping one that the site ships to. Null where there was no mark, or nobody is left.
 */
export function successorsOf(
  site: Site,
  book: readonly Marked[],
  id: string,
): { shipping: string | null; billing: string | null } {
  const gone = book.find(({ _id }) => _id === id)
  const rest = inBookOrder(book.filter(({ _id }) => _id !== id))
  const next = rest.find(({ countryId }) => shipsTo(site, countryId))
  return {
    shipping: gone?.isDefaultShipping ? (next?._id ?? null) : null,
    billing: gone?.isDefaultBilling ? (rest[0]?._id ?? null) : null,
  }
}
