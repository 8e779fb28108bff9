/** A position in the menu: column 0 lists the sections, and all other columns belong to the current section. */
interface MenuPlace {
  column: number
  row: number
}

/**
 * Returns the position that an arrow key, Home, or End leads to, based on the column lengths and the current section's
 * row. 'bar' is the button that opens the menu; null means no move [SHELL-019].
 */
export function nextMenuPlace(
  key: string,
  { column, row }: MenuPlace,
  lengths: readonly number[],
  currentRow: number,
): MenuPlace | 'bar' | null {
  const last = (lengths[column] ?? 1) - 1
  switch (key) {
    case 'ArrowDown':
      return row < last ? { column, row: row + 1 } : null
    case 'ArrowUp':
      if (row > 0) return { column, row: row - 1 }
      return column === 0 ? 'bar' : null
    case 'ArrowRight':
      return column + 1 < lengths.length ? { column: column + 1, row: 0 } : null
    case 'ArrowLeft':
      return column === 0 ? null : { column: column - 1, row: column === 1 ? currentRow : 0 }
    case 'Home':
      return { column, row: 0 }
    case 'End':
      return { column, row: last }
    default:
      return null
  }
}

/** Returns the bar index that an arrow key, Home, or End leads to, or null for no move. */
export function nextBarIndex(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length
    case 'ArrowLeft':
      return (index + length - 1) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}
