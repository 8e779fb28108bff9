import { addDays } from '#domain/programs/calendar.ts'
import { isValidOn } from '#domain/tax/dated.ts'
import type { DatedRow, IsoDate } from '#domain/tax/table.ts'
import type { LineProblem, RateKind } from './rate-kind.ts'

interface Placed<Row> {
  row: Row
  /** Null for a row that is already in the table. */
  line: number | null
}
interface Stretch<Row> {
  group: string
  first: number
  last: number
  placed: Placed<Row>
}

/** Returns new gaps between weight bands. A package in a gap would have no price [SHIP-251]. */
export function findWeightGaps<Row extends DatedRow>(
  kind: RateKind<Row>,
  after: readonly Placed<Row>[],
  before: readonly Row[],
): LineProblem[] {
  if (!kind.isUnbroken) return []
  const known = new Set(
    gapsOf(
      kind,
      before.map((row) => ({ row, line: null })),
    ).map(nameOf),
  )
  return gapsOf(kind, after)
    .filter((hole) => hole.line !== null && !known.has(nameOf(hole)))
    .map(({ line, above, to, day }) => ({
      line: line!,
      problem: `leaves weights above ${above} g and up to ${to} g without a price from ${day}`,
    }))
}

interface Gap {
  group: string
  above: number
  to: number
  day: IsoDate
  line: number | null
}
const nameOf = ({ group, above, to, day }: Gap) => [group, above, to, day].join(' ')

function gapsOf<Row extends DatedRow>(kind: RateKind<Row>, rows: readonly Placed<Row>[]): Gap[] {
  const stretches = rows.flatMap((placed) =>
    kind.spansOf(placed.row).map(({ group, first, last }) => ({ group, first: +first, last: +last, placed })),
  )
  return [...Map.groupBy(stretches, ({ group }) => group).values()].flatMap((group) => {
    const days = new Set(group.flatMap(({ placed: { row } }) => turnsOf(row)))
    const seen = new Set<string>()
    return [...days].toSorted().flatMap((day) =>
      gapsOn(group, day).filter(({ above, to }) => {
        // A continuing gap is reported only on its first day.
        const isNew = !seen.has(`${above} ${to}`)
        seen.add(`${above} ${to}`)
        return isNew
      }),
    )
  })
}

const turnsOf = ({ validFrom, validTo }: DatedRow) =>
  validTo === null ? [validFrom] : [validFrom, addDays(validTo, 1)]

function gapsOn<Row extends DatedRow>(group: readonly Stretch<Row>[], day: IsoDate): Gap[] {
  const valid = group.filter(({ placed: { row } }) => isValidOn(row, day)).toSorted((a, b) => a.first - b.first)
  const lines = group.flatMap(({ placed: { line } }) => line ?? [])
  return valid.slice(1).flatMap((next, index) => {
    const previous = valid[index]!
    if (next.first <= previous.last + 1) return []
    const line = next.placed.line ?? previous.placed.line ?? (lines.length > 0 ? Math.min(...lines) : null)
    return [{ group: next.group, above: previous.last, to: next.first - 1, day, line }]
  })
}
