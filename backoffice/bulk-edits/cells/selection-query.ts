import { bulkEditLimits } from '#domain/bulk-edits/bulk-change.ts'
import type { Site } from '#domain/sites.ts'
import { productQuery } from '#backoffice/catalog/list/product-query.ts'
import type { ProductSelection } from '../bulk-edit-types.ts'
import { columnsOf, sheetFields, type SheetColumn, type SheetField } from './sheet-rows.ts'

const maxId = 2_147_483_647

/** Returns the product selection in a URL: ids, or the product list's filters. Returns null for invalid ids. */
export function readSelection(params: URLSearchParams, site: Site): ProductSelection | null {
  const listed = params.get('ids')
  if (listed === null) return { site, ...productQuery(params) }
  const ids = listed.split(',').map(Number)
  const areValid =
    ids.length <= bulkEditLimits.selected && ids.every((id) => Number.isInteger(id) && id > 0 && id <= maxId)
  return areValid ? { ids } : null
}

/** Returns the sheet's path for the selected products, or for all products that match the list's filters. */
export function sheetPath(site: Site, list: URLSearchParams, ids: readonly string[] = []): string {
  const params = new URLSearchParams({ site })
  if (ids.length > 0) params.set('ids', ids.join(','))
  else for (const [name, value] of Object.entries(productQuery(list))) params.set(name, value)
  return `/products/bulk-edit?${params.toString()}`
}

/** Returns the fields in the URL. The default is prices. */
export function readFields(params: URLSearchParams): SheetField[] {
  const names = params.get('fields')?.split(',') ?? ['price', 'special']
  return sheetFields.filter((field) => names.includes(field))
}

/** Returns the allowed sites in the URL. The default is the product list's site. */
export function readSheetSites(params: URLSearchParams, allowed: readonly Site[], site: Site): Site[] {
  const names = params.get('sites')?.split(',') ?? [site]
  return allowed.filter((each) => names.includes(each))
}

/** Returns the columns for the chosen fields and sites. Always includes fields and sites with changes. */
export function visibleColumns(
  params: URLSearchParams,
  allowed: readonly Site[],
  site: Site,
  changed: { fields: ReadonlySet<SheetField>; sites: ReadonlySet<Site> },
): SheetColumn[] {
  const fields = readFields(params)
  const shown = readSheetSites(params, allowed, site)
  return columnsOf(
    sheetFields.filter((field) => fields.includes(field) || changed.fields.has(field)),
    allowed.filter((each) => shown.includes(each) || changed.sites.has(each)),
  )
}
