import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { quotesDesk } from '#contract/quotes-desk.ts'
import type { AnswerLine } from '#domain/quotes/answer.ts'
import type { QuoteOffer } from '#domain/quotes/quote.ts'
import type { List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import { isExemptFromRepricing } from '#domain/pricing/quoted-price.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { QueryRunner } from '#platform/database.ts'
import { cartView, priceList, type CartDeps, type PricedCart } from '#services/lists/pricing-steps.ts'

export type PricingDeps = Pick<CartDeps, 'settings'>

/** An answer stores prices in the same form as the site, so they are not converted for display. */
const asStored: CartDeps['displayPricesOf'] = async () => ({ country: '', shown: (price) => price })

export interface Catalog {
  /** Price of each line; lines without a price are omitted. */
  prices: ReadonlyMap<string, Minor>
  /** Prices that a quote cannot change, for gift cards and programs. */
  fixed: ReadonlyMap<string, Minor>
  taxClasses: ReadonlyMap<string, string>
}

/** Returns the catalog data for a requested quote's lines. */
export async function readCatalog(
  db: QueryRunner,
  { settings }: PricingDeps,
  owner: Scope,
  list: List,
  now: number,
): Promise<Catalog> {
  const { lines } = await priceList({ db, settings, displayPricesOf: asStored }, owner, list, undefined, now)
  return catalogOf(lines)
}

function catalogOf(lines: PricedCart['lines']): Catalog {
  const sold = lines.filter(({ offer }) => offer !== null)
  return {
    prices: new Map(
      sold.flatMap(({ item, steps }) => {
        const catalog = steps.findLast(({ reason }) => reason !== 'quote')
        return catalog === undefined || catalog.price === 0 ? [] : [[item.id, catalog.price]]
      }),
    ),
    fixed: new Map(sold.filter(({ parts }) => isExemptFromRepricing(parts)).map(({ item, price }) => [item.id, price])),
    taxClasses: new Map(sold.map(({ item, offer }) => [item.id, offer!.taxClass])),
  }
}

type RequestedItem = Reply<typeof quotesDesk, 'GET /svc_list/quote-desk/{id}'>['items'][number]

/** Describes the requested lines for staff, each with its catalog price. */
export async function describeItems(
  db: QueryRunner,
  { settings }: PricingDeps,
  owner: Scope,
  list: List,
  now: number,
): Promise<RequestedItem[]> {
  const priced = await priceList({ db, settings, displayPricesOf: asStored }, owner, list, undefined, now)
  const { prices, fixed } = catalogOf(priced.lines)
  const children = new Map(list.items.map(({ id, children: [child] }) => [id, child?.productId]))
  return cartView(owner.site, priced).lines.map(({ _id: itemId, productId, sku, name, choice, details, qty }) => {
    const listPrice = fixed.get(itemId) ?? prices.get(itemId)
    return {
      itemId,
      productId,
      childId: children.get(itemId) ?? productId,
      sku,
      name,
      choice,
      details,
      qty,
      listPrice: listPrice === undefined ? null : toWireAmount(listPrice),
      isPriceFixed: fixed.has(itemId),
    }
  })
}

/** Describes a sent offer's current lines for its customer. */
export async function describeLines(
  db: QueryRunner,
  { settings }: PricingDeps,
  owner: Scope,
  list: List,
  { lines: offered }: Pick<QuoteOffer, 'lines'>,
  now: number,
): Promise<AnswerLine[]> {
  const priced = await priceList({ db, settings, displayPricesOf: asStored }, owner, list, undefined, now)
  const offeredPrices = new Map(offered.map(({ itemId, price }) => [itemId, price]))
  const byItem = new Map(priced.lines.map((line) => [line.item.id, line]))
  return cartView(owner.site, priced).lines.map(({ _id, sku, name, choice, details, qty }) => {
    const { offer, price } = byItem.get(_id)!
    // Gift cards and programs keep their catalog price.
    const quoted = offer ? price : (offeredPrices.get(_id) ?? 0)
    return { itemId: _id, sku, name, choice, details, taxClass: offer?.taxClass ?? 'goods', qty, price: quoted }
  })
}
