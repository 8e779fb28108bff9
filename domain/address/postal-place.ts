import { streetLines, type Address } from './address.ts'

const parts = ['street', 'apartment', 'city', 'region', 'postcode'] as const
type PostalPart = (typeof parts)[number]
/** Where a parcel goes, without who takes it. */
export type PostalPlace = Pick<Address, PostalPart | 'countryId'>

/** The place of an address, without all that is about a person. */
export function postalPlace({ street, apartment, city, region, postcode, countryId }: PostalPlace): PostalPlace {
  return { street: [...street], apartment, city, region, postcode, countryId }
}

/** The parts in which two places differ. */
export function differingParts(one: PostalPlace, other: PostalPlace): PostalPart[] {
  return parts.filter((part) => textOf(one, part) !== textOf(other, part))
}

function textOf(place: PostalPlace, part: PostalPart): string {
  return part === 'street' ? streetLines(place).join('\n') : place[part].trim()
}

/** A place as a text of its own, by which the same one is known again. */
export function placeKey(place: PostalPlace): string {
  return JSON.stringify([place.countryId, ...parts.map((part) => textOf(place, part))])
}
