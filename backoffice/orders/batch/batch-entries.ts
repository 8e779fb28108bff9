import { pickupCarrier } from '#domain/shipping/delivery/carriers.ts'
import { repeatedNumbers } from '#domain/shipping/warehouse/repeated-numbers.ts'
import type { BatchOrder, BatchResult } from '../order-types.ts'
import { initialCarrier, otherCarrier } from '../ship/parcel.ts'

/** A package of the batch as staff entered it. */
export interface BatchEntry {
  /** Order number and package number. */
  id: string
  order: BatchOrder
  contents: BatchOrder['packages'][number]
  isChosen: boolean
  carrier: ReturnType<typeof initialCarrier>
  trackingNumber: string
  /** True if staff confirmed the number for several packages of the order. */
  sharesNumber: boolean
  /** Stays until the package has a result, so that a repeated request ships once. */
  key: string | null
  result: BatchResult | null
}

/** A batch is sent in parts, so that each part ends within the time limit of a call. */
const partSize = 25

export function initialEntries(orders: readonly BatchOrder[]): BatchEntry[] {
  return orders.flatMap((order) =>
    order.packages.map((contents) => ({
      id: `${order.orderId}-${contents.packageNumber}`,
      order,
      contents,
      isChosen: false,
      carrier: initialCarrier(contents.carrier),
      trackingNumber: '',
      sharesNumber: false,
      key: null,
      result: null,
    })),
  )
}

/** Returns true for a package that has shipped in this batch. */
export const hasShipped = ({ result }: BatchEntry) => result !== null && result.shipment !== null

/** Returns true for a package with a result that is not chosen again. */
export const isFinished = ({ result, isChosen }: BatchEntry) => result !== null && !isChosen

/** Stores a typed number. A number chooses the package, and a change discards the reason of an earlier refusal. */
export function withNumber(entry: BatchEntry, trackingNumber: string): BatchEntry {
  return { ...entry, trackingNumber, sharesNumber: false, isChosen: trackingNumber.trim() !== '', result: null }
}

/** Returns true for a package that is being sent, while a batch is sent. */
export const isInFlight = ({ isChosen, key }: BatchEntry) => isChosen && key !== null

/** Changes a package. While a batch is sent, its packages stay as they were sent; the others can be changed. */
export function withChange(
  entries: readonly BatchEntry[],
  { id, isSending }: { id: string; isSending: boolean },
  changed: (entry: BatchEntry) => BatchEntry,
): BatchEntry[] {
  return entries.map((entry) => (entry.id === id && !(isSending && isInFlight(entry)) ? changed(entry) : entry))
}

/** Returns the packages that the next request ships. */
export function chosenEntries(entries: readonly BatchEntry[]): BatchEntry[] {
  return entries.filter((entry) => entry.isChosen && !hasShipped(entry))
}

function carrierOf({ order, carrier }: BatchEntry): string {
  if (order.isPickup) return pickupCarrier
  return carrier.code === otherCarrier ? carrier.name.trim() : carrier.code
}

/** Marks the number as shared by several packages of the order, and selects the package again. */
export function withSharedNumber(entry: BatchEntry, sharesNumber: boolean): BatchEntry {
  return { ...entry, sharesNumber, isChosen: true, result: null }
}

/** Returns true if staff can confirm that another package of the order has the number too. */
export function mayShareNumber({ sharesNumber, result }: BatchEntry, problem: EntryProblem | undefined): boolean {
  return sharesNumber || problem === 'same_order' || result?.refused === 'number_repeated'
}

/** A carrier without a name, or a number of an earlier package of the same or of another order. */
export type EntryProblem = 'carrierMissing' | 'same_order' | 'other_order'

/** Returns the problem of each chosen package that cannot be sent, by id. */
export function entryProblems(entries: readonly BatchEntry[]): ReadonlyMap<string, EntryProblem> {
  const concerned = entries.filter((entry) => entry.isChosen || hasShipped(entry))
  const labels = concerned.map((entry) => {
    const { id, order, trackingNumber, sharesNumber } = entry
    return { id, orderId: order.orderId, carrier: carrierOf(entry), trackingNumber, sharesNumber }
  })
  const repeated = [...repeatedNumbers(labels)].map(([{ id }, problem]) => [id, problem] as const)
  const unnamed = chosenEntries(entries).filter((entry) => carrierOf(entry) === '')
  return new Map([...unnamed.map(({ id }) => [id, 'carrierMissing'] as const), ...repeated])
}

/** Assigns a key to each chosen package that has none. */
export function withKeys(entries: readonly BatchEntry[], newKey: () => string): BatchEntry[] {
  const chosen = new Set(chosenEntries(entries))
  return entries.map((entry) => (chosen.has(entry) && entry.key === null ? { ...entry, key: newKey() } : entry))
}

/** Returns the parcels of chosen packages as requests of limited size. */
export function requestsOf(entries: readonly BatchEntry[]) {
  const parcels = chosenEntries(entries).map((entry) => ({
    key: entry.key!,
    orderId: entry.order.orderId,
    packageNumber: entry.contents.packageNumber,
    carrier: carrierOf(entry),
    trackingNumber: entry.trackingNumber.trim(),
    sharesNumber: entry.sharesNumber,
  }))
  return Array.from({ length: Math.ceil(parcels.length / partSize) }, (_, index) =>
    parcels.slice(index * partSize, (index + 1) * partSize),
  )
}

/** Stores results by key. A refused package is no longer chosen, but what was typed stays. */
export function withResults(entries: readonly BatchEntry[], results: readonly BatchResult[]): BatchEntry[] {
  const byKey = new Map(results.map((result) => [result.key, result]))
  return entries.map((entry) => {
    const result = entry.key === null ? undefined : byKey.get(entry.key)
    return result ? { ...entry, result, key: null, isChosen: false } : entry
  })
}
