import { saleStates } from '#domain/bulk-edits/bulk-change.ts'
import { parseCellState } from './parse-cell.ts'
import type { SheetField } from './sheet-rows.ts'

interface Cell {
  field: SheetField
  /** Text that the cell shows: the entered one, or the stored one. */
  shown: string
  stored: string
}

/** Returns the text with which a cell opens: the typed character, or the shown text without one. */
export function entryText({ field, shown, stored }: Cell, typed?: string): string {
  if (field !== 'state') return typed ?? shown
  // The list of states shows one of them, so the entry must be that state and not the typed character.
  const named = typed === undefined ? undefined : saleStates.find((state) => state.startsWith(typed.toLowerCase()))
  return named ?? parseCellState(shown) ?? stored
}
