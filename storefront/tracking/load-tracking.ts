import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { postcodeName } from '#storefront/browser/addresses/postcode-name.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { textsOf } from '../texts.ts'
import type { Tracking } from './tracking-view.ts'

interface OwnOrder {
  id: string
  placedAt: number
}

export interface TrackingView {
  tracking: Tracking | null
  isLinkOld: boolean
  own: readonly OwnOrder[]
}

export type LookupResult =
  | { kind: 'found'; tracking: Tracking }
  | { kind: 'missing' | 'notFound' | 'failed'; orderId: string; proof: string }
  | { kind: 'busy'; minutes: number; orderId: string; proof: string }

const latest = 5

/** Loads the order for an emailed link, and offers customers their latest orders [SHIP-001, SHIP-002]. */
export async function loadTracking(
  { shop, call, knows }: PageContext,
  { url }: PageArguments,
): Promise<PageData<TrackingView>> {
  knows('order', 'key')
  const session = await call('GET /svc_session/session', {})
  const [orderId, key] = [url.searchParams.get('order') ?? '', url.searchParams.get('key') ?? '']
  const own = isLoggedIn(session)
    ? await call('GET /svc_checkout/order', { query: { page: '1', limit: String(latest) } })
    : { orders: [] }
  const tracking = key === '' || !isOrderNumber(orderId) ? null : await opened(call, orderId, key)
  const texts = textsOf(shop.language, 'tracking')
  return {
    head: {
      title: texts.title,
      description: texts.lead(texts.postcodes[postcodeName(shop.site)]),
      ...(orderId === '' && { canonical: '/shippingtracker' }),
    },
    view: {
      tracking,
      isLinkOld: key !== '' && tracking === null,
      own: own.orders.map((order) => ({ id: order.orderId, placedAt: Date.parse(order.createdAt) })),
    },
  }
}

export const isOrderNumber = (text: string) => /^\d{9,12}$/.test(text)

async function opened(call: PageContext['call'], orderId: string, key: string): Promise<Tracking | null> {
  try {
    return await call('POST /svc_checkout/tracking', { body: { orderId, key: key.slice(0, 100) } })
  } catch (error) {
    if (isRefusalError(error) && error.status < 500) return null
    throw error
  }
}

/** Finds an order by its number and the buyer's details. */
export async function lookUpTracking({ call }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const orderId = (form.get('order') ?? '').replace(/\D/g, '').slice(0, 12)
  const proof = (form.get('proof') ?? '').trim().slice(0, 320)
  const say = (status: number, kind: 'missing' | 'notFound' | 'failed'): ActionResult => ({
    status,
    data: { kind, orderId, proof } satisfies LookupResult,
  })
  if (orderId === '' || proof === '') return say(422, 'missing')
  if (!isOrderNumber(orderId)) return say(404, 'notFound')
  try {
    const tracking = await call('POST /svc_checkout/tracking', { body: { orderId, proof } })
    return { status: 200, data: { kind: 'found', tracking } satisfies LookupResult }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'order_not_found') return say(404, 'notFound')
    if (error.code !== 'too_many_requests') return say(error.status || 503, 'failed')
    const minutes = Math.ceil(Number(error.details['seconds'] ?? 60) / 60)
    return { status: 429, data: { kind: 'busy', minutes, orderId, proof } satisfies LookupResult }
  }
}
