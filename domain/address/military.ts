import type { Address } from './address.ts'
import { apoCountry } from '#domain/countries/regions.ts'

/** Returns true for a military or diplomatic address: city APO, FPO, or DPO, or region AA, AE, or AP [PROMO-006]. */
export function isMilitary({ countryId, region, city }: Pick<Address, 'countryId' | 'region' | 'city'>): boolean {
  return countryId === apoCountry && (/^A[AEP]$/.test(region) || /^[AFD]PO\b/i.test(city.trim()))
}
