import { saleStates } from '#domain/bulk-edits/bulk-change.ts'
import { parseCellState } from './parse-cell.ts'
import type { SheetField } from './sheet-rows.ts'

interface Cell {
  field: SheetField
  /** Text that the cell displays: the entered text, or else the stored text. */
  shown: string
  stored: string
}

/** Returns a cell's initial entry: the typed character, or else the displayed text. */
export function entryText({ field, shown, stored }: Cell, typed?: string): string {
  if (field !== 'state') return typed ?? shown
  // A state cell is a select, so the typed character selects the state that starts with it.
  const named = typed === undefined ? undefined : saleStates.find((state) => state.startsWith(typed.toLowerCase()))
  return named ?? parseCellState(shown) ?? stored
}
