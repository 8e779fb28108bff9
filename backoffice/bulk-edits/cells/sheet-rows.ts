import { siteSettings, type Site } from '#domain/sites.ts'
import type { SheetProduct } from '../bulk-edit-types.ts'

export const sheetFields = ['name', 'price', 'special', 'state'] as const
export type SheetField = (typeof sheetFields)[number]

/** A column of the sheet. `site` is null for the name, which is the same on all sites. */
export interface SheetColumn {
  id: string
  field: SheetField
  site: Site | null
}

/** A row with a variant. The product's own values are in the row of its first variant. */
export interface SheetRow {
  id: string
  product: SheetProduct
  variant: SheetProduct['variants'][number]
  isFirst: boolean
}

/** Returns the columns for the chosen fields and sites: the name first, then each site's fields. */
export function columnsOf(fields: readonly SheetField[], sites: readonly Site[]): SheetColumn[] {
  const name: SheetColumn[] = fields.includes('name') ? [{ id: 'name', field: 'name', site: null }] : []
  const bySite = fields.filter((field) => field !== 'name')
  return [...name, ...sites.flatMap((site) => bySite.map((field) => ({ id: `${field} ${site}`, field, site })))]
}

/** Returns a row for each variant. */
export function rowsOf(products: readonly SheetProduct[]): SheetRow[] {
  return products.flatMap((product) =>
    product.variants.map((variant, index) => ({
      id: `${product.id} ${variant.sku}`,
      product,
      variant,
      isFirst: index === 0,
    })),
  )
}

/** Returns a stored value as text, or null if the row has none in this column. */
export function storedText({ product, variant, isFirst }: SheetRow, { field, site }: SheetColumn): string | null {
  if (field === 'name') return isFirst ? product.name : null
  if (field === 'state') return isFirst ? (product.states.find((each) => each.site === site)?.state ?? null) : null
  const prices = variant.prices.find((each) => each.site === site)
  if (!prices) return null
  const amount = field === 'price' ? prices.price : prices.special
  return amount === null ? '' : amountText(amount, prices.site)
}

const decimals = new Map<Site, number>()

/** Formats an amount with the currency's decimals and without separators, so that spreadsheets can read it. */
export function amountText(amount: number, site: Site): string {
  const known = decimals.get(site)
  if (known !== undefined) return amount.toFixed(known)
  const { currency } = siteSettings[site]
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  decimals.set(site, format.resolvedOptions().maximumFractionDigits ?? 2)
  return amountText(amount, site)
}
