import { emptyAddress } from '#domain/address/address.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { hasPostcodeFormat } from '#domain/countries/country.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { apoCountry } from '#domain/countries/regions.ts'
import type { Site } from '#domain/sites.ts'
import type { FormField } from '#domain/address/form-fields.ts'
import { postcodeDigits, type WireAddress } from './address-form.ts'
import type { Checkout } from '../placing/compose-order.ts'
import type { FieldMessages } from '../review/refusal-messages.ts'
import type { CheckoutTexts } from '../texts/en.ts'

/** Returns a field's label in its country [ADDRESS-407]. */
export function labelOf(site: Site, field: FormField, countryId: string, texts: CheckoutTexts): string {
  const country = countryOf(countryId)
  if (field === 'postcode') return texts.postcode[country?.postcodeLabel ?? 'postcode']
  if (field === 'city') return texts.cities[country?.cityLabel ?? 'city']
  if (field === 'region') {
    return site === 'APO' && countryId === apoCountry
      ? texts.militaryRegion
      : (texts.region[countryId] ?? texts.regions[country?.regionLabel ?? 'region'])
  }
  return texts[field]
}

/** Returns a message for a field problem that says what to change [ADDRESS-204, ERROR-402]. */
export function problemText(
  site: Site,
  { path, rule }: FieldProblem,
  address: WireAddress,
  texts: CheckoutTexts,
  countryName: (code: string) => string,
): string {
  const country = countryOf(address.countryId)
  const label = country?.postcodeLabel ?? 'postcode'
  if (rule === 'required') {
    if (path === 'postcode') return texts.requiredPostcode(label)
    if (path === 'region') return texts.requiredRegion(labelOf(site, 'region', address.countryId, texts))
    if (path === 'city') return texts.requiredCity(labelOf(site, 'city', address.countryId, texts))
    return texts.required[path] ?? texts.requiredOther
  }
  if (rule === 'email') return texts.invalidEmail
  if (rule === 'max') return texts.tooLong
  if (rule === 'choice') return path === 'countryId' ? texts.notShippedTo : texts.invalidChoice
  if (path === 'eoriNumber') return texts.eoriForm
  if (path === 'telephone') return texts.invalidTelephone
  if (country && hasPostcodeFormat(country, address.postcode))
    return texts.postcodeUnknown(label, countryName(address.countryId))
  const digits = country ? postcodeDigits(country) : null
  if (digits === null) return texts.postcodeForm(label, countryName(address.countryId))
  const found = address.postcode.replace(/\D/g, '').length
  return found === digits ? texts.postcodeOnlyDigits(label, digits) : texts.postcodeDigits(label, digits, found)
}

/** Returns field messages for an order's addresses, as shown in their forms. */
export function createFieldMessages(
  site: Site,
  draft: Pick<Checkout['draft'], 'shippingAddress' | 'billingAddress' | 'billingSameAsShipping'>,
  texts: CheckoutTexts,
  countryName: (code: string) => string,
): FieldMessages {
  const { shippingAddress, billingAddress, billingSameAsShipping } = draft
  return (problem, which) => {
    const address = which === 'billing' && !billingSameAsShipping ? billingAddress : shippingAddress
    return problemText(site, problem, address, texts, countryName)
  }
}

/** Formats a pickup location's address for its country. */
export function formatPlace({
  name,
  ...place
}: Pick<WireAddress, 'street' | 'city' | 'region' | 'postcode' | 'countryId'> & { name: string }): string[] {
  return formatAddressLines({ ...emptyAddress(place.countryId), ...place, company: name })
}
