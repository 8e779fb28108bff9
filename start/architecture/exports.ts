import { readFileSync } from 'node:fs'
import { root, sourceFiles } from '../source-files.ts'
import { resolveImport, withoutComments } from './imports.ts'
import { isForTests } from './walls.ts'

interface Source {
  path: string
  text: string
}

export function allSources(): Source[] {
  return sourceFiles('.ts', '.tsx', '.mjs').map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
}

const declared = /^export (?:async |abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm
const listed = /^export (?:type )?\{([^}]*)\}/gm
const named = /^(?:import|export)\b(?: type\b)?\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm
const whole = /\bimport\(\s*['"]([^'"]+)['"]|^(?:import|export)\b[^'"`;{}]*\*[^'"`;{}]*\bfrom\s*['"]([^'"]+)['"]/gm

/** Returns true if the file is not product code. */
const isProof = (path: string) =>
  isForTests(path) || /^(?:e2e|bench\/(?!run\.ts)|prove\/(?!run\.ts)|start\/architecture)/.test(path)

/** Files that are loaded without an import. */
const entries = new Set(['storefront/entry-server.tsx', 'platform/postgres-for-tests.ts'])

/**
 * Returns the exports that product code does not import. A test import is enough if the export's own file also uses it.
 */
export function unusedExports(sources: readonly Source[]): string[] {
  const files = sources.map(({ path, text }) => ({ path, text: withoutComments(text) }))
  const byProduct = usesIn(files.filter(({ path }) => !isProof(path)))
  const byProofs = usesIn(files.filter(({ path }) => isProof(path)))
  return files
    .filter(({ path }) => !entries.has(path))
    .flatMap((file) =>
      exportsOf(file.text).flatMap((name) => {
        const isImported = (uses: ReadonlySet<string>) => uses.has(file.path) || uses.has(`${file.path} ${name}`)
        if (isImported(byProduct) || (isProof(file.path) && isImported(byProofs))) return []
        const isUsedInside = [...file.text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
        if (!isUsedInside) return [`${file.path}: ${name} is ${isImported(byProofs) ? 'used only by tests' : 'unused'}`]
        return isImported(byProofs) ? [] : [`${file.path}: ${name} need not be exported`]
      }),
    )
}

export function exportsOf(text: string): string[] {
  const lists = [...text.matchAll(listed)].flatMap(([, names = '']) => namesIn(names, 'last'))
  return [...[...text.matchAll(declared)].map(([, name = '']) => name), ...lists]
}

/** Returns 'path name' for each named import, and 'path' for each namespace import. */
function usesIn(files: readonly Source[]): ReadonlySet<string> {
  const uses = files.flatMap(({ path, text }) => [
    ...[...text.matchAll(named)].flatMap(([, names = '', from = '']) =>
      namesIn(names, 'first').map((name) => `${resolveImport(path, from)} ${name}`),
    ),
    ...[...text.matchAll(whole)].map(([, dynamic, star]) => resolveImport(path, dynamic ?? star ?? '')),
  ])
  return new Set(uses)
}

/**
 * Returns the names in an import list. In 'a, type b as c', the first names are a and b, and the last names are a and
 * c.
 */
function namesIn(list: string, which: 'first' | 'last'): string[] {
  return list.split(',').flatMap((each) => {
    const words = each
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)
    return words[0] ? [which === 'first' ? words[0] : words.at(-1)!] : []
  })
}
