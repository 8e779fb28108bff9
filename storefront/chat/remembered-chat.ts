import { chatLifetimeMs } from '#domain/chat/limits.ts'
import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'

/** The browser's record of an open conversation, stored only with functional consent. */
export const chatKey = 'chat'

interface Remembering {
  storage: BrowserStorage
  isAllowed: () => boolean
  now: () => number
}

/** Returns the id of a conversation that was used within 24 hours; forgets it without consent. */
export function readRememberedChat({ storage, isAllowed, now }: Remembering): string | null {
  const [, id, until] = /^([0-9a-f-]{36}) (\d{13})$/.exec(storage.getItem(chatKey) ?? '') ?? []
  if (id !== undefined && Number(until) > now() && isAllowed()) return id
  storage.removeItem(chatKey)
  return null
}

/** Stores a conversation's id for 24 hours if the shopper allows it; null forgets it. */
export function rememberChat({ storage, isAllowed, now }: Remembering, id: string | null): void {
  if (id !== null && isAllowed()) storage.setItem(chatKey, `${id} ${now() + chatLifetimeMs}`)
  else storage.removeItem(chatKey)
}
