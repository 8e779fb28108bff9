import { mergeFamilies } from '../../families.ts'
import { bars } from './bars.ts'
import { plates } from './plates.ts'
import { racksAndBenches } from './racks-and-benches.ts'
import { rackParts } from './rack-parts.ts'
import { handWeights } from './hand-weights.ts'
import { conditioning } from './conditioning.ts'
import { gymnasticsAndStrongman } from './gymnastics-and-strongman.ts'
import { gearAndApparel } from './gear-and-apparel.ts'
import { storageAndFloors } from './storage-and-floors.ts'
import { packagesAndPrograms } from './packages-and-programs.ts'

export const alternativeTextsFr = mergeFamilies({
  bars,
  plates,
  racksAndBenches,
  rackParts,
  handWeights,
  conditioning,
  gymnasticsAndStrongman,
  gearAndApparel,
  storageAndFloors,
  packagesAndPrograms,
})
