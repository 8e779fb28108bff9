import { data } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { displayPrice } from '#storefront/page/price.ts'
import { cartView, type CartView } from '../side-cart/cart/cart-view.ts'
import { textsOf } from '../texts.ts'

type Wire = Reply<Store, 'GET /svc_list/quotes'>[number]

export type QuoteRow = Pick<Wire, 'id' | 'number' | 'title' | 'state' | 'validUntil' | 'requestedAt'>

export interface QuotesView {
  quotes: readonly QuoteRow[]
  /** The cart to quote, with its submission key, or null if empty. */
  cart: { listId: string; count: number; key: string } | null
}

export interface QuoteView extends QuoteRow {
  version: number
  message: string
  note: string
  cart: CartView
  isPriced: boolean
  shipping: { price: Minor; place: string } | null
}

/** Loads the customer's quotes and the cart for the next one; redirects guests to login [LIST-234]. */
export async function loadQuotes(context: PageContext): Promise<PageData<QuotesView>> {
  const { call, shop } = context
  await requireLogin(context, quotesPath)
  const [quotes, cart] = await Promise.all([
    call('GET /svc_list/quotes', {}),
    call('GET /svc_list/cart', { query: {} }),
  ])
  return {
    head: { title: textsOf(shop.language, 'quotes').title },
    view: {
      quotes: quotes.map(rowOf),
      cart:
        cart === null || cart.lines.length === 0
          ? null
          : { listId: cart.list._id, count: cart.count, key: crypto.randomUUID() },
    },
  }
}

/** Loads one quote with its lines; another customer's quote isn't found [LIST-234]. */
export async function loadQuote(context: PageContext, { params }: PageArguments): Promise<PageData<QuoteView>> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) throw data(null, { status: 404 })
  const { call, shop } = context
  await requireLogin(context, `${quotesPath}/${id}`)
  try {
    const query = shop.site === 'EUR' ? { country: shop.country } : {}
    const [quote, cart] = await Promise.all([
      call('GET /svc_list/quotes/{id}', { params: { id } }),
      call('GET /svc_list/lists/{id}/view', { params: { id }, query }),
    ])
    const { version, message, note, shipping } = quote
    return {
      head: { title: quote.title },
      view: {
        ...rowOf(quote),
        version,
        message,
        note,
        cart: cartView(cart),
        isPriced: cart.lines.some(({ reasons }) => reasons.at(-1)?.reason === 'quote'),
        shipping: shipping && {
          price: displayPrice(toMinor(shipping.price), 'goods', shop.tax),
          place: [shipping.postcode, shipping.countryId].join(', '),
        },
      },
    }
  } catch (error) {
    if (isRefused(error) && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

export const quotesPath = '/account/custom-quoting'

function rowOf({ id, number, title, state, validUntil, requestedAt }: Wire): QuoteRow {
  return { id, number, title, state, validUntil, requestedAt }
}
