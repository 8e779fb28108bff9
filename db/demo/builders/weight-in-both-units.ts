import { kilogramsOf } from '../../../equipment/parts/weight-text.ts'

/** Returns the model parameters for a weight such as '14 LB', which is also marked in kilograms. */
export function weightInBothUnits(weight: string): { weight: string; otherWeight: string } {
  return { weight, otherWeight: `${Number(kilogramsOf(weight).toFixed(1))} KG` }
}
