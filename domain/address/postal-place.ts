import { streetLines, type Address } from './address.ts'

const parts = ['street', 'apartment', 'city', 'region', 'postcode'] as const
type PostalPart = (typeof parts)[number]
export type PostalPlace = Pick<Address, PostalPart | 'countryId'>

/** Returns the address without personal data. */
export function postalPlace({ street, apartment, city, region, postcode, countryId }: PostalPlace): PostalPlace {
  return { street: [...street], apartment, city, region, postcode, countryId }
}

export function differingParts(one: PostalPlace, other: PostalPlace): PostalPart[] {
  return parts.filter((part) => textOf(one, part) !== textOf(other, part))
}

function textOf(place: PostalPlace, part: PostalPart): string {
  return part === 'street' ? streetLines(place).join('\n') : place[part].trim()
}

/** Returns the same key for equal places. */
export function placeKey(place: PostalPlace): string {
  return JSON.stringify([place.countryId, ...parts.map((part) => textOf(place, part))])
}
