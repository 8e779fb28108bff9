import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { writeAtVersion } from '../side-cart/cart/write-at-version.ts'
import { problemOfWrite } from '../side-cart/cart/problem-of-write.ts'
import { movedParameter, readRemovedLine, removedParameter } from '../side-cart/messages.ts'
import { wishlistLoginPath } from '../side-cart/add-to-wishlist.ts'
import { parseQuantity } from '#storefront/widgets/lists/parse-quantity.ts'
import { registryPriorities } from '#domain/lists/list.ts'
import { readTextField } from '#storefront/page/read-text-field.ts'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { restoreItem } from '#storefront/widgets/lists/restore-item.ts'
import { moveAll } from './move-all.ts'
import { readViewOptions, wishAnchor, wishlistPath } from './wishlist/wish-order.ts'

/** Applies a wishlist form and redirects to the list, with the problem if there is one. */
export async function changeWishlist(
  { call }: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const look = readViewOptions(url.searchParams)
  const op = wishlist.read(form)
  if (op === null) return { to: wishlistPath(look) }
  try {
    return { to: wishlistPath(look, await changed(call, op, form)) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return { to: wishlistLoginPath }
    const problem = problemOfWrite(error.code)
    if (problem !== 'failed') return { to: wishlistPath(look, `?problem=${problem}`) }
    const itemId = form.get('item') ?? ''
    return { to: wishlistPath(look, wishlist.failed(op, isUuid(itemId) ? itemId : undefined) + placeOf(op, itemId)) }
  }
}

const wishlist = actionsOf('wishlist')

/** Returns the anchor for an action's result, or an empty string for the top of the page. */
function placeOf(op: AccountAction<'wishlist'>, itemId: string): string {
  if (op === 'share' || op === 'hide') return '#share'
  return op === 'note' && isUuid(itemId) ? `#${wishAnchor(itemId)}` : ''
}

async function changed(call: StoreCall, op: AccountAction<'wishlist'>, form: URLSearchParams): Promise<string> {
  const [id, itemId, handle] = ['list', 'item', 'handle'].map((name) => form.get(name) ?? '') as [
    string,
    string,
    string,
  ]
  const key = crypto.randomUUID()
  const write = (make: (version: number) => Promise<unknown>) => writeAtVersion(Number(form.get('version')) || 0, make)
  const params = { id, itemId }
  switch (op) {
    case 'share':
    case 'hide': {
      const body = { isShared: op === 'share' }
      await call('PUT /svc_list/lists/{id}/metadata', { params: { id }, body, version: 'any', key })
      return wishlist.done(op) + placeOf(op, '')
    }
    case 'quantity': {
      const qty = parseQuantity(form.get('qty') ?? '')
      if (qty === null) return '?problem=quantity'
      await write((version) =>
        call('PUT /svc_list/lists/{id}/items/{itemId}', { params, body: { qty }, version, key: crypto.randomUUID() }),
      )
      return wishlist.done(op, itemId)
    }
    case 'remove': {
      await write((version) =>
        call('DELETE /svc_list/lists/{id}/items/{itemId}', { params, version, key: crypto.randomUUID() }),
      )
      const removed = removedParameter({ handle, listId: id, itemId })
      return readRemovedLine(removed) === null ? '' : `?removed=${removed}`
    }
    case 'restore': {
      const removed = readRemovedLine(form.get('removed'))
      if (removed === null) return ''
      return wishlist.done(op, await restoreItem(call, removed.listId, removed.itemId))
    }
    case 'move': {
      await write((version) =>
        call('POST /svc_list/lists/{id}/items/move', {
          params: { id },
          body: { items: [itemId], to: 'cart' },
          version,
          key: crypto.randomUUID(),
        }),
      )
      return /^[a-z0-9-]{1,120}$/.test(handle) ? `?moved=${movedParameter(handle, 'cart')}` : ''
    }
    case 'note': {
      const { text: note, isTooLong } = readTextField(form, 'note', 500)
      if (isTooLong) return '?problem=too_long'
      const body = {
        note,
        priority: registryPriorities.find((each) => each === form.get('priority')) ?? 'medium',
      }
      await call('PUT /svc_list/lists/{id}/items/{itemId}/wish', { params, body, version: 'any', key })
      return wishlist.done(op, itemId) + placeOf(op, itemId)
    }
    case 'to-registry': {
      const registry = form.get('registry') ?? ''
      if (!isUuid(registry)) return ''
      const body = { items: [itemId], to: registry }
      await call('POST /svc_list/lists/{id}/items/move', { params: { id }, body, version: 'any', key })
      return `?to-registry=${registry}`
    }
    case 'move-all': {
      const { count, refusal } = await moveAll(call, id)
      const why = refusal === null ? '' : `&problem=${problemOfWrite(refusal.code)}`
      return `?moved-all=${count}${why}`
    }
  }
}
