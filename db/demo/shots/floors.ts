import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

type Params = Shot['pieces'][number]['params']

/** Floors and boxes stand obliquely and are seen from above. */
const camera: Camera = { from: [0.2, 0.5, 1], angle: 22, room: 1.02 }
const turn = [0, 0.55, 0] as const

const one = (name: string, kind: string, params: Params = {}): Shot => ({
  name,
  pieces: [{ kind, params, turn }],
  camera,
})

export const floors: readonly Shot[] = [
  {
    name: 'rubber-tile',
    pieces: [
      { kind: 'floor-tile', params: { width: 1.22, length: 1.83, thickness: 0.019, flecks: 0.05 }, turn },
      {
        kind: 'floor-tile',
        params: { width: 1.22, length: 1.83, thickness: 0.019, flecks: 0.05 },
        at: [0.03, 0.019, -0.05],
        turn: [0, 0.6, 0],
      },
    ],
    camera,
  },
  one('fleck-tile', 'floor-tile', { thickness: 0.03, fleck: 0x3f7fd0 }),
  one('platform', 'lifting-platform'),
  one('plyo-box', 'plyo-box'),
  one('plyo-box-small', 'plyo-box', { width: 0.61, height: 0.508, depth: 0.406 }),
  one('step-box', 'plyo-box', { width: 0.76, height: 0.305, depth: 0.406 }),
  one('foam-box', 'foam-plyo-box'),
  {
    name: 'foam-box-stack',
    pieces: (
      [
        [0.45, 0, 0x1d1d1f, 'IRONWRIGHT'],
        [0.3, 0.45, 0x55585c, 'IRONWRIGHT'],
        [0.15, 0.75, 0x1d1d1f, 'IRONWRIGHT'],
      ] as const
    ).map(([height, y, color, brand]) => ({
      kind: 'foam-plyo-box',
      params: {
        width: 0.91,
        height,
        depth: 0.76,
        color,
        brand,
        label: `${height * 1_000} MM`,
        hasStraps: height > 0.2,
      },
      at: [0, y, 0] as const,
      turn,
    })),
    camera,
  },
]
