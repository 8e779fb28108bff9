import { parseInstant } from './cells/dates.ts'
import { readSiteHeader, siteCells, type SiteColumns } from './prices/site-columns.ts'
import { withLineProblems } from './cells/line-problems.ts'
import { type Column, type ColumnNames, type ImportRow, type RowResult } from './columns.ts'
import type { ImportSettings } from './import-settings.ts'
import {
  isMagento,
  magentoNames,
  missingMagentoColumns,
  convertMagentoLines,
  unknownMagentoColumns,
} from './magento/magento.ts'
import { magentoColumns } from './magento/magento-columns.ts'
import {
  missingShopifyColumns,
  shopifyColumns,
  shopifyNames,
  shopifyReader,
  unknownShopifyColumns,
} from './shopify/shopify.ts'
import { isWoo, missingWooColumns, convertWooLines, unknownWooColumns, wooNames } from './woocommerce/woocommerce.ts'
import { wooColumns } from './woocommerce/woo-columns.ts'

export interface ParsedFile {
  rows: ImportRow[]
  names: ColumnNames
  format: 'shopify' | 'magento' | 'woocommerce'
  /** Our columns that the file's header maps to. */
  present: ReadonlySet<Column>
  /** Price columns for other sites. */
  siteColumns: SiteColumns
  fates: RowResult[]
  /** Columns that contain text but are ignored. */
  ignored: string[]
}

/** Names of missing required columns, or sentences about unreadable columns. */
export type UnreadableFile = { missing: string[] } | { columnProblems: string[] }

const noSites: SiteColumns = new Map()

/**
 * Returns the start time of an export in milliseconds, the earliest if there are several. Returns null if the file has
 * none.
 */
export function exportedAt(rows: readonly ImportRow[]): number | null {
  const times = rows.flatMap(({ cells }) => parseInstant(cells.exportedAt ?? '') ?? [])
  return times.length > 0 ? times.reduce((first, time) => Math.min(first, time)) : null
}

/** Reads a file in the format indicated by its header. */
export function readImportFile(
  [header = [], ...body]: readonly (readonly string[])[],
  settings: ImportSettings,
): ParsedFile | UnreadableFile {
  const read = rowsOf(header, body, settings)
  if (!('rows' in read)) return read
  const isFilled = (name: string) => {
    const index = header.indexOf(name)
    return body.some((line) => (line[index] ?? '').trim() !== '')
  }
  return { ...read, rows: withLineProblems(read.rows, header, body), ignored: read.ignored.filter(isFilled) }
}

function rowsOf(
  header: readonly string[],
  body: readonly (readonly string[])[],
  settings: ImportSettings,
): ParsedFile | UnreadableFile {
  if (isMagento(header)) {
    const missing = missingMagentoColumns(header)
    if (missing.length > 0) return { missing }
    const read = convertMagentoLines(header, body, settings)
    const present = magentoColumns(header, read.rows)
    return {
      ...read,
      format: 'magento',
      names: magentoNames,
      present,
      siteColumns: noSites,
      ignored: unknownMagentoColumns(header),
    }
  }
  if (isWoo(header)) {
    const missing = missingWooColumns(header)
    if (missing.length > 0) return { missing }
    const present = wooColumns(header)
    return {
      ...convertWooLines(header, body),
      format: 'woocommerce',
      names: wooNames,
      present,
      siteColumns: noSites,
      ignored: unknownWooColumns(header),
    }
  }
  return shopifyRows(header, body, settings)
}

function shopifyRows(
  given: readonly string[],
  body: readonly (readonly string[])[],
  { site, makesSkus }: ImportSettings,
): ParsedFile | UnreadableFile {
  const { header, found, bySite, problems } = readSiteHeader(given, site)
  const missing = missingShopifyColumns(header, makesSkus)
  if (missing.length > 0) return { missing }
  if (problems.length > 0) return { columnProblems: problems }
  const readRow = shopifyReader(header)
  const rows = body.map((line, index): ImportRow => {
    const row = readRow(index + 2, line)
    return found.length > 0 ? { ...row, elsewhere: siteCells(found, line) } : row
  })
  const taken = new Set(found.map(({ index }) => header[index]))
  return {
    rows: rows.filter(({ cells }) => Object.keys(cells).length > 0),
    format: 'shopify',
    names: shopifyNames(header),
    present: shopifyColumns(header),
    siteColumns: bySite,
    fates: [],
    ignored: unknownShopifyColumns(header).filter((name) => !taken.has(name)),
  }
}
