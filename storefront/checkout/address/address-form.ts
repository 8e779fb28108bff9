import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { type Address, emptyAddress } from '#domain/address/address.ts'
import { bookProblems } from '#domain/address/book.ts'
import { addressProblems, billingProblems, contactProblems, type FieldProblem } from '#domain/address/problems.ts'
import { type FormField } from '#domain/address/form-fields.ts'
import { countryOf, shipsTo } from '#domain/countries/countries.ts'
import type { Country } from '#domain/countries/country.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import type { Site } from '#domain/sites.ts'

export type Purpose = 'shipping' | 'billing' | 'book'
export type WireAddress = Reply<Store, 'GET /svc_checkout/checkout/{listId}'>['draft']['shippingAddress']
export type SentDraft = CallInput<Store, 'PUT /svc_checkout/checkout/{listId}'>['body']

export const maxFieldLengths: Readonly<Record<FormField, number>> = {
  firstname: 80,
  lastname: 80,
  telephone: 40,
  email: 320,
  company: 120,
  street: 120,
  apartment: 100,
  city: 80,
  postcode: 16,
  region: 80,
  vatNumber: 24,
  eoriNumber: 24,
}

export const formFields = Object.keys(maxFieldLengths) as readonly FormField[]

/** Returns a field's name in a form with up to two addresses. */
export function fieldName(purpose: Purpose, field: FormField | 'countryId'): string {
  return purpose === 'billing' ? `billing-${field}` : field
}

/** Reads an address from a form and truncates it to the wire's maximum lengths [ADDRESS-405]. */
export function readAddress(form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>, purpose: Purpose): WireAddress {
  const text = (field: FormField) => {
    const value = form.get(fieldName(purpose, field))
    return typeof value === 'string' ? value.trim().slice(0, maxFieldLengths[field]) : ''
  }
  const country = form.get(fieldName(purpose, 'countryId'))
  const street = text('street')
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    telephone: text('telephone'),
    email: text('email'),
    company: text('company'),
    street: street === '' ? [] : [street],
    apartment: text('apartment'),
    city: text('city'),
    postcode: text('postcode'),
    region: text('region'),
    countryId: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : 'US',
    vatNumber: text('vatNumber'),
    eoriNumber: text('eoriNumber').replace(/\s/g, '').toUpperCase(),
  }
}

export function fieldValue(address: WireAddress, field: FormField): string {
  return field === 'street' ? address.street.join(', ') : address[field]
}

/** Validates an address with the server's rules. */
export function findAddressProblems(site: Site, purpose: Purpose | 'pickup', wire: WireAddress): FieldProblem[] {
  const address: Address = { ...emptyAddress(wire.countryId), ...wire }
  if (purpose === 'pickup') return contactProblems(address)
  const place = { country: countryOf(wire.countryId), regions: regionsOfSite(site, wire.countryId) }
  if (purpose === 'billing') return billingProblems(address, place)
  if (purpose === 'book') return bookProblems(site, address)
  const problems = addressProblems(address, place)
  return shipsTo(site, wire.countryId) ? problems : [...problems, { path: 'countryId', rule: 'choice' }]
}

export const pickupContactFields = ['firstname', 'lastname', 'telephone'] as const satisfies readonly FormField[]

export function sortByFormOrder(problems: readonly FieldProblem[], fields: readonly FormField[]): FieldProblem[] {
  const at = ({ path }: FieldProblem) => {
    const index = fields.findIndex((field) => field === path)
    return index < 0 ? fields.length : index
  }
  return problems.toSorted((a, b) => at(a) - at(b))
}

/** Returns true if the form is still empty. */
export function isUntouched({ firstname, lastname, email, telephone, street, city, postcode }: WireAddress): boolean {
  return [firstname, lastname, email, telephone, ...street, city, postcode].every((text) => text === '')
}

/** Returns the required number of digits in a country's postcodes, or null if other characters are allowed. */
export function postcodeDigits({ postcodeRegex }: Pick<Country, 'postcodeRegex'>): number | null {
  const needed = postcodeRegex.replace(/\(\?:[^()]*\)\?/g, '').replace(/ \?|-\?/g, '')
  if (!/^\^(\[0-9\]\{\d\})+\$$/.test(needed)) return null
  return [...needed.matchAll(/\{(\d)\}/g)].reduce((sum, [, count]) => sum + Number(count), 0)
}
