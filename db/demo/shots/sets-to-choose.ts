import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { accessoryModels as worn } from '../models/accessories.ts'
import { benchModels } from '../models/benches.ts'
import { collarModels as collars } from '../models/collars.ts'
import { bumperModels as bumpers, changePlateModels as small, type PlateModel } from '../models/plates.ts'

type Piece = Shot['pieces'][number]
const quarter = Math.PI / 2

const ahead: Camera = { from: [0.3, 0.4, 1], angle: 22, room: 1.02 }

/** Stands plates upright in a row like books, facing along x and starting at `from`. */
function rowOf(plates: readonly PlateModel[], from: number, gap = 0.004): Piece[] {
  let x = from
  return plates.map((plate) => {
    const { thickness } = plate.params
    const piece: Piece = { ...plate, at: [x + thickness / 2, 0, 0], turn: [0, quarter, 0] }
    x += thickness + gap
    return piece
  })
}

/** Stacks plates from the bottom up, each slightly offset. */
function pile(plates: readonly PlateModel[], [x, z]: readonly [number, number]): Piece[] {
  let up = 0
  return plates.map((plate, at) => {
    const { thickness, diameter } = plate.params
    const piece: Piece = {
      ...plate,
      at: [x + (at % 3) * 0.004 - 0.004, up + thickness / 2, z + diameter / 2],
      turn: [-quarter, 0, 0],
    }
    up += thickness
    return piece
  })
}

const dumbbell = (weight: string, x: number, z: number, turn: number): Piece => ({
  kind: 'hex-dumbbell',
  params: { weight, ink: 0xe07a50, handleFinish: 'black zinc' },
  at: [x, 0, z],
  turn: [0, turn, 0],
})
const collar = (name: keyof typeof collars, x: number, z: number, turn: number): Piece => ({
  ...collars[name],
  at: [x, 0, z],
  turn: [0, turn, 0],
})
const twice = <T>(list: readonly T[]) => list.flatMap((each) => [each, each])

export const setsToChoose: readonly Shot[] = [
  {
    name: 'press-corner',
    pieces: [
      { ...benchModels['incline-bench'], turn: [0, 1.1, 0] },
      dumbbell('20 KG', -0.62, 0.35, 0.5),
      dumbbell('20 KG', -0.34, 0.55, 0.6),
      dumbbell('10 KG', 0.42, 0.6, 1),
      dumbbell('10 KG', 0.66, 0.5, 1.1),
    ],
    camera: { from: [0.2, 0.4, 1], angle: 24, room: 1 },
  },
  {
    name: 'meet-kit',
    pieces: [
      { ...worn['lever-belt'], at: [-0.12, 0, -0.12], turn: [0, 0.2, 0] },
      { ...worn['knee-sleeves'], at: [0.23, 0, -0.1], turn: [0, -0.2, 0] },
      { ...worn['wrist-wraps-white'], at: [0.16, 0, 0.17], turn: [0, 0.3, 0] },
      { kind: 'chalk-block', at: [-0.17, 0, 0.17], turn: [0, 0.3, 0] },
      { kind: 'chalk-block', at: [-0.09, 0, 0.19], turn: [0, -0.2, 0] },
    ],
    camera: { from: [0.1, 0.5, 1], angle: 22, room: 1 },
  },
  {
    name: 'band-kit',
    pieces: [
      { kind: 'foam-roller', at: [0.04, 0, 0.2], turn: [0, 0.25, 0] },
      ...(['band-83', 'band-64', 'band-32', 'band-22', 'band-13'] as const).map((name, at): Piece => ({
        ...worn[name],
        at: [(at - 2) * 0.14, 0, -0.12 - at * 0.02],
        turn: [0, 0.9, 0],
      })),
      { kind: 'massage-ball', at: [0.36, 0, 0.22] },
    ],
    camera: { from: [-0.15, 0.26, 1], angle: 22, room: 1 },
  },
  {
    name: 'plates-by-pair',
    pieces: rowOf(
      twice([
        bumpers['color-bumper-25'],
        bumpers['color-bumper-20'],
        bumpers['color-bumper-15'],
        bumpers['color-bumper-10'],
      ]),
      -0.28,
    ),
    camera: { from: [0.85, 0.42, 0.8], angle: 22, room: 1.02 },
  },
  {
    name: 'small-plates-pile',
    pieces: [
      ...pile(
        [
          small['steel-change-plate-5'],
          small['steel-change-plate-2-5'],
          small['fraction-1-kg'],
          small['fraction-1-kg'],
          small['fraction-0-5-kg'],
          small['fraction-0-25-kg'],
        ],
        [-0.09, -0.12],
      ),
      { ...small['fraction-1-kg'], at: [0.14, 0, 0.02], turn: [0, -0.35, 0] },
    ],
    camera: { from: [0.05, 0.55, 1], angle: 22, look: { at: [0, 0.04, -0.02], width: 0.48 } },
  },
  {
    name: 'collars-to-choose',
    pieces: [
      collar('clamp-collar-pair-forge', -0.16, -0.07, 1.15),
      collar('jaw-collar-pair-black', -0.01, -0.08, 1.05),
      collar('meet-collar-pair', 0.16, -0.07, 1),
      collar('spring-clip-pair', -0.05, 0.13, 1.1),
      collar('screw-collar-pair', 0.11, 0.15, 1.05),
      collar('lever-collar-pair', 0.28, 0.13, 1),
    ],
    camera: ahead,
  },
]
