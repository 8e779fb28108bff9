import type { ItemMetadata } from '#domain/analytics/item-metadata.ts'
import type { ItemRef, NamedEvent } from '../signals/signal.ts'

/** When and where a signal was reported; its event may need a call first. */
export interface Moment {
  /** Unix milliseconds. */
  at: number
  path: string
}

/** Runs work that a signal started, and reports its failure. */
export type Run = (work: Promise<void>) => void

/** Sends an event if the shopper allows it at that time. */
export type Track = (event: NamedEvent, moment: Moment) => void

/** An item with the id by which it was requested. */
interface FoundItem {
  id: number
  item: ItemMetadata
}

/** Returns the items that the site sells; the others are left out. */
export type ReadItems = (refs: readonly ItemRef[]) => Promise<FoundItem[]>
