import type { BundleOption, BundleValue } from '#domain/catalog/options/bundle-option.ts'
import type { ProductEntry, SiteAmounts, SitePrice } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Common } from './entry.ts'
import { unmanagedStock } from './stock.ts'

/** A value of a bundle option in the demo data, identified by SKU. */
interface Value {
  sku: string
  /** Percentage off the product's regular price. */
  off?: number
  /** Fixed price in the bundle, by site. */
  fixed?: Partial<Record<Site, SitePrice>>
  isDefault?: boolean
  qty?: number
  canChangeQty?: boolean
}
interface Option {
  id: string
  title: string
  isRequired?: boolean
  /** SKU of a free included product. */
  included?: string
  values: readonly Value[]
}

/** Returns a price of 0 on every site except the excluded ones, for bundles with priced children. */
export function freePrices(except: readonly Site[] = []): Partial<Record<Site, SitePrice>> {
  return Object.fromEntries(sites.filter((site) => !except.includes(site)).map((site) => [site, { price: 0 }]))
}

/** Builds a bundle. Stock, weight, and usually the price come from its children. */
export function bundle(
  entry: Common & {
    sku: string
    prices: Partial<Record<Site, SitePrice>>
    bundleOptions: ReturnType<typeof buildBundleOptions>
  },
): ProductEntry {
  const { sku, prices, ...rest } = entry
  const variant = { sku, choice: {}, weightGrams: null, prices, stock: unmanagedStock }
  return { shippingGroup: '', taxClass: 'goods', ...rest, type: 'bundle', options: [], variants: [variant] }
}

/** Builds bundle options with product ids instead of SKUs. */
export function buildBundleOptions(
  idOf: (sku: string) => number,
  entries: readonly Option[],
): BundleOption<SiteAmounts>[] {
  return entries.map(({ id, title, isRequired = true, included, values }) => ({
    id,
    title,
    isRequired,
    includedProductId: included === undefined ? null : idOf(included),
    values: values.map((value) => toBundleValue(idOf(value.sku), value)),
  }))
}

function toBundleValue(productId: number, value: Value): BundleValue<SiteAmounts> {
  const { off, fixed, isDefault = false, qty = 1, canChangeQty = false } = value
  const amounts = Object.entries(fixed ?? {}).map(([site, { price }]) => [site, price])
  return {
    productId,
    priceType: fixed ? 'fixed' : off === undefined ? 'own' : 'percent',
    price: Object.fromEntries(amounts),
    percent: off === undefined ? 0 : 100 - off,
    isDefault,
    defaultQty: qty,
    canChangeQty,
  }
}

/** Returns a lookup from SKU to product id. Throws if the SKU is unknown. */
export function idsBySku(products: readonly ProductEntry[]): (sku: string) => number {
  const ids = new Map(
    products.flatMap(({ id, type, variants }) =>
      variants.map(({ sku }, position) => [sku, type === 'configurable' ? id * 100 + position + 1 : id]),
    ),
  )
  return (sku) => {
    const id = ids.get(sku)
    if (id === undefined) throw new Error(`The demo world has no ${sku}.`)
    return id
  }
}
