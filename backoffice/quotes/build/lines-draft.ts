import { maxLines } from '#domain/lists/list.ts'
import { lineSkuKey, parseSkuLines } from '#domain/quotes/sku-lines.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { QuoteItem } from '../quote-types.ts'

/** A line in the editor: an existing quote item, or a SKU to add. */
export interface DraftLine {
  /** Item id, or the SKU of a new line. */
  key: string
  isNew: boolean
  sku: string
  /** Product name, or empty for a pasted SKU. */
  name: string
  /** Quantity as entered. An empty text or 0 removes an existing item. */
  qty: string
}

const maxQty = 9_999

/** Returns a quote's items as lines. */
export function linesOf(items: readonly QuoteItem[]): DraftLine[] {
  return items.map(({ itemId, sku, name, choice, qty }) => ({
    key: itemId,
    isNew: false,
    sku,
    name: [name, choice].filter(Boolean).join(', '),
    qty: String(qty),
  }))
}

/** Adds units of a SKU to the new line with this SKU, or as another new line. */
export function withSku(lines: readonly DraftLine[], sku: string, name: string, qty: number): DraftLine[] {
  const known = lines.find((line) => line.isNew && lineSkuKey(line.sku) === lineSkuKey(sku))
  if (!known) return [...lines, { key: sku, isNew: true, sku, name, qty: String(qty) }]
  const sum = Math.min(maxQty, (qtyOf(known) ?? 0) + qty)
  return lines.map((line) => (line === known ? { ...line, name: line.name || name, qty: String(sum) } : line))
}

/** Adds all SKUs in a pasted text to the lines. Also returns the unreadable rows. */
export function withPastedSkus(lines: readonly DraftLine[], text: string): { lines: DraftLine[]; problems: string[] } {
  const { lines: read, problems } = parseSkuLines(text)
  return { lines: read.reduce((all, { sku, qty }) => withSku(all, sku, '', qty), [...lines]), problems }
}

/** Returns a line's quantity, or null if it is unreadable. An empty text counts as 0. */
function qtyOf({ qty }: Pick<DraftLine, 'qty'>): number | null {
  const text = qty.trim()
  return /^\d{0,4}$/.test(text) ? Number(text) : null
}

/** Returns the keys of lines with an unreadable quantity, or the reason that the lines as a whole cannot be saved. */
export function linesProblem(lines: readonly DraftLine[]): { keys: string[] } | 'empty' | 'full' | null {
  const keys = lines.flatMap((line) => (qtyOf(line) === null || (line.isNew && qtyOf(line) === 0) ? [line.key] : []))
  if (keys.length > 0) return { keys }
  const left = lines.filter((line) => qtyOf(line) !== 0).length
  if (left === 0) return 'empty'
  return left > maxLines ? 'full' : null
}

type LinesBody = CallInput<Store, 'PUT /svc_list/quote-desk/{id}/lines'>['body']

/** Returns the differences between a quote's items and the lines. */
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

/** Returns the new lines for the call. */
export function addedLines(lines: readonly DraftLine[]): { sku: string; qty: number }[] {
  return lines.flatMap((line) => (line.isNew ? [{ sku: line.sku, qty: qtyOf(line) ?? 1 }] : []))
}
