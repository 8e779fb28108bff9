import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { writeAtVersion } from '../side-cart/cart/write-at-version.ts'
import { throwIfReduced } from '../side-cart/cart/throw-if-reduced.ts'
import { problemOfWrite } from '../side-cart/cart/problem-of-write.ts'
import { type MoveTarget, readMovedLine, readRemovedLine, readTarget } from '../side-cart/messages.ts'
import { redeemEarned } from './earned-offers.ts'
import { storeForLogin, wishlistLoginPath } from '../side-cart/add-to-wishlist.ts'

export type CartChange =
  | { op: 'quantity'; item: string; qty: number }
  | { op: 'remove'; item: string; undo: string }
  | { op: 'move'; item: string; to: MoveTarget; moved: string }
  | { op: 'restore'; removed: string }
  | { op: 'redeem'; item: string; earned: string }

/** Parses a cart form. Returns null if it is not a cart form. */
export function readCartChange(form: Pick<URLSearchParams, 'get'>): CartChange | null {
  const [op, item = '', removed = ''] = ['op', 'item', 'removed'].map((name) => form.get(name) ?? '')
  if (op === 'restore') return readRemovedLine(removed) === null ? null : { op, removed }
  // Both values become part of a URL, so only line ids and removed lines are accepted.
  if (!/^[0-9a-f-]{36}$/i.test(item)) return null
  if (op === 'remove') return { op, item, undo: readRemovedLine(removed) === null ? '' : removed }
  if (op === 'move') {
    const to = readTarget(form.get('to'))
    const moved = form.get('moved')
    return to && { op, item, to, moved: readMovedLine(moved) === null ? '' : moved! }
  }
  if (op === 'redeem') return { op, item, earned: form.get('earned') ?? '' }
  const qty = (form.get('qty') ?? '').trim()
  return op === 'quantity' && /^[1-9]\d{0,8}$/.test(qty) ? { op, item, qty: Math.min(Number(qty), 9999) } : null
}

/** Applies a cart form and redirects to the cart, with the problem if there is one. */
export async function changeCart(
  { call }: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const change = readCartChange(form)
  if (change === null) return { to: '/cart' }
  const listId = form.get('list') ?? ''
  try {
    await applyCartChange(call, change, listId, Number(form.get('version')))
  } catch (error) {
    if (change.op === 'move' && isRefusalError(error) && error.code === 'login_required') {
      await storeForLogin(call, listId, change.item)
      return { to: wishlistLoginPath }
    }
    const problem = isRefusalError(error) ? problemOfWrite(error.code) : 'failed'
    const query = { problem, ...('item' in change && { line: change.item }) }
    return { to: `/cart?${new URLSearchParams(query).toString()}` }
  }
  if (change.op === 'move' && change.moved !== '') return { to: `/cart?moved=${change.moved}` }
  return { to: change.op === 'remove' && change.undo !== '' ? `/cart?removed=${change.undo}` : '/cart' }
}

export async function applyCartChange(
  call: StoreCall,
  change: CartChange,
  listId: string,
  version: number,
): Promise<void> {
  const newKey = () => crypto.randomUUID()
  if (change.op === 'restore') {
    const { listId: id, itemId } = readRemovedLine(change.removed)!
    const input = { params: { id, itemId }, version: 'any' as const, key: newKey() }
    throwIfReduced(await call('POST /svc_list/lists/{id}/items/{itemId}/restore', input))
    return
  }
  if (change.op === 'redeem') return redeemEarned(call, change.item, change.earned)
  const params = { id: listId, itemId: change.item }
  if (change.op === 'move') {
    const body = { items: [change.item], to: change.to }
    await writeAtVersion(Number.isInteger(version) ? version : 0, (current) =>
      call('POST /svc_list/lists/{id}/items/move', { params: { id: listId }, body, version: current, key: newKey() }),
    )
    return
  }
  await writeAtVersion(Number.isInteger(version) ? version : 0, async (current) => {
    const input = { params, version: current, key: newKey() }
    if (change.op === 'remove') await call('DELETE /svc_list/lists/{id}/items/{itemId}', input)
    else throwIfReduced(await call('PUT /svc_list/lists/{id}/items/{itemId}', { ...input, body: { qty: change.qty } }))
  })
}
