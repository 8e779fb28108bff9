import { chatLifetimeMs } from '#domain/chat/limits.ts'
import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'

/** Key under which the browser stores an open conversation, only with functional consent. */
export const chatKey = 'chat'

interface Remembering {
  storage: BrowserStorage
  isAllowed: () => boolean
  now: () => number
}

/** Returns the id of a conversation used within the last 24 hours. Without consent, deletes the id. */
export function readRememberedChat({ storage, isAllowed, now }: Remembering): string | null {
  const [, id, until] = /^([0-9a-f-]{36}) (\d{13})$/.exec(storage.getItem(chatKey) ?? '') ?? []
  if (id !== undefined && Number(until) > now() && isAllowed()) return id
  storage.removeItem(chatKey)
  return null
}

/** Stores a conversation id for 24 hours if the shopper allows it. Null deletes the stored id. */
export function rememberChat({ storage, isAllowed, now }: Remembering, id: string | null): void {
  if (id !== null && isAllowed()) storage.setItem(chatKey, `${id} ${now() + chatLifetimeMs}`)
  else storage.removeItem(chatKey)
}
