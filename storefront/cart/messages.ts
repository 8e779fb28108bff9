import { toastMilliseconds } from '../shell/toast-store.ts'
import type { CartTexts } from './texts/en.ts'

/** What may be said on top of the cart [CART-231]. */
export type CartMessage =
  | { kind: 'add' | 'remove' | 'direct'; name: string }
  | { kind: 'multiAdd'; count: number }
  | { kind: 'move'; name: string; list: string }
  | { kind: 'multiMove'; count: number; list: string }
  | { kind: 'split' }

/** How long each message stays [CART-234, CART-237]. */
export const messageMilliseconds = toastMilliseconds

/** A message in words [CART-232, CART-233, CART-236]. */
export function messageText(
  message: CartMessage,
  { messages }: Pick<CartTexts, 'messages'>,
  number: (value: number) => string,
): string {
  switch (message.kind) {
    case 'add':
    case 'remove':
    case 'direct':
      return messages[message.kind](message.name)
    case 'multiAdd':
      return message.count === 1 ? messages.oneAdded : messages.multiAdd(number(message.count))
    case 'move':
      return messages.move(message.name, message.list)
    case 'multiMove':
      return messages.multiMove(number(message.count), message.list)
    case 'split':
      return messages.split
  }
}

/** A removed line as an address carries it, so that it can be put back without a session or a script. */
interface RemovedLine {
  handle: string
  productId: number
  childId: number
  qty: number
}

/** Writes a removed line into an address. */
export function removedParameter({ handle, productId, childId, qty }: RemovedLine): string {
  return [handle, productId, childId, qty].join('.')
}

/** Reads a removed line from an address; null when it is none. */
export function readRemoved(text: string | null): RemovedLine | null {
  const [, handle = '', product, child, qty] =
    /^([a-z0-9-]{1,120})\.(\d{1,9})\.(\d{1,9})\.(\d{1,4})$/.exec(text ?? '') ?? []
  return handle === '' ? null : { handle, productId: Number(product), childId: Number(child), qty: Number(qty) }
}

/** The number of products that an address says were added; null when it says none. */
export function readAdded(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
