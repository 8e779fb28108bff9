/** Returns the pages in a spread. The cover is alone; after that, even and odd pages form pairs [CATALOG-009]. */
export function spreadOf(page: number, total: number): number[] {
  if (page <= 1) return [1]
  const left = page - (page % 2)
  return left < total ? [left, left + 1] : [left]
}

/** Pages to turn to, or null at either end of the catalog. */
interface Turns {
  single: { back: number | null; on: number | null }
  spread: { back: number | null; on: number | null }
}

export function pageTurns(page: number, total: number): Turns {
  const open = spreadOf(page, total)
  const within = (wanted: number) => (wanted >= 1 && wanted <= total ? wanted : null)
  const back = within(open[0]! - 1)
  return {
    single: { back: within(page - 1), on: within(page + 1) },
    spread: { back: back === null ? null : spreadOf(back, total)[0]!, on: within(open.at(-1)! + 1) },
  }
}
