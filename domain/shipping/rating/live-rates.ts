import type { ConsignmentLines } from '../packages/consignments.ts'
import type { Rate } from './rate.ts'

export type LiveRate = Omit<Rate, 'packageNumber'>

/** Rates keyed by package. */
export type LiveRates = Readonly<Record<string, readonly LiveRate[]>>

/** Removes lines that ship free [SHIP-203]. */
export function withoutFreeLines({ sender, lines }: ConsignmentLines): ConsignmentLines {
  return { sender, lines: lines.filter(({ shipsFree }) => !shipsFree) }
}

/** Returns a cache key for a package's contents and sender, which determine its rates. */
export function packageKey(consigned: ConsignmentLines): string {
  const { sender, lines } = withoutFreeLines(consigned)
  const pieces = new Map<string, number>()
  for (const { sku, qty } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + qty)
  return JSON.stringify([sender, [...pieces].toSorted(([a], [b]) => (a < b ? -1 : 1))])
}
