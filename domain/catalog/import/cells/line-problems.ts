import { isDamaged } from './decode.ts'
import type { ImportRow, RowProblem } from '../columns.ts'

const damage: RowProblem = {
  column: '',
  why: 'The row contains characters that were lost in another program, such as \uFFFD.',
  suggestion: 'Export the file again as CSV UTF-8.',
}
const surplus: RowProblem = {
  column: '',
  why: 'The row has more cells than the header.',
  suggestion: 'Quote cells that contain the separator, such as "1,299.00", or name the column.',
}

/** Rejects rows with damaged text, and rows with cells that do not align with their headers. */
export function withLineProblems(
  rows: readonly ImportRow[],
  header: readonly string[],
  body: readonly (readonly string[])[],
): ImportRow[] {
  const isFilled = (cell: string) => cell.trim() !== ''
  const named = header.findLastIndex(isFilled) + 1
  // A trailing separator on every row does not shift cells.
  const shortest = body
    .filter((line) => line.some(isFilled))
    .reduce((min, { length }) => Math.min(min, length), Number.POSITIVE_INFINITY)
  const width = Math.max(header.length, shortest)
  const problems = new Map(
    body.map((line, index) => {
      const isWide = line.length > width || line.slice(named).some(isFilled)
      return [index + 2, [...(line.some(isDamaged) ? [damage] : []), ...(isWide ? [surplus] : [])]] as const
    }),
  )
  return rows.map((row) => {
    const found = problems.get(row.number) ?? []
    // Additional rows of the same product, such as its pictures, do not repeat the problem.
    problems.delete(row.number)
    return found.length === 0 ? row : { ...row, problems: [...(row.problems ?? []), ...found] }
  })
}
