import type { Figure } from './figure-definitions.ts'

export type Figures = Partial<Record<Figure, number>>

/** Adds the figures that are derived from others: net sales and total. */
export function withDerivedFigures(row: Figures): Figures {
  const { gross = 0, discounts = 0, shipping = 0, duty = 0, refunds = 0, tax = 0, taxRefunded = 0 } = row
  const net = gross - discounts + shipping + duty - refunds
  const lineNet = gross - discounts - (row.lineRefunds ?? 0)
  return { ...row, net, total: net + tax - taxRefunded, lineNet }
}

/** Returns only the requested figures, with 0 for missing ones. */
export function pickFigures(row: Figures, columns: readonly Figure[]): Figures {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? 0]))
}

/** Returns the sum of each requested figure across all rows. */
export function sumFigures(rows: readonly Figures[], columns: readonly Figure[]): Figures {
  const sums = columns.map((column) => [column, rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)] as const)
  return Object.fromEntries(sums)
}
