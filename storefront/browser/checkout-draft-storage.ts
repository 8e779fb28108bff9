import { type Memory, orderKey as key } from './browser-storage.ts'

/** An order that nobody changed for so long is given up, in milliseconds [ORDER-230]. */
export const keptMs = 12 * 3_600_000
/** It is kept so long after the last change, in milliseconds [ORDER-231]. */
export const restMs = 500

/** Which of its forms: each is kept by itself. */
export type OrderPart = 'shipping' | 'billing'

/** What was typed into a form of the order, over what the shop knew of it then. Nothing of a card is ever in it. */
interface Typed {
  base: string
  fields: unknown
}
interface LocalOrder {
  listId: string
  at: number
  parts: Partial<Record<OrderPart, Typed>>
}

/** The order that this browser keeps: younger than 12 hours and of the same list, else nothing [ORDER-215, ORDER-216]. */
function read(memory: Memory, listId: string, now: number): LocalOrder | null {
  try {
    const kept = JSON.parse(memory.getItem(key) ?? 'null') as LocalOrder | null
    const isFresh = kept !== null && now - kept.at < keptMs && kept.at <= now
    return isFresh && kept.listId === listId && typeof kept.parts === 'object' && kept.parts !== null ? kept : null
  } catch {
    return null
  }
}

/**
 * What was typed into a form and never reached the shop: undefined when there is nothing, or when the shop has been told
 * something else since.
 */
export function restoredPart(
  memory: Memory,
  { listId, part, base, now }: { listId: string; part: OrderPart; base: unknown; now: number },
): unknown {
  const typed = read(memory, listId, now)?.parts[part]
  return typed?.base === JSON.stringify(base) ? typed.fields : undefined
}

/** Keeps what is typed into the order, half a second after the last change; `stop` drops what is not kept yet. */
export function orderKeeper(memory: Memory, now: () => number = Date.now) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    change(listId: string, part: OrderPart, typed: () => { base: unknown; fields: unknown }) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { base, fields } = typed()
        const parts = { ...read(memory, listId, now())?.parts, [part]: { base: JSON.stringify(base), fields } }
        memory.setItem(key, JSON.stringify({ listId, at: now(), parts } satisfies LocalOrder))
      }, restMs)
    },
    stop: () => clearTimeout(timer),
  }
}
