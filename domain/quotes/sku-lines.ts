export interface SkuLine {
  sku: string
  qty: number
}

const maxQty = 9_999

/**
 * Reads lines such as `IW-BAR-20 x 4`, `4 x IW-BAR-20`, or two cells copied from a spreadsheet. A line without a
 * quantity means one unit. Returns unreadable lines as `problems`.
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

function parseRow(row: string): SkuLine | null {
  const cells = row.split(/[\s,;×*]/).filter((cell) => cell !== '' && cell.toLowerCase() !== 'x')
  const [first = '', second = '1', ...rest] = cells
  const isQtyFirst = isQty(first) && cells.length === 2
  const [sku, qty] = isQtyFirst ? [second, first] : [first, second]
  if (rest.length > 0 || !/^[\w./-]{1,64}$/.test(sku) || !isQty(qty)) return null
  const units = Number(qty)
  return units < 1 || units > maxQty ? null : { sku: sku.toUpperCase(), qty: units }
}

const isQty = (cell: string) => /^\d{1,5}$/.test(cell)
