import { signals } from '#storefront/analytics/signals/queue.ts'

export type Track = (name: string, detail: Readonly<Record<string, string | number>>) => void

/** Reports a shopper's action that the event catalog does not list. It is sent only if the shopper allows analytics. */
export const track: Track = (name, detail) => signals.report({ kind: 'custom', name, detail })
