export const texts = {
  previous: (row: string) => `Previous: ${row}`,
  next: (row: string) => `Next: ${row}`,
}
export type RowTexts = typeof texts
