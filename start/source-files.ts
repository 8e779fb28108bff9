import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The checkout's folder. */
export const root = fileURLToPath(new URL('../', import.meta.url))

const notSource = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** Files of the checkout whose name ends so, as paths from its root, in order. */
export function sourceFiles(...endings: readonly string[]): string[] {
  return filesBelow('').filter((path) => endings.some((ending) => path.endsWith(ending)))
}

/** The files of a folder and its folders, or the file itself, as paths from the root, in order; none if it is not there. */
function filesBelow(path: string): string[] {
  const stat = statSync(root + path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (stat.isFile()) return [path]
  const found: string[] = []
  for (const entry of readdirSync(root + path, { withFileTypes: true })) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isFile()) found.push(inner)
    else if (entry.isDirectory() && !entry.name.startsWith('.') && !notSource.has(entry.name))
      found.push(...filesBelow(inner))
  }
  return found.toSorted()
}
