import { kilogramsOf } from '../../../equipment/parts/weight-text.ts'

/** Returns the model parameters of a weight such as '14 LB' that is marked in kilograms as well. */
export function weightInBothUnits(weight: string): { weight: string; otherWeight: string } {
  return { weight, otherWeight: `${Number(kilogramsOf(weight).toFixed(1))} KG` }
}
