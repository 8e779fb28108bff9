import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { attachmentModels, rackPartModels } from '../models/attachments.ts'
import { rackModels } from '../models/racks.ts'
import { replacementPartModels } from '../models/replacement-parts.ts'

/** Attachments are shown on a section of an upright, from the same angle as racks. */
const camera: Camera = { from: [0.75, 0.42, 1], angle: 22, room: 1 }
const table: Camera = { from: [0.5, 0.7, 1], angle: 20, room: 1.05 }

const attachment = (name: string, { kind, params }: ModelEntry): Shot => ({
  name,
  pieces: [{ kind, params: { ...params, hasPost: true } }],
  camera,
})
const alone = (name: string, model: ModelEntry, from: Camera = camera): Shot => ({
  name,
  pieces: [model],
  camera: from,
})
const smallPlate = { kind: 'change-plate', params: { diameter: 0.16, thickness: 0.019, weight: '2.5 KG' } } as const
const pointing = ['hitch-pins', 'iw2-hitch-pins', 'pop-pins']
/** A single upright is long and thin, so it lies diagonally. */
const upright: Shot = {
  name: 'rack-upright',
  pieces: [{ ...rackPartModels['rack-upright'], at: [0.78, 0.66, 0], turn: [0, 0, 0.86] }],
  camera: { ...camera, from: [0.2, 0.2, 1] },
}
const parts = Object.entries(rackPartModels).filter(([name]) => name !== upright.name)

export const attachments: readonly Shot[] = [
  ...Object.entries(attachmentModels).map(([name, model]) => attachment(name, model)),
  ...parts.map(([name, model]) => alone(name, model, { ...camera, from: [0.8, 0.28, 1] })),
  upright,
  ...Object.entries(replacementPartModels).map(([name, model]) =>
    pointing.includes(name)
      ? { name, pieces: [{ ...model, turn: [0, 2.6, 0] as const }], camera: table }
      : alone(name, model, table),
  ),
  alone('j-cups-pair', attachmentModels['j-cups'], { ...camera, from: [-0.6, 0.55, 1] }),
  alone('band-pegs-loose', attachmentModels['band-pegs'], table),
  {
    name: 'pin-pipe-in-rack',
    pieces: [rackModels['power-rack-black']],
    camera: { from: [0.9, 0.35, 0.8], angle: 24, look: { at: [0.5, 0.78, 0.2], width: 0.95 } },
  },
  {
    name: 'globe-pull-up-balls',
    pieces: [attachmentModels['globe-pull-up']],
    camera: { from: [0.4, 0.2, 1], angle: 22, look: { at: [0.28, 0.1, 0], width: 0.42 } },
  },
  {
    name: 'plate-holder-loaded',
    pieces: [
      { kind: 'plate-holder', params: { hasPost: true } },
      ...[0.01, 0.033].map((z) => ({ ...smallPlate, at: [0, 0.48, z] as const })),
      { ...smallPlate, at: [0, 0.277, 0.01] as const },
    ],
    camera,
  },
]
