import type { NamesByProduct } from './names-by-product.ts'
import { bars } from './names/bars.ts'
import { plates } from './names/plates.ts'
import { racksAndBenches } from './names/racks-and-benches.ts'
import { rackParts } from './names/rack-parts.ts'
import { handWeights } from './names/hand-weights.ts'
import { conditioning } from './names/conditioning.ts'
import { gymnasticsAndStrongman } from './names/gymnastics-and-strongman.ts'
import { gearAndApparel } from './names/gear-and-apparel.ts'
import { storageAndFloors } from './names/storage-and-floors.ts'
import { packagesAndPrograms } from './names/packages-and-programs.ts'

export const productNames: NamesByProduct = {
  ...bars,
  ...plates,
  ...racksAndBenches,
  ...rackParts,
  ...handWeights,
  ...conditioning,
  ...gymnasticsAndStrongman,
  ...gearAndApparel,
  ...storageAndFloors,
  ...packagesAndPrograms,
}
