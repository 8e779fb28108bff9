import type { z } from 'zod'
import type { WireChild, WireCompleteProduct, WireProduct } from '#contract/catalog.ts'
import { toWire } from '#contract/money.ts'
import { priceOf } from '#domain/pricing/price.ts'
import { siteSku, type Site } from '#domain/sites.ts'
import { bestInventory, inventoryOf, skuStem, type Card } from './card.ts'
import type { CategoryRow, ChildRow, ProductRow } from './repository.ts'

const gramsInPound = 453.59237
type Wire = z.output<typeof WireProduct>

/** A product as the wire writes it; one without a price on the site is not sold there and has none. */
export function wireProduct(site: Site, product: ProductRow): Wire {
  const { children, type, options } = product
  const [cheapest] = children.toSorted((a, b) => nowOf(a) - nowOf(b))
  const offered = (code: string, label: string) => children.some(({ choice }) => choice[code] === label)
  return {
    ...common(product),
    productId: product.id,
    sku: siteSku(site, type === 'simple' ? (children[0]?.sku ?? '') : skuStem(children)),
    type,
    ...pricesOf(cheapest),
    childrenIds: type === 'configurable' ? children.map(({ id }) => id) : [],
    inventory: children.length > 0 ? bestInventory(children.map(({ stock }) => stock)) : soldNowhere,
    gallery: product.pictures,
    weight: type === 'simple' ? pounds(children[0]) : null,
    configurableAttributes: options.map(({ code, label, values }) => ({
      code,
      label,
      values: values
        .filter(({ label }) => offered(code, label))
        .map(({ label, swatch }) => ({ label, swatch: swatch ?? null })),
    })),
  }
}

/** One child of a configurable product, or a simple product as its own only child. */
function wireChild(site: Site, product: ProductRow, child: ChildRow): z.output<typeof WireChild> {
  return {
    ...common(product),
    productId: child.id,
    sku: siteSku(site, child.sku),
    type: 'simple',
    ...pricesOf(child),
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

/** A product with all that its page shows. */
export function wireComplete(
  site: Site,
  product: ProductRow,
  trail: CategoryRow[],
  related: Card[],
): z.output<typeof WireCompleteProduct> {
  return {
    ...wireProduct(site, product),
    children: product.children.map((child) => wireChild(site, product, child)),
    lead: product.lead,
    description: product.description,
    specification: product.specification,
    trail: trail.map(({ name, handle }) => ({ name, url: `/${handle}` })),
    related,
  }
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

function common(product: ProductRow) {
  return {
    name: product.name,
    attributes: {
      shipperhq_shipping_group: product.shippingGroup,
      rogue_pickup_disabled: product.isPickupDisabled,
      free_shipping: product.shipsFree,
      tax_class_id: product.taxClass,
      ...compatibilityOf(product),
    },
    customOptions: [],
    bundleOptions: [],
    visibility: product.visibility,
    url: `/${product.handle}`,
    thumbnail: product.pictures[0] ? `${product.pictures[0].base}-308.avif` : null,
    giftcardData: null,
    hundoPricing: [],
    isProgram: false,
    hasPromo: false,
    primaryCategoryId: product.categoryId,
    relatedIds: product.relatedIds,
    brand: product.brand,
    fact: product.fact,
  }
}

/** Under the names that callers know [CATALOG-402, CATALOG-240]. */
function compatibilityOf({ compatibility }: ProductRow): Record<string, string> {
  if (!compatibility) return {}
  const { tag, group, type, accessoryForType } = compatibility
  return {
    compat_tag: tag,
    compat_group: group,
    compat_type: type,
    ...(accessoryForType !== undefined && { compat_accessory_for_type: accessoryForType }),
  }
}

function nowOf({ price, special }: ChildRow) {
  return priceOf({ base: price, special }).price
}

function pricesOf(child: ChildRow | undefined) {
  if (!child) return { price: null, special_price: null }
  const now = nowOf(child)
  return { price: toWire(child.price), special_price: now < child.price ? toWire(now) : null }
}

function pounds(child: ChildRow | undefined) {
  return child?.weightGrams ? Math.round((child.weightGrams / gramsInPound) * 100) / 100 : null
}
