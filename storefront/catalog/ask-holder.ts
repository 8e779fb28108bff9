import { isRefused } from '#contract/kernel/refused.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { browserCall } from '#storefront/browser/browser-call.ts'
import type { Shop } from '#storefront/page/page.ts'
import type { Holder } from './needs.tsx'

/** Whether who looks holds a valid ticket of one of the types; null when nobody says, and then the cart does. */
export async function askHolder(shop: Shop, types: readonly string[]): Promise<Holder | null> {
  const call = browserCall(shop)
  try {
    if (!isLoggedIn(await call('GET /svc_session/session', {}))) return 'guest'
    const { tickets } = await call('GET /svc_ticket/tickets', {})
    return tickets.some(({ type, status }) => status === 'valid' && types.includes(type)) ? 'holds' : 'lacking'
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
