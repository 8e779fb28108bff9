import { readFileSync } from 'node:fs'
import { allImports } from '../architecture/imports.ts'
import { compositionParts, isForTests } from '../architecture/walls.ts'
import { root } from '../source-files.ts'
import { serviceAreas } from './service-areas.ts'

type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** Returns docs/map.md: handwritten text around two generated blocks. */
export function mapDocument(): string {
  const arrows = importsBetweenParts()
  const text = readFileSync(`${root}docs/map.md`, 'utf8')
  const drawn = fillBlock(text, 'parts', `${drawing(arrows)}\n\n${partsTable(arrows)}`)
  return fillBlock(drawn, 'areas', areasTable())
}

/** Skips type-only imports, which do not exist at runtime, and tests, which may import everything. */
function importsBetweenParts(): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to, isType } of allImports()) {
    if (!from.includes('/') || isForTests(from)) continue
    const part = from.split('/')[0]!
    const targets = arrows.get(part) ?? new Set<string>()
    arrows.set(part, targets)
    if (!isType) targets.add(to)
  }
  const parts = [...arrows.keys()].toSorted()
  const between = (part: string) =>
    parts.filter((other) => other !== part && [...arrows.get(part)!].some((to) => to.startsWith(`${other}/`)))
  return new Map(parts.map((part) => [part, new Set(between(part))]))
}

function drawing(arrows: Arrows): string {
  const solid: string[] = []
  const dotted: string[] = []
  for (const [part, targets] of arrows) {
    for (const target of targets) {
      if (!compositionParts.has(part)) solid.push(`  ${part} --> ${target}`)
      else if (!isReachedOtherwise(arrows, part, target)) dotted.push(`  ${part} -.-> ${target}`)
    }
  }
  return ['```mermaid', 'flowchart TD', ...solid, ...dotted, '```'].join('\n')
}

/** Returns true if another imported part also leads to the target without leading back to `part`. */
function isReachedOtherwise(arrows: Arrows, part: string, target: string): boolean {
  return [...arrows.get(part)!].some((other) => {
    const reached = reachableFrom(arrows, other)
    return other !== target && reached.has(target) && !reached.has(part)
  })
}

function reachableFrom(arrows: Arrows, part: string, seen: Set<string> = new Set()): Set<string> {
  for (const target of arrows.get(part) ?? []) {
    if (seen.has(target)) continue
    seen.add(target)
    reachableFrom(arrows, target, seen)
  }
  return seen
}

function partsTable(arrows: Arrows): string {
  const rows = [...arrows].map(
    ([part, targets]) => `| [${part}](../${part}/README.md) | ${purposeOf(part)} | ${[...targets].join(', ')} |`,
  )
  return ['| part | what it is | imports |', '|---|---|---|', ...rows].join('\n')
}

/** Returns the first sentence of a part's README. */
function purposeOf(part: string): string {
  const [, paragraph = ''] = /^# .+\n+(.+)/.exec(readFileSync(`${root}${part}/README.md`, 'utf8')) ?? []
  return paragraph.split('. ')[0]!.replace(/\.$/, '')
}

function areasTable(): string {
  const rows = Object.entries(serviceAreas).map(([area, what]) => `| \`${area}\` | ${what} |`)
  return ['| area | what |', '|---|---|', ...rows].join('\n')
}

/** Replaces the text between a block's markers. */
export function fillBlock(text: string, name: string, block: string): string {
  const [begin, end] = [`<!-- ${name}: npm run documents -->\n`, `<!-- end of ${name} -->`]
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)]
  if (start < 0 || stop < start) throw new Error(`No ${name} block in the document`)
  return `${text.slice(0, start + begin.length)}\n${block}\n\n${text.slice(stop)}`
}
