import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { formatInstant } from '../import/cells/dates.ts'
import { type Column, columns, siteColumns } from '../import/columns.ts'
import { siteColumnName } from '../import/prices/site-columns.ts'
import { isTaxed, type PictureEntry, type ProductEntry, type VariantEntry } from '../product-entry.ts'
import { isShipped } from '../product-type.ts'

type Cells = Partial<Record<Column, string>>
const order = Object.keys(columns) as Column[]

export const exportHeader: readonly string[] = Object.values(columns)

/** Returns an export header with price columns for other sites. */
export function exportHeaderWith(others: readonly Site[]): string[] {
  return [...exportHeader, ...others.flatMap((site) => siteColumns.map((column) => siteColumnName(column, site)))]
}

interface Exporting {
  /** Export time in milliseconds. */
  exportedAt?: number | undefined
  /** Sites with separate price columns. */
  others?: readonly Site[]
}

/** Exports a product as lines, one per variant and picture. The import reads them back unchanged. */
export function productExportLines(
  product: ProductEntry & { category: string },
  site: Site,
  { exportedAt, others = [] }: Exporting = {},
): string[][] {
  const { handle, variants, pictures } = product
  const rows = Array.from({ length: Math.max(variants.length, pictures.length) }, (_, index): Cells => {
    const [variant, picture] = [variants[index], pictures[index]]
    return {
      handle,
      ...(index === 0 && {
        ...productCells(product),
        site,
        exportedAt: exportedAt === undefined ? '' : formatInstant(exportedAt),
      }),
      ...(variant && variantCells(variant, product, site)),
      ...(picture && pictureCells(picture, index)),
    }
  })
  return rows.map((cells, index) => {
    const variant = variants[index]
    const elsewhere = others.flatMap((other) => {
      const prices: Cells = variant ? priceCells(variant, other) : {}
      return siteColumns.map((column) => prices[column] ?? '')
    })
    return [...order.map((column) => cells[column] ?? ''), ...elsewhere]
  })
}

function productCells(product: ProductEntry & { category: string }): Cells {
  const { options, specification, facets, compatibility, customOptions = [], attributes = {} } = product
  const [first, second, third] = options
  return {
    title: product.name,
    body: product.description,
    vendor: product.brand,
    type: product.category,
    published: String(product.status !== 'unpublished'),
    status: product.status === undefined || product.status === 'unpublished' ? 'active' : product.status,
    giftCard: String(product.type === 'giftcard'),
    kind: product.type,
    customOptions: customOptions.length > 0 ? JSON.stringify(customOptions) : '',
    option1Name: first?.label ?? '',
    option2Name: second?.label ?? '',
    option3Name: third?.label ?? '',
    shippingGroup: product.shippingGroup,
    pickupDisabled: String(product.isPickupDisabled ?? false),
    freeShipping: String(product.shipsFree ?? false),
    taxClass: product.taxClass,
    visibility: String(product.visibility ?? 4),
    fact: product.fact,
    lead: product.lead,
    specification: specification.length > 0 ? JSON.stringify(specification) : '',
    facets: Object.keys(facets).length > 0 ? JSON.stringify(facets) : '',
    categories: product.categories.join(' '),
    options: options.length > 0 ? JSON.stringify(options) : '',
    compatibility: compatibility ? JSON.stringify(compatibility) : '',
    related: product.related.join(' '),
    event: attributes.event ? JSON.stringify(attributes.event) : '',
    ticket: attributes.ticket ? JSON.stringify(attributes.ticket) : '',
    isRegistration: attributes.isRegistration ? 'true' : '',
    sizeChart: attributes.sizeChart ? JSON.stringify(attributes.sizeChart) : '',
    warranty: attributes.warranty ?? '',
    featuredOn: (attributes.featuredOn ?? []).join(' '),
  }
}

function variantCells(variant: VariantEntry, { options, type, taxClass }: ProductEntry, site: Site): Cells {
  const { sku, choice, weightGrams, size, packedSize, stock, pictures = [], model } = variant
  const [first, second, third] = options.map(({ code }) => choice[code])
  return {
    sku,
    option1Value: first ?? '',
    option2Value: second ?? '',
    option3Value: third ?? '',
    grams: String(weightGrams ?? 0),
    tracker: stock.managed ? 'shopify' : '',
    quantity: String(stock.onHand),
    policy: stock.backorder > 0 ? 'continue' : 'deny',
    requiresShipping: String(isShipped(type)),
    taxable: String(isTaxed(taxClass)),
    variantImage: pictures[0] ?? '',
    size: size ? size.join(' x ') : '',
    packedSize: packedSize ? packedSize.join(' x ') : '',
    model: model ? JSON.stringify(model) : '',
    backorder: String(stock.backorder),
    leadTimeDays: String(stock.leadTimeDays ?? ''),
    most: String(stock.max),
    notify: String(stock.notify),
    sold: String(!variant.isWithheld),
    ...priceCells(variant, site),
  }
}

function priceCells({ prices, promotions = {} }: VariantEntry, site: Site): Cells {
  const [sold, promotion] = [prices[site], promotions[site]]
  if (!sold) return {}
  const { price, special } = sold
  const cells = { price: decimal(special ?? price), compareAt: special === undefined ? '' : decimal(price) }
  if (!promotion || !('fromAt' in promotion)) return cells
  const { price: salePrice, fromAt, toAt, qty } = promotion
  const timeOf = (at: number | null) => (at === null ? '' : formatInstant(at))
  return {
    ...cells,
    salePrice: decimal(salePrice),
    saleFrom: timeOf(fromAt),
    saleUntil: timeOf(toAt),
    saleUnits: String(qty ?? ''),
  }
}

function pictureCells({ name, alt }: PictureEntry, index: number): Cells {
  return { imageSrc: name, imagePosition: String(index + 1), imageAlt: alt }
}

function decimal(amount: Minor): string {
  return (amount / 100).toFixed(2)
}
