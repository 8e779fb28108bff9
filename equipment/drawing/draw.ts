import { build } from '../kinds.ts'
import type { Params } from '../model.ts'
import { spanOf } from './depth.ts'
import { shapeOf } from './edges.ts'
import { type Line, visibleLines } from './lines.ts'
import { pathOf, roundToTenth } from './paths.ts'
import { type Side, sides } from './sides.ts'

/** Maximum size of a drawing in bytes. */
const maxBytes = 40_000
/**
 * Tolerances for simplifying lines, as fractions of the drawing's width. The first tolerance that meets the size limit
 * is used.
 */
const tolerances = [0, 0.000_3, 0.000_8, 0.002, 0.005]
const inch = 25.4
/** Character width as a fraction of the text size, wide enough for any sans-serif typeface. */
const character = 0.6

/** One view: its lines and the rectangle that they fill, in millimeters. */
interface View {
  side: Side
  lines: readonly Line[]
  width: number
  height: number
  /** The lower left corner of the rectangle, in view coordinates. */
  corner: readonly [number, number]
}

/**
 * Returns an SVG drawing of equipment from the front, the right, and above, with dimensions in millimeters and inches.
 * Lines use the text color, and one unit is one millimeter.
 */
export function drawEquipment(kind: string, params: Params): string {
  const shape = shapeOf(build(kind, params, 'gym'))
  const [front, right, top] = [sides.front, sides.right, sides.top].map((side): View => {
    const { least, most } = spanOf(shape.triangles, side)
    const [width, height] = [most[0] - least[0], most[1] - least[1]]
    return { side, lines: visibleLines(shape, side), width, height, corner: least }
  }) as [View, View, View]
  const sheets = tolerances.map((share) => () => sheetOf(front, right, top, share))
  const last = sheets.pop()!
  for (const sheet of sheets) {
    const drawing = sheet()
    if (drawing.length < maxBytes) return drawing
  }
  return last()
}

/**
 * Lays out three views and their dimensions. The origin is the lower left corner of the front view, and y points down.
 */
function sheetOf(front: View, right: View, top: View, tolerance: number): string {
  const size = Math.max((front.width + right.width) / 30, front.height / 24)
  const texts = {
    width: formatLength(front.width),
    height: formatLength(front.height),
    depth: formatLength(right.width),
  }
  const halfText = (text: string) => (text.length * character * size) / 2
  const gap = Math.max(size * 2.5, halfText(texts.depth) - right.width / 2 + size)
  const away = size * 1.6
  const rightAt = front.width + gap
  const topAt = -front.height - size * 2
  const marks = [
    dimension(texts.width, [0, away], [front.width, away], size),
    dimension(texts.depth, [rightAt, away], [rightAt + right.width, away], size),
    dimension(texts.height, [-away, 0], [-away, -front.height], size),
  ]
  const box = {
    left: -away - size * 2,
    right: rightAt + Math.max(right.width, right.width / 2 + halfText(texts.depth)) + size,
    top: Math.min(topAt - top.height, -front.height / 2 - halfText(texts.height)) - size,
    bottom: Math.max(away + size * 2, -front.height / 2 + halfText(texts.height) + size),
  }
  const overhang = halfText(texts.width) - front.width / 2 - away - size
  if (overhang > 0) box.left -= overhang
  const simplest = Math.max(0.05, tolerance * (box.right - box.left))
  const views = [viewAt(front, 0, 0, simplest), viewAt(right, rightAt, 0, simplest), viewAt(top, 0, topAt, simplest)]
  const viewBox = [box.left, box.top, box.right - box.left, box.bottom - box.top].map((side) => Math.round(side))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" fill="none" stroke="currentColor" ` +
    `stroke-linecap="round" stroke-linejoin="round"><title>${texts.width} × ${texts.height} × ${texts.depth}</title>` +
    `<g stroke-width="${roundToTenth(size / 13)}">${views.join('')}</g>` +
    `<g stroke-width="${roundToTenth(size / 20)}">${marks.map(({ lines }) => `<path d="${lines}"/>`).join('')}</g>` +
    `<g fill="currentColor" stroke="none" font-family="Helvetica,Arial,sans-serif" font-size="${roundToTenth(size)}" ` +
    `text-anchor="middle">${marks.map(({ words }) => words).join('')}</g></svg>`
  )
}

function viewAt({ side, lines, width, height, corner: [left, low] }: View, x: number, y: number, simplest: number) {
  const moved = lines.map(([from, to]): Line => [
    [from[0] - left, from[1] - low],
    [to[0] - left, to[1] - low],
  ])
  const extent = `data-width="${roundToTenth(width)}" data-height="${roundToTenth(height)}"`
  return (
    `<path data-view="${side.name}" ${extent} transform="translate(${roundToTenth(x)} ${roundToTenth(y)})" ` +
    `d="${pathOf(moved, simplest)}"/>`
  )
}

function dimension(
  text: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  size: number,
) {
  const isUpright = x1 === x2
  const [r, tick] = [roundToTenth, roundToTenth(size * 0.35)]
  const stroke = (x: number, y: number) => `M${r(x - tick)} ${r(y + tick)}l${r(2 * tick)} ${r(-2 * tick)}`
  const reach = r(size * 0.5)
  const guide = (x: number, y: number) =>
    isUpright ? `M${r(x - reach)} ${r(y)}h${r(size * 1.6)}` : `M${r(x)} ${r(y + reach)}v${r(-size * 1.6)}`
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const place = isUpright
    ? `transform="translate(${r(x - size * 0.6)} ${r(y)}) rotate(-90)"`
    : `x="${r(x)}" y="${r(y + size * 1.3)}"`
  return {
    lines: `M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}${stroke(x1, y1)}${stroke(x2, y2)}${guide(x1, y1)}${guide(x2, y2)}`,
    words: `<text ${place}>${text}</text>`,
  }
}

function formatLength(millimetres: number): string {
  return `${Math.round(millimetres)} mm (${(millimetres / inch).toFixed(1)} in)`
}
