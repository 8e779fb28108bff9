import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { buyNow } from '../../side-cart/buy-now.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import { addItemsToWishlist } from '../../side-cart/add-to-wishlist.ts'
import { addOnce } from './add-once.ts'
import { addToCartProblem } from './add-to-cart-problem.ts'

interface WantedItem {
  productId: number
  qty: number
  childId: number | null
}

/** Parses a product form. Returns null if it is not a product form. */
export function readWantedItem(form: Pick<URLSearchParams, 'get'>): WantedItem | null {
  const [product, child, qty] = ['product', 'child', 'qty'].map((name) => wholeNumber(form.get(name)))
  if (!product || !qty) return null
  return { productId: product, childId: child ?? null, qty: Math.min(qty, 9999) }
}

/** Adds the product form's item and redirects to the cart, or back with the problem. */
export async function addFromForm(
  { call, shop }: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  // The router adds the locale prefix to an action's redirect target.
  const own = url.pathname.slice(withLocalePrefix(shop.locale, '').length) || '/'
  const item = readWantedItem(form)
  if (item === null) return { to: own }
  try {
    const { productId, qty, childId } = item
    const items = [{ productId, qty, children: childId ? [{ productId: childId, qty: 1 }] : [] }]
    if (form.get('to') === 'wishlist') {
      const key = readSubmissionKey(form) ?? undefined
      return { to: await addItemsToWishlist(call, items, pathWithSelection(own, url.searchParams), key) }
    }
    if (form.get('to') === 'checkout') return { to: await buyNow(call, items) }
    await addOnce(call, items)
    return { to: '/cart' }
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) throw error
    return { to: `${own}?problem=${addToCartProblem(error)}#buy` }
  }
}

/** Returns the product page URL with its selection and the wishlist confirmation. */
export function pathWithSelection(path: string, selection: URLSearchParams): string {
  const query = new URLSearchParams([...selection].filter(([name]) => name !== 'problem'))
  query.set('wished', '1')
  return `${path}?${query.toString()}#buy`
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
