import type { Group } from 'three'
import { type Detail, detailOf } from '../detail.ts'
import { material } from '../materials.ts'
import { box, polygon, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { gym, school, stage } from './halls.ts'
import { wallLength, slab, tiles, wall } from './walls.ts'
import { flat, loft, workbench } from './windows.ts'

/** Rooms for pictures: a floor at y = 0 and a wall at z = 0, open to the front and above. */
const rooms = {
  garage,
  hall,
  hallDark: darkHall,
  store,
  yard,
  studio,
  flat,
  loft,
  gym,
  school,
  stage,
  workbench,
} as const satisfies Record<string, (detail: Detail) => Group>
export type RoomName = keyof typeof rooms

/** Builds a room in full detail. */
export function roomOf(name: RoomName): Group {
  return rooms[name](detailOf('full'))
}

function sectionalDoor(detail: Detail, color: number): Group {
  const group = groupParts()
  const [width, each] = [2.5, 0.53]
  for (let at = 0; at < 4; at += 1) {
    const y = 0.03 + at * each + each / 2
    group.add(placePart(box(detail, [width, each - 0.008, 0.04], material('powder', color), 0.006), [0, y, 0.02]))
    for (const x of [-0.93, -0.31, 0.31, 0.93]) {
      group.add(placePart(box(detail, [0.5, each - 0.19, 0.012], material('powder', color), 0.006), [x, y, 0.042]))
    }
  }
  group.add(placePart(box(detail, [width, 0.03, 0.03], material('rubber'), 0.004), [0, 0.015, 0.02]))
  for (const side of [-1, 1]) {
    const post = box(detail, [0.09, 4 * each + 0.12, 0.06], material('wood', 0xd9d6cf), 0.003)
    group.add(placePart(post, [side * (width / 2 + 0.045), 2 * each + 0.06, 0.03]))
  }
  const lintel = box(detail, [width + 0.18, 0.09, 0.06], material('wood', 0xd9d6cf), 0.003)
  return groupParts(group, placePart(lintel, [0, 4 * each + 0.13, 0.03]))
}

function garage(detail: Detail): Group {
  return groupParts(
    tiles(detail, 0x1c1d1f),
    wall(detail, 3, 'concrete', 0xd8d4cb),
    placePart(box(detail, [wallLength, 0.12, 0.02], material('powder', 0xf0eee9), 0.004), [0, 0.06, 0.01]),
    placePart(sectionalDoor(detail, 0xe6e3dc), [-3.1, 0, 0]),
  )
}

function concreteHall(detail: Detail, tone: number, steel: number): Group {
  const group = groupParts(tiles(detail, 0x18191b), wall(detail, 5, 'concrete', tone - 0x2a2a2a))
  for (let x = -6; x <= 6; x += 2.4) {
    for (const y of [0.75, 2.25, 3.75]) {
      const shade = tone + ((((x * 10 + y * 4) | 0) % 3) - 1) * 0x030303
      group.add(placePart(box(detail, [2.388, 1.488, 0.03], material('concrete', shade), 0.004), [x, y, 0.005]))
    }
  }
  for (const x of [-4.8, 0, 4.8]) group.add(placePart(column(detail, steel), [x + 1.2, 0, 0.16]))
  return group
}

function column(detail: Detail, color: number): Group {
  const steel = material('powder', color)
  return groupParts(
    placePart(box(detail, [0.2, 5, 0.014], steel, 0.002), [0, 2.5, 0.09]),
    placePart(box(detail, [0.2, 5, 0.014], steel, 0.002), [0, 2.5, -0.09]),
    placePart(box(detail, [0.012, 5, 0.17], steel, 0), [0, 2.5, 0]),
    placePart(box(detail, [0.34, 0.02, 0.34], steel, 0.003), [0, 0.01, 0]),
  )
}

function hall(detail: Detail): Group {
  return concreteHall(detail, 0xb4b1aa, 0x8e1f18)
}

function darkHall(detail: Detail): Group {
  const lines = [{ text: 'IRONWRIGHT', x: 0.5, y: 0.5, size: 0.52 }]
  const name = flatLettering({ width: 5.6, height: 0.8, lines, ink: 0xe8e6e1 })
  return groupParts(concreteHall(detail, 0x46474a, 0x26272a), placePart(name, [0, 2.6, 0.022]))
}

function store(detail: Detail): Group {
  const group = groupParts(slab(detail, 'concrete', 0x8d8b86), wall(detail, 3.2, 'concrete', 0xb9b6af))
  const [length, high, joint] = [0.24, 0.071, 0.01]
  for (let row = 0; row * (high + joint) < 3; row += 1) {
    for (let at = -18; at <= 18; at += 1) {
      const x = (at + (row % 2) / 2) * (length + joint)
      const tone = 0xe4e1da - (((at * 31 + row * 17) % 5) + 5) * 0x010101
      const brick = box(detail, [length, high, 0.02], material('concrete', tone), 0.003)
      group.add(placePart(brick, [x, row * (high + joint) + high / 2, 0.004]))
    }
  }
  return group
}

function yard(detail: Detail): Group {
  const group = groupParts(slab(detail, 'concrete', 0x77736b))
  const [pitch, deep] = [0.2, 0.035]
  const ridge = polygon([
    [0, 0],
    [pitch * 0.3, 0],
    [pitch * 0.4, deep],
    [pitch * 0.8, deep],
    [pitch * 0.9, 0],
    [pitch, 0],
    [pitch, -0.01],
    [0, -0.01],
  ])
  const steel = material('powder', 0x2f4a55)
  for (let x = -7; x < 7; x += pitch) {
    const rib = sheet(detail, ridge, 3.4, steel, 0)
    group.add(placePart(rib, [x, 3.5, 0], [Math.PI / 2, 0, 0]))
  }
  group.add(placePart(box(detail, [wallLength, 0.12, 0.08], material('concrete', 0x8a867d), 0.01), [0, 0.06, 0.02]))
  return group
}

function studio(detail: Detail): Group {
  const [radius, steps] = [1.6, 24]
  const curve = Array.from({ length: steps + 1 }, (_, at): [number, number] => {
    const turn = (at / steps) * (Math.PI / 2)
    return [radius - radius * Math.sin(turn), radius - radius * Math.cos(turn)]
  }).toReversed()
  const profile = polygon([[0, 5], ...curve, [12, 0], [12, -0.05], [-0.05, -0.05], [-0.05, 5]])
  // Drawn in x and y from the wall forward, then turned to z.
  const cove = sheet(detail, profile, wallLength, material('cerakote', 0xcbc8c1), 0)
  return groupParts(placePart(cove, [wallLength / 2, 0, 0], [0, -Math.PI / 2, 0]))
}
