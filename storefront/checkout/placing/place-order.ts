import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { writeAtVersion } from '../../side-cart/cart/write-at-version.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { collectsBrowserInfo, readBrowserInfo } from './browser-info.ts'
import { pathAfterPlacing } from './challenge.ts'
import { readOrder } from './compose-order.ts'
import { readConsents, type Consents } from '../review/consents.ts'
import { orderMeta } from './order-meta.ts'
import { readSeenAmounts, type DisplayedAmounts } from '../review/price-changes.ts'
import { requiresReload, existingOrderId, reactionTo, type Reaction, type Refusal } from '../review/refusals.ts'

export interface PlaceResult {
  refusal: Refusal
  seen: DisplayedAmounts | null
  /** The submission key to reuse, or null if the same attempt must not be retried. */
  key: string | null
  agreed: Consents
}

/** Places the order shown on the page, or changes an unavailable line. */
export async function placeOrder(context: PageContext, _: PageArguments, form: URLSearchParams): Promise<ActionResult> {
  const { call, shop } = context
  if (form.get('op') === 'line') return changeLine(call, form)
  const order = readOrder(form.get('order'))
  const key = form.get('key') ?? ''
  if (order === null) return { to: '/checkout/review' }
  const seen = readSeenAmounts(form.get('seen'))
  const agreed = readConsents(form)
  const browserInfo = collectsBrowserInfo(shop.site) && { browserInfo: readBrowserInfo(form.get('browser')) }
  try {
    const confirmsSurplus = form.get('confirms-surplus') === 'on'
    const body = {
      ...order,
      meta: orderMeta(shop),
      agreed,
      confirmsSurplus,
      payment: { ...order.payment, ...browserInfo },
    }
    return {
      to: pathAfterPlacing(await call('POST /svc_checkout/order', { body, key, captcha: form.get('captcha') ?? '' })),
    }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code, status, details } = error
    const refusal: Refusal = { code, details }
    const already = existingOrderId(refusal, order.totals.grandTotalIncludingTax)
    if (already !== null) return { to: `/checkout/success?order=${already}` }
    const reaction = reactionTo(refusal, order.payment.adyenType ?? cardMethod)
    if (reaction.forgets.length > 0) {
      await forget(call, order.listId, reaction.forgets)
      return { to: `/checkout/payment?problem=${reaction.shows}` }
    }
    // If there was no response, the order may exist, and the same key finds it.
    const data: PlaceResult = { refusal, seen, key: requiresReload(refusal) ? null : key, agreed }
    return { status: status === 0 ? 503 : status, data }
  }
}

/** Removes refused payment methods from the order [ERROR-201, ERROR-202]. */
async function forget(call: StoreCall, listId: string, forgets: Reaction['forgets']) {
  await call('PUT /svc_checkout/checkout/{listId}', {
    params: { listId },
    body: {
      ...(forgets.includes('card') && { paymentToken: null }),
      ...(forgets.includes('giftcards') && { giftcards: [] }),
    },
    key: crypto.randomUUID(),
  })
}

async function changeLine(call: StoreCall, form: URLSearchParams): Promise<ActionResult> {
  const params = { id: form.get('list') ?? '', itemId: form.get('item') ?? '' }
  const qty = Number(form.get('qty'))
  try {
    await writeAtVersion(Number(form.get('version')), (version) =>
      qty > 0
        ? call('PUT /svc_list/lists/{id}/items/{itemId}', { params, body: { qty }, version, key: crypto.randomUUID() })
        : call('DELETE /svc_list/lists/{id}/items/{itemId}', { params, version, key: crypto.randomUUID() }),
    )
  } catch (error) {
    if (!isRefusalError(error)) throw error
  }
  return { to: '/checkout/review' }
}
