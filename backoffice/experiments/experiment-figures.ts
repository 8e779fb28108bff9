import { texts } from './texts/en.ts'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 })
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const small = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 2 })

/** Formats a conversion rate, such as 0.0312 as 3.12%. */
export function formatRate(rate: number | null): string {
  return rate === null ? texts.none : percent.format(rate)
}

/** Formats a planned share of visitors, such as 0.5 as 50%. */
export function formatShare(weight: number): string {
  return share.format(weight)
}

/** Formats a probability. Never returns 0% or 100%, which would suggest certainty. */
export function formatChance(chance: number | null): string {
  if (chance === null) return texts.none
  if (chance > 0.999) return texts.almostAll
  return chance < 0.001 ? texts.almostNone : share.format(chance)
}

/** Formats the probability of a visitor split, which may be tiny. */
export function formatProbability(probability: number): string {
  return probability < 0.00001 ? texts.tiny : small.format(probability)
}
