import { chiSquareTail, logBeta, normalProbability } from './distributions.ts'

interface Arm {
  visitors: number
  /** Visitors with at least one order. */
  buyers: number
}

/** The chance is computed exactly for arms with up to this many buyers. */
const maxExactBuyers = 1_000

/**
 * Returns the probability that a variation's conversion rate is higher than the control's, from 0 to 1: Bayesian, with
 * the uniform prior Beta(1, 1) for both rates. Exact for up to 1,000 buyers per arm (E. Miller, "Formulas for Bayesian
 * A/B Testing", equation 6); otherwise, uses the normal approximation of both posteriors. Returns null if an arm has no
 * visitors.
 */
export function chanceToBeat(control: Arm, variation: Arm): number | null {
  if (control.visitors === 0 || variation.visitors === 0) return null
  const [a, b] = [posterior(control), posterior(variation)]
  const isExact = Math.max(control.buyers, variation.buyers) <= maxExactBuyers
  return Math.min(1, Math.max(0, isExact ? exactChance(a, b) : approximateChance(a, b)))
}

interface Beta {
  alpha: number
  beta: number
}

function posterior({ visitors, buyers }: Arm): Beta {
  return { alpha: buyers + 1, beta: visitors - buyers + 1 }
}

function exactChance(a: Beta, b: Beta): number {
  let chance = 0
  for (let i = 0; i < b.alpha; i += 1)
    chance += Math.exp(
      logBeta(a.alpha + i, a.beta + b.beta) - Math.log(b.beta + i) - logBeta(1 + i, b.beta) - logBeta(a.alpha, a.beta),
    )
  return chance
}

function approximateChance(a: Beta, b: Beta): number {
  const [first, second] = [momentsOf(a), momentsOf(b)]
  return normalProbability((second.mean - first.mean) / Math.sqrt(first.variance + second.variance))
}

function momentsOf({ alpha, beta }: Beta) {
  const sum = alpha + beta
  return { mean: alpha / sum, variance: (alpha * beta) / (sum * sum * (sum + 1)) }
}

/**
 * Below this probability, the visitor split is not due to chance. A low value is usual for sample ratio checks, because
 * they run often.
 */
const mismatchBelow = 0.001
/** The chi-square test is not valid with fewer expected visitors in an arm. */
const minExpected = 5

/**
 * Compares the visitors per variation with the weights, using Pearson's chi-square test. A mismatch means that the
 * experiment or its measurement is broken. Null with too few visitors.
 */
export function sampleRatio(
  arms: readonly { visitors: number; weight: number }[],
): { probability: number; isMismatch: boolean } | null {
  const total = arms.reduce((sum, { visitors }) => sum + visitors, 0)
  if (arms.length < 2 || arms.some(({ weight }) => total * weight < minExpected)) return null
  const statistic = arms.reduce(
    (sum, { visitors, weight }) => sum + (visitors - total * weight) ** 2 / (total * weight),
    0,
  )
  const probability = chiSquareTail(statistic, arms.length - 1)
  return { probability, isMismatch: probability < mismatchBelow }
}
