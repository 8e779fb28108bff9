import type {
  ModelEntry,
  OptionEntry,
  PictureEntry,
  ProductEntry,
  SitePrice,
  StockEntry,
  VariantEntry,
} from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'

/** Attributes shared by all product types. */
export type Common = Omit<ProductEntry, 'type' | 'options' | 'variants' | 'shippingGroup' | 'taxClass'> &
  Partial<Pick<ProductEntry, 'shippingGroup' | 'taxClass'>>

/** Defaults that an entry can override. */
const usual = { shippingGroup: '', taxClass: 'goods' } as const

/** Builds a product with one SKU and no options. */
export function simpleProduct(entry: Common & Omit<VariantEntry, 'choice' | 'pictures'>): ProductEntry {
  const { sku, weightGrams, size, packedSize, prices, stock, model, ...rest } = entry
  const variant: VariantEntry = {
    sku,
    choice: {},
    weightGrams,
    prices,
    stock,
    ...(size && { size }),
    ...(packedSize && { packedSize }),
    ...(model && { model }),
  }
  return { ...usual, ...rest, type: 'simple', options: [], variants: [variant] }
}

/** Builds a product with options and one child per available combination. */
export function configurableProduct(entry: Common & Choice): ProductEntry {
  return { ...usual, ...entry, type: 'configurable' }
}

interface Choice {
  options: readonly OptionEntry[]
  variants: readonly [VariantEntry, ...VariantEntry[]]
}

interface Child {
  label: string
  swatch?: string
  sku: string
  weightGrams: number
  size?: readonly [number, number, number]
  prices: Partial<Record<Site, SitePrice>>
  stock: StockEntry
  picture?: string
  model?: ModelEntry
}

/** Builds an option and its children, in display order. */
export function choose(code: string, label: string, children: readonly [Child, ...Child[]]): Choice {
  const [first, ...rest] = children
  const child = ({ sku, label: value, weightGrams, size, prices, stock, picture, model }: Child): VariantEntry => ({
    sku,
    choice: { [code]: value },
    weightGrams,
    ...(size && { size }),
    prices,
    stock,
    ...(picture !== undefined && { pictures: [picture] }),
    ...(model && { model }),
  })
  const values = children.map(({ label: value, swatch }) => ({ label: value, ...(swatch && { swatch }) }))
  return { options: [{ code, label, values }], variants: [child(first), ...rest.map(child)] }
}

interface Option<V> {
  code: string
  label: string
  values: readonly V[]
}
interface Value {
  label: string
  swatch?: string
}

/** Builds two options, such as color and size, with one child per pair of values. */
export function chooseBoth<O extends Value, I extends Value>(
  outer: Option<O>,
  inner: Option<I>,
  childOf: (outer: O, inner: I) => Omit<Child, 'label' | 'swatch'>,
): Choice {
  const children = outer.values.flatMap((first) =>
    inner.values.map((second): VariantEntry => {
      const { picture, ...child } = childOf(first, second)
      return {
        ...child,
        choice: { [outer.code]: first.label, [inner.code]: second.label },
        ...(picture !== undefined && { pictures: [picture] }),
      }
    }),
  )
  const [first, ...rest] = children
  if (!first) throw new Error(`${outer.code} and ${inner.code} have no values.`)
  const options = [outer, inner].map(({ code, label, values }) => ({
    code,
    label,
    values: values.map(({ label: value, swatch }) => ({ label: value, ...(swatch !== undefined && { swatch }) })),
  }))
  return { options, variants: [first, ...rest] }
}

/** Builds pictures from names and alt texts. The first one is the main picture. */
export function buildPictures(alts: Readonly<Record<string, string>>): PictureEntry[] {
  return Object.entries(alts).map(([name, alt]) => ({ name, alt }))
}
