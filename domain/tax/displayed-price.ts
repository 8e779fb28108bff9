import { percentOf, type Minor } from '#domain/money.ts'

/** Returns a stored price plus the tax that its site displays, rounded half up to the cent [REGION-007]. */
export function displayedPrice(stored: Minor, percent: number): Minor {
  return stored + percentOf(stored, percent)
}
