import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

interface Entered {
  order: string
  email: string
  postcode: string
}

export type LookUpResult = { entered: Entered } & (
  | { kind: 'missing' | 'notFound' | 'failed' }
  | { kind: 'busy'; minutes: number }
)

/** Checks an order's number, email, and postcode, gives this browser access for one hour, and opens the order page. */
export async function lookUpOrder(
  { call }: PageContext,
  form: Pick<URLSearchParams, 'get'>,
  pageOf = (orderId: string) => `/account/order/${orderId}`,
): Promise<ActionResult> {
  const readField = (name: keyof Entered, max: number) => (form.get(name) ?? '').trim().slice(0, max)
  const entered = {
    order: readField('order', 16).replace(/\D/g, ''),
    email: readField('email', 320),
    postcode: readField('postcode', 20),
  }
  const say = (status: number, kind: 'missing' | 'notFound' | 'failed'): ActionResult => ({
    status,
    data: { kind, entered } satisfies LookUpResult,
  })
  if (entered.order === '' || entered.email === '' || entered.postcode === '') return say(422, 'missing')
  if (!/^\d{9,12}$/.test(entered.order)) return say(404, 'notFound')
  try {
    const { email, postcode } = entered
    const { orderId } = await call('POST /svc_checkout/look-up', { body: { orderId: entered.order, email, postcode } })
    return { to: pageOf(orderId) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'order_not_found') return say(404, 'notFound')
    if (error.code !== 'too_many_requests') return say(error.status || 503, 'failed')
    const minutes = Math.ceil(Number(error.details['seconds'] ?? 60) / 60)
    return { status: 429, data: { kind: 'busy', minutes, entered } satisfies LookUpResult }
  }
}
