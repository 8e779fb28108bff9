interface Labeled {
  orderId: string
  carrier: string
  trackingNumber: string
  /** True if staff confirmed that the carrier uses one number for several packages of the order. */
  sharesNumber: boolean
}

/** Returns a key for comparing carriers and tracking numbers, ignoring case, or null without a tracking number. */
export function labelKey({ carrier, trackingNumber }: Pick<Labeled, 'carrier' | 'trackingNumber'>): string | null {
  const number = trackingNumber.trim().toUpperCase()
  return number === '' ? null : `${carrier} ${number}`
}

/**
 * Finds parcels that repeat an earlier parcel's carrier and tracking number, for example after a label was scanned
 * twice, and distinguishes repeats within an order from other repeats. A confirmed number may repeat within its order.
 */
export function repeatedNumbers<T extends Labeled>(parcels: readonly T[]): Map<T, 'same_order' | 'other_order'> {
  const firstOrders = new Map<string, string>()
  const repeated = new Map<T, 'same_order' | 'other_order'>()
  for (const parcel of parcels) {
    const label = labelKey(parcel)
    if (label === null) continue
    const first = firstOrders.get(label)
    if (first === undefined) firstOrders.set(label, parcel.orderId)
    else if (first !== parcel.orderId) repeated.set(parcel, 'other_order')
    else if (!parcel.sharesNumber) repeated.set(parcel, 'same_order')
  }
  return repeated
}
