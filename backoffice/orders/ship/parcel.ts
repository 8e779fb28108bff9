import { carrierCodes } from '#domain/shipping/delivery/carriers.ts'
import type { Shipments } from '../order-types.ts'

type Pieces = Shipments['remaining'][number]

/** Value of the carrier field for a name that staff type. */
export const otherCarrier = 'other'

/** Returns the package numbers that have something left, and their contents. */
export function openPackages(remaining: readonly Pieces[]): { number: number; pieces: Pieces[] }[] {
  const byNumber = Map.groupBy(
    remaining.filter(({ qty }) => qty > 0),
    ({ packageNumber }) => packageNumber,
  )
  return [...byNumber].map(([number, pieces]) => ({ number, pieces })).toSorted((a, b) => a.number - b.number)
}

/** Returns the carrier field and the typed name for the carrier of a shipping rate. */
export function initialCarrier(ofRate: string | undefined): { code: string; name: string } {
  const code = (ofRate ?? '').toLowerCase().replaceAll(' ', '_')
  if (carrierCodes.includes(code)) return { code, name: '' }
  return ofRate ? { code: otherCarrier, name: ofRate } : { code: carrierCodes[0]!, name: '' }
}

/** Returns the typed quantities of a parcel by SKU; undefined stands for the whole package. */
export function parcelPieces(pieces: readonly Pieces[], typed: Readonly<Record<string, number>>) {
  const chosen = pieces.map(({ sku, qty }) => ({ sku, qty: Math.min(qty, typed[sku] ?? qty) }))
  if (chosen.every(({ qty }, index) => qty === pieces[index]!.qty)) return undefined
  return chosen.filter(({ qty }) => qty > 0)
}
