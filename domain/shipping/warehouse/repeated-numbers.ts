interface Labelled {
  carrier: string
  trackingNumber: string
}

/** Returns the parcels with the carrier and tracking number of an earlier parcel, such as a label that was scanned twice. */
export function repeatedNumbers<T extends Labelled>(parcels: readonly T[]): T[] {
  const seen = new Set<string>()
  return parcels.filter(({ carrier, trackingNumber }) => {
    const number = trackingNumber.trim()
    if (number === '') return false
    const label = `${carrier} ${number}`
    if (seen.has(label)) return true
    seen.add(label)
    return false
  })
}
