import { RouteError, redirect } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { refundTargets, type RefundTarget } from '#domain/returns/refund-target.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { readTextField } from '#storefront/page/read-text-field.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import { textsOf } from '../texts.ts'
import {
  readOrderId,
  readSelectForm,
  readSelection,
  selectionQuery,
  type Selection,
  type SelectResult,
} from './selection.ts'

export type OrderReturns = Reply<Store, 'GET /svc_rma/orders/{orderId}'>
type Estimate = Reply<Store, 'POST /svc_rma/orders/{orderId}/estimate'>

const start = '/rmaprocess/initiate'

export interface SelectView {
  order: OrderReturns
  selection: Selection
  isCustomer: boolean
  /** True if an item has become unavailable since it was selected. */
  hasChanged: boolean
}

/** Loads the order's lines. Without an order that the shopper may read, redirects to the first step [RETURN-002]. */
export async function loadSelect(context: PageContext, { url }: PageArguments): Promise<PageData<SelectView>> {
  const { call, shop } = context
  const order = await readOrder(context, readOrderId(url.searchParams))
  const isCustomer = isLoggedIn(await call('GET /svc_session/session', {}))
  const hasChanged = url.searchParams.has('changed')
  return {
    head: { title: textsOf(shop.language, 'returns').select },
    view: { order, selection: readSelection(url.searchParams), isCustomer, hasChanged },
  }
}

export async function selectItems(
  context: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const { orderId, items } = await readOrder(context, readOrderId(url.searchParams))
  const read = readSelectForm(form, orderId, items)
  if ('result' in read) return { status: 422, data: read.result satisfies SelectResult }
  return { to: `/rmaprocess/confirm?${selectionQuery(read.selection)}` }
}

export interface ConfirmView {
  order: OrderReturns
  selection: Selection
  estimate: Estimate
  isCustomer: boolean
  /** Submission key, so that submitting twice requests one return. */
  formKey: string
}

/** Loads a selection's summary. Without a selection, redirects to the first step [RETURN-003]. */
export async function loadConfirm(context: PageContext, { url }: PageArguments): Promise<PageData<ConfirmView>> {
  const { call, shop } = context
  const selection = readSelection(url.searchParams)
  if (selection.items.length === 0) throw redirect(start)
  const order = await readOrder(context, selection.orderId)
  const { orderId, items } = selection
  try {
    const params = { orderId }
    const estimate = await call('POST /svc_rma/orders/{orderId}/estimate', { params, body: { items: [...items] } })
    const isCustomer = isLoggedIn(await call('GET /svc_session/session', {}))
    const view = { order, selection, estimate, isCustomer, formKey: crypto.randomUUID() }
    return { head: { title: textsOf(shop.language, 'returns').confirm }, view }
  } catch (error) {
    if (!hasChangedItems(error)) throw error
    throw redirect(`/rmaprocess/select-items?order=${orderId}&changed=1`)
  }
}

const maxComment = 2_000

export interface ConfirmResult {
  kind: 'agree' | 'variant' | 'sold_out' | 'failed' | 'unknown' | 'limit' | 'busy'
  comment: string
  wishes: Readonly<Record<string, string>>
  /** SKU of the wanted variant by line. */
  variants: Readonly<Record<string, string>>
  isPickup: boolean
  refundTo: RefundTarget
  formKey: string | null
}

/** Requests the return once per form, and opens its packing slip. */
export async function confirmReturn(
  { call }: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const { orderId, items, resolution } = readSelection(url.searchParams)
  const comment = readTextField(form, 'comment', maxComment).text.slice(0, maxComment)
  const fieldOf = (name: string, itemId: string, max: number) => (form.get(`${name}.${itemId}`) ?? '').slice(0, max)
  const wishes = Object.fromEntries(items.map(({ itemId }) => [itemId, fieldOf('wish', itemId, 200)]))
  const variants = Object.fromEntries(items.map(({ itemId }) => [itemId, fieldOf('variant', itemId, 64)]))
  const isPickup = form.get('pickup') === 'yes'
  // Without a choice, the refund goes to the original payment, because a gift card needs the shopper's agreement.
  const refundTo = refundTargets.find((each) => each === form.get('refundTo')) ?? 'payment'
  const key = readSubmissionKey(form)
  const say = (status: number, kind: ConfirmResult['kind']): ActionResult => ({
    status,
    data: { kind, comment, wishes, variants, isPickup, refundTo, formKey: key } satisfies ConfirmResult,
  })
  if (form.get('agreed') !== 'yes') return say(422, 'agree')
  // Only lines with variants have this field.
  const isIncomplete = items.some(({ itemId }) => form.get(`variant.${itemId}`) === '')
  if (resolution === 'exchange' && isIncomplete) return say(422, 'variant')
  try {
    const wished = items.map((item) => {
      const variant = variants[item.itemId]
      return { ...item, wish: wishes[item.itemId] ?? '', ...(variant && { variant }) }
    })
    const { number, createdAt } = await call('POST /svc_rma/orders/{orderId}/returns', {
      params: { orderId },
      body: { items: wished, resolution, refundTo, comment, isPickup },
      key: key ?? crypto.randomUUID(),
    })
    return { to: `/rmaprocess/print/${number}/${createdAt.slice(0, 10)}` }
  } catch (error) {
    if (hasChangedItems(error)) return { to: `/rmaprocess/select-items?order=${orderId}&changed=1` }
    if (!isRefusalError(error)) throw error
    if (error.status === 404) return { to: start }
    if (error.status === 429) return say(429, 'busy')
    if (error.code === 'too_many_returns') return say(409, 'limit')
    if (error.code === 'variant_sold_out') return say(409, 'sold_out')
    if (error.code === 'price_differs' || error.code === 'variant_not_found') return say(error.status, 'variant')
    return error.status === 0 || error.status >= 500 ? say(503, 'unknown') : say(error.status, 'failed')
  }
}

function hasChangedItems(error: unknown): boolean {
  return isRefusalError(error) && (error.code === 'not_returnable' || error.code === 'unknown_line')
}

/** Reads an order with its returnable lines, or redirects to the first step. */
async function readOrder({ call }: PageContext, orderId: string): Promise<OrderReturns> {
  if (orderId === '') throw redirect(start)
  try {
    const order = await call('GET /svc_rma/orders/{orderId}', { params: { orderId } })
    if (!order.isOffered) throw new RouteError(404)
    return order
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'order_not_found') throw error
    throw redirect(start)
  }
}
