// A second implementation of pricing in exact fractions, written only from the documents.
import type { AnyCart } from '#domain/cart/carts-for-tests.ts'
import type { CartTerms } from '#domain/cart/price-cart.ts'
import { allowsMultiple, type CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { BuyRequest, ListItem } from '#domain/lists/list.ts'
import type { Assortment, Offer } from '#domain/pricing/offer.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { toFraction, halfUp, over, times } from './fraction.ts'
import { unitWeight, weightDiscounts } from './weight-discounts.ts'

/** Amounts are in minor units. */
interface ReferenceLine {
  id: string
  qty: number
  canBeBought: boolean
  price: number
  rowTotal: number
  discount: number
}
interface ReferenceCart {
  lines: ReferenceLine[]
  subtotal: number
}

/** Thrown if the item cannot be bought, for any reason in the documents. */
class Fault extends Error {}
function need(condition: unknown): asserts condition {
  if (!condition) throw new Fault()
}

interface Sold {
  offer: Offer
  /** Per unit, before an earned discount. */
  lowest: number
  /** Per unit, for options and children. */
  added: number
  /** Per unit, in hundredths of a pound; for a bundle, the sum of its contents. */
  weight: number
}

/** Prices every line, then subtracts weight discounts [S2 sections 5 and 9, D11, D12, D13]. */
export function priceCartReference({ items, assortment, terms }: AnyCart): ReferenceCart {
  const usesLeft = new Map([...terms.earned].map(([id, { remainingUses }]) => [id, remainingUses]))
  const priced = items.map((item) => priceLine(item, assortment, terms, usesLeft))
  const discounts = weightDiscounts(
    priced.flatMap(({ line, sold }, index) => {
      const takesPart = sold && sold.offer.weightTiers.length > 0 && !isActive(sold.offer.promotion, terms.now)
      if (!takesPart) return []
      const { productId, weightTiers: tiers } = sold.offer
      return [{ index, productId, tiers, weight: sold.weight * line.qty, rowTotal: line.rowTotal }]
    }),
    terms.settings.weightTierScope,
  )
  const lines = priced.map(({ line }, index) => ({ ...line, discount: discounts.get(index) ?? 0 }))
  return { lines, subtotal: lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0) }
}

interface Priced {
  line: ReferenceLine
  sold: Sold | null
}

function priceLine(item: ListItem, assortment: Assortment, terms: CartTerms, usesLeft: Map<string, number>): Priced {
  const { id, qty } = item
  let sold: Sold
  try {
    sold = resolveItem(item, assortment, terms.now)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { line: { id, qty, canBeBought: false, price: 0, rowTotal: 0, discount: 0 }, sold: null }
  }
  const at = (own: number): Priced => {
    const price = own + sold.added
    return { line: { id, qty, canBeBought: true, price, rowTotal: price * qty, discount: 0 }, sold }
  }
  // CART-239, decisions 48: the line names the discount, the product matches, and uses remain.
  const redeem = item.metadata.redeem ?? ''
  const earned = terms.earned.get(redeem)
  const remaining = usesLeft.get(redeem) ?? 0
  const { offer, lowest } = sold
  if (!earned || (earned.productId !== offer.productId && earned.productId !== offer.id) || qty > remaining)
    return at(lowest)
  usesLeft.set(redeem, remaining - qty)
  if (earned.type === 'fixed') return at(Math.max(0, lowest - earned.value)) // PRICE-008, PRICE-220
  return at(halfUp(over(times(toFraction(lowest), toFraction(100 - earned.value)), toFraction(100)))) // PRICE-009, PRICE-010
}

function resolveItem(item: BuyRequest, assortment: Assortment, now: number): Sold {
  const { productId, children, metadata } = item
  const { groupedProductId, giftcard } = metadata
  if (groupedProductId !== undefined) {
    const head = assortment.parents.get(groupedProductId)
    need(head?.type === 'grouped' && head.members.includes(productId)) // CART-210
  }
  const head = assortment.parents.get(productId)
  const isConfigurable = head?.type === 'configurable'
  if (isConfigurable) need(children.length === 1) // CART-211
  const offer = assortment.offers.get(isConfigurable ? children[0]!.productId : productId)
  need(offer && (isConfigurable ? offer.productId === productId : offer.id === offer.productId)) // CART-212
  need(giftcard === undefined || offer.type === 'giftcard') // GIFT-204
  if (!isConfigurable && offer.type !== 'bundle') need(children.length === 0)
  const weight = unitWeight(offer.weightGrams ?? 0)
  const options = chosenOptions(item.options, offer.customOptions)
  if (offer.type === 'giftcard') return { offer, lowest: cardAmount(item, offer), added: options, weight }
  if (offer.type !== 'bundle') return { offer, lowest: lowestPrice(offer, now), added: options, weight }
  const inside = childrenOf(children, offer, assortment, now)
  return { offer, lowest: lowestPrice(offer, now), added: options + inside.price, weight: inside.weight }
}

/** Applies PROMO-401 to 407 in order. */
function isActive(promotion: Promotion | null, now: number): boolean {
  if (!promotion?.isEnabled) return false
  const { from, to, isQtyLimited, qty } = promotion
  if (from !== null && now < from) return false
  if (to !== null && now > to) return false
  return !isQtyLimited || (qty !== null && qty > 0)
}

/** Returns the lowest price in force, never above the base price [PRICE-216, decisions 11]. */
export function lowestPrice({ base, special, group, promotion }: Offer, now: number): number {
  const inForce = [special, group, isActive(promotion, now) ? promotion!.price : null]
  return Math.min(base, ...inForce.filter((price) => price !== null))
}

/** Returns the unit price of the selected options [CART-217..219]. */
function chosenOptions(selected: Record<string, string>, options: readonly CustomOption[]): number {
  for (const id of Object.keys(selected)) need(options.some((option) => option.id === id))
  let added = 0
  for (const { id, type, isRequired, price, values, mostCharacters } of options) {
    const text = (selected[id] ?? '').trim()
    need(text !== '' || !isRequired)
    if (text === '') continue
    if (type === 'area') {
      need(text.length <= Math.min(mostCharacters ?? 500, 500))
      added += price
      continue
    }
    const ids = allowsMultiple(type) ? text.split(',') : [text]
    need(new Set(ids).size === ids.length)
    for (const chosen of ids) {
      const value = values.find((each) => each.id === chosen)
      need(value)
      added += value.price
    }
  }
  return added
}

/** Returns the gift card amount; a custom amount takes precedence [GIFT-205..208]. */
function cardAmount({ metadata: { giftcard } }: BuyRequest, { giftCard: range }: Offer): number {
  need(giftcard && range)
  const { customAmount, amount } = giftcard
  if (customAmount !== undefined) {
    need(range.isOpenAmountAllowed && customAmount >= range.openAmountMin && customAmount <= range.openAmountMax)
    return customAmount
  }
  need(amount !== undefined && range.amounts.includes(amount))
  return amount
}

/** Returns the price and weight of a bundle's children [CART-213..216, CART-244, PRICE-202, decisions 49]. */
function childrenOf(children: readonly BuyRequest[], { bundleOptions }: Offer, { offers }: Assortment, now: number) {
  const filled = new Set<string>()
  let [price, weight] = [0, 0]
  for (const { productId, qty, options, children: inner, metadata } of children) {
    const { bundleOptionId, freeBundleOptionId } = metadata
    const optionId = freeBundleOptionId ?? bundleOptionId
    const option = bundleOptions.find(({ id }) => id === optionId)
    const offer = offers.get(productId)
    need(option && offer && offer.type !== 'bundle' && offer.type !== 'giftcard' && inner.length === 0)
    const place = `${freeBundleOptionId === undefined ? 'chosen' : 'free'} ${option.id}`
    need(!filled.has(place))
    filled.add(place)
    weight += unitWeight(offer.weightGrams ?? 0) * qty
    const added = chosenOptions(options, offer.customOptions)
    if (freeBundleOptionId !== undefined) {
      need(productId === option.includedProductId && qty === 1)
      continue
    }
    const value = option.values.find((each) => each.productId === productId)
    need(value)
    need(value.canChangeQty ? qty >= 1 && qty <= 99 : qty === value.defaultQty)
    const lowest = toFraction(lowestPrice(offer, now))
    const percent = over(times(lowest, toFraction(value.percent)), toFraction(100))
    const own = value.priceType === 'fixed' ? value.price : halfUp(value.priceType === 'percent' ? percent : lowest)
    price += (own + added) * qty
  }
  for (const { id, isRequired, includedProductId } of bundleOptions) {
    need(!isRequired || filled.has(`chosen ${id}`))
    need(includedProductId === null || filled.has(`free ${id}`))
  }
  return { price, weight }
}
