import { Shape } from 'three'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { boltHead } from '../parts/bolt.ts'
import { pullUpBar as straightBar } from '../parts/crossmember.ts'
import { bentPipe } from '../parts/pipe.ts'
import { placeOnFloor } from '../parts/place-on-floor.ts'
import { ball } from '../parts/roll.ts'
import { attachmentDefaults } from '../parts/rack-frame.ts'
import { holePitch, rackSteel, upright } from '../parts/upright.ts'
import { box, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const pullUpBar = model(
  'pull-up-bar',
  { ...attachmentDefaults, length: 1.092, diameter: 0.032, isMultiGrip: false, hasGlobes: false },
  (params, detail) => {
    const { length, diameter, isMultiGrip, hasGlobes, hasPost } = params
    const steel = rackSteel(params)
    const group = groupParts(
      straightBar(detail, steel, {
        length,
        grip: steel.width,
        face: steel.depth,
        diameter,
        loose: hasPost ? [] : [-1, 1],
      }),
    )
    if (isMultiGrip) {
      const pipe = (...places: [number, number, number][]) =>
        group.add(bentPipe(detail, places, { radius: diameter / 2, wall: 0.004, bend: 0.06, material: steel.paint }))
      const reach = 0.34
      pipe([-0.5, 0, 0], [-0.36, 0, reach], [0.36, 0, reach], [0.5, 0, 0])
      for (const x of [-0.27, -0.11, 0.11, 0.27]) pipe([x, 0, 0], [x, 0, reach / 2], [x, 0, reach])
    }
    if (hasGlobes) {
      for (const x of [-0.36, -0.2, 0.2, 0.36]) {
        group.add(placePart(cylinder(detail, 0.011, 0.05, material('zinc')), [x, -diameter / 2 - 0.018, 0]))
        const size = Math.abs(x) > 0.3 ? 0.05 : 0.038
        group.add(placePart(ball(detail, size, steel.paint), [x, -diameter / 2 - 0.036 - size, 0]))
      }
    }
    if (hasPost) {
      const post = upright(detail, steel, 6.75 * holePitch, { numbersEvery: 0 })
      for (const side of [-1, 1]) {
        group.add(placePart(post.clone(), [(side * (length + steel.width)) / 2, -3 * holePitch - 0.0381, 0]))
      }
    }
    return placeOnFloor(group)
  },
)

const dipAttachment = model(
  'dip-attachment',
  { ...attachmentDefaults, narrow: 0.48, wide: 0.64, reach: 0.62, diameter: 0.038 },
  (params, detail) => {
    const { narrow, wide, reach, diameter, hasPost } = params
    const steel = rackSteel(params)
    const group = groupParts()
    for (const side of [-1, 1]) {
      const [near, far] = [(side * narrow) / 2, (side * wide) / 2]
      const corner: [number, number, number] = [near * 0.86, 0.02, reach * 0.3]
      group.add(
        bentPipe(detail, [[side * 0.02, -0.02, 0.02], corner, [far, 0.02, reach]], {
          radius: diameter / 2,
          wall: 0.005,
          bend: 0.09,
          material: steel.paint,
        }),
      )
      const away = [far - corner[0], reach - corner[2]] as const
      const turn = Math.atan2(away[0], away[1])
      const sleeve = cylinder(detail, diameter / 2 + 0.002, 0.2, material('rubber'))
      const share = 0.72
      const middle = [corner[0] + away[0] * share, 0.02, corner[2] + away[1] * share] as const
      group.add(placePart(groupParts(placePart(sleeve, [0, 0, 0], [quarter, 0, 0])), middle, [0, turn, 0]))
      const rim = solidOfRevolution(
        detail,
        [
          [0, 0],
          [diameter / 2 + 0.004, 0],
          [diameter / 2 + 0.004, 0.006],
          [diameter / 2, 0.009],
          [0, 0.009],
        ],
        material('plastic'),
      )
      group.add(placePart(groupParts(placePart(rim, [0, 0, 0], [quarter, 0, 0])), [far, 0.02, reach], [0, turn, 0]))
    }
    group.add(
      bentPipe(
        detail,
        [
          [0, -0.16, 0.01],
          [0, -0.1, 0.08],
          [0, -0.025, 0.13],
        ],
        { radius: 0.016, wall: 0.003, material: steel.paint },
      ),
    )
    group.add(
      bentPipe(
        detail,
        [
          [-narrow * 0.3, 0.005, 0.135],
          [0, 0.005, 0.135],
          [narrow * 0.3, 0.005, 0.135],
        ],
        { radius: 0.014, wall: 0.003, material: steel.paint },
      ),
    )
    group.add(placePart(sheet(detail, rectangle(steel.width, 0.27, 0.01), 0.0095, steel.paint), [0, -0.07, 0]))
    const cheek = polygon([
      [-steel.depth, -0.19],
      [0.006, -0.205],
      [0.05, -0.03],
      [0.03, 0.06],
      [-0.01, 0.065],
      [-0.012, -0.06],
      [-steel.depth, -0.11],
    ])
    for (const side of [-1, 1]) {
      const flat = placePart(sheet(detail, cheek, 0.006, steel.paint), [0, 0, -0.003])
      group.add(placePart(groupParts(flat), [side * (steel.width / 2 + 0.0035), 0, 0], [0, -quarter, 0]))
    }
    const pin = cylinder(detail, steel.hole / 2 - 0.0008, 0.06, material('zinc'))
    group.add(placePart(pin, [0, 0.0508, -0.02], [quarter, 0, 0]))
    group.add(placePart(boltHead(detail, { thread: 0.018, material: material('zinc') }), [0, 0.0508, 0.0095]))
    if (hasPost) {
      const post = upright(detail, steel, 12.75 * holePitch, { numbersEvery: 0 })
      group.add(placePart(post, [0, -8 * holePitch, -steel.depth / 2]))
    }
    return placeOnFloor(group)
  },
)

const landmine = model(
  'landmine',
  { ...attachmentDefaults, sleeve: 0.23, bore: 0.0515, tilt: 32 },
  (params, detail) => {
    const { sleeve, bore, tilt, hasPost } = params
    const steel = rackSteel(params)
    const group = groupParts()
    const high = 2 * holePitch + 0.06
    group.add(placePart(sheet(detail, rectangle(steel.width - 0.001, high, 0.01), 0.0095, steel.paint), [0, 0, 0]))
    for (const y of [-holePitch, holePitch]) {
      group.add(placePart(boltHead(detail, { thread: 0.0238, material: steel.hardware }), [0, y, 0.0095]))
    }
    for (const y of [-0.022, 0.022]) {
      const ear = rectangle(0.056, 0.07, 0.026)
      group.add(placePart(sheet(detail, ear, 0.009, steel.paint), [0, y + 0.0045, 0.0385], [quarter, 0, 0]))
    }
    group.add(placePart(cylinder(detail, 0.018, 0.033, material('zinc')), [0, 0, 0.048]))
    const pivot = [-1, 1].map((up) =>
      placePart(
        boltHead(detail, { thread: 0.02, material: steel.hardware }),
        [0, up * 0.027, 0.048],
        [-up * quarter, 0, 0],
      ),
    )
    group.add(...pivot)
    const outer = bore / 2 + 0.006
    const cheek = new Shape()
    cheek.moveTo(0, -0.016)
    cheek.lineTo(0.07, -0.022)
    cheek.absarc(0.074, 0, 0.022, -quarter, quarter, false)
    cheek.lineTo(0, 0.016)
    for (const side of [-1, 1]) {
      const flat = placePart(sheet(detail, cheek, 0.008, steel.paint), [0, 0, -0.004])
      group.add(placePart(groupParts(flat), [side * (outer + 0.0045), 0, 0.058], [0, -quarter, 0]))
      group.add(
        placePart(cylinder(detail, 0.013, 0.008, steel.hardware), [side * (outer + 0.0085), 0, 0.132], [0, 0, quarter]),
      )
    }
    group.add(placePart(box(detail, [2 * outer + 0.017, 0.032, 0.012], steel.paint, 0.003), [0, 0, 0.062]))
    const pipe = solidOfRevolution(
      detail,
      [
        [bore / 2, 0],
        [outer - 0.001, 0],
        [outer, 0.001],
        [outer, sleeve - 0.02],
        [outer + 0.004, sleeve - 0.019],
        [outer + 0.004, sleeve - 0.001],
        [outer + 0.003, sleeve],
        [bore / 2 + 0.002, sleeve],
        [bore / 2, sleeve - 0.002],
      ],
      steel.paint,
    )
    const floor = placePart(cylinder(detail, bore / 2, 0.006, steel.paint), [0, 0.003, 0])
    const tilted = placePart(
      groupParts(placePart(pipe, [0, -0.03, 0]), placePart(floor, [0, -0.027, 0])),
      [0, 0, 0.132],
      [quarter - (tilt * Math.PI) / 180, 0, 0],
    )
    group.add(tilted)
    if (hasPost) {
      const post = upright(detail, steel, 8.75 * holePitch, { numbersEvery: 0 })
      group.add(placePart(post, [0, -3 * holePitch, -steel.depth / 2]))
    }
    return placeOnFloor(group)
  },
)

export const bars: readonly Model[] = [pullUpBar, dipAttachment, landmine]
