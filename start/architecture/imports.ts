import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { root, sourceFiles } from '../source-files.ts'

export interface Import {
  from: string
  /** A path relative to the root, a package, or a node: module. */
  to: string
  isType: boolean
  isDynamic: boolean
}

const statements =
  /^(?:import|export)\b(?<type> type\b)?(?:[^'"`;]*?\bfrom)?\s*['"](?<static>[^'"]+)['"]|\bimport\(\s*['"](?<dynamic>[^'"]+)['"]/gm

export function allImports(): Import[] {
  return sourceFiles('.ts', '.tsx', '.mjs').flatMap((from) => importsOf(from, readFileSync(root + from, 'utf8')))
}

export function importsOf(from: string, text: string): Import[] {
  return [...withoutComments(text).matchAll(statements)].map(({ groups = {} }) => ({
    from,
    to: resolveImport(from, groups['static'] ?? groups['dynamic'] ?? ''),
    isType: groups['type'] !== undefined,
    isDynamic: groups['dynamic'] !== undefined,
  }))
}

export function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return specifier.startsWith('@') || specifier.includes(':') ? specifier : specifier.split('/')[0]!
}

/** Returns the files in import cycles, including type imports. */
export function filesInCycles(imports: readonly Import[]): string[] {
  const edges = Map.groupBy(imports, ({ from }) => from)
  const reachable = (start: string) => {
    const seen = new Set<string>()
    const remaining = [start]
    for (let file = remaining.pop(); file !== undefined; file = remaining.pop())
      for (const { to } of edges.get(file) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        remaining.push(to)
      }
    return seen
  }
  return [...edges.keys()].filter((file) => reachable(file).has(file)).toSorted()
}

/** Returns import cycles, ignoring type imports, which do not run. */
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
