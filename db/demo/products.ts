import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { attachedBars } from './products/attached-bars.ts'
import { balls } from './products/balls.ts'
import { barStorage } from './products/bar-storage.ts'
import { benches } from './products/benches.ts'
import { bumperPlates } from './products/bumper-plates.ts'
import { care } from './products/care.ts'
import { changePlates } from './products/change-plates.ts'
import { collars } from './products/collars.ts'
import { colorAndHybridBars } from './products/color-and-hybrid-bars.ts'
import { competitionPlates } from './products/competition-plates.ts'
import { conditioning } from './products/conditioning.ts'
import { dumbbells } from './products/dumbbells.ts'
import { floors } from './products/floors.ts'
import { generalBars } from './products/general-bars.ts'
import { halfRacks } from './products/half-racks.ts'
import { ironPlates } from './products/iron-plates.ts'
import { kettlebells } from './products/kettlebells.ts'
import { olympicBars } from './products/olympic-bars.ts'
import { otherBenches } from './products/other-benches.ts'
import { packages } from './products/packages.ts'
import { platforms } from './products/platforms.ts'
import { plyoBoxes } from './products/plyo-boxes.ts'
import { powerBars } from './products/power-bars.ts'
import { rackAttachments } from './products/rack-attachments.ts'
import { rackExtras } from './products/rack-extras.ts'
import { rackPieces } from './products/rack-parts.ts'
import { racks } from './products/racks.ts'
import { replacementParts } from './products/replacement-parts.ts'
import { shelves } from './products/shelves.ts'
import { slimRacks } from './products/slim-racks.ts'
import { specialtyBars } from './products/specialty-bars.ts'
import { squatAndDeadliftBars } from './products/squat-and-deadlift-bars.ts'
import { storage } from './products/storage.ts'
import { trapAndPressingBars } from './products/trap-and-pressing-bars.ts'
import { wallRacks } from './products/wall-racks.ts'
import { womensAndYouthBars } from './products/womens-and-youth-bars.ts'

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
  ...slimRacks,
  ...halfRacks,
  ...wallRacks,
  ...rackAttachments,
  ...attachedBars,
  ...rackExtras,
  ...rackPieces,
  ...replacementParts,
  ...benches,
  ...otherBenches,
  ...dumbbells,
  ...kettlebells,
  ...collars,
  ...plyoBoxes,
  ...balls,
  ...conditioning,
  ...storage,
  ...barStorage,
  ...shelves,
  ...floors,
  ...platforms,
  ...care,
  ...packages,
  ...colorAndHybridBars,
  ...squatAndDeadliftBars,
  ...trapAndPressingBars,
  ...womensAndYouthBars,
]
