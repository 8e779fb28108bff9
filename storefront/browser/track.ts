import type { AnalyticsEvents } from '#domain/analytics/events.ts'
import { signals } from '#storefront/analytics/signals/queue.ts'

export type Track = (click: AnalyticsEvents['elClick']) => void

/** Reports a click on a tracked element. It is sent only if the shopper allows analytics [ANALYTICS-434]. */
export const track: Track = (properties) => signals.report({ kind: 'event', event: { name: 'elClick', properties } })
