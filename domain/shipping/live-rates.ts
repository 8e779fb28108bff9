import type { Consigned } from './consignments.ts'
import type { Rate } from './rate.ts'

/** A way that a vendor of rates has for one package, whichever number it gets. */
export type LiveRate = Omit<Rate, 'packageNumber'>

/** A vendor's answer: what it has for each package that it was asked for, by what is in it and who sends it. */
export type LiveRates = Readonly<Record<string, readonly LiveRate[]>>

/** What of a package is paid for: what ships free is not asked for, and adds nothing [SHIP-203]. */
export function paidOf({ sender, lines }: Consigned): Consigned {
  return { sender, lines: lines.filter(({ shipsFree }) => !shipsFree) }
}

/** The name of a package in a vendor's answer: the same pieces from the same place have the same rates. */
export function packageKey(consigned: Consigned): string {
  const { sender, lines } = paidOf(consigned)
  const pieces = new Map<string, number>()
  for (const { sku, qty } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + qty)
  return JSON.stringify([sender, [...pieces].toSorted(([a], [b]) => (a < b ? -1 : 1))])
}
