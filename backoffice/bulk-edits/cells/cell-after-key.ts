export interface CellPosition {
  row: number
  column: number
}
interface SheetSize {
  rows: number
  columns: number
}

/** Number of rows that Page Up and Page Down move by. */
const pageRows = 12

/**
 * Returns the cell that a key moves to, or null if the key does not move. At the end of a row, Tab continues in the
 * next row.
 */
export function cellAfterKey(
  key: string,
  { row, column }: CellPosition,
  { rows, columns }: SheetSize,
  { isShift = false, isCtrl = false } = {},
): CellPosition | null {
  const at = (toRow: number, toColumn: number) => ({
    row: Math.min(Math.max(toRow, 0), rows - 1),
    column: Math.min(Math.max(toColumn, 0), columns - 1),
  })
  switch (key) {
    case 'ArrowUp':
      return at(isCtrl ? 0 : row - 1, column)
    case 'ArrowDown':
      return at(isCtrl ? rows : row + 1, column)
    case 'ArrowLeft':
      return at(row, isCtrl ? 0 : column - 1)
    case 'ArrowRight':
      return at(row, isCtrl ? columns : column + 1)
    case 'Home':
      return at(isCtrl ? 0 : row, 0)
    case 'End':
      return at(isCtrl ? rows : row, columns)
    case 'PageUp':
      return at(row - pageRows, column)
    case 'PageDown':
      return at(row + pageRows, column)
    case 'Tab': {
      const next = row * columns + column + (isShift ? -1 : 1)
      return next < 0 || next >= rows * columns ? null : at(Math.floor(next / columns), next % columns)
    }
    default:
      return null
  }
}

/** Returns the id of the element that renders a cell. */
export function elementId({ row, column }: CellPosition): string {
  return `cell-${row}-${column}`
}

/** Adds a row to the rendered rows, in order. */
export function withRow(rows: readonly number[], row: number): number[] {
  return [...new Set([...rows, row])].toSorted((a, b) => a - b)
}
