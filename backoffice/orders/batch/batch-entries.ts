import { pickupCarrier } from '#domain/shipping/delivery/carriers.ts'
import { repeatedNumbers } from '#domain/shipping/warehouse/repeated-numbers.ts'
import type { BatchOrder, BatchResult } from '../order-types.ts'
import { initialCarrier, otherCarrier } from '../ship/parcel.ts'

/** A package in the batch, with the values that staff entered. */
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
  /** Idempotency key. Stays until the package has a result, so that a repeated request ships the package once. */
  key: string | null
  result: BatchResult | null
}

/** Number of packages per call. A larger batch would exceed the time limit of a call. */
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

/** Returns true if the package has shipped in this batch. */
export const hasShipped = ({ result }: BatchEntry) => result !== null && result.shipment !== null

/** Returns true if the package has a result and was not chosen again. */
export const isFinished = ({ result, isChosen }: BatchEntry) => result !== null && !isChosen

/** Stores a typed tracking number, which also chooses the package and clears an earlier refusal. */
export function withTrackingNumber(entry: BatchEntry, trackingNumber: string): BatchEntry {
  return { ...entry, trackingNumber, sharesNumber: false, isChosen: trackingNumber.trim() !== '', result: null }
}

/** Returns true if the package is being sent. Valid only while a batch is being sent. */
export const isInFlight = ({ isChosen, key }: BatchEntry) => isChosen && key !== null

/** Changes a package. Packages that are currently being sent do not change. */
export function withChange(
  entries: readonly BatchEntry[],
  { id, isSending }: { id: string; isSending: boolean },
  changed: (entry: BatchEntry) => BatchEntry,
): BatchEntry[] {
  return entries.map((entry) => (entry.id === id && !(isSending && isInFlight(entry)) ? changed(entry) : entry))
}

/** Returns the packages that the next request will ship. */
export function chosenEntries(entries: readonly BatchEntry[]): BatchEntry[] {
  return entries.filter((entry) => entry.isChosen && !hasShipped(entry))
}

function carrierOf({ order, carrier }: BatchEntry): string {
  if (order.isPickup) return pickupCarrier
  return carrier.code === otherCarrier ? carrier.name.trim() : carrier.code
}

/** Records if the order's packages share the tracking number, and chooses the package again. */
export function withSharedNumber(entry: BatchEntry, sharesNumber: boolean): BatchEntry {
  return { ...entry, sharesNumber, isChosen: true, result: null }
}

/** Returns true if staff can confirm that several of the order's packages have the same tracking number. */
export function mayShareNumber({ sharesNumber, result }: BatchEntry, problem: EntryProblem | undefined): boolean {
  return sharesNumber || problem === 'same_order' || result?.refused === 'number_repeated'
}

/**
 * A missing carrier name, or a tracking number that another package of the same order or of another order already has.
 */
export type EntryProblem = 'carrierMissing' | 'same_order' | 'other_order'

/** Returns the problems that prevent chosen packages from being sent, by id. */
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

/** Assigns a key to each chosen package without one. */
export function withKeys(entries: readonly BatchEntry[], newKey: () => string): BatchEntry[] {
  const chosen = new Set(chosenEntries(entries))
  return entries.map((entry) => (chosen.has(entry) && entry.key === null ? { ...entry, key: newKey() } : entry))
}

/** Returns the chosen packages as parcels, divided into requests of limited size. */
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

/** Stores results by key. A refused package is no longer chosen, but its entries stay. */
export function withResults(entries: readonly BatchEntry[], results: readonly BatchResult[]): BatchEntry[] {
  const byKey = new Map(results.map((result) => [result.key, result]))
  return entries.map((entry) => {
    const result = entry.key === null ? undefined : byKey.get(entry.key)
    return result ? { ...entry, result, key: null, isChosen: false } : entry
  })
}
