import { isSpecialTooHigh } from '#domain/bulk-edits/edit-outcome.ts'
import type { Site } from '#domain/sites.ts'
import type { BulkChange } from '../bulk-edit-types.ts'
import { parseCellAmount, parseCellName, parseCellState } from './parse-cell.ts'
import { columnsOf, sheetFields, storedText, type SheetColumn, type SheetField, type SheetRow } from './sheet-rows.ts'

/** Entered texts by cell. */
export type SheetEdits = Readonly<Record<string, string>>

export type CellError = 'name' | 'price' | 'special' | 'special_too_high' | 'state'

interface Checked {
  changes: BulkChange[]
  /** Errors by cell. */
  errors: Readonly<Record<string, CellError>>
  /** Cells with a changed value. */
  changed: ReadonlySet<string>
  /** Fields and sites with a changed value, which the sheet must not hide. */
  fields: ReadonlySet<SheetField>
  sites: ReadonlySet<Site>
}

export function cellId({ id }: Pick<SheetRow, 'id'>, column: Pick<SheetColumn, 'id'>): string {
  return `${id} ${column.id}`
}

/** Validates the entered cells and returns their changes in row order. */
export function checkSheet(rows: readonly SheetRow[], sites: readonly Site[], edits: SheetEdits): Checked {
  const checked: Found = { changes: [], errors: {}, changed: new Set(), fields: new Set(), sites: new Set() }
  if (Object.keys(edits).length === 0) return checked
  const columns = columnsOf(sheetFields, sites)
  for (const row of rows) {
    // A reloaded row may no longer have a value that staff edited.
    const edited = columns.filter(
      (column) => edits[cellId(row, column)] !== undefined && storedText(row, column) !== null,
    )
    if (edited.length > 0) checkRow(row, edited, edits, checked)
  }
  return checked
}

interface Found extends Checked {
  errors: Record<string, CellError>
  changed: Set<string>
  fields: Set<SheetField>
  sites: Set<Site>
}

function checkRow(row: SheetRow, edited: readonly SheetColumn[], edits: SheetEdits, found: Found): void {
  for (const column of edited) {
    const text = edits[cellId(row, column)]!
    if (text !== storedText(row, column)) found.changed.add(cellId(row, column))
    if (column.field === 'name') checkName(row, column, text, found)
    if (column.field === 'state') checkState(row, column, text, found)
  }
  const priced = edited.filter(({ field }) => field === 'price' || field === 'special')
  for (const site of new Set(priced.map((column) => column.site!))) checkPrices(row, site, edits, found)
  for (const column of edited) {
    if (!found.changed.has(cellId(row, column))) continue
    found.fields.add(column.field)
    if (column.site) found.sites.add(column.site)
  }
}

function checkName(row: SheetRow, column: SheetColumn, text: string, { changes, errors, changed }: Found): void {
  const { id: productId, name: before } = row.product
  const after = parseCellName(text)
  if (text === before) return
  if (after === null) errors[cellId(row, column)] = 'name'
  else if (after !== before) changes.push({ field: 'name', productId, before, after })
  else changed.delete(cellId(row, column))
}

function checkState(row: SheetRow, column: SheetColumn, text: string, { changes, errors, changed }: Found): void {
  const site = column.site!
  const before = row.product.states.find((each) => each.site === site)!.state
  const after = parseCellState(text)
  if (after === null) errors[cellId(row, column)] = 'state'
  else if (after !== before) changes.push({ field: 'state', productId: row.product.id, site, before, after })
  else changed.delete(cellId(row, column))
}

function checkPrices(row: SheetRow, site: Site, edits: SheetEdits, { changes, errors, changed }: Found): void {
  const { price: storedPrice, special: storedSpecial } = row.variant.prices.find((each) => each.site === site)!
  const before = { price: storedPrice, special: storedSpecial }
  const [priceCell, specialCell] = [cellId(row, { id: `price ${site}` }), cellId(row, { id: `special ${site}` })]
  const [priceText, specialText] = [edits[priceCell], edits[specialCell]?.trim()]
  const price = priceText === undefined ? before.price : parseCellAmount(priceText)
  const special = specialText === undefined ? before.special : specialText === '' ? null : parseCellAmount(specialText)
  if (price === null) errors[priceCell] = 'price'
  const isUnreadable = special === null && specialText !== undefined && specialText !== ''
  if (isUnreadable) errors[specialCell] = 'special'
  if (price === before.price) changed.delete(priceCell)
  if (special === before.special && !isUnreadable) changed.delete(specialCell)
  if (price === null || isUnreadable || (price === before.price && special === before.special)) return
  const after = { price, special }
  if (isSpecialTooHigh(after)) errors[specialText === undefined ? priceCell : specialCell] = 'special_too_high'
  else changes.push({ field: 'price', productId: row.product.id, sku: row.variant.sku, site, before, after })
}
