import { type Mesh, Path, Vector2 } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { roll, torus } from '../parts/roll.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { type FlatLine, flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { arc, strip } from '../shapes/strips.ts'

const quarter = Math.PI / 2
/** Height of the print above the surface, in meters. */
const printed = 0.00015

function lying(part: Mesh, up = 0): Mesh {
  return placePart(part, [0, up, 0], [-quarter, 0, 0])
}

function letters(width: number, height: number, lines: readonly FlatLine[], ink: number, up: number) {
  return lying(flatLettering({ width, height, lines, ink }), up + printed)
}

function field(
  detail: Detail,
  [width, height]: readonly [number, number],
  color: number,
  at: readonly [number, number, number],
) {
  return placePart(box(detail, [width, 0.0001, height], material('plastic', color), 0), at)
}

const giftCard = model(
  'gift-card',
  {
    width: 0.086,
    height: 0.054,
    thickness: 0.0012,
    color: 0x17181a,
    accent: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    line: 'GIFT CARD',
    plates: 3,
  },
  ({ width, height, thickness, color, accent, ink, brand, line, plates }, detail) => {
    const body = lying(
      sheet(detail, rectangle(width, height, height * 0.06), thickness, material('plastic', color), 0.0002),
    )
    const z = height * 0.1
    const bar = (size: readonly [number, number], x: number) => field(detail, size, accent, [x, thickness, z])
    const disks = [-1, 1].flatMap((side) =>
      Array.from({ length: plates }, (_, at) =>
        bar([width * 0.022, height * (0.42 - at * 0.09)], side * width * (0.27 + at * 0.032)),
      ),
    )
    const lines = [
      { text: brand, x: 0.5, y: 0.2, size: height * 0.12, most: 0.82 },
      { text: line, x: 0.5, y: 0.88, size: height * 0.065, most: 0.82 },
    ]
    return groupParts(
      body,
      bar([width * 0.84, height * 0.022], 0),
      ...disks,
      letters(width, height, lines, ink, thickness),
    )
  },
)

const book = model(
  'book',
  {
    width: 0.148,
    height: 0.21,
    thickness: 0.018,
    color: 0x26272a,
    band: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    line: 'TRAINING LOG',
    note: '',
    hasWire: false,
  },
  ({ width, height, thickness, color, band, ink, brand, line, note, hasWire }, detail) => {
    const board = Math.min(0.0025, thickness * 0.14)
    const linen = material(hasWire ? 'plastic' : 'canvas', color)
    const cover = (y: number) => placePart(box(detail, [width, board, height], linen, board * 0.4), [0, y, 0])
    const inset = hasWire ? 0.001 : 0.003
    const pages = box(
      detail,
      [width - 2 * inset, thickness - 2 * board, height - 2 * inset],
      material('chalk', 0xe4dfd2),
      0.0004,
    )
    const spine = placePart(box(detail, [board, thickness, height], linen, board * 0.4), [
      -width / 2 + board / 2,
      thickness / 2,
      0,
    ])
    const [from, high] = [width * 0.36, thickness + 0.0009]
    const elastic = placePart(box(detail, [0.007, high, height + 0.0012], material('canvas', band), 0.0004), [
      from,
      high / 2,
      0,
    ])
    const loops = Math.floor(height / 0.0085)
    const wire = detail.shows(0.011)
      ? Array.from({ length: loops }, (_, at) =>
          placePart(
            torus(detail, thickness / 2 + 0.0028, 0.0008, material('black oxide')),
            [-width / 2 + 0.003, thickness / 2, (at - (loops - 1) / 2) * 0.0085],
            [quarter, 0, 0],
          ),
        )
      : []
    const lines = [
      { text: brand, x: 0.5, y: 0.3, size: width * 0.075, most: 0.74 },
      { text: line, x: 0.5, y: 0.37, size: width * 0.045, most: 0.74 },
      ...(note === '' ? [] : [{ text: note, x: 0.5, y: 0.9, size: width * 0.036, most: 0.74 }]),
    ]
    const stripe =
      hasWire && field(detail, [width * 0.74, height * 0.012], band, [width * 0.01, thickness, -height * 0.07])
    return groupParts(
      cover(board / 2),
      cover(thickness - board / 2),
      placePart(pages, [0, thickness / 2, 0]),
      ...(hasWire ? wire : [spine, elastic]),
      stripe,
      placePart(
        letters(width, height, lines, ink, thickness),
        [hasWire ? 0.0015 : -width * 0.06, thickness + printed, 0],
        [-quarter, 0, 0],
      ),
    )
  },
)

const phone = model(
  'phone',
  {
    width: 0.0745,
    height: 0.158,
    thickness: 0.0082,
    color: 0x2f3136,
    accent: 0xd8410f,
    title: 'WEEK 3, DAY 2',
    first: 'SQUAT 5 X 5',
    second: 'PRESS 5 X 5',
    third: 'ROW 3 X 10',
    weight: '140 KG',
  },
  ({ width, height, thickness, color, accent, title, first, second, third, weight }, detail) => {
    const body = sheet(detail, rectangle(width, height, 0.011), thickness, material('anodized', color), 0.0012)
    const glass = sheet(
      detail,
      rectangle(width - 0.005, height - 0.005, 0.009),
      0.0004,
      material('urethane', 0x08090a),
      0,
    )
    const [wide, top] = [width - 0.016, thickness + 0.0004]
    const card = (z: number, high: number, tone: number) => field(detail, [wide, high], tone, [0, top, z])
    const rows = [first, second, third]
    const rowAt = (at: number) => height * (0.06 + at * 0.13)
    const lines = [
      { text: title, x: 0.5, y: 0.15, size: 0.0052, most: 0.76 },
      { text: weight, x: 0.5, y: 0.335, size: 0.0112, most: 0.7 },
      ...rows.map((text, at) => ({ text, x: 0.46, y: 0.5 + (rowAt(at) + 0.001) / height, size: 0.0043, most: 0.6 })),
    ]
    return groupParts(
      lying(body),
      lying(glass, thickness),
      card(-height * 0.17, height * 0.2, accent),
      ...rows.map((_, at) => card(rowAt(at), height * 0.1, 0x25272b)),
      ...rows.map((_, at) =>
        field(detail, [0.006, 0.006], at === 0 ? accent : 0x55585e, [wide / 2 - 0.008, top + 0.0001, rowAt(at)]),
      ),
      letters(width, height, lines, 0xf2f2f0, top + 0.0003),
    )
  },
)

const badge = model(
  'badge',
  {
    width: 0.086,
    height: 0.124,
    ribbon: 0.018,
    color: 0xd8410f,
    paper: 0xecebe6,
    field: 0x17181a,
    brand: 'IRONWRIGHT',
    line: 'SQUAT SEMINAR',
    name: 'LIFTER',
  },
  ({ width, height, ribbon, color, paper, field: tone, brand, line, name }, detail) => {
    const web = material('canvas', color)
    const thick = 0.0011
    const [low, wide, far] = [-0.03, 0.085, 0.19]
    // One end crosses the other at the hook.
    const side = (way: number) =>
      [
        [way * 0.004, low],
        [way * 0.02, 0.02],
        [way * wide * 0.72, 0.1],
        [way * wide * 0.96, 0.15],
        ...arc([0, far], wide, [way > 0 ? 0 : Math.PI, quarter], 26),
      ] as const
    const ribbons = [-1, 1].map((way) =>
      placePart(
        strip(detail, side(way), { thickness: ribbon, width: thick, material: web }),
        [0, thick / 2 + (way > 0 ? thick : 0) + 0.0002, -height / 2 - 0.02],
        [-quarter, 0, 0],
      ),
    )
    const steel = material('chrome')
    const hook = groupParts(
      placePart(box(detail, [ribbon + 0.004, 0.005, 0.014], steel, 0.0015), [0, 0.0035, -height / 2 - 0.001]),
      placePart(torus(detail, 0.006, 0.0012, steel), [0, 0.003, -height / 2 + 0.0075]),
      placePart(roll(detail, 0.0018, 0.016, steel, 0.0005), [0, 0.003, -height / 2 + 0.014], [quarter, 0, 0]),
    )
    const slot = rectangle(width, height, 0.005)
    slot.holes.push(slotAt(height / 2 - 0.011, 0.016, 0.0045))
    const body = lying(sheet(detail, slot, 0.0016, material('plastic', paper), 0.0003))
    const lines = [{ text: name, x: 0.5, y: 0.5, size: 0.0125, most: 0.82 }]
    const head = [
      { text: brand, x: 0.5, y: 0.36, size: 0.0072, most: 0.82 },
      { text: line, x: 0.5, y: 0.7, size: 0.0056, most: 0.82 },
    ]
    const [headHigh, headAt] = [height * 0.34, -height * 0.1]
    const all = groupParts(
      body,
      ...ribbons,
      hook,
      field(detail, [width - 0.003, headHigh], tone, [0, 0.0016, headAt]),
      placePart(
        flatLettering({ width, height: headHigh, lines: head, ink: 0xf2f2f0 }),
        [0, 0.0019, headAt],
        [-quarter, 0, 0],
      ),
      placePart(
        flatLettering({ width, height: height * 0.3, lines, ink: 0x17181a }),
        [0, 0.0019, height * 0.26],
        [-quarter, 0, 0],
      ),
    )
    // The ribbon extends far behind the pass, so both are centered together.
    return groupParts(placePart(all, [0, 0, (far + wide + 0.02 + ribbon / 2) / 2]))
  },
)

function slotAt(y: number, width: number, height: number): Path {
  return new Path(
    rectangle(width, height, height / 2)
      .getPoints(6)
      .map((point) => point.add(new Vector2(0, y))),
  )
}

export const printedProducts: readonly Model[] = [giftCard, book, phone, badge]
