import type { Model } from '../model.ts'
import { cap } from './caps.ts'
import { hoodie } from './hoodies.ts'
import { liftingShoe } from './shoes.ts'
import { tShirt } from './shirts.ts'
import { shorts } from './shorts.ts'
import { crewSocks } from './socks.ts'

export const apparel: readonly Model[] = [tShirt, hoodie, shorts, crewSocks, cap, liftingShoe]
