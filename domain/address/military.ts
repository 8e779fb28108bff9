import type { Address } from './address.ts'
import { apoCountry } from '#domain/countries/regions.ts'

/** Whether an address is one of military or diplomatic mail: APO, FPO or DPO for a city, or a region of theirs [PROMO-006]. */
export function isMilitary({ countryId, region, city }: Pick<Address, 'countryId' | 'region' | 'city'>): boolean {
  return countryId === apoCountry && (/^A[AEP]$/.test(region) || /^[AFD]PO\b/i.test(city.trim()))
}
