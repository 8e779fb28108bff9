import { shipsTo } from '#domain/countries/countries.ts'
import type { TariffRate } from '#domain/tax/table.ts'
import type { RateKind } from './rate-kind.ts'

/** Rules for tariff files: at any time, there is one row per site, country, and Harmonized System prefix [TAX-236]. */
export const tariffFile: RateKind<TariffRate> = {
  name: 'tariffs',
  columns: ['site', 'destination', 'hs prefix', 'percent', 'valid from', 'valid to'],
  keyColumns: ['site', 'destination', 'hs prefix'],
  read: (cells) => {
    const site = cells.site('site')
    const destination = cells.text('destination')
    const hsPrefix = cells.text('hs prefix')
    if (!shipsTo(site, destination)) cells.wrong('destination', `a country that ${site} delivers to`)
    if (!/^\d{0,10}$/.test(hsPrefix)) cells.wrong('hs prefix', 'up to ten digits')
    return { site, destination, hsPrefix, percent: cells.percent('percent', 1000), ...cells.period() }
  },
  write: ({ site, destination, hsPrefix, percent, validFrom, validTo }) => [
    site,
    destination,
    hsPrefix,
    String(percent),
    validFrom,
    validTo ?? '',
  ],
  slotOf: ({ site, destination, hsPrefix }) => `${site} ${destination} ${hsPrefix}`,
  placeOf: ({ site, destination, hsPrefix }) => `${site} to ${destination}, ${hsPrefix || 'all goods'}`,
  valueText: ({ percent }) => `${percent} %`,
  // The longest prefix wins, so prefixes never conflict.
  spansOf: () => [],
  isUnbroken: false,
  isOfSite: (row, site) => row.site === site,
}
