import { percentOf, type Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { isValidOn } from './dated.ts'
import type { IsoDate, TariffRate } from './table.ts'

interface Crossing {
  site: Site
  /** ISO 3166-1 alpha-2. */
  destination: string
  date: IsoDate
}

interface Dutiable {
  /** Tariff code, or null if the order does not cross a border. */
  tariffCode: string | null
  net: Minor
}

/** Adds up duties. The longest code prefix applies, then the latest rate. Returns 0 if there is no rate [TAX-236]. */
export function tariffOf(
  { site, destination, date }: Crossing,
  goods: readonly Dutiable[],
  rates: readonly TariffRate[],
): Minor {
  const here = rates.filter((rate) => rate.site === site && rate.destination === destination && isValidOn(rate, date))
  return goods.reduce((sum, { tariffCode, net }) => sum + dutyOn(net, tariffCode, here), 0)
}

function dutyOn(net: Minor, tariffCode: string | null, rates: readonly TariffRate[]): Minor {
  if (tariffCode === null) return 0
  const fitting = rates.filter(({ hsPrefix }) => tariffCode.startsWith(hsPrefix))
  const [narrowest] = fitting.toSorted(
    (a, b) => b.hsPrefix.length - a.hsPrefix.length || (a.validFrom < b.validFrom ? 1 : -1),
  )
  return narrowest ? percentOf(net, narrowest.percent) : 0
}
