import type { Model } from '../model.ts'
import { dumbbells } from './dumbbells.ts'
import { kettlebells } from './kettlebells.ts'

export const handWeights: readonly Model[] = [...dumbbells, ...kettlebells]
