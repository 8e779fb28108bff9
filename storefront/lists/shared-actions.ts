import { sharedWishlistPath } from '#domain/lists/shared.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { addLines } from '#storefront/browser/add-lines.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { addItemsToWishlist } from '../side-cart/add-to-wishlist.ts'
import { readSharedList } from './load-shared.ts'

const maxItemsPerCall = 10

/**
 * Adds all items to the visitor's wishlist, or for a guest stores them until login. Returns the path to redirect to.
 */
async function wishForAll(
  call: StoreCall,
  items: Parameters<typeof addItemsToWishlist>[1],
  back: string,
): Promise<string> {
  let to = back
  for (let start = 0; start < items.length; start += maxItemsPerCall)
    to = await addItemsToWishlist(call, items.slice(start, start + maxItemsPerCall), back)
  return to
}

/**
 * Adds lines from a shared list to the cart and reports the lines that could not be added. Reads the list again,
 * because only the line id in the form is trusted.
 */
export async function addSharedLines(
  context: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const own = sharedWishlistPath(params['urlKey'] ?? '')
  const list = await readSharedList(context, params['urlKey'] ?? '')
  if (list === null) return { to: own }
  if (form.get('op') === 'copy')
    return {
      to: await wishForAll(
        context.call,
        list.lines.map(({ request }) => request),
        `${own}?copied=1`,
      ),
    }
  const index = Number(/^\d{1,3}$/.exec(form.get('line') ?? '')?.[0] ?? -1)
  const requested = form.get('op') === 'all' ? list.lines : list.lines.slice(index, index + 1)
  if (index < 0 && form.get('op') !== 'all') return { to: own }
  const refused = await addLines(
    context.call,
    requested.map(({ request }) => request),
  )
  const remaining = refused.map((at) => requested[at]!)
  const query = new URLSearchParams()
  if (requested.length > remaining.length) query.set('added', String(requested.length - remaining.length))
  if (remaining.length > 0) query.set('left', remaining.map((line) => list.lines.indexOf(line)).join('-'))
  return { to: `${own}?${query.toString()}` }
}
