import { carrierCodes, tableCarrier } from '#domain/shipping/delivery/carriers.ts'
import { labelKey } from '#domain/shipping/warehouse/repeated-numbers.ts'
import type { Shipment, Shipments } from '../order-types.ts'

type Pieces = Shipments['remaining'][number]

/** Value of the carrier field for a custom carrier name. */
export const otherCarrier = 'other'

/** Returns the numbers and remaining contents of packages that have not fully shipped. */
export function unshippedPackages(remaining: readonly Pieces[]): { number: number; pieces: Pieces[] }[] {
  const byNumber = Map.groupBy(
    remaining.filter(({ qty }) => qty > 0),
    ({ packageNumber }) => packageNumber,
  )
  return [...byNumber].map(([number, pieces]) => ({ number, pieces })).toSorted((a, b) => a.number - b.number)
}

/** Returns the carrier field and the custom name for a shipping rate's carrier. */
export function initialCarrier(ofRate: string | undefined): { code: string; name: string } {
  const code = (ofRate ?? '').toLowerCase().replaceAll(' ', '_')
  if (carrierCodes.includes(code)) return { code, name: '' }
  return ofRate && ofRate !== tableCarrier ? { code: otherCarrier, name: ofRate } : { code: carrierCodes[0]!, name: '' }
}

/** Returns a parcel's entered quantities by SKU, or undefined for the entire package. */
export function parcelQuantities(pieces: readonly Pieces[], typed: Readonly<Record<string, number>>) {
  const chosen = pieces.map(({ sku, qty }) => ({ sku, qty: Math.min(qty, typed[sku] ?? qty) }))
  if (chosen.every(({ qty }, index) => qty === pieces[index]!.qty)) return undefined
  return chosen.filter(({ qty }) => qty > 0)
}

/**
 * Returns true if staff may confirm that packages share a tracking number. False if a shipment of the same package
 * already has the number.
 */
export function mayShareNumber(
  shipments: readonly Pick<Shipment, 'packageNumber' | 'carrier' | 'trackingNumber'>[],
  parcel: Pick<Shipment, 'packageNumber' | 'carrier' | 'trackingNumber'>,
): boolean {
  const label = labelKey(parcel)
  return !shipments.some((each) => each.packageNumber === parcel.packageNumber && labelKey(each) === label)
}
