import { isSku, skuKey, tidySku } from '../catalog/import/cells/sku.ts'

export interface SkuLine {
  sku: string
  qty: number
}

const maxQty = 9_999
const maxRowLength = 120

/** Returns a key for matching an entered SKU with those of the catalog. Case, spaces, and a site prefix do not count. */
export function lineSkuKey(sku: string): string {
  return skuKey(sku).replace(/^(eu|au)-/, '')
}

/** Returns true for a SKU, with or without a site prefix. */
export function isLineSku(sku: string): boolean {
  return isSku(sku.replace(/^(eu|au)-/i, ''))
}

/**
 * Reads lines such as `IW-BAR-20 x 4`, `4 x PEG 8-R`, or two cells copied from a spreadsheet. A line without a quantity
 * means one unit. Returns unreadable lines as `problems`.
 */
export function parseSkuLines(text: string): { lines: SkuLine[]; problems: string[] } {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
  const lines: SkuLine[] = []
  const problems: string[] = []
  for (const row of rows) {
    const line = parseRow(row)
    if (line) lines.push(line)
    else problems.push(row.slice(0, 80))
  }
  return { lines, problems }
}

const separator = String.raw`(?:[\s,;×*]|(?<=[\s,;×*])x(?=[\s,;×*]))+`
const patterns = [
  /^(?<qty>\d+)\s*[x×*]\s+(?<sku>.+)$/i,
  new RegExp(`^(?<sku>.+?)${separator}(?<qty>\\d+)$`, 'i'),
  new RegExp(`^(?<qty>\\d+)${separator}(?<sku>.+)$`, 'i'),
]

function parseRow(row: string): SkuLine | null {
  if (row.length > maxRowLength) return null
  for (const pattern of patterns) {
    const found = pattern.exec(row)?.groups
    if (found) return lineOf(found['sku'] ?? '', Number(found['qty']))
  }
  // Words without a digit are more likely a remark than a SKU.
  return /\s/.test(row) && !/\d/.test(row) ? null : lineOf(row, 1)
}

function lineOf(text: string, qty: number): SkuLine | null {
  const sku = tidySku(text)
  return isLineSku(sku) && qty >= 1 && qty <= maxQty ? { sku, qty } : null
}
