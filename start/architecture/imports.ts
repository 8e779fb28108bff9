import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { root, sourceFiles } from '../source-files.ts'

/** One import of a file. */
export interface Import {
  from: string
  /** A path from the root for our own files, a package's name, or node:... */
  to: string
  /** Gone when types are stripped. */
  isType: boolean
  /** import(), loaded when it is asked for. */
  isDynamic: boolean
}

const statements =
  /^(?:import|export)\b(?<type> type\b)?(?:[^'"`;]*?\bfrom)?\s*['"](?<static>[^'"]+)['"]|\bimport\(\s*['"](?<dynamic>[^'"]+)['"]/gm

/** Every import of every source file, tests included. */
export function allImports(): Import[] {
  return sourceFiles('.ts', '.tsx', '.mjs').flatMap((from) => importsOf(from, readFileSync(root + from, 'utf8')))
}

/** The imports of a file's text. */
export function importsOf(from: string, text: string): Import[] {
  return [...withoutComments(text).matchAll(statements)].map(({ groups = {} }) => ({
    from,
    to: target(from, groups['static'] ?? groups['dynamic'] ?? ''),
    isType: groups['type'] !== undefined,
    isDynamic: groups['dynamic'] !== undefined,
  }))
}

/** A file's text without comments that stand on lines of their own. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

/** Where an import leads: a path from the root for our own files, else what was written. */
export function target(from: string, written: string): string {
  if (written.startsWith('#')) return written.slice(1)
  if (written.startsWith('.')) return join(dirname(from), written)
  return written.startsWith('@') || written.includes(':') ? written : written.split('/')[0]!
}

/** Returns the files from which imports lead back to themselves, types included, in order. */
export function filesInCycles(imports: readonly Import[]): string[] {
  const edges = Map.groupBy(imports, ({ from }) => from)
  const reachable = (start: string) => {
    const seen = new Set<string>()
    const left = [start]
    for (let file = left.pop(); file !== undefined; file = left.pop())
      for (const { to } of edges.get(file) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        left.push(to)
      }
    return seen
  }
  return [...edges.keys()].filter((file) => reachable(file).has(file)).toSorted()
}

/** Paths of imports that lead back to where they begin, each once; types do not run and are left out. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const edges = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (file: string, path: readonly string[]) => {
    const at = path.indexOf(file)
    if (at !== -1) cycles.push([...path.slice(at), file])
    if (at !== -1 || done.has(file)) return
    for (const { to } of edges.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return cycles
}
