import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { balls } from './products/balls.ts'
import { benches } from './products/benches.ts'
import { bumperPlates } from './products/bumper-plates.ts'
import { changePlates } from './products/change-plates.ts'
import { collars } from './products/collars.ts'
import { competitionPlates } from './products/competition-plates.ts'
import { conditioning } from './products/conditioning.ts'
import { dumbbells } from './products/dumbbells.ts'
import { floorAndCare } from './products/floor-and-care.ts'
import { generalBars } from './products/general-bars.ts'
import { ironPlates } from './products/iron-plates.ts'
import { kettlebells } from './products/kettlebells.ts'
import { olympicBars } from './products/olympic-bars.ts'
import { packages } from './products/packages.ts'
import { plyoBoxes } from './products/plyo-boxes.ts'
import { powerBars } from './products/power-bars.ts'
import { rackAttachments } from './products/rack-attachments.ts'
import { racks } from './products/racks.ts'
import { specialtyBars } from './products/specialty-bars.ts'
import { storage } from './products/storage.ts'

/** Everything the demo store sells, in the order of its ids. */
export const demoProducts: readonly ProductEntry[] = [
  ...powerBars,
  ...olympicBars,
  ...generalBars,
  ...specialtyBars,
  ...bumperPlates,
  ...competitionPlates,
  ...ironPlates,
  ...changePlates,
  ...racks,
  ...rackAttachments,
  ...benches,
  ...dumbbells,
  ...kettlebells,
  ...collars,
  ...plyoBoxes,
  ...balls,
  ...conditioning,
  ...storage,
  ...floorAndCare,
  ...packages,
]
