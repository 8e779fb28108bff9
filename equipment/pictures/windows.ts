import type { Group, Material } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { boards, wallLength, slab } from './walls.ts'

/** An opening in a wall: its center along the wall, its sill, and its size, in meters. */
interface Opening {
  at: number
  sill: number
  width: number
  height: number
}

/** Builds a wall in x and y with openings, with its face at z = 0, under a bright sky. */
function openWall(detail: Detail, height: number, openings: readonly Opening[], finish: Material): Group {
  const shape = polygon([
    [-wallLength / 2, 0],
    [wallLength / 2, 0],
    [wallLength / 2, height],
    [-wallLength / 2, height],
  ])
  for (const { at, sill, width, height: high } of openings) {
    const [left, right, top] = [at - width / 2, at + width / 2, sill + high]
    shape.holes.push(
      polygon([
        [left, sill],
        [left, top],
        [right, top],
        [right, sill],
      ]),
    )
  }
  return groupParts(placePart(sheet(detail, shape, 0.24, finish, 0), [0, 0, -0.24]))
}

function frame(
  detail: Detail,
  { at, sill, width, height }: Opening,
  [across, up]: readonly [across: number, up: number],
  [bar, color]: readonly [bar: number, color: number],
): Group {
  const steel = material('powder', color)
  const group = groupParts()
  for (let column = 0; column <= across; column += 1) {
    const wide = column % across === 0 ? bar * 1.8 : bar
    const x = at - width / 2 + (column / across) * width
    group.add(placePart(box(detail, [wide, height, 0.05], steel, 0.002), [x, sill + height / 2, -0.1]))
  }
  for (let row = 0; row <= up; row += 1) {
    const wide = row % up === 0 ? bar * 1.8 : bar
    group.add(placePart(box(detail, [width, wide, 0.05], steel, 0.002), [at, sill + (row / up) * height, -0.1]))
  }
  return group
}

const oak = [0xb98f63, 0xb2875a, 0xc0976c, 0xaa8054]

export function flat(detail: Detail): Group {
  const plaster = material('rubber', 0xe9e5dc)
  const openings: readonly Opening[] = [
    { at: -2.1, sill: 0.35, width: 1.15, height: 2.05 },
    { at: -3.75, sill: 0.35, width: 1.15, height: 2.05 },
  ]
  const side = groupParts(
    openWall(detail, 5, openings, plaster),
    ...openings.map((opening) => frame(detail, opening, [2, 3], [0.03, 0xf4f2ed])),
    ...openings.map(({ at, sill, width }) =>
      placePart(box(detail, [width + 0.12, 0.03, 0.2], material('powder', 0xf4f2ed), 0.004), [at, sill - 0.015, 0.02]),
    ),
  )
  const [left, inside] = [-2.4, wallLength / 2 - 2.6]
  const skirting = () => box(detail, [wallLength, 0.09, 0.016], material('powder', 0xf4f2ed), 0.003)
  return groupParts(
    // The floor and the back wall end at the window wall, so they are not visible through the windows.
    placePart(boards(detail, oak, 0.14, 8), [inside, 0, 0]),
    placePart(box(detail, [wallLength, 3.4, 0.1], plaster, 0), [inside, 1.7, -0.05]),
    placePart(skirting(), [inside, 0.045, 0.008]),
    // Turns the window wall along z, so that -x on the wall becomes +z in the room.
    placePart(groupParts(side, placePart(skirting(), [0, 0.045, 0.008])), [left, 0, 0], [0, Math.PI / 2, 0]),
  )
}

export function loft(detail: Detail): Group {
  const openings = [-5.4, -2.7, 0, 2.7, 5.4].map((at): Opening => ({ at, sill: 0.95, width: 1.7, height: 2.1 }))
  const isOpen = (x: number, y: number) =>
    openings.some(
      ({ at, sill, width, height }) =>
        Math.abs(x - at) < width / 2 + 0.13 && y > sill - 0.04 && y < sill + height + 0.04,
    )
  const group = groupParts(
    slab(detail, 'concrete', 0x86827b),
    openWall(detail, 3.6, openings, material('concrete', 0x9c948a)),
    ...openings.map((opening) => frame(detail, opening, [4, 5], [0.022, 0x232427])),
  )
  for (const { at, sill, width } of openings) {
    group.add(
      placePart(box(detail, [width + 0.1, 0.05, 0.34], material('concrete', 0xa8a297), 0.006), [at, sill, -0.08]),
    )
  }
  const [length, high, joint] = [0.24, 0.071, 0.01]
  for (let row = 0; row * (high + joint) < 3.5; row += 1) {
    for (let at = -26; at <= 26; at += 1) {
      const [x, y] = [(at + (row % 2) / 2) * (length + joint), row * (high + joint) + high / 2]
      if (isOpen(x, y)) continue
      const tones = [0x7d4636, 0x86503f, 0x733d30, 0x8c5a47, 0x7a4a3c]
      const tone = tones[Math.abs(at * 31 + row * 17) % tones.length]!
      group.add(placePart(box(detail, [length, high, 0.03], material('concrete', tone), 0.003), [x, y, 0.008]))
    }
  }
  // Bricks next to a window end at the window reveal.
  for (const { at, sill, width, height } of openings) {
    for (const side of [-1, 1]) {
      const reveal = box(detail, [0.14, height + 0.16, 0.05], material('concrete', 0x90897f), 0.004)
      group.add(placePart(reveal, [at + side * (width / 2 + 0.068), sill + height / 2 + 0.04, 0.008]))
    }
    const lintel = box(detail, [width + 0.27, 0.16, 0.05], material('concrete', 0x90897f), 0.004)
    group.add(placePart(lintel, [at, sill + height + 0.09, 0.009]))
  }
  return group
}

export function workbench(detail: Detail): Group {
  const group = groupParts(placePart(box(detail, [4, 3, 0.02], material('rubber', 0x1f2628), 0), [0, 1, -0.04]))
  for (let at = 0; at < 9; at += 1) {
    const color = [0x6d5440, 0x745a45, 0x664e3b][at % 3]!
    group.add(placePart(box(detail, [3, 0.06, 0.118], material('wood', color), 0.003), [0, -0.03, 0.1 + at * 0.12]))
  }
  for (let at = -12; at <= 12; at += 1) {
    const board = sheet(detail, rectangle(0.138, 2, 0.003), 0.02, material('powder', 0x56676b), 0.001)
    group.add(placePart(board, [at * 0.14, 0.7, -0.02]))
  }
  return group
}
