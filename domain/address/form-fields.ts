import type { Country } from '#domain/countries/country.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Address } from './address.ts'

export type FormField = Exclude<
  keyof Address,
  '_id' | 'regionId' | 'countryId' | 'isDefaultShipping' | 'isDefaultBilling'
>

/** The address form of a shopper: what is seen at once, and what a link opens. */
interface AddressForm {
  visible: readonly FormField[]
  behindLink: readonly FormField[]
}

/**
 * The fields a new guest sees, eight at most: the country is a line of text with a change link, and what few people
 * need (apartment, company, a business's numbers) waits behind a link.
 */
export function addressForm(site: Site, { requireRegion, lineOrder }: Country): AddressForm {
  const lines = lineOrder.filter((line) => line !== 'apartment' && (line !== 'region' || requireRegion))
  const numbers: FormField[] = siteSettings[site].taxDisplay === 'vat' ? ['vatNumber', 'eoriNumber'] : []
  return {
    visible: ['email', 'firstname', 'lastname', ...lines, 'telephone'],
    behindLink: ['apartment', 'company', ...numbers],
  }
}

/** The country an address form starts with: the locale's where the site ships there, else the site's own. */
export function startCountry(site: Site, localeCountry: string | undefined): string {
  const { countries, homeCountry } = siteSettings[site]
  return localeCountry && countries.includes(localeCountry) ? localeCountry : homeCountry
}
