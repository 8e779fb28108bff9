import type { z } from 'zod'
import type { WireChild, WireCompleteProduct, WireEvent, WireProduct } from '#contract/catalog.ts'
import { toWireAttributes } from '#contract/codec/attributes.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import { bundleOptionsOn, customOptionsOn } from '#domain/catalog/options/options-on.ts'
import type { EventDetails } from '#domain/catalog/events/event-details.ts'
import type { SizeChart } from '#domain/catalog/options/size-chart.ts'
import { isPricedByQuote, isProgram } from '#domain/catalog/product-attributes.ts'
import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import { productPathSegment } from '#domain/catalog/visibility.ts'
import { pageTexts } from '#domain/catalog/texts/search-texts.ts'
import { priceOf } from '#domain/pricing/price.ts'
import { poundsOf } from '#domain/pricing/components/weight-tiers.ts'
import { activePrice, promotionStatus } from '#domain/promotions/promotion.ts'
import { siteSku, type Site } from '#domain/sites.ts'
import { bestInventory, inventoryOf, promoOf, skuStem, type Card } from './listing/card.ts'
import type { CategoryRow, ChildRow, ProductRow } from './repository.ts'

type Wire = z.output<typeof WireProduct>

/** Converts a product to its wire form; a product without a price on the site has no inventory there. */
export function wireProduct(site: Site, product: ProductRow, at: number): Wire {
  const { children, type, options } = product
  const cheapest = cheapestOf(product, at)
  const offered = (code: string, label: string) => children.some(({ choice }) => choice[code] === label)
  return {
    ...common(site, product, cheapest, at),
    productId: product.id,
    sku: siteSku(site, type === 'configurable' ? skuStem(children) : product.sku),
    type,
    ...pricesOf(product, cheapest, at),
    childrenIds: type === 'configurable' ? children.map(({ id }) => id) : type === 'grouped' ? product.gathers : [],
    inventory: children.length > 0 ? bestInventory(children.map(({ stock }) => stock)) : soldNowhere,
    gallery: product.pictures,
    weight: type === 'configurable' ? null : pounds(children[0]),
    configurableAttributes: options.map(({ code, label, values }) => ({
      code,
      label,
      values: values
        .filter(({ label }) => offered(code, label))
        .map(({ label, swatch, text }) => ({ label, swatch: swatch ?? null, ...(text !== undefined && { text }) })),
    })),
  }
}

function wireChild(site: Site, product: ProductRow, child: ChildRow, at: number): z.output<typeof WireChild> {
  return {
    ...common(site, product, child, at),
    productId: child.id,
    sku: siteSku(site, child.sku),
    type: product.type === 'configurable' ? 'simple' : product.type,
    ...pricesOf(product, child, at),
    childrenIds: [],
    inventory: inventoryOf(child.stock),
    visibility: child.id === product.id ? product.visibility : 1,
    gallery: child.pictures ?? product.pictures,
    weight: pounds(child),
    configurableAttributes: [],
    choice: child.choice,
    model: child.model && { kind: child.model.kind, params: child.model.params ?? {} },
  }
}

/** Converts a product to its wire form with all data for its page. */
export function wireComplete(
  site: Site,
  product: ProductRow,
  { trail, categories, related, fits, gathered }: Around,
  at: number,
): z.output<typeof WireCompleteProduct> {
  return {
    ...wireProduct(site, product, at),
    children: product.children.map((child) => wireChild(site, product, child, at)),
    gathered: product.gathers.flatMap((id) => gatheredOf(site, gathered, id, at)),
    promo: promoOf(cheapestOf(product, at)?.promotion ?? null, at),
    ...pageTexts(product),
    lead: product.lead,
    description: product.description,
    specification: product.specification.map(([label, value, text]) => ({
      label,
      value,
      ...(text !== undefined && { text }),
    })),
    event: wireEvent(product.attributes.event),
    sizeChart: wireSizeChart(product.attributes.sizeChart),
    trail: trail.map(({ name, handle }) => ({ name, url: `/${handle}` })),
    categories: categories.map(({ handle }) => `/${handle}`),
    related,
    fits,
  }
}

interface Around {
  trail: CategoryRow[]
  categories: readonly CategoryRow[]
  related: Card[]
  fits: Card[]
  gathered: readonly ProductRow[]
}

function gatheredOf(site: Site, products: readonly ProductRow[], id: number, at: number) {
  const whole = products.find((each) => each.id === id)
  if (whole && whole.children.length > 0) {
    const children = whole.children.map((child) => wireChild(site, whole, child, at))
    return [{ ...wireProduct(site, whole, at), children, choice: {} }]
  }
  for (const parent of products) {
    const child = parent.children.find((each) => each.id === id)
    if (!child) continue
    const { model: _, ...one } = wireChild(site, parent, child, at)
    const { configurableAttributes } = wireProduct(site, parent, at)
    return [{ ...one, configurableAttributes, children: [] }]
  }
  return []
}

function cheapestOf({ children }: ProductRow, at: number): ChildRow | undefined {
  return children.toSorted((a, b) => nowOf(a, at) - nowOf(b, at))[0]
}

const soldNowhere: Wire['inventory'] = {
  min: 1,
  max: 0,
  bin: false,
  qoh: 0,
  backorder: false,
  leadTime: null,
  restockStatus: 'discontinued',
  promoQty: null,
  ms: true,
}

function common(site: Site, product: ProductRow, child: ChildRow | undefined, at: number) {
  const giftCard = product.giftCard?.[site] ?? null
  const page = productPathSegment(product, product.parent)
  return {
    name: product.name,
    attributes: toWireAttributes(
      { ...product, shippingGroup: product.shippingGroup as ShippingGroup },
      child?.promotion ?? null,
    ),
    customOptions: customOptionsOn(site, product.customOptions).map(({ price, values, ...option }) => ({
      ...option,
      price: toWireAmount(price),
      values: values.map(({ price, ...value }) => ({ ...value, price: toWireAmount(price) })),
    })),
    bundleOptions: bundleOptionsOn(site, product.bundleOptions).map(({ values, ...option }) => ({
      ...option,
      values: values.map(({ price, percent, ...value }) => ({
        ...value,
        price: value.priceType === 'percent' ? percent : toWireAmount(price),
      })),
    })),
    visibility: product.visibility,
    url: page === null ? '' : `/${page}`,
    thumbnail: product.pictures[0] ? `${product.pictures[0].base}-308.avif` : null,
    giftcardData: giftCard && {
      type: giftCard.type,
      amounts: giftCard.amounts.map(toWireAmount),
      isOpenAmountAllowed: giftCard.isOpenAmountAllowed,
      openAmountMin: toWireAmount(giftCard.openAmountMin),
      openAmountMax: toWireAmount(giftCard.openAmountMax),
    },
    hundoPricing: (product.weightTiers[site] ?? []).map(({ ruleWeight, discountPerLb }) => ({
      ruleWeight,
      discountPerLb: toWireAmount(discountPerLb),
    })),
    isProgram: isProgram(product.attributes),
    hasPromo: promotionStatus(child?.promotion ?? null, at) === 'active',
    primaryCategoryId: product.categoryId,
    relatedIds: product.relatedIds,
    brand: product.brand,
    fact: product.fact,
    ...(product.lang && { lang: product.lang }),
  }
}

/** Returns an event with all fields, or null if the product has no event. */
export function wireEvent(event: EventDetails | undefined): z.output<typeof WireEvent> | null {
  return event ? { ...event, capacity: event.capacity ?? null, refunds: event.refunds ?? '' } : null
}

function wireSizeChart(chart: SizeChart | undefined): z.output<typeof WireCompleteProduct>['sizeChart'] {
  if (!chart) return null
  const { columns, rows, note = '' } = chart
  return { columns: [...columns], rows: rows.map((row) => [...row]), note }
}

function nowOf({ price, special, promotion }: ChildRow, at: number) {
  return priceOf({ base: price, special, promo: activePrice(promotion, at) }).price
}

function pricesOf({ attributes }: ProductRow, child: ChildRow | undefined, at: number) {
  if (!child || isPricedByQuote(attributes, child.price)) return { price: null, special_price: null }
  const now = nowOf(child, at)
  return { price: toWireAmount(child.price), special_price: now < child.price ? toWireAmount(now) : null }
}

function pounds(child: ChildRow | undefined) {
  return child?.weightGrams ? poundsOf(child.weightGrams) : null
}
