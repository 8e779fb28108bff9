import { maxLines } from '#domain/lists/list.ts'
import { lineSkuKey, parseSkuLines } from '#domain/quotes/sku-lines.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { QuoteItem } from '../quote-types.ts'

/** A line of the editor: an existing item of the quote, or a SKU to add. */
export interface DraftLine {
  /** Item id, or the SKU of a new line. */
  key: string
  isNew: boolean
  sku: string
  /** Empty for a pasted SKU. */
  name: string
  /** As entered. An empty text or 0 removes an existing item. */
  qty: string
}

const maxQty = 9_999

/** Returns the items of a quote as lines. */
export function linesOf(items: readonly QuoteItem[]): DraftLine[] {
  return items.map(({ itemId, sku, name, choice, qty }) => ({
    key: itemId,
    isNew: false,
    sku,
    name: [name, choice].filter(Boolean).join(', '),
    qty: String(qty),
  }))
}

/** Returns the lines with units of a SKU added: to its new line, if there is one, or else as a new line. */
export function withSku(lines: readonly DraftLine[], sku: string, name: string, qty: number): DraftLine[] {
  const known = lines.find((line) => line.isNew && lineSkuKey(line.sku) === lineSkuKey(sku))
  if (!known) return [...lines, { key: sku, isNew: true, sku, name, qty: String(qty) }]
  const sum = Math.min(maxQty, (qtyOf(known) ?? 0) + qty)
  return lines.map((line) => (line === known ? { ...line, name: line.name || name, qty: String(sum) } : line))
}

/** Returns the lines with all SKUs of a pasted text, and the rows that are unreadable. */
export function withText(lines: readonly DraftLine[], text: string): { lines: DraftLine[]; problems: string[] } {
  const { lines: read, problems } = parseSkuLines(text)
  return { lines: read.reduce((all, { sku, qty }) => withSku(all, sku, '', qty), [...lines]), problems }
}

/** Returns the quantity of a line, with 0 for an empty text, or null if it is unreadable. */
function qtyOf({ qty }: Pick<DraftLine, 'qty'>): number | null {
  const text = qty.trim()
  return /^\d{0,4}$/.test(text) ? Number(text) : null
}

/** Returns the keys of lines with an unreadable quantity, or why the lines as a whole cannot be saved. */
export function linesProblem(lines: readonly DraftLine[]): { keys: string[] } | 'empty' | 'full' | null {
  const keys = lines.flatMap((line) => (qtyOf(line) === null || (line.isNew && qtyOf(line) === 0) ? [line.key] : []))
  if (keys.length > 0) return { keys }
  const left = lines.filter((line) => qtyOf(line) !== 0).length
  if (left === 0) return 'empty'
  return left > maxLines ? 'full' : null
}

type LinesBody = CallInput<Store, 'PUT /svc_list/quote-desk/{id}/lines'>['body']

/** Returns the changes between the items of a quote and the lines. */
export function linesBody(
  items: readonly QuoteItem[],
  lines: readonly DraftLine[],
): Pick<LinesBody, 'changed' | 'added'> {
  const changed = items.flatMap(({ itemId, qty }) => {
    const line = lines.find(({ key, isNew }) => !isNew && key === itemId)
    const next = line ? (qtyOf(line) ?? qty) : 0
    return next === qty ? [] : [{ itemId, read: qty, qty: next }]
  })
  return { changed, added: addedLines(lines) }
}

/** Returns true if there is nothing to save. */
export function isUnchanged({ changed, added }: Pick<LinesBody, 'changed' | 'added'>): boolean {
  return changed.length === 0 && added.length === 0
}

/** Returns the new lines as the calls take them. */
export function addedLines(lines: readonly DraftLine[]): { sku: string; qty: number }[] {
  return lines.flatMap((line) => (line.isNew ? [{ sku: line.sku, qty: qtyOf(line) ?? 1 }] : []))
}
