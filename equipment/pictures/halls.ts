import { type Group, type Mesh, Shape } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { box, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { boards, wallLength, tiles, wall } from './walls.ts'

/** Marks a ceiling part that must not block light from lamps outside the picture. */
function letsLightIn<Part extends Mesh>(part: Part): Part {
  part.userData['letsLightIn'] = true
  return part
}

function tubes(detail: Detail, height: number, rows: readonly number[]): Group {
  const group = groupParts(
    placePart(letsLightIn(box(detail, [wallLength, 0.1, 12], material('rubber', 0xd6d8da), 0)), [
      0,
      height + 0.05,
      5.9,
    ]),
  )
  for (const z of rows) {
    for (let x = -6; x <= 6; x += 2) {
      const shell = letsLightIn(box(detail, [1.7, 0.05, 0.14], material('powder', 0xe6e6e4), 0.006))
      const tube = letsLightIn(box(detail, [1.66, 0.02, 0.1], material('lamp', 0xfffdf6), 0.004))
      group.add(placePart(shell, [x, height - 0.14, z]), placePart(tube, [x, height - 0.165, z]))
    }
  }
  return group
}

export function school(detail: Detail): Group {
  const [white, blue] = [0xdcdad4, 0x1d3f77]
  const [length, high, joint] = [0.39, 0.19, 0.008]
  const blocks = (count: number) => {
    const group = groupParts()
    for (let row = 0; row * (high + joint) < 3.4; row += 1) {
      for (let at = -count; at <= count; at += 1) {
        const color = row >= 7 && row <= 8 ? blue : white - (Math.abs(at * 7 + row * 3) % 3) * 0x020202
        const block = box(detail, [length, high, 0.02], material('powder', color), 0)
        group.add(placePart(block, [(at + (row % 2) / 2) * (length + joint), row * (high + joint) + high / 2, 0.003]))
      }
    }
    return group
  }
  const line = (text: string) =>
    flatLettering({ width: 5, height: 0.34, lines: [{ text, x: 0.5, y: 0.5, size: 0.23 }], ink: 0xf4f3ef })
  const end = groupParts(
    wall(detail, 3.4, 'powder', 0xb9b7b0),
    blocks(18),
    placePart(line('IRONWRIGHT'), [2.5, 1.58, 0.016]),
  )
  return groupParts(
    tiles(detail, 0x232427),
    wall(detail, 3.4, 'powder', 0xb9b7b0),
    blocks(18),
    placePart(end, [6.4, 0, 0], [0, -Math.PI / 2, 0]),
    tubes(detail, 3.36, [0.9, 2.9, 4.9, 6.9]),
  )
}

export function gym(detail: Detail): Group {
  const group = groupParts(tiles(detail, 0x202123), wall(detail, 3.2, 'rubber', 0x141414))
  for (let x = -3.2; x <= 4.9; x += 0.075) {
    const color = [0x8d6a45, 0x95714b, 0x86633f][Math.abs(Math.round(x * 40)) % 3]!
    group.add(placePart(box(detail, [0.045, 3.2, 0.03], material('wood', color), 0), [x, 1.6, 0.03]))
  }
  group.add(placePart(box(detail, [0.1, 3.2, 12], material('rubber', 0x3a3836), 0), [4.9, 1.6, 5.9]))
  return group
}

/** Half the depth of the curtain's folds, in meters. */
const fold = 0.055

export function stage(detail: Detail): Group {
  const outline = new Shape()
  const steps = 1_400
  for (let at = 0; at <= steps; at += 1) {
    const x = -wallLength / 2 + (at / steps) * wallLength
    const wave = Math.sin(x * 22 + Math.sin(x * 3.1) * 1.4) * fold * (0.75 + 0.25 * Math.sin(x * 5.3))
    if (at === 0) outline.moveTo(x, wave)
    else outline.lineTo(x, wave)
  }
  outline.lineTo(wallLength / 2, -0.2)
  outline.lineTo(-wallLength / 2, -0.2)
  const curtain = sheet(detail, outline, 5, material('canvas', 0x54181e), 0)
  const lines = [{ text: 'IRONWRIGHT OPEN', x: 0.5, y: 0.5, size: 0.3 }]
  const banner = groupParts(
    placePart(box(detail, [4.4, 0.62, 0.02], material('canvas', 0x15171b), 0.003), [0, 0, 0]),
    placePart(flatLettering({ width: 4.2, height: 0.5, lines, ink: 0xeeeae2 }), [0, 0, 0.0115]),
  )
  return groupParts(
    boards(detail, [0x2b2622, 0x2f2a25, 0x27221e], 0.12, 9),
    // The curtain is drawn as seen from above, so its height is along z until it is turned upright.
    placePart(curtain, [0, 5, 0.06], [Math.PI / 2, 0, 0]),
    placePart(banner, [0, 1.62, 0.2]),
  )
}
