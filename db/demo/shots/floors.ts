import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { floorModels } from '../models/floors.ts'
import { plyoBoxModels } from '../models/plyo-boxes.ts'

/** Floors and boxes stand at an angle and are seen from above. */
const camera: Camera = { from: [0.2, 0.5, 1], angle: 22, room: 1.02 }
const turn = [0, 0.55, 0] as const

const one = (name: string, { kind, params }: ModelEntry): Shot => ({ name, pieces: [{ kind, params, turn }], camera })

/** Builds two tiles. The upper one is offset to show the thickness. */
const pair = (name: string, { kind, params }: ModelEntry, thickness: number): Shot => ({
  name,
  pieces: [
    { kind, params, turn },
    { kind, params, at: [0.03, thickness, -0.05], turn: [0, 0.6, 0] },
  ],
  camera,
})

const tiles = ['rubber-tile', 'fleck-tile-gray', 'fleck-tile-blue', 'fleck-tile-red'] as const
const isTile = (name: string) => (tiles as readonly string[]).includes(name)
const { 'drop-pads': pads, 'low-drop-pads': lowPads, 'edge-ramp': ramp, 'drop-tile': drop, ...whole } = floorModels
const stack = ['foam-block-450', 'foam-block-300', 'foam-block-150'] as const

const leaning = (name: string, { kind, params }: ModelEntry, height: number): Shot => ({
  name,
  pieces: [
    { kind, params: { ...params, count: 1 }, turn },
    { kind, params: { ...params, count: 1 }, at: [-0.12, height + 0.04, -0.34], turn: [1.05, 0.35, 0] },
  ],
  camera,
})

export const floors: readonly Shot[] = [
  ...tiles.map((name) => pair(name, floorModels[name], floorModels[name].params.thickness)),
  ...Object.entries(whole)
    .filter(([name]) => !isTile(name))
    .map(([name, model]) => one(name, model)),
  leaning('drop-pads', pads, 0.1),
  leaning('low-drop-pads', lowPads, 0.06),
  {
    name: 'drop-tile',
    pieces: [0, 1, 2, 3].map((at) => ({
      ...drop,
      at: [at % 2 === 0 ? 0 : 0.02, Math.floor(at) * 0.043, 0] as const,
      turn: [0, 0.5 + at * 0.05, 0] as const,
    })),
    camera,
  },
  {
    name: 'edge-ramp',
    pieces: [
      { ...ramp, at: [0, 0, 0.575], turn: [0, 0, 0] },
      { ...floorModels['fleck-tile-gray'], turn: [0, 0, 0] },
    ],
    camera: { ...camera, from: [1, 0.42, 0.75] },
  },
  {
    name: 'platform-corner',
    pieces: [floorModels.platform],
    camera: { from: [0.6, 0.5, 1], angle: 22, look: { at: [0.75, 0.06, 1.15], width: 0.75 } },
  },
  ...Object.entries(plyoBoxModels)
    .filter(([name]) => !(stack as readonly string[]).includes(name) || name === 'foam-block-300')
    .map(([name, model]) => one(name, model)),
  {
    name: 'foam-box-stack',
    pieces: stack.map((name, at) => ({
      ...plyoBoxModels[name],
      at: [0, [0, 0.45, 0.75][at]!, 0] as const,
      turn,
    })),
    camera,
  },
  {
    name: 'steel-boxes',
    pieces: (['steel-box-762', 'steel-box-610', 'steel-box-457', 'steel-box-305'] as const).map((name, at) => ({
      ...plyoBoxModels[name],
      at: [(at - 1.5) * 0.68, 0, at * 0.16] as const,
      turn: [0, 0.3, 0] as const,
    })),
    camera: { ...camera, from: [0.2, 0.3, 1] },
  },
]
