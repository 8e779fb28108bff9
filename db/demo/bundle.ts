import type { BundleOption, BundleValue } from '#domain/catalog/bundle-option.ts'
import type { ProductEntry, SiteAmounts, SitePrice } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Common } from './entry.ts'
import { uncounted } from './stock.ts'

/** A value of a bundle as the demo world writes it: by the sku of what it holds. */
interface Value {
  sku: string
  /** Off its own price in percent; its own price when missing. */
  off?: number
  /** What it costs in the bundle, by site; nothing is included. */
  fixed?: Partial<Record<Site, SitePrice>>
  isDefault?: boolean
  qty?: number
  canChangeQty?: boolean
}
interface Option {
  id: string
  title: string
  isRequired?: boolean
  /** The sku of what comes with it for nothing. */
  included?: string
  values: readonly Value[]
}

/** Sold where its children are, for what they cost. */
export function forNothing(except: readonly Site[] = []): Partial<Record<Site, SitePrice>> {
  return Object.fromEntries(sites.filter((site) => !except.includes(site)).map((site) => [site, { price: 0 }]))
}

/** A bundle: its children carry the stock and the weight, and what it costs itself is nothing unless it says so. */
export function bundle(
  entry: Common & { sku: string; prices: Partial<Record<Site, SitePrice>>; bundleOptions: ReturnType<typeof options> },
): ProductEntry {
  const { sku, prices, ...rest } = entry
  const variant = { sku, choice: {}, weightGrams: null, prices, stock: uncounted }
  return { shippingGroup: '', taxClass: 'goods', ...rest, type: 'bundle', options: [], variants: [variant] }
}

/** The options of a bundle with the ids under which the store knows the skus. */
export function options(idOf: (sku: string) => number, asked: readonly Option[]): BundleOption<SiteAmounts>[] {
  return asked.map(({ id, title, isRequired = true, included, values }) => ({
    id,
    title,
    isRequired,
    includedProductId: included === undefined ? null : idOf(included),
    values: values.map((value) => valueOf(idOf(value.sku), value)),
  }))
}

function valueOf(productId: number, value: Value): BundleValue<SiteAmounts> {
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

/** The id under which the store knows each sku of some products. */
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
