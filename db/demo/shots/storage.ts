import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

type Params = Shot['pieces'][number]['params']
type Piece = Shot['pieces'][number]

/** What stores things stands a little obliquely. */
const camera: Camera = { from: [0.42, 0.3, 1], angle: 22, room: 1.02 }
const quarter = Math.PI / 2

const one = (name: string, kind: string, params: Params = {}, ...more: Piece[]): Shot => ({
  name,
  pieces: [{ kind, params }, ...more],
  camera,
})

/** Dumbbells in order on the three tiers of a rack, two of each weight. */
const dumbbells = [
  ['30 LB', '35 LB', '40 LB'],
  ['20 LB', '25 LB', '25 LB'],
  ['5 LB', '10 LB', '15 LB'],
].flatMap((weights, tier) =>
  weights.flatMap((weight, at) =>
    [0, 1].map((twin): Piece => {
      const x = -0.49 + (at * 2 + twin) * 0.196
      return {
        kind: 'hex-dumbbell',
        params: { weight },
        at: [x, 0.263 + tier * 0.29, 0.101 - tier * 0.095],
        turn: [0.3, -quarter, 0],
      }
    }),
  ),
)

const bumpers = (
  [
    [0xb01218, '25 KG', -0.331],
    [0xb01218, '25 KG', -0.21],
    [0x1f55c4, '20 KG', -0.1],
    [0x1f55c4, '20 KG', 0.001],
    [0xd9a90a, '15 KG', 0.091],
    [0xd9a90a, '15 KG', 0.172],
    [0x1f8a3b, '10 KG', 0.243],
  ] as const
).map(([color, weight, x], slot): Piece => ({
  kind: 'bumper',
  params: { color, weight, thickness: 0.09 - slot * 0.007 },
  at: [x - 0.02, 0.054, 0],
  turn: [0, quarter, 0],
}))

const bars = (
  [
    [-0.143, 0.143],
    [0.143, 0.143],
    [0, 0],
    [-0.143, -0.143],
    [0.143, -0.143],
  ] as const
).map(([x, z], at): Piece => ({
  kind: 'barbell',
  params: at % 2 === 0 ? {} : { shaftFinish: 'black zinc', sleeveFinish: 'black zinc' },
  at: [x + 0.0345, 1.112, z],
  turn: [0, 0, quarter],
}))

const bells = ([0x1f55c4, 0xd9a90a, 0x6a3fa0, 0x1f8a3b] as const).flatMap((band, at): Piece[] => {
  const x = -0.39 + at * 0.26
  const weights = [
    [`${20 + at * 4} KG`, 0.156],
    [`${6 + at * 4} KG`, 0.646],
  ] as const
  return weights.map(([weight, y]) => ({
    kind: 'kettlebell',
    params: { weight, band },
    at: [x, y, 0],
    turn: [0, 0.2, 0],
  }))
})

export const storage: readonly Shot[] = [
  one('dumbbell-rack-empty', 'dumbbell-rack'),
  one('dumbbell-rack', 'dumbbell-rack', {}, ...dumbbells),
  one('plate-tree', 'plate-tree'),
  one('bumper-cradle-empty', 'bumper-cradle'),
  one('bumper-cradle', 'bumper-cradle', {}, ...bumpers),
  one('bar-stand-empty', 'bar-stand'),
  { ...one('bar-stand', 'bar-stand', {}, ...bars), camera: { ...camera, look: { at: [0, 0.42, 0], width: 1.05 } } },
  one('wall-bar-rack', 'wall-bar-rack'),
  {
    ...one(
      'wall-bar-hanger',
      'wall-bar-rack',
      {},
      ...[0, 1, 2, 3, 4, 5].map((at): Piece => ({
        kind: 'barbell',
        params: at % 2 === 0 ? {} : { shaftFinish: 'black oxide', sleeveFinish: 'black zinc' },
        at: [0, (at * 0.76) / 6 + 0.0138, 0],
      })),
    ),
    camera: { ...camera, look: { at: [0.4, 0.38, 0], width: 1.5 } },
  },
  one('storage-shelf', 'storage-shelf'),
  one('kettlebell-shelf', 'storage-shelf', {}, ...bells),
  one('storage-bay', 'storage-shelf', {
    width: 1.83,
    depth: 0.61,
    height: 1.83,
    tiers: 4,
    post: 0.0762,
    plate: 0.002,
    hasMats: false,
  }),
]
