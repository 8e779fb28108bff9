import { postcodeMatches, type Country, type Region } from '#domain/countries/country.ts'
import { streetLines, type Address } from './address.ts'
import { isEoriNumber } from './business-numbers.ts'
import { isMilitary } from './military.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { normalizeLine } from './typed/normalize-line.ts'
import { isTelephone } from './typed/telephone.ts'

/** An invalid field. Forms show the text for `rule` next to the field at `path`. */
export interface FieldProblem {
  path: string
  rule: 'required' | 'email' | 'pattern' | 'choice' | 'max'
}

/** `country` is undefined if the country code is unknown. */
export interface Place {
  country: Country | undefined
  regions: readonly Region[]
}

const max: Readonly<Record<string, number>> = {
  firstname: 100,
  lastname: 100,
  telephone: 40,
  email: 320,
  company: 200,
  apartment: 100,
  city: 100,
  region: 100,
  regionId: 20,
  postcode: 32,
  countryId: 2,
  vatNumber: 32,
  eoriNumber: 17,
}
const maxStreetLines = 3
const longestStreetLine = 200

const isBlank = (text: string) => normalizeLine(text) === ''

function missing(address: Address, fields: readonly (keyof Address)[]): FieldProblem[] {
  return fields.filter((field) => isBlank(String(address[field]))).map((path) => ({ path, rule: 'required' }))
}

/** Checks a required email address. */
export function emailProblems(email: string): FieldProblem[] {
  if (isBlank(email)) return [{ path: 'email', rule: 'required' }]
  return isEmail(normalizeEmail(email)) ? [] : [{ path: 'email', rule: 'email' }]
}

/** Validates a contact: first name, last name, telephone, and email [ADDRESS-205..208]. */
export function contactProblems(address: Address): FieldProblem[] {
  const problems = [...emailProblems(address.email), ...missing(address, ['firstname', 'lastname', 'telephone'])]
  // Soldiers abroad have phone numbers in their host country.
  const dialedFrom = isMilitary(address) ? '' : address.countryId
  if (!isBlank(address.telephone) && !isTelephone(address.telephone, dialedFrom))
    problems.push({ path: 'telephone', rule: 'pattern' })
  return problems
}

function regionProblems({ region }: Address, { country, regions }: Place): FieldProblem[] {
  if (!country?.requireRegion) return []
  if (isBlank(region)) return [{ path: 'region', rule: 'required' }]
  if (regions.length === 0 || regions.some(({ code }) => code === region)) return []
  return [{ path: 'region', rule: 'choice' }]
}

function cityIf(country: Country | undefined): (keyof Address)[] {
  return country?.requireCity === false ? [] : ['city']
}

function lengthProblems(address: Address): FieldProblem[] {
  const fields = Object.entries(max).filter(([field, limit]) => String(address[field as keyof Address]).length > limit)
  const problems: FieldProblem[] = fields.map(([path]) => ({ path, rule: 'max' }))
  const { street } = address
  const isTooLong = street.length > maxStreetLines || street.some(({ length }) => length > longestStreetLine)
  return isTooLong ? [...problems, { path: 'street', rule: 'max' }] : problems
}

function streetProblems(address: Address): FieldProblem[] {
  return streetLines(address).length === 0 ? [{ path: 'street', rule: 'required' }] : []
}

/**
 * Validates a shipping address, with problems in form order. City and postcode are optional in countries that have none
 * (decision 029) [ADDRESS-209..217, TAX-237].
 */
export function addressProblems(address: Address, place: Place): FieldProblem[] {
  const tooLong = lengthProblems(address)
  if (tooLong.length > 0) return tooLong
  const { country } = place
  const problems = [
    ...contactProblems(address),
    ...streetProblems(address),
    ...missing(address, [...cityIf(country), 'countryId']),
    ...regionProblems(address, place),
    ...missing(address, country?.requirePostcode === false ? [] : ['postcode']),
  ]
  if (country && !isBlank(address.postcode) && !postcodeMatches(country, address.postcode)) {
    problems.push({ path: 'postcode', rule: 'pattern' })
  }
  if (address.eoriNumber !== '' && !isEoriNumber(address.eoriNumber)) {
    problems.push({ path: 'eoriNumber', rule: 'pattern' })
  }
  return problems
}

/** Validates a billing address. A region is required if the country is unknown or requires one [ADDRESS-218..223]. */
export function billingProblems(address: Address, place: Place): FieldProblem[] {
  const tooLong = lengthProblems(address)
  if (tooLong.length > 0) return tooLong
  const { country } = place
  return [
    ...missing(address, ['firstname']),
    ...streetProblems(address),
    ...missing(address, [...cityIf(country), 'countryId']),
    ...(country ? regionProblems(address, place) : missing(address, ['region'])),
  ]
}
