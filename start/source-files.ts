import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

const notSource = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** Returns the sorted paths, relative to the root, of all files with these suffixes. */
export function sourceFiles(...endings: readonly string[]): string[] {
  return filesBelow('').filter((path) => endings.some((ending) => path.endsWith(ending)))
}

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
