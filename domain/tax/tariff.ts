import { percentOf, type Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate, TariffRate } from './table.ts'

/** A line as customs sees it: its value without tax, its code and the country it was made in, where these are known. */
export interface CustomsLine {
  value: Minor
  hsCode: string | null
  origin: string | null
}

/** The duty on an order that crosses a border, line by line by the longest matching code; zero without a row [TAX-236]. */
export function tariffOf(
  site: Site,
  destination: string,
  lines: readonly CustomsLine[],
  date: IsoDate,
  tariffs: readonly TariffRate[],
): Minor {
  return lines.reduce((sum, { value, hsCode, origin }) => {
    if (hsCode === null || origin === null) return sum
    const [rate] = tariffs
      .filter((row) => row.site === site && row.destination === destination && row.origin === origin)
      .filter((row) => hsCode.startsWith(row.hsPrefix))
      .filter((row) => row.validFrom <= date && (row.validTo === null || date <= row.validTo))
      .toSorted((a, b) => b.hsPrefix.length - a.hsPrefix.length || (a.validFrom < b.validFrom ? 1 : -1))
    return rate ? sum + percentOf(value, rate.percent) : sum
  }, 0)
}
