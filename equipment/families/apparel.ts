import type { Model } from '../model.ts'
import { cap } from './caps.ts'
import { hoodie } from './hoodies.ts'
import { liftingShoe } from './shoes.ts'
import { tShirt } from './shirts.ts'
import { crewSocks, shorts } from './shorts-and-socks.ts'

export const apparel: readonly Model[] = [tShirt, hoodie, shorts, crewSocks, cap, liftingShoe]
