import { redirectStatus } from '#domain/routes/redirect.ts'
import { chainProblem, indexRules, parseRule, type RedirectProblem } from '#domain/routes/redirect-rules.ts'
import type { StoredRedirect } from './repository.ts'
import type { CsvRedirect } from './read-csv.ts'

type NewRedirect = Omit<StoredRedirect, 'changedAt'>
interface LineProblem {
  line: number
  code: RedirectProblem['code'] | 'invalid_row' | 'repeated_path'
  at: string
}

/** Returns the redirects in a file and all problems by line. Checks for chains include stored redirects. */
export function checkRows(
  rows: readonly CsvRedirect[],
  stored: readonly StoredRedirect[],
  allowedHosts: readonly string[],
): { redirects: NewRedirect[]; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const lineOf = new Map<string, number>()
  const redirects: NewRedirect[] = []
  for (const { line, ...row } of rows) {
    const read = readRow(row, allowedHosts)
    if ('code' in read) problems.push({ line, ...read })
    else if (lineOf.has(read.from)) problems.push({ line, code: 'repeated_path', at: read.from })
    else {
      lineOf.set(read.from, line)
      redirects.push(read)
    }
  }
  const index = indexRules([...stored, ...redirects])
  for (const redirect of redirects) {
    const problem = chainProblem(index, redirect)
    if (problem) problems.push({ line: lineOf.get(redirect.from)!, ...problem })
  }
  return { redirects, problems: problems.toSorted((a, b) => a.line - b.line) }
}

function readRow(
  { from, to, kind, status, note }: Omit<CsvRedirect, 'line'>,
  allowedHosts: readonly string[],
): NewRedirect | Omit<LineProblem, 'line'> {
  const type = status === '' ? 301 : Number(status)
  if (!/^(?:|exact|prefix)$/.test(kind)) return { code: 'invalid_row', at: kind.slice(0, 100) }
  if (redirectStatus(type) !== type) return { code: 'invalid_row', at: status.slice(0, 100) }
  if (note.length > 500) return { code: 'invalid_row', at: note.slice(0, 100) }
  const found = parseRule({ from, to, kind: kind === 'prefix' ? 'prefix' : 'exact' }, allowedHosts)
  if ('code' in found) return { code: found.code, at: found.at.slice(0, 200) }
  return { ...found.rule, status: type, note }
}

/** Counts the new redirects, and those that change a stored redirect. */
export function countChanges(redirects: readonly NewRedirect[], stored: readonly StoredRedirect[]) {
  const byPath = new Map(stored.map((each) => [each.from, each]))
  let created = 0
  let changed = 0
  for (const redirect of redirects) {
    const known = byPath.get(redirect.from)
    if (!known) created += 1
    else if ((['to', 'kind', 'status', 'note'] as const).some((name) => known[name] !== redirect[name])) changed += 1
  }
  return { created, changed, unchanged: redirects.length - created - changed }
}
