import type { ItemMetadata } from '#domain/analytics/item-metadata.ts'
import type { ItemRef, NamedEvent } from '../signals/signal.ts'

/** The time and page of a signal, because its event may first need a call. */
export interface Moment {
  /** Unix milliseconds. */
  at: number
  path: string
}

/** Runs work that a signal started, and reports failures. */
export type Run = (work: Promise<void>) => void

/** Sends an event if the shopper currently allows analytics. */
export type Track = (event: NamedEvent, moment: Moment) => void

/** An item with the id that was requested. */
interface FoundItem {
  id: number
  item: ItemMetadata
}

/** Returns the items that the site sells; omits all others. */
export type ReadItems = (refs: readonly ItemRef[]) => Promise<FoundItem[]>
