import type { z } from 'zod'
import type { WireBarbell } from '#contract/catalog.ts'
import { barbellCategories, barbellRow } from '#domain/catalog/barbell-chart.ts'
import type { BarRow } from './repository.ts'

type Wire = z.output<typeof WireBarbell>

/** The rows of the barbell chart: by group, in it the strongest steel first [INDEX-038, INDEX-039, INDEX-044, INDEX-045]. */
export function barbellChart(bars: readonly BarRow[]): Wire[] {
  return bars
    .flatMap(({ name, handle, ...facts }): Wire[] => {
      const row = barbellRow(facts)
      return row ? [{ name, url: row.brand === 'own' ? `/${handle}` : null, ...row, finish: [...row.finish] }] : []
    })
    .toSorted(
      (a, b) =>
        barbellCategories.indexOf(a.category) - barbellCategories.indexOf(b.category) ||
        b.tensileStrength - a.tensileStrength ||
        a.name.localeCompare(b.name, 'en'),
    )
}
