import type { ItemMetadata } from '#domain/analytics/item-metadata.ts'
import type { ItemRef, NamedEvent } from '../signals/signal.ts'

/** When and where a signal was reported; its event may need a call first. */
export interface Moment {
  /** Unix milliseconds. */
  at: number
  path: string
}

/** Sends an event if the shopper allows it at that time. */
export type Track = (event: NamedEvent, moment: Moment) => void

/** Returns the metadata of items that the site sells. */
export type ReadItems = (refs: readonly ItemRef[]) => Promise<ItemMetadata[]>
