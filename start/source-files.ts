import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The checkout's folder. */
export const root = fileURLToPath(new URL('../', import.meta.url))

const notSource = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** Files of the checkout whose name ends so, as paths from its root, in order. */
export function sourceFiles(...endings: readonly string[]): string[] {
  const found: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
      const path = folder + entry.name
      if (entry.isDirectory() && !entry.name.startsWith('.') && !notSource.has(entry.name)) walk(`${path}/`)
      else if (entry.isFile() && endings.some((ending) => path.endsWith(ending))) found.push(path)
    }
  }
  walk('')
  return found.toSorted()
}
