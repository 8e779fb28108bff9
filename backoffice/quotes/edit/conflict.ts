import { toWireAmount } from '#contract/codec/amounts.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'
import type { QuoteItem } from '../quote-types.ts'
import { lineOf, priceOf, type OfferDraft } from './offer.ts'

/** A difference between two drafts of an offer: an item's price, the shipping, or a text. */
export interface OfferChange {
  part: 'price' | 'shipping' | 'note' | 'reason'
  itemId: string | null
  theirs: string
  mine: string
  /** True if both drafts changed this part since their common version. */
  isConflict: boolean
}

/** Two drafts and the version that both started from. */
export interface Versions {
  base: OfferDraft
  mine: OfferDraft
  theirs: OfferDraft
}

type Part = Pick<OfferChange, 'part' | 'itemId'> & {
  /** Returns this part as text for comparison. Equal values have equal texts. */
  read: (draft: OfferDraft) => string
  /** Returns the first draft with this part from the second. */
  put: (into: OfferDraft, from: OfferDraft) => OfferDraft
}

/** Equal amounts have equal texts, regardless of how they were entered. */
const amountText = (minor: number | null) => (minor === null ? '' : toWireAmount(minor).toFixed(2))

function shippingText({ isShippingFixed, shipping, countryId, postcode }: OfferDraft): string {
  const price = parseAmount(shipping)
  return isShippingFixed ? `${price === null ? shipping : price.toFixed(2)}, ${countryId} ${postcode.trim()}` : ''
}

function partsOf(items: readonly QuoteItem[]): Part[] {
  const prices = items.map(({ itemId }): Part => ({
    part: 'price',
    itemId,
    read: (draft) => amountText(priceOf(draft, itemId)),
    put: (into, from) => ({ ...into, lines: { ...into.lines, [itemId]: lineOf(from, itemId) } }),
  }))
  const text = (part: 'note' | 'reason'): Part => ({
    part,
    itemId: null,
    read: (draft) => draft[part].trim(),
    put: (into, from) => ({ ...into, [part]: from[part] }),
  })
  const shipping: Part = {
    part: 'shipping',
    itemId: null,
    read: shippingText,
    put: (into, { isShippingFixed, shipping: price, countryId, postcode }) => ({
      ...into,
      isShippingFixed,
      shipping: price,
      countryId,
      postcode,
    }),
  }
  return [...prices, shipping, text('note'), text('reason')]
}

/** Returns the parts that differ between two drafts, in page order. */
export function offerChanges({ base, mine, theirs }: Versions, items: readonly QuoteItem[]): OfferChange[] {
  return partsOf(items).flatMap(({ part, itemId, read }) => {
    const [before, own, other] = [read(base), read(mine), read(theirs)]
    if (own === other) return []
    return [{ part, itemId, theirs: other, mine: own, isConflict: own !== before && other !== before }]
  })
}

/** Returns true if two drafts would save the same offer. */
export function isSameOffer(a: OfferDraft, b: OfferDraft, items: readonly QuoteItem[]): boolean {
  return offerChanges({ base: a, mine: a, theirs: b }, items).length === 0
}

/** Returns `theirs` with each part that `mine` changed since `base`. */
export function mergeOffers({ base, mine, theirs }: Versions, items: readonly QuoteItem[]): OfferDraft {
  return partsOf(items).reduce(
    (merged, { read, put }) => (read(mine) === read(base) ? merged : put(merged, mine)),
    theirs,
  )
}
