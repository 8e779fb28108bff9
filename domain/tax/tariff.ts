import { percentOf, type Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { holdsOn } from './dated.ts'
import type { IsoDate, TariffRate } from './table.ts'

interface Crossing {
  site: Site
  /** ISO 3166-1 alpha-2. */
  destination: string
  date: IsoDate
}

/** Goods of an order, net. */
interface Dutiable {
  /** In the Harmonized System, empty where nobody wrote it down; null is nothing that crosses a border. */
  tariffCode: string | null
  net: Minor
}

/**
 * The duty on the goods of an order: on each by the rate with the longest prefix of its code, of equals the latest, of the
 * net price, rounded half away from zero, then added; 0 where no rate holds [TAX-236].
 */
export function tariffOf(
  { site, destination, date }: Crossing,
  goods: readonly Dutiable[],
  rates: readonly TariffRate[],
): Minor {
  const here = rates.filter((rate) => rate.site === site && rate.destination === destination && holdsOn(rate, date))
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
