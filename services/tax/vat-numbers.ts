import type { Site } from '#domain/sites.ts'
import { mayReverseCharge, parseVatNumber, type CheckedVatNumber } from '#domain/tax/vat-number.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { VatRegistry } from '#platform/vat/registry.ts'

export interface VatDeps {
  db: QueryRunner
  /** Null if only the format and check digit are checked. */
  vatRegistry: VatRegistry | null
}

const keepMs = 24 * 60 * 60 * 1000

const readCheck = statement<{ isValid: boolean }>(
  'vat-number.read',
  'select is_valid as "isValid" from vat_number_check where number = $1 and checked_at > $2',
)
const keepCheck = statement(
  'vat-number.keep',
  `insert into vat_number_check (number, is_valid, checked_at) values ($1, $2, $3)
   on conflict (number) do update set is_valid = excluded.is_valid, checked_at = excluded.checked_at`,
)

/** Checks the format and check digit of a VAT number, or returns null if it is empty [TAX-234]. */
export function checkVatNumber(text: string): CheckedVatNumber | null {
  if (text.trim() === '') return null
  const number = parseVatNumber(text)
  return number ? { country: number.country, valid: true } : { country: '', valid: false }
}

/**
 * Returns a VAT number's state. Calls the registry only if the state matters, and caches its response for 24 hours. If
 * there is no response, the state is unknown, which is neither valid nor an error [TAX-234].
 */
export async function lookUpVatNumber(
  { db, vatRegistry }: VatDeps,
  site: Site,
  text: string,
  now: number,
): Promise<CheckedVatNumber | null> {
  const checked = checkVatNumber(text)
  const number = parseVatNumber(text)
  if (!checked || !number) return checked
  if (!mayReverseCharge(site, number.country)) return { country: number.country, valid: null }
  if (!vatRegistry) return checked
  const key = number.country + number.digits
  const [cached] = await db.run(readCheck, [key, new Date(now - keepMs)])
  if (cached) return { country: number.country, valid: cached.isValid }
  const valid = await vatRegistry.check(number)
  if (valid !== null) await db.run(keepCheck, [key, valid, new Date(now)])
  return { country: number.country, valid }
}
