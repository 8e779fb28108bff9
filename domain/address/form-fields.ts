import type { Country } from '#domain/countries/country.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Address } from './address.ts'

export type FormField = Exclude<
  keyof Address,
  '_id' | 'regionId' | 'countryId' | 'isDefaultShipping' | 'isDefaultBilling'
>

interface AddressForm {
  visible: readonly FormField[]
  behindLink: readonly FormField[]
}

/** Returns the fields shown to a guest, at most eight. A link reveals the other fields. */
export function addressForm(site: Site, { requireRegion, lineOrder }: Country): AddressForm {
  const lines = lineOrder.filter((line) => line !== 'apartment' && (line !== 'region' || requireRegion))
  const numbers: FormField[] = siteSettings[site].taxDisplay === 'vat' ? ['vatNumber', 'eoriNumber'] : []
  return {
    visible: ['email', 'firstname', 'lastname', ...lines, 'telephone'],
    behindLink: ['apartment', 'company', ...numbers],
  }
}

/** Returns the initial country: the locale's country if the site ships there, or else the site's home country. */
export function initialCountry(site: Site, localeCountry: string | undefined): string {
  const { countries, homeCountry } = siteSettings[site]
  return localeCountry && countries.includes(localeCountry) ? localeCountry : homeCountry
}
