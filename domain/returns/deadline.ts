const dayMs = 86_400_000
/** Number of days to request a return after delivery, and to send it after approval. */
const returnDays = 30
/** Number of days after which a parcel without a delivery event counts as delivered. */
const assumedDeliveryDays = 10

/**
 * Returns the deadline for requesting a return after delivery, or for sending it after approval, in epoch milliseconds.
 */
export function returnDeadline(at: number): number {
  return at + returnDays * dayMs
}

interface ParcelEvent {
  status: string
  /** Epoch milliseconds. */
  at: number
}

const departures: ReadonlySet<string> = new Set(['shipped', 'out_for_delivery', 'ready'])

/**
 * Returns when a parcel was delivered, or null if it was not. Many carriers report no delivery, so a parcel counts as
 * delivered ten days after shipping unless it was returned to sender.
 */
export function deliveredAt(events: readonly ParcelEvent[], now: number): number | null {
  if (events.some(({ status }) => status === 'returned')) return null
  const recorded = recordedDelivery(events)
  if (recorded !== null) return recorded
  const left = events.filter(({ status }) => departures.has(status)).map(({ at }) => at)
  const assumed = Math.min(...left) + assumedDeliveryDays * dayMs
  return assumed <= now ? assumed : null
}

/**
 * Returns the time of a parcel's delivery event, or null if the parcel has no delivery event or was returned to sender.
 */
export function recordedDelivery(events: readonly ParcelEvent[]): number | null {
  if (events.some(({ status }) => status === 'returned')) return null
  const delivered = events.filter(({ status }) => status === 'delivered').map(({ at }) => at)
  return delivered.length > 0 ? Math.min(...delivered) : null
}
