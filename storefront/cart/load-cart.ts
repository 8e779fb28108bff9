import type { PageArguments, PageContext, PageData } from '../page.ts'
import { textsOf } from '../texts.ts'
import { cartView, type CartView } from './cart-view.ts'
import { type CartMessage, readAdded, readRemoved } from './messages.ts'

export interface CartPageView {
  cart: CartView | null
  message: CartMessage | null
  /** The removed line that the message can put back. */
  undo: string | null
  problem: string | null
  /** The line that the problem is about. */
  problemLine: string | null
  /** Tells one load from the next, so that the same message is shown again. */
  load: string
}

/** Reads the cart and what its address has to say of the last change. */
export async function loadCart(context: PageContext, { url }: PageArguments): Promise<PageData<CartPageView>> {
  const { shop, call } = context
  const query = url.searchParams
  const removed = readRemoved(query.get('removed'))
  const [cart, name] = await Promise.all([
    call('GET /svc_list/cart', { query: shop.site === 'EUR' ? { country: shop.country } : {} }),
    removed && nameOf(context, removed.handle),
  ])
  const added = readAdded(query.get('added'))
  return {
    head: { title: textsOf(shop.language, 'cart').title },
    view: {
      cart: cart && cart.lines.length > 0 ? cartView(cart) : null,
      message: removed
        ? { kind: 'remove', name: name ?? textsOf(shop.language, 'cart').gone }
        : added === null
          ? null
          : { kind: 'multiAdd', count: added },
      undo: removed && query.get('removed'),
      problem: query.get('problem'),
      problemLine: query.get('line'),
      load: crypto.randomUUID(),
    },
  }
}

/** The name of a product that is no longer in the cart: from the catalogue, never from the address. */
async function nameOf({ call }: PageContext, handle: string): Promise<string | null> {
  const [card] = await call('GET /svc_content/cards', { query: { handles: handle } })
  return card?.name ?? null
}
