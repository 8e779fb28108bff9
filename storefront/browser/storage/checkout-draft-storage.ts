import { type BrowserStorage, orderKey as key } from './browser-storage.ts'

/** Lifetime of a local order after its last change, in milliseconds [ORDER-230]. */
export const draftLifetimeMs = 12 * 3_600_000
/** Delay before the last change is stored, in milliseconds [ORDER-231]. */
export const draftStoreDelayMs = 500

export type OrderPart = 'shipping' | 'billing'

/** `base` is the server data that was shown when the shopper edited the fields. Never contains card data. */
interface Typed {
  base: string
  fields: unknown
}
interface LocalOrder {
  listId: string
  at: number
  parts: Partial<Record<OrderPart, Typed>>
}

/** Returns the stored order if it is less than 12 hours old and belongs to the same list [ORDER-215, ORDER-216]. */
function read(memory: BrowserStorage, listId: string, now: number): LocalOrder | null {
  try {
    const stored = JSON.parse(memory.getItem(key) ?? 'null') as LocalOrder | null
    const isFresh = stored !== null && now - stored.at < draftLifetimeMs && stored.at <= now
    return isFresh && stored.listId === listId && typeof stored.parts === 'object' && stored.parts !== null
      ? stored
      : null
  } catch {
    return null
  }
}

/**
 * Returns entered values that never reached the server. Returns undefined if there are none, or if the server data has
 * changed since.
 */
export function restoreDraftPart(
  memory: BrowserStorage,
  { listId, part, base, now }: { listId: string; part: OrderPart; base: unknown; now: number },
): unknown {
  const typed = read(memory, listId, now)?.parts[part]
  return typed?.base === JSON.stringify(base) ? typed.fields : undefined
}

/**
 * Returns a writer that stores entered values half a second after the last change; `stop` discards the pending write.
 */
export function createDraftWriter(memory: BrowserStorage, now: () => number = Date.now) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    change(listId: string, part: OrderPart, typed: () => { base: unknown; fields: unknown }) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { base, fields } = typed()
        const parts = { ...read(memory, listId, now())?.parts, [part]: { base: JSON.stringify(base), fields } }
        memory.setItem(key, JSON.stringify({ listId, at: now(), parts } satisfies LocalOrder))
      }, draftStoreDelayMs)
    },
    stop: () => clearTimeout(timer),
  }
}
