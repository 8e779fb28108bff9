import type { Reply } from '#contract/kernel/call.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Store } from '#contract/store.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import type { Minor } from '#domain/money.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import type { PageContext, PageData } from '#storefront/page/page.ts'
import { type DisplayedTax, displayPrice } from '#storefront/page/price.ts'
import { formatsOf } from '#storefront/page/formats.ts'
import { siteSettings } from '#domain/sites.ts'
import { textsOf } from '../texts.ts'

type Wire = Reply<Store, 'GET /svc_list/quotes'>[number]

export interface QuoteRow extends Pick<Wire, 'id' | 'number' | 'title' | 'state' | 'validUntil' | 'requestedAt'> {
  /** Displayed total, or null if there are no prices. */
  total: Minor | null
}

/** A list with items that can be quoted. */
interface Source {
  listId: string
  kind: 'cart' | 'wishlist'
  count: number
}

export interface QuotesView {
  quotes: readonly QuoteRow[]
  sources: readonly Source[]
  /** Saved addresses, each on one line. */
  addresses: readonly string[]
  /** ISO date of the earliest delivery day that can be requested. */
  today: string
  /** Submission key of the form. */
  key: string
}

export const quotesPath = '/account/custom-quoting'

/**
 * Loads the customer's quotes and the choices for the request form; redirects guests to login [LIST-234, ACCOUNT-413].
 */
export async function loadQuotes(context: PageContext): Promise<PageData<QuotesView>> {
  const { call, shop } = context
  await requireLogin(context, quotesPath)
  const [quotes, cart, lists, book] = await Promise.all([
    call('GET /svc_list/quotes', {}),
    call('GET /svc_list/cart', { query: {} }),
    call('GET /svc_list/lists', { query: { active: 'true' } }),
    call('GET /svc_customer/customer/address', {}),
  ])
  const { countryName } = formatsOf(shop.locale.tag, siteSettings[shop.site].currency)
  const wishlists = lists.filter(({ type, items }) => type === 'wishlist' && items.length > 0)
  return {
    head: { title: textsOf(shop.language, 'quotes').title },
    view: {
      quotes: quotes.map((quote) => rowOf(quote, shop.tax)),
      sources: [
        ...(cart === null || cart.lines.length === 0
          ? []
          : [{ listId: cart.list._id, kind: 'cart' as const, count: cart.count }]),
        ...wishlists.map(({ _id, items }) => ({ listId: _id, kind: 'wishlist' as const, count: items.length })),
      ],
      addresses: book.map((address) => [...formatAddressLines(address), countryName(address.countryId)].join(', ')),
      today: new Date(shop.now).toISOString().slice(0, 10),
      key: crypto.randomUUID(),
    },
  }
}

/** Converts a quote to a table row, with the total as the site displays prices. */
export function rowOf(quote: Wire, tax: DisplayedTax): QuoteRow {
  const { id, number, title, state, validUntil, requestedAt, total } = quote
  const displayed = total === null ? null : displayedTotal(quote, tax)
  return { id, number, title, state, validUntil, requestedAt, total: displayed }
}

interface Offered {
  lines: readonly Pick<Wire['lines'][number], 'qty' | 'price' | 'taxClass'>[]
  shipping: Wire['shipping']
}

/** Returns the total of displayed line prices and shipping. VAT is rounded per unit, as in the cart [REGION-007]. */
export function displayedTotal({ lines, shipping }: Offered, tax: DisplayedTax): Minor {
  const quotedShipping = shipping ? displayPrice(toMinor(shipping.price), 'goods', tax) : 0
  return lines.reduce(
    (sum, { qty, price, taxClass }) => sum + qty * displayPrice(toMinor(price), taxClass, tax),
    quotedShipping,
  )
}
