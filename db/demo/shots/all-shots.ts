import type { Shot } from '../../equipment/pictures/shot.ts'
import { accessories } from './shots/accessories.ts'
import { apparel } from './shots/apparel.ts'
import { attachments } from './shots/attachments.ts'
import { barbells } from './shots/barbells.ts'
import { benches } from './shots/benches.ts'
import { collars } from './shots/collars.ts'
import { conditioning } from './shots/conditioning.ts'
import { floors } from './shots/floors.ts'
import { gripPlates } from './shots/grip-plates.ts'
import { handWeights } from './shots/hand-weights.ts'
import { packages } from './shots/packages.ts'
import { plates } from './shots/plates.ts'
import { print } from './shots/print.ts'
import { racks } from './shots/racks.ts'
import { scenes } from './shots/scenes.ts'
import { setsToChoose } from './shots/sets-to-choose.ts'
import { specialtyBars } from './shots/specialty-bars.ts'
import { storage } from './shots/storage.ts'
import { strongman } from './shots/strongman.ts'

/** Every demo picture, by family. */
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
}
