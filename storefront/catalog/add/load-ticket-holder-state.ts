import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import type { Shop } from '#storefront/page/page.ts'

export type TicketHolderState = 'guest' | 'lacking' | 'holds'

/** Returns the shopper's state for these ticket types. Returns null on failure, because the cart checks again. */
export async function loadTicketHolderState(shop: Shop, types: readonly string[]): Promise<TicketHolderState | null> {
  const call = browserCall(shop)
  try {
    if (!isLoggedIn(await call('GET /svc_session/session', {}))) return 'guest'
    const { tickets } = await call('GET /svc_ticket/tickets', {})
    return tickets.some(({ type, status }) => status === 'valid' && types.includes(type)) ? 'holds' : 'lacking'
  } catch (error) {
    if (isRefusalError(error)) return null
    throw error
  }
}
