interface Labeled {
  carrier: string
  trackingNumber: string
}

/** Returns the carrier and tracking number for comparison, ignoring case; null without a number. */
export function labelKey({ carrier, trackingNumber }: Labeled): string | null {
  const number = trackingNumber.trim().toUpperCase()
  return number === '' ? null : `${carrier} ${number}`
}

/** Returns the parcels with the carrier and tracking number of an earlier parcel, such as a label that was scanned twice. */
export function repeatedNumbers<T extends Labeled>(parcels: readonly T[]): T[] {
  const seen = new Set<string>()
  return parcels.filter((parcel) => {
    const label = labelKey(parcel)
    if (label === null) return false
    if (seen.has(label)) return true
    seen.add(label)
    return false
  })
}
