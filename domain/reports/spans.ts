import { spansOf, type Period, type Span } from './period.ts'
import type { Figures } from './figures.ts'
import type { Grouping } from './reports.ts'

interface Row {
  key: string
  label: string
  detail: string
  figures: Figures
}

/** Adds time spans without figures, so that charts have no gaps. Returns other groupings unchanged. */
export function withEmptySpans(rows: readonly Row[], by: Grouping, period: Period, emptyFigures: () => Figures): Row[] {
  if (!isSpan(by)) return [...rows]
  const found = new Map(rows.map((row) => [row.key, row]))
  return spansOf(by, period).map((key) => found.get(key) ?? { key, label: key, detail: '', figures: emptyFigures() })
}

/** Returns true for groupings by time. */
export function isSpan(by: Grouping): by is Span {
  return by === 'day' || by === 'week' || by === 'month'
}
