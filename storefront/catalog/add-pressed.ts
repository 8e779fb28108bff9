import type { StoreCall } from '#contract/call-options.ts'
import type { WantedItems } from '../side-cart/add-to-cart.ts'

/**
 * Adds what a plain form asks for to the open cart: pressed twice it is added once, also where the first press was answered
 * to nobody. A page with a script sends each press by itself, and again when an answer is lost.
 */
export async function addPressed(call: StoreCall, items: WantedItems): Promise<void> {
  const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: crypto.randomUUID() })
  const isPlain = typeof document === 'undefined'
  const key = isPlain ? await pressKey([id, items]) : crypto.randomUUID()
  await call('POST /svc_list/lists/{id}/items', { params: { id }, body: { items }, version: 'any', key })
}

/** A key made of what is asked: a uuid of version 8, which stands for one press (contract/press-key.ts). */
export async function pressKey(asked: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(asked)))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
