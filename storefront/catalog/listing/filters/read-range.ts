import type { PriceRange } from '../listing-query.ts'
import { readListingQuery } from '../query/read-query.ts'

/** Returns the price range entered in a form. */
export function readRange(form: HTMLFormElement): PriceRange | null {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return readListingQuery(new URLSearchParams(fields)).price
}
