/**
 * Returns the index that an arrow key, Home, or End moves focus to, or null if focus stays. The button above the list
 * has index -1.
 */
export function stepInList(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return index < length - 1 ? index + 1 : null
    case 'ArrowUp':
      return index < 0 ? null : index - 1
    case 'Home':
      return index < 0 ? null : 0
    case 'End':
      return index < 0 ? null : length - 1
    default:
      return null
  }
}
