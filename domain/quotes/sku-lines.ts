import { isSku, skuKey, tidySku } from '../catalog/import/cells/sku.ts'

export interface SkuLine {
  sku: string
  qty: number
}

const maxQty = 9_999
const maxRowLength = 120

/** Returns a key for matching an entered SKU with catalog SKUs, ignoring case, spaces, and site prefixes. */
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

const isSeparator = (char: string | undefined) => char !== undefined && /[\s,;×*]/.test(char)
const isTimes = (char: string | undefined) => char === 'x' || char === 'X'
const isQty = (text: string) => /^\d+$/.test(text)

/** Returns the text without separators at its start, including an x between separators. */
function withoutStart(text: string): string {
  let from = 0
  while (isSeparator(text[from]) || (isTimes(text[from]) && isSeparator(text[from - 1]) && isSeparator(text[from + 1])))
    from += 1
  return text.slice(from)
}

/** Returns the text without separators at its end, including an x between separators. */
function withoutEnd(text: string): string {
  let to = text.length
  while (isSeparator(text[to - 1]) || (isTimes(text[to - 1]) && isSeparator(text[to - 2]) && isSeparator(text[to])))
    to -= 1
  return text.slice(0, to)
}

function parseRow(row: string): SkuLine | null {
  if (row.length > maxRowLength) return null
  const cells = row.split(/[\s,;×*]/)
  const [first, last] = [cells[0]!, cells.at(-1)!]
  const afterFirst = withoutStart(row.slice(first.length))
  // `4 x PEG 8-R` and `4x PEG 8-R` start with the quantity, even if the SKU ends with a number.
  const count = /^\d+x$/i.test(first) ? first.slice(0, -1) : first
  const hasTimes = count !== first || /^\s*[x×*]\s/i.test(row.slice(first.length))
  if (isQty(count) && hasTimes && afterFirst !== '') return lineOf(afterFirst, Number(count))
  const beforeLast = withoutEnd(row.slice(0, row.length - last.length))
  if (isQty(last) && beforeLast !== '') return lineOf(beforeLast, Number(last))
  if (isQty(first) && afterFirst !== '') return lineOf(afterFirst, Number(first))
  // Words without a digit are more likely a remark than a SKU.
  return /\s/.test(row) && !/\d/.test(row) ? null : lineOf(row, 1)
}

function lineOf(text: string, qty: number): SkuLine | null {
  const sku = tidySku(text)
  return isLineSku(sku) && qty >= 1 && qty <= maxQty ? { sku, qty } : null
}
