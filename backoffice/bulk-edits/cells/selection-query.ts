import type { Site } from '#domain/sites.ts'
import { productQuery } from '#backoffice/catalog/list/product-query.ts'
import type { ProductSelection } from '../bulk-edit-types.ts'
import { sheetFields, type SheetField } from './sheet-rows.ts'

/** Returns the selected products of a URL: ids, or the filters of the product list. */
export function readSelection(params: URLSearchParams, site: Site): ProductSelection {
  const ids = (params.get('ids') ?? '').split(',').map(Number)
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0)
  return valid.length > 0 ? { ids: valid } : { site, ...productQuery(params) }
}

/** Returns the address of the sheet for selected products, or for all products that match the filters of the list. */
export function sheetAddress(site: Site, list: URLSearchParams, ids: readonly string[] = []): string {
  const params = new URLSearchParams({ site })
  if (ids.length > 0) params.set('ids', ids.join(','))
  else for (const [name, value] of Object.entries(productQuery(list))) params.set(name, value)
  return `/products/bulk-edit?${params.toString()}`
}

/** Returns the chosen fields: prices, unless the URL names others. */
export function readFields(params: URLSearchParams): SheetField[] {
  const names = params.get('fields')?.split(',') ?? ['price', 'special']
  return sheetFields.filter((field) => names.includes(field))
}

/** Returns the chosen sites among the allowed ones: that of the list, unless the URL names others. */
export function readSheetSites(params: URLSearchParams, allowed: readonly Site[], site: Site): Site[] {
  const names = params.get('sites')?.split(',') ?? [site]
  return allowed.filter((each) => names.includes(each))
}
