import type { Shot } from '../../../equipment/pictures/shot.ts'
import { accessories } from './accessories.ts'
import { apparel } from './apparel.ts'
import { attachments } from './attachments.ts'
import { barbells } from './barbells.ts'
import { benches } from './benches.ts'
import { collars } from './collars.ts'
import { conditioning } from './conditioning.ts'
import { floors } from './floors.ts'
import { gripPlates } from './grip-plates.ts'
import { handWeights } from './hand-weights.ts'
import { roomPictures } from './in-rooms.ts'
import { packages } from './packages.ts'
import { plates } from './plates.ts'
import { print } from './print.ts'
import { racks } from './racks.ts'
import { scalePictures } from './scale.ts'
import { scenes } from './scenes.ts'
import { setsToChoose } from './sets-to-choose.ts'
import { specialtyBars } from './specialty-bars.ts'
import { storage } from './storage.ts'
import { strongman } from './strongman.ts'

/** All demo pictures, by product family. */
export const shots: Readonly<Record<string, readonly Shot[]>> = {
  barbells,
  plates,
  gripPlates,
  specialtyBars,
  racks,
  attachments,
  benches,
  handWeights,
  storage,
  floors,
  packages,
  strongman,
  conditioning,
  accessories,
  apparel,
  scenes,
  collars,
  print,
  setsToChoose,
  scalePictures,
  roomPictures,
}
