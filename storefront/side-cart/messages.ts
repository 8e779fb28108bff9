import { toastMilliseconds } from '../shell/toast-store.ts'
import type { CartTexts } from '../cart/texts/en.ts'

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

/** A removed line as an address carries it: the line itself waits in the shop, whole, until it is put back. */
interface RemovedLine {
  handle: string
  listId: string
  itemId: string
}

/** Writes a removed line into an address. */
export function removedParameter({ handle, listId, itemId }: RemovedLine): string {
  return [handle, listId, itemId].join('.')
}

/** Reads a removed line from an address; null when it is none. */
export function readRemoved(text: string | null): RemovedLine | null {
  const [, handle = '', listId = '', itemId = ''] =
    /^([a-z0-9-]{1,120})\.([0-9a-f-]{36})\.([0-9a-f-]{36})$/.exec(text ?? '') ?? []
  return handle === '' ? null : { handle, listId, itemId }
}

const targets = ['cart', 'sfl', 'wishlist'] as const
/** A list that lines are moved to. */
export type MoveTarget = (typeof targets)[number]

/** The list that a form or an address names; null when it names none. */
export function readTarget(text: string | null | undefined): MoveTarget | null {
  return targets.find((target) => target === text) ?? null
}

/** Writes a moved line into an address. */
export function movedParameter(handle: string, to: MoveTarget): string {
  return `${handle}.${to}`
}

/** Reads a moved line from an address; null when it is none. */
export function readMoved(text: string | null): { handle: string; to: MoveTarget } | null {
  const [, handle, name] = /^([a-z0-9-]{1,120})\.([a-z]+)$/i.exec(text ?? '') ?? []
  const to = readTarget(name)
  return handle === undefined || to === null ? null : { handle, to }
}

/** The number of products that an address says were added; null when it says none. */
export function readAdded(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
