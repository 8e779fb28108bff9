import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { exposuresKey } from '#storefront/analytics/visit/stamps.ts'
import type { Signal } from '#storefront/analytics/signals/signal.ts'

interface Exposure {
  experiment: string
  variationId: string
}

const maxStored = 100

interface ExposureDeps {
  session: BrowserStorage
  /** Returns true if the shopper allows analytics now. */
  isAllowed: () => boolean
  /** Returns the browser's id. */
  visitor: () => string
  report: (signal: Signal) => void
}

/**
 * Returns a function that reports that a visitor saw a variation, once per session and id. Its promise resolves once
 * the event is sent, or immediately if it was reported earlier [ANALYTICS-435].
 */
export function createExposures({ session, isAllowed, visitor, report }: ExposureDeps) {
  return async ({ experiment, variationId }: Exposure): Promise<void> => {
    if (!isAllowed()) return session.removeItem(exposuresKey)
    const seen = readSeen(session.getItem(exposuresKey))
    const name = `${visitor()}\n${experiment}\n${variationId}`
    if (seen.includes(name)) return
    session.setItem(exposuresKey, JSON.stringify([...seen, name].slice(-maxStored)))
    const { promise, resolve } = Promise.withResolvers<void>()
    report({ kind: 'exposure', experiment, variationId, onSent: resolve })
    return promise
  }
}

function readSeen(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
