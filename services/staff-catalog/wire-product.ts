import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { staffCatalog } from '#contract/staff-catalog.ts'
import { editableAttributesOf } from '#domain/catalog/product-attributes.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readProduct } from './product-repository.ts'

type Product = Reply<typeof staffCatalog, 'GET /svc_admin/products/{id}'>

/** Returns the warehouses that serve these sites. */
export function locationsOf(sites: readonly Site[]): string[] {
  return [...new Set(sites.map(locationOf))]
}

/** Returns a product as staff with access to these sites see it, or undefined if it does not exist. */
export async function wireProduct(db: QueryRunner, id: number, sites: readonly Site[]): Promise<Product | undefined> {
  const product = await readProduct(db, id, { sites, locations: locationsOf(sites) })
  if (!product) return undefined
  const { variants, attributes, ...rest } = product
  return {
    ...rest,
    attributes: editableAttributesOf(attributes),
    variants: variants.map(({ choice, prices, ...variant }) => ({
      ...variant,
      choice: Object.values(choice).join(', '),
      prices: prices.map(({ price, special, ...each }) => ({
        ...each,
        currency: siteSettings[each.site].currency,
        price: toWireAmount(price),
        special: special === null ? null : toWireAmount(special),
      })),
    })),
  }
}
