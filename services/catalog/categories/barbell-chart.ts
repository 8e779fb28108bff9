import type { z } from 'zod'
import type { WireBarbell } from '#contract/catalog.ts'
import { barbellRow, rankBars } from '#domain/catalog/barbell-chart.ts'
import type { BarRow } from '../repository.ts'

type Wire = z.output<typeof WireBarbell>

/** Returns the rows of the barbell chart, sorted by rank, then by name [INDEX-038..045]. */
export function barbellChart(bars: readonly BarRow[]): Wire[] {
  const rows = bars
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap(({ name, handle, ...facts }) => {
      const row = barbellRow(facts)
      return row ? [{ name, url: row.brand === 'own' ? `/${handle}` : null, ...row }] : []
    })
  return rankBars(rows).map((row) => ({ ...row, finish: [...row.finish] }))
}
