import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import { percentOf, type Minor } from '#domain/money.ts'
import { overriddenLines, quotedTotal } from '#domain/quotes/quote.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'
import type { OfferBody, Quote, QuoteItem } from '../quote-types.ts'

/** A line as entered. Both values are per unit. */
export interface DraftLine {
  price: string
  /** Discount below the list price, such as 10% or 25.00. */
  discount: string
}

/** The offer as entered. */
export interface OfferDraft {
  lines: Readonly<Record<string, DraftLine>>
  isShippingFixed: boolean
  shipping: string
  countryId: string
  postcode: string
  note: string
  reason: string
}

const amountText = (amount: number) => amount.toFixed(2)

/**
 * Returns a price's discount as input text: whole percentages as 10%, others as an amount, and empty at the list price.
 */
export function discountText(list: number | null, price: number): string {
  if (list === null || price >= list) return ''
  const [from, to] = [toMinor(list), toMinor(price)]
  const percent = Math.round(((from - to) / from) * 100)
  return from - percentOf(from, percent) === to ? `${percent}%` : amountText(toWireAmount(from - to))
}

/** Returns the line for an entered price, with its discount. */
export function withPrice({ listPrice }: Pick<QuoteItem, 'listPrice'>, price: string): DraftLine {
  const amount = parseAmount(price)
  return { price, discount: amount === null ? '' : discountText(listPrice, amount) }
}

/**
 * Returns the line for a discount, entered in percent or as an amount per unit. If the discount is unreadable, the line
 * has no price.
 */
export function withDiscount({ listPrice }: Pick<QuoteItem, 'listPrice'>, discount: string): DraftLine {
  if (listPrice === null) return { price: '', discount }
  const list = toMinor(listPrice)
  const off = discountOf(list, discount)
  return { discount, price: off === null || off > list ? '' : amountText(toWireAmount(list - off)) }
}

/** Returns true for a readable discount, such as 10% or 25.00, or an empty text. */
export function isReadableDiscount(text: string): boolean {
  const anyListPrice = 99_999_999
  return withDiscount({ listPrice: anyListPrice }, text).price !== ''
}

function discountOf(list: Minor, text: string): Minor | null {
  const plain = text.trim()
  if (plain === '') return 0
  if (plain.endsWith('%')) {
    const percent = /^(\d{1,3}(?:\.\d{1,2})?) ?%$/.exec(plain)
    return percent ? percentOf(list, Number(percent[1])) : null
  }
  const amount = parseAmount(plain)
  return amount === null ? null : toMinor(amount)
}

/** Returns the draft with one discount applied to all lines that allow it. */
export function withDiscountOnAll(draft: OfferDraft, items: readonly QuoteItem[], discount: string): OfferDraft {
  const open = items.filter(({ isPriceFixed, listPrice }) => !isPriceFixed && listPrice !== null)
  const lines = Object.fromEntries(open.map((item) => [item.itemId, withDiscount(item, discount)]))
  return { ...draft, lines: { ...draft.lines, ...lines } }
}

interface Offered {
  quote: Pick<Quote, 'lines' | 'shipping' | 'note'>
  reason: string
}

/** Returns the saved offer as a draft. Lines without a saved price start at the list price. */
export function initialOffer({ quote, reason }: Offered, items: readonly QuoteItem[], homeCountry: string): OfferDraft {
  const saved = new Map(quote.lines.map(({ itemId, price }) => [itemId, price]))
  const priceOf = ({ itemId, listPrice, isPriceFixed }: QuoteItem) =>
    isPriceFixed ? listPrice : (saved.get(itemId) ?? listPrice)
  const lines = items.map((item): [string, DraftLine] => {
    const price = priceOf(item)
    return [item.itemId, price === null ? { price: '', discount: '' } : withPrice(item, amountText(price))]
  })
  const { shipping, note } = quote
  return {
    lines: Object.fromEntries(lines),
    isShippingFixed: shipping !== null,
    shipping: shipping ? amountText(shipping.price) : '',
    countryId: shipping?.countryId ?? homeCountry,
    postcode: shipping?.postcode ?? '',
    note,
    reason,
  }
}

const noLine: DraftLine = { price: '', discount: '' }

/** Returns an item's line. */
export function lineOf({ lines }: Pick<OfferDraft, 'lines'>, itemId: string): DraftLine {
  return lines[itemId] ?? noLine
}

/** Returns a line's price in minor units, or null if the text is not a price. */
export function priceOf(draft: Pick<OfferDraft, 'lines'>, itemId: string): Minor | null {
  const price = parseAmount(lineOf(draft, itemId).price)
  return price === null ? null : toMinor(price)
}

/** Offer totals in major units. */
interface OfferTotals {
  /** Null if a line has no list price. */
  list: number | null
  goods: number
  /** List price minus offer. Negative if the offer is above the list price. */
  discount: number
  /** Discount as a percentage of the list price, with one decimal. */
  percent: number
  /** Null if current rates apply. */
  shipping: number | null
  total: number
}

/** Returns the totals that the server will derive from the offer. A missing price counts as zero. */
export function offerTotals(draft: OfferDraft, items: readonly QuoteItem[]): OfferTotals {
  const lines = items.map(({ itemId, qty }) => ({ itemId, qty, price: priceOf(draft, itemId) ?? 0 }))
  const goods = quotedTotal({ lines, shipping: null }) ?? 0
  const hasList = items.every(({ listPrice }) => listPrice !== null)
  const list = items.reduce((sum, { listPrice, qty }) => sum + qty * toMinor(listPrice ?? 0), 0)
  const discount = hasList ? list - goods : 0
  const shipping = draft.isShippingFixed ? toMinor(parseAmount(draft.shipping) ?? 0) : null
  return {
    list: hasList ? toWireAmount(list) : null,
    goods: toWireAmount(goods),
    discount: toWireAmount(discount),
    percent: list === 0 ? 0 : Math.round((discount / list) * 1_000) / 10,
    shipping: shipping === null ? null : toWireAmount(shipping),
    total: toWireAmount(goods + (shipping ?? 0)),
  }
}

interface OfferProblems {
  /** Lines with an unreadable price. */
  lines: readonly string[]
  shipping: boolean
  postcode: boolean
  /** True if a price differs from the list price and the reason is missing. */
  reason: boolean
}

/** Returns the problems that prevent saving the offer, or null if there are none. */
export function offerProblems(draft: OfferDraft, items: readonly QuoteItem[]): OfferProblems | null {
  const prices = items.map(({ itemId }) => ({ itemId, price: priceOf(draft, itemId) }))
  const lines = prices.flatMap(({ itemId, price }) => (price === null ? [itemId] : []))
  const { isShippingFixed, shipping, postcode, reason } = draft
  const problems = {
    lines,
    shipping: isShippingFixed && parseAmount(shipping) === null,
    postcode: isShippingFixed && postcode.trim() === '',
    reason: reason.trim() === '' && overriddenItems(draft, items).length > 0,
  }
  return lines.length === 0 && !problems.shipping && !problems.postcode && !problems.reason ? null : problems
}

/** Returns the ids of the lines with a price that differs from the list price. */
function overriddenItems(draft: OfferDraft, items: readonly QuoteItem[]): string[] {
  const offered = items.flatMap(({ itemId }) => {
    const price = priceOf(draft, itemId)
    return price === null ? [] : [{ itemId, price }]
  })
  const catalog = items.flatMap(({ itemId, listPrice }) =>
    listPrice === null ? [] : [[itemId, toMinor(listPrice)] as const],
  )
  return overriddenLines(offered, new Map(catalog))
}

/** Returns the call body for an offer without problems. */
export function offerBody(draft: OfferDraft, items: readonly QuoteItem[], agent: string): OfferBody {
  const { isShippingFixed, shipping, countryId, postcode, note, reason } = draft
  return {
    lines: items.map(({ itemId, qty }) => ({ itemId, qty, price: toWireAmount(priceOf(draft, itemId) ?? 0) })),
    shipping: isShippingFixed ? { price: parseAmount(shipping) ?? 0, countryId, postcode: postcode.trim() } : null,
    note: note.trim(),
    reason: reason.trim(),
    agent,
  }
}

/** Returns true if a saved offer has a price for each requested line and can be sent. */
export function isOfferSaved({ state, lines }: Pick<Quote, 'state' | 'lines'>, items: readonly QuoteItem[]): boolean {
  const quantities = new Map(lines.map(({ itemId, qty }) => [itemId, qty]))
  const isSame = items.length === lines.length && items.every(({ itemId, qty }) => quantities.get(itemId) === qty)
  return state !== 'requested' && isSame
}
