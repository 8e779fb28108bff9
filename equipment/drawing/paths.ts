import type { Line, Point } from './lines.ts'

/** Returns an SVG path with all lines, rounded to a tenth of a millimeter. In the path, y points down. */
export function pathOf(lines: readonly Line[], simplest: number): string {
  return chainsOf(lines)
    .filter((chain) => lengthOf(chain) > simplest * 3)
    .map((chain) => pathData(simplified(chain, simplest)))
    .join('')
}

function chainsOf(lines: readonly Line[]): Point[][] {
  const key = ([across, up]: Point) => `${roundToTenth(across)} ${roundToTenth(up)}`
  const ends = new Map<string, Set<Line>>()
  for (const line of lines) {
    if (key(line[0]) === key(line[1])) continue
    for (const end of line) {
      const there = ends.get(key(end)) ?? new Set()
      ends.set(key(end), there.add(line))
    }
  }
  const isDrawn = new Set<Line>()
  const goOn = (chain: Point[]) => {
    for (;;) {
      const last = chain.at(-1)!
      const next = [...(ends.get(key(last)) ?? [])].find((line) => !isDrawn.has(line))
      if (!next) return
      isDrawn.add(next)
      chain.push(key(next[0]) === key(last) ? next[1] : next[0])
    }
  }
  return lines.flatMap((line) => {
    if (isDrawn.has(line) || key(line[0]) === key(line[1])) return []
    isDrawn.add(line)
    const chain: Point[] = [line[0], line[1]]
    goOn(chain)
    chain.reverse()
    goOn(chain)
    return [chain]
  })
}

/** Simplifies a chain of points within a distance (Douglas-Peucker). */
function simplified(chain: readonly Point[], distance: number): Point[] {
  const [first, last] = [chain[0]!, chain.at(-1)!]
  let [farthest, most] = [0, distance]
  for (let at = 1; at < chain.length - 1; at += 1) {
    const away = distanceTo(chain[at]!, first, last)
    if (away > most) [farthest, most] = [at, away]
  }
  if (farthest === 0) return [first, last]
  return [
    ...simplified(chain.slice(0, farthest + 1), distance).slice(0, -1),
    ...simplified(chain.slice(farthest), distance),
  ]
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length < 1e-9) return Math.hypot(x - x1, y - y1)
  const share = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2))
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1))
}

function lengthOf(chain: readonly Point[]): number {
  return chain.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - chain[at]![0], y - chain[at]![1]), 0)
}

/**
 * Writes relative steps, which are shorter. Each step is rounded against the absolute position, so that errors do not
 * add up.
 */
function pathData(chain: readonly Point[]): string {
  let [x, y] = [roundToTenth(chain[0]![0]), roundToTenth(-chain[0]![1])]
  let text = `M${x} ${y}`
  for (const point of chain.slice(1)) {
    const [toX, toY] = [roundToTenth(point[0]), roundToTenth(-point[1])]
    const [dx, dy] = [roundToTenth(toX - x), roundToTenth(toY - y)]
    if (dx !== 0 || dy !== 0) text += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
    ;[x, y] = [toX, toY]
  }
  return text
}

/** Rounds to a tenth of a millimeter and never returns -0. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
