/** Lanczos coefficients for g = 7 and n = 9 (Godfrey 2001); the relative error is below 1e-14. */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** Returns the natural logarithm of the gamma function for x of at least 0.5. */
function logGamma(x: number): number {
  const sum = lanczos.reduce((total, coefficient, index) =>
    index === 0 ? coefficient : total + coefficient / (x - 1 + index),
  )
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Returns the natural logarithm of the beta function. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b)
}

/** Chebyshev coefficients of `erfcc` (Numerical Recipes, section 6.2); the relative error is below 1.2e-7. */
const chebyshev = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223,
]

/** Returns the complementary error function. */
function erfc(x: number): number {
  const z = Math.abs(x)
  const t = 1 / (1 + z / 2)
  const tail = t * Math.exp(-z * z + chebyshev.reduce((sum, coefficient) => sum * t + coefficient))
  return x >= 0 ? tail : 2 - tail
}

/** Returns the probability that a standard normal variable is at most z. */
export function normalProbability(z: number): number {
  return erfc(-z / Math.SQRT2) / 2
}

/** Returns the probability that a chi-square variable is at least x. `degrees` is an integer of at least 1. */
export function chiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1
  const half = x / 2
  const isOdd = degrees % 2 === 1
  let tail = isOdd ? erfc(Math.sqrt(half)) : Math.exp(-half)
  for (let shape = isOdd ? 0.5 : 1; shape < degrees / 2; shape += 1)
    tail += Math.exp(shape * Math.log(half) - half - logGamma(shape + 1))
  return Math.min(1, tail)
}
