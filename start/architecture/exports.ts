import { readFileSync } from 'node:fs'
import { root, sourceFiles } from '../source-files.ts'
import { target, withoutComments } from './imports.ts'
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

/** Stories, proofs and benchmarks do not justify an export. */
const isProof = (path: string) =>
  isForTests(path) || /^(?:e2e|bench\/(?!run\.ts)|prove\/(?!run\.ts)|start\/architecture)/.test(path)

/** Loaded without an import: the page renderer's built half, and node:test's global setup. */
const entries = new Set(['storefront/entry-server.tsx', 'platform/postgres-for-tests.ts'])

/**
 * Returns exports that no product code imports, with what to do. An export that its own file uses may exist for its
 * tests.
 */
export function needlessExports(sources: readonly Source[]): string[] {
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

/** Returns the names that a file's text exports. */
export function exportsOf(text: string): string[] {
  const lists = [...text.matchAll(listed)].flatMap(([, names = '']) => namesIn(names, 'last'))
  return [...[...text.matchAll(declared)].map(([, name = '']) => name), ...lists]
}

/** Returns 'path name' for a named import, and 'path' for an import of a whole file. */
function usesIn(files: readonly Source[]): ReadonlySet<string> {
  const uses = files.flatMap(({ path, text }) => [
    ...[...text.matchAll(named)].flatMap(([, names = '', from = '']) =>
      namesIn(names, 'first').map((name) => `${target(path, from)} ${name}`),
    ),
    ...[...text.matchAll(whole)].map(([, dynamic, star]) => target(path, dynamic ?? star ?? '')),
  ])
  return new Set(uses)
}

/** For 'a, type b as c' returns the source names a and b, or the local names a and c. */
function namesIn(list: string, which: 'first' | 'last'): string[] {
  return list.split(',').flatMap((each) => {
    const words = each
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)
    return words[0] ? [which === 'first' ? words[0] : words.at(-1)!] : []
  })
}
