import { ownPrefixes, variables } from './variables.ts'

const names = Object.keys(variables.shape)
const maxEdits = 2

/**
 * Returns the setting that an unknown name most likely means. Returns undefined if there is none or several are equally
 * close.
 */
export function nearestSetting(name: string): string | undefined {
  const [nearest, second] = names
    .map((known) => ({ known, edits: editsBetween(name.toUpperCase(), known) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits)
  return nearest?.edits === second?.edits ? undefined : nearest?.known
}

/**
 * Returns one sentence per variable with a name close to a setting's. These are warnings, because other programs may
 * use such names. Unknown names with one of our prefixes are errors in `readSettings`.
 */
export function misspelledNames(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => !(name in variables.shape) && !ownPrefixes.some((prefix) => name.startsWith(prefix)))
    .filter((name) => name.length >= 5)
    .flatMap((name) => {
      const nearest = nearestSetting(name)
      const isClose = nearest !== undefined && (nearest.includes('_') || editsBetween(name, nearest) === 1)
      return isClose ? [`${name} is not a setting and has no effect. Did you mean ${nearest}?`] : []
    })
}

/** Counts insertions, deletions, replacements, and swaps of characters. */
function editsBetween(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > maxEdits) return maxEdits + 1
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    const above = rows[row - 1]!
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2]![column - 2]! + 1 : Infinity,
      )
    }
    rows.push(current)
  }
  return rows.at(-1)![to.length]!
}
