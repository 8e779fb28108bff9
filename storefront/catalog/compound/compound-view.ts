import type { BundleOption } from '#domain/catalog/options/bundle-option.ts'
import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import type { AmountFormat } from '#domain/gift-cards/typed-amount.ts'
import type { ProductType } from '#domain/catalog/product-type.ts'
import type { Minor } from '#domain/money.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import type { WeightTier } from '#domain/pricing/components/weight-tiers.ts'
import { siteSettings } from '#domain/sites.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { Shop } from '#storefront/page/page.ts'
import { lowerSpecialPrice, type GroupPrices } from '#storefront/browser/group-prices.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { PriceDisplay } from '../deals/price-display.ts'
import type { CompleteProduct } from '../product/product-view.ts'
import { choiceTexts } from '../product/variants.ts'
import { stockView, type StockView } from '../product/stock-view.ts'
import type { EventView } from './event/event-view.ts'

type Sold = CompleteProduct | CompleteProduct['gathered'][number]

export interface Member {
  id: number
  /** Id of the parent product, or of the product itself if it has no parent. */
  productId: number
  name: string
  url: string
  picture: PictureSource | null
  base: Minor
  now: Minor
  taxClass: string
  stock: StockView
  most: number
  pounds: number | null
}

export interface CompoundView {
  type: ProductType
  customOptions: readonly CustomOption[]
  bundleOptions: readonly BundleOption[]
  giftCard: GiftCardRange | null
  /** Format for entering a custom amount. */
  amountFormat: AmountFormat
  weightTiers: readonly WeightTier[]
  members: readonly Member[]
  own: { base: Minor; now: Minor }
  programDelivery: string | null
  isRegistration: boolean
  isProgram: boolean
  /** True if the cart's maximum quantity is 1 [PROGRAM-208, EVENT-203]. */
  isBoughtOnce: boolean
  /** `suffix` is '/mo', '/yr', or '/wk'. */
  subscription: { interval: string; isTrial: boolean; suffix: string } | null
  /** Null for products without an event, and for events without a date. */
  event: EventView | null
  /** A recipe's choice as a query string, or null if the URL has none [CATALOG-203]. */
  recipe: string | null
}

export function compoundView(
  product: CompleteProduct,
  { own }: Pick<PriceDisplay, 'own'>,
  { site, locale }: Pick<Shop, 'site' | 'locale'>,
): CompoundView {
  const { customOptions, bundleOptions, giftcardData, hundoPricing, attributes } = product
  const interval = attributes['subscription_interval']
  const delivery = attributes['program_delivery']
  const programDelivery = typeof delivery === 'string' && delivery !== 'Not Applicable' ? delivery : null
  const isRegistration = attributes['is_registration_sku'] === true
  return {
    type: product.type,
    customOptions: customOptions.map(({ price, values, ...option }) => ({
      ...option,
      price: toMinor(price),
      values: values.map(({ price, ...value }) => ({ ...value, price: toMinor(price) })),
    })),
    bundleOptions: bundleOptions.map(({ values, ...option }) => ({
      ...option,
      values: values.map(({ price, ...value }) => ({
        ...value,
        price: value.priceType === 'fixed' ? toMinor(price) : 0,
        percent: value.priceType === 'percent' ? price : 0,
      })),
    })),
    giftCard: giftcardData && {
      type: giftcardData.type,
      amounts: giftcardData.amounts.map(toMinor),
      isOpenAmountAllowed: giftcardData.isOpenAmountAllowed,
      openAmountMin: toMinor(giftcardData.openAmountMin),
      openAmountMax: toMinor(giftcardData.openAmountMax),
    },
    amountFormat: { tag: locale.tag, currency: siteSettings[site].currency },
    weightTiers: hundoPricing.map((tier) => ({ ...tier, discountPerLb: tier.discountPerLb * 100 })),
    members: product.gathered.flatMap((each) => membersOf(each, own)),
    own: pricesOf(product, own),
    programDelivery,
    isRegistration,
    isProgram: product.isProgram,
    isBoughtOnce: product.type === 'giftcard' || isRegistration || product.isProgram,
    subscription:
      typeof interval === 'string'
        ? { interval, isTrial: attributes['is_trial'] === true, suffix: priceSuffix(interval) }
        : null,
    event: null,
    recipe: null,
  }
}

function membersOf(product: CompleteProduct['gathered'][number], own: GroupPrices): Member[] {
  if (product.type !== 'configurable') return [memberOf(product, product, { choice: product.choice, own })]
  return product.children.map((child) => memberOf(child, product, { choice: child.choice, own }))
}

function memberOf(
  product: Sold | CompleteProduct['children'][number],
  { productId, configurableAttributes }: Pick<Sold, 'productId' | 'configurableAttributes'>,
  { choice, own }: { choice: Readonly<Record<string, string>>; own: GroupPrices },
): Member {
  const { inventory, gallery } = product
  return {
    id: product.productId,
    productId,
    name: [product.name, ...choiceTexts(optionsOf(configurableAttributes, choice), choice)].join(', '),
    url: product.url,
    picture: gallery[0] ?? null,
    ...pricesOf(product, own),
    taxClass: String(product.attributes['tax_class_id'] ?? 'goods'),
    stock: stockView(inventory),
    most: inventory.max,
    pounds: product.weight,
  }
}

function pricesOf(
  { productId, price, special_price }: Pick<Sold, 'productId' | 'price' | 'special_price'>,
  own: GroupPrices,
) {
  const base = toMinor(price ?? 0)
  const special = lowerSpecialPrice(own, productId, price, special_price)
  return { base, now: special === null ? base : toMinor(special) }
}

/** Returns the options in the order of the choice's keys, so that a bundle part's name is the same everywhere. */
function optionsOf(options: Sold['configurableAttributes'], choice: Readonly<Record<string, string>>) {
  return Object.keys(choice).map((code) => options.find((option) => option.code === code) ?? { code, values: [] })
}
