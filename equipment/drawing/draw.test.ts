import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build, models } from '../kinds.ts'
import { extentOf } from '../measure.ts'
import { drawEquipment } from './draw.ts'

/** Returns a view's labeled size and the extent of its lines. */
function viewIn(drawing: string, name: string) {
  const [, width, height, path = ''] =
    new RegExp(`data-view="${name}" data-width="([^"]+)" data-height="([^"]+)"[^>]* d="([^"]*)"`).exec(drawing) ?? []
  let [x, y] = [0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const [, letter, ...numbers] of path.matchAll(/([Mlhv])(-?[\d.]+)(?: ?(-?[\d.]+))?/g)) {
    const [first, second = 0] = numbers.map(Number)
    if (letter === 'M') [x, y] = [first!, second]
    else if (letter === 'l') [x, y] = [x + first!, y + second]
    else if (letter === 'h') x += first!
    else y += first!
    xs.push(x)
    ys.push(y)
  }
  const span = (values: number[]) => Math.max(...values) - Math.min(...values)
  return { width: Number(width), height: Number(height), drawnWidth: span(xs), drawnHeight: span(ys) }
}

const drawn = models.map(({ kind }) => ({ kind, drawing: drawEquipment(kind, {}) }))

test("a drawing labels and draws its model's width, height, and depth", () => {
  const wrong = drawn.flatMap(({ kind, drawing }) => {
    const { width, height, depth } = extentOf(build(kind, {}, 'gym'))
    const expected = { front: [width, height], right: [depth, height], top: [width, depth] }
    return Object.entries(expected).flatMap(([name, [across, up]]) => {
      const view = viewIn(drawing, name)
      const isNear = (value: number, metres: number, share: number) =>
        Math.abs(value - metres * 1_000) <= 0.15 + metres * 1_000 * share
      const isRight =
        isNear(view.width, across!, 0) &&
        isNear(view.height, up!, 0) &&
        isNear(view.drawnWidth, across!, 0.01) &&
        isNear(view.drawnHeight, up!, 0.01) &&
        drawing.includes(`>${Math.round(width * 1_000)} mm (${((width * 1_000) / 25.4).toFixed(1)} in)<`)
      return isRight ? [] : [`${kind} ${name}: ${JSON.stringify(view)} of ${across} by ${up}`]
    })
  })
  assert.deepEqual(wrong, [])
})

test('a drawing is an SVG smaller than 40 kB, has no scripts or styles, and is identical each time it is drawn', () => {
  for (const { kind, drawing } of drawn) {
    assert.ok(drawing.length < 40_000, `${kind}: ${drawing.length} bytes`)
    assert.match(drawing, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*stroke="currentColor"/)
    assert.doesNotMatch(drawing, /NaN|Infinity|<script|<style|undefined/)
  }
  assert.equal(drawEquipment('power-rack', {}), drawEquipment('power-rack', {}))
})
