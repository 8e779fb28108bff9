import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { addLines } from '#storefront/browser/add-lines.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

/**
 * Adds all lines of the customer's order to the cart again. Reports lines that failed because they are discontinued or
 * need a new selection [ORDER-403, ORDER-404].
 */
export async function buyAgain({ call }: PageContext, { params }: PageArguments): Promise<ActionResult> {
  const orderId = params['id'] ?? ''
  const page = `/account/order/${orderId}`
  try {
    const { items } = await call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
    const available = items.flatMap(({ request }, index) => (request ? [{ request, index }] : []))
    const refused = await addLines(
      call,
      available.map(({ request }) => request),
    )
    const remaining = [
      ...items.flatMap(({ request }, index) => (request ? [] : [index])),
      ...refused.map((at) => available[at]!.index),
    ].toSorted((a, b) => a - b)
    const added = available.length - refused.length
    const query = new URLSearchParams({ ...(added > 0 && { added: String(added) }) })
    if (remaining.length > 0) query.set('left', remaining.join('-'))
    return { to: `${page}?${query.toString()}` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return { to: error.code === 'order_not_found' ? '/account/orders' : page + actionsOf('order').failed('again') }
  }
}

/** Reads the buy-again result from the query: the number of lines added and the names of the failed lines. */
export function readBuyAgainResult(
  query: URLSearchParams,
  names: readonly string[],
): { added: number; left: string[] } {
  const remaining = (query.get('left') ?? '')
    .split('-')
    .flatMap((at) => (/^\d{1,3}$/.test(at) ? (names[Number(at)] ?? []) : []))
  return { added: Number(/^[1-9]\d{0,2}$/.exec(query.get('added') ?? '')?.[0] ?? 0), left: remaining }
}
