import { addDays } from '#domain/programs/calendar.ts'
import { isValidOn } from '#domain/tax/dated.ts'
import type { DatedRow, IsoDate } from '#domain/tax/table.ts'
import { findOverlaps } from './overlaps.ts'
import { findWeightGaps } from './weight-gaps.ts'
import type { LineProblem, RateKind } from './rate-kind.ts'

export interface StoredRow<Row> {
  id: number
  row: Row
}
/** A row in a file; line 1 is the header. */
interface LineRow<Row> {
  line: number
  row: Row
}

/** Planned changes to a rate table. `validTo` of an ended row is its new end date. */
export interface RatePlan<Row> {
  added: LineRow<Row>[]
  changed: { line: number; id: number; before: Row; row: Row }[]
  ended: { id: number; row: Row; validTo: IsoDate }[]
  unchanged: number
}

interface Merged<Row> {
  row: Row
  line: number | null
  stored: StoredRow<Row> | null
}

/**
 * Plans the changes for a file, or returns problems. A later row ends the earlier one, and no covered day may lose its
 * rate [TAX-228].
 */
export function planRates<Row extends DatedRow>(
  kind: RateKind<Row>,
  lines: readonly LineRow<Row>[],
  table: readonly StoredRow<Row>[],
  { allowsGaps = false }: { allowsGaps?: boolean } = {},
): RatePlan<Row> | { problems: LineProblem[] } {
  const plan: RatePlan<Row> = { added: [], changed: [], ended: [], unchanged: 0 }
  const problems: LineProblem[] = []
  const after: { row: Row; line: number | null }[] = []
  const storedBySlot = Map.groupBy(table, ({ row }) => kind.slotOf(row))
  const linesBySlot = Map.groupBy(lines, ({ row }) => kind.slotOf(row))
  for (const [slot, stored] of storedBySlot)
    if (!linesBySlot.has(slot)) after.push(...withEnds(stored.toSorted(byBegin)).map((row) => ({ row, line: null })))
  for (const [slot, fileLines] of linesBySlot) {
    const before = (storedBySlot.get(slot) ?? []).toSorted(byBegin)
    const merged = mergedOf(fileLines, before)
    const ends = withEnds(merged)
    const uncovered = gaps(merged, ends, withEnds(before))
    problems.push(...findDuplicates(fileLines), ...overlaps(merged), ...uncovered)
    if (!allowsGaps && uncovered.length === 0) problems.push(...gapsBetween(merged, ends, withEnds(before)))
    merged.forEach((each, index) => {
      const row = ends[index]!
      after.push({ row, line: each.line })
      settle(plan, kind, each, row, before)
    })
  }
  problems.push(...findOverlaps(kind, after))
  problems.push(
    ...findWeightGaps(
      kind,
      after,
      [...storedBySlot.values()].flatMap((stored) => withEnds(stored.toSorted(byBegin))),
    ),
  )
  if (problems.length > 0) return { problems: problems.toSorted((a, b) => a.line - b.line) }
  plan.added.sort((a, b) => a.line - b.line)
  return plan
}

const byBegin = (a: { row: DatedRow }, b: { row: DatedRow }) => (a.row.validFrom < b.row.validFrom ? -1 : 1)

function endOf(rows: readonly { row: DatedRow }[], index: number): IsoDate | null {
  const { validTo } = rows[index]!.row
  const next = rows[index + 1]
  const eve = next ? addDays(next.row.validFrom, -1) : null
  return eve !== null && (validTo === null || validTo > eve) ? eve : validTo
}

function withEnds<Row extends DatedRow>(rows: readonly { row: Row }[]): Row[] {
  return rows.map(({ row }, index) => ({ ...row, validTo: endOf(rows, index) }))
}

function mergedOf<Row extends DatedRow>(
  fileLines: readonly LineRow<Row>[],
  before: readonly StoredRow<Row>[],
): Merged<Row>[] {
  const ofFile = fileLines.map(({ line, row }) => ({
    line,
    row,
    stored: before.find((each) => each.row.validFrom === row.validFrom) ?? null,
  }))
  const begun = new Set(fileLines.map(({ row }) => row.validFrom))
  const others = before
    .filter(({ row }) => !begun.has(row.validFrom))
    .map((stored) => ({ line: null, row: stored.row, stored }))
  return [...ofFile, ...others].toSorted(byBegin)
}

function findDuplicates<Row extends DatedRow>(fileLines: readonly LineRow<Row>[]): LineProblem[] {
  return fileLines.flatMap(({ line, row }, index) => {
    const first = fileLines.slice(0, index).find((other) => other.row.validFrom === row.validFrom)
    return first ? [{ line, problem: `has the same place and start date as line ${first.line}` }] : []
  })
}

function overlaps<Row extends DatedRow>(merged: readonly Merged<Row>[]): LineProblem[] {
  return merged.flatMap(({ line, row: { validTo } }, index) => {
    const next = merged[index + 1]
    if (line === null || !next || validTo === null || validTo < next.row.validFrom) return []
    const other = next.line === null ? 'an existing row' : `line ${next.line}`
    return [{ line, problem: `ends on ${validTo}, but ${other} starts on ${next.row.validFrom}` }]
  })
}

/** Finds temporary rates that are not followed by another rate. */
function gaps<Row extends DatedRow>(
  merged: readonly Merged<Row>[],
  ends: readonly Row[],
  before: readonly Row[],
): LineProblem[] {
  // Rows as written in the file, before they are shortened.
  const intended = merged.map(({ row, line }) =>
    line === null ? before.find(({ validFrom }) => validFrom === row.validFrom)! : row,
  )
  return merged.flatMap(({ line, row: { validTo } }) => {
    if (line === null || validTo === null) return []
    const dayOn = addDays(validTo, 1)
    const isGap = intended.some((row) => isValidOn(row, dayOn)) && !ends.some((row) => isValidOn(row, dayOn))
    return isGap ? [{ line, problem: `leaves no rate from ${dayOn}; add a line that starts then` }] : []
  })
}

/** Finds new gaps. Gaps that are already in the table are allowed. */
function gapsBetween<Row extends DatedRow>(
  merged: readonly Merged<Row>[],
  ends: readonly Row[],
  before: readonly Row[],
): LineProblem[] {
  const wasThere = (from: IsoDate, to: IsoDate) =>
    before.some(({ validTo }, index) => {
      const next = before[index + 1]
      return validTo !== null && addDays(validTo, 1) === from && next && addDays(next.validFrom, -1) === to
    })
  return merged.slice(1).flatMap((next, index) => {
    const line = next.line ?? merged[index]!.line
    const { validTo } = ends[index]!
    if (line === null || validTo === null) return []
    const [from, to] = [addDays(validTo, 1), addDays(next.row.validFrom, -1)]
    if (to < from || wasThere(from, to)) return []
    return [{ line, problem: `leaves no rate from ${from} to ${to}; accept gaps to store it anyway` }]
  })
}

function settle<Row extends DatedRow>(
  plan: RatePlan<Row>,
  kind: RateKind<Row>,
  { line, stored }: Merged<Row>,
  row: Row,
  before: readonly StoredRow<Row>[],
) {
  if (stored === null) return void plan.added.push({ line: line!, row })
  const ended = endOf(before, before.indexOf(stored))
  const { validTo } = row
  const isSame = isSameValue(kind, row, stored.row)
  if (!isSame) plan.changed.push({ line: line!, id: stored.id, before: stored.row, row })
  else if (validTo === ended) plan.unchanged += line === null ? 0 : 1
  else if (validTo !== null && (ended === null || validTo < ended))
    plan.ended.push({ id: stored.id, row: stored.row, validTo })
  else plan.changed.push({ line: line!, id: stored.id, before: stored.row, row })
}

function isSameValue<Row extends DatedRow>(kind: RateKind<Row>, a: Row, b: Row): boolean {
  const text = (row: Row) => kind.write({ ...row, validTo: null }).join('\n')
  return text(a) === text(b)
}
