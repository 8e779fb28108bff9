import type { StoreCall } from '#contract/call-options.ts'
import { isRefused } from '#contract/refused.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'

/** Checkout of an accepted quote; without the query checkout begins with the cart. */
export const quoteStart = (listId: string) => `/checkout?quote=${listId}`

/** The quote that checkout orders, if it is one; only customers have quotes. */
export async function readChosenQuote(call: StoreCall) {
  if (!isLoggedIn(await call('GET /svc_session/session', {}))) return undefined
  const quotes = await call('GET /svc_list/quotes', {})
  return quotes.find(({ isChosen, state }) => isChosen && state === 'accepted')
}

/** Makes a quote the one that checkout orders, or, with null, none of them. */
export async function chooseQuote(call: StoreCall, listId: string | null): Promise<void> {
  const id = listId ?? (await readChosenQuote(call))?.id
  if (id === undefined) return
  const body = { isChosen: listId !== null }
  try {
    await call('PUT /svc_list/quotes/{id}/choice', { params: { id }, body, key: crypto.randomUUID() })
  } catch (error) {
    // It ran out, or was ordered meanwhile.
    if (!isRefused(error) || error.status >= 500) throw error
  }
}
