import { toastMilliseconds } from '../shell/overlays/toast-store.ts'
import type { CartTexts } from '../cart/texts/en.ts'

/** Messages above the cart [CART-231]. */
export type CartMessage =
  | { kind: 'add' | 'remove' | 'direct'; name: string }
  | { kind: 'multiAdd'; count: number }
  | { kind: 'move'; name: string; list: string }
  | { kind: 'multiMove'; count: number; list: string }
  | { kind: 'split' }

/** Milliseconds that a message is visible [CART-234, CART-237]. */
export const messageMilliseconds = toastMilliseconds

/** Returns a message's text [CART-232, CART-233, CART-236]. */
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

/** A removed line's ids for the URL, so that the server can restore the line. */
interface RemovedLine {
  handle: string
  listId: string
  itemId: string
}

export function removedParameter({ handle, listId, itemId }: RemovedLine): string {
  return [handle, listId, itemId].join('.')
}

/** Parses a removed line from a URL, or returns null if malformed. */
export function readRemovedLine(text: string | null): RemovedLine | null {
  const [, handle = '', listId = '', itemId = ''] =
    /^([a-z0-9-]{1,120})\.([0-9a-f-]{36})\.([0-9a-f-]{36})$/.exec(text ?? '') ?? []
  return handle === '' ? null : { handle, listId, itemId }
}

const targets = ['cart', 'sfl', 'wishlist'] as const
export type MoveTarget = (typeof targets)[number]

/** Parses the target list of a move, or returns null if it is invalid. */
export function readTarget(text: string | null | undefined): MoveTarget | null {
  return targets.find((target) => target === text) ?? null
}

export function movedParameter(handle: string, to: MoveTarget): string {
  return `${handle}.${to}`
}

/** Parses a moved line from a URL, or returns null if malformed. */
export function readMovedLine(text: string | null): { handle: string; to: MoveTarget } | null {
  const [, handle, name] = /^([a-z0-9-]{1,120})\.([a-z]+)$/i.exec(text ?? '') ?? []
  const to = readTarget(name)
  return handle === undefined || to === null ? null : { handle, to }
}

/** Parses the number of added products from a URL, or returns null if malformed. */
export function readAddedCount(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
