import type { DatedRow } from '#domain/tax/table.ts'
import type { LineProblem, RateKind, Span } from './rate-kind.ts'

interface Placed<Row> {
  row: Row
  /** Null for a row that is already in the table. */
  line: number | null
}

/** Returns lines that overlap a row in both time and range, which would make the rate ambiguous. */
export function findOverlaps<Row extends DatedRow>(kind: RateKind<Row>, rows: readonly Placed<Row>[]): LineProblem[] {
  const spans = rows.flatMap((placed) => kind.spansOf(placed.row).map((span) => ({ ...span, placed })))
  const groups = Map.groupBy(spans, ({ group }) => group)
  return [...groups.values()].flatMap((group) => {
    const problems: LineProblem[] = []
    let open: typeof group = []
    for (const span of group.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
      open = open.filter(({ last }) => last >= span.first)
      for (const other of open) problems.push(...clash(kind, other, span))
      open.push(span)
    }
    return problems
  })
}

function clash<Row extends DatedRow>(
  kind: RateKind<Row>,
  one: Span & { placed: Placed<Row> },
  other: Span & { placed: Placed<Row> },
): LineProblem[] {
  const [first, second] = [one.placed, other.placed].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) as [
    Placed<Row>,
    Placed<Row>,
  ]
  if (first === second || second.line === null || !isAtOnce(first.row, second.row)) return []
  const whom = first.line === null ? `the existing row ${kind.placeOf(first.row)}` : `line ${first.line}`
  return [{ line: second.line, problem: `overlaps ${whom} in place and dates` }]
}

const isAtOnce = (a: DatedRow, b: DatedRow) =>
  (b.validTo === null || a.validFrom <= b.validTo) && (a.validTo === null || b.validFrom <= a.validTo)
