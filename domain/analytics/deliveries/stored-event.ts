import type { Site } from '#domain/sites.ts'
import type { Integrations } from '../destinations.ts'
import type { AnalyticsEvents, EventName } from '../events.ts'

/** A message as stored. Times are Unix milliseconds. */
export interface StoredMessage {
  messageId: string
  at: number
  site: Site
  /** 'storefront', 'server', 'search', or the name of a write key. */
  source: string
  type: string
  /** The event of a track message, or the name of a page or screen. */
  name: string
  anonymousId: string | null
  userId: string | null
  visitId: string | null
  tabId: string | null
  cartId: string | null
  properties: object
  context: object
  integrations: Integrations
  /** A daily hash of the sender's network, for senders in browsers and apps. */
  network?: number
}

/** The stored context that destinations read. */
export interface EventContext {
  /** Unix milliseconds. */
  visitStartedAt?: number
  isApp?: boolean
  /** True if the shopper allowed marketing. The server sets it when it stores the event. */
  allowsMarketing?: boolean
  locale?: string
  campaign?: { source?: string; medium?: string; name?: string; term?: string; content?: string }
}

type TrackContent = { [Name in EventName]: { type: 'track'; name: Name; properties: AnalyticsEvents[Name] } }[EventName]
type PageContent = { type: 'page' | 'screen'; name: string; properties: { path: string; title: string } }
type OtherContent = { type: 'identify' | 'group' | 'alias'; name: string; properties: object }

/** A stored message with the content for its type, which the ingest has validated. */
export type StoredEvent = Omit<StoredMessage, 'type' | 'name' | 'properties' | 'context' | 'network'> & {
  context: EventContext
} & (TrackContent | PageContent | OtherContent)
