import { texts } from '../texts/en.ts'
import type { CellPosition } from '../cells/cell-after-key.ts'
import { cellId, type checkSheet } from '../cells/sheet-edits.ts'
import { displayText } from '../cells/display-text.ts'
import { storedText, type SheetColumn, type SheetRow } from '../cells/sheet-rows.ts'

interface SheetStatusProps {
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  checked: ReturnType<typeof checkSheet>
  active: CellPosition
  /** Message after a paste. */
  notice: string
  onSelect: (position: CellPosition) => void
}

/** Announces the active cell's error or the result of a paste. A button moves to the next cell with an error. */
export function SheetStatus({ rows, columns, checked, active, notice, onSelect }: SheetStatusProps) {
  const { errors } = checked
  const [row, column] = [rows[active.row]!, columns[active.column]!]
  const error = errors[cellId(row, column)]
  const stored = checked.changed.has(cellId(row, column)) ? storedText(row, column) : null
  const next = Object.keys(errors).length > 0 ? nextError({ rows, columns }, errors, active) : null
  return (
    <div className="sheet-status">
      <output className={error ? 'sheet-status__error' : undefined}>{error ? texts.errors[error] : notice}</output>
      {stored !== null && <output className="muted">{texts.sheet.stored(displayText(column, stored))}</output>}
      {next && (
        <button type="button" className="text-button" onClick={() => onSelect(next)}>
          {texts.sheet.nextError}
        </button>
      )}
    </div>
  )
}

/** Returns the next cell with an error after the active cell, wrapping around at the end. */
function nextError(
  { rows, columns }: Pick<SheetStatusProps, 'rows' | 'columns'>,
  errors: Readonly<Record<string, unknown>>,
  { row: fromRow, column: fromColumn }: CellPosition,
): CellPosition | null {
  const count = rows.length * columns.length
  const from = fromRow * columns.length + fromColumn
  for (let step = 1; step <= count; step += 1) {
    const at = (from + step) % count
    const position = { row: Math.floor(at / columns.length), column: at % columns.length }
    if (errors[cellId(rows[position.row]!, columns[position.column]!)] !== undefined) return position
  }
  return null
}
