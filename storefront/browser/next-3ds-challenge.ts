import { maxTargetLength } from '#domain/routes/redirect.ts'

/**
 * Returns the bank's 3-D Secure step after the step that the shopper returns from, or null if there is none. Compares
 * `step` in both URLs and never repeats a step, to prevent loops [PAY-207].
 */
export function nextChallenge(challengeUrl: string | null, returnUrl: URL): string | null {
  const next = challengeUrl !== null && challengeUrl.length <= maxTargetLength ? URL.parse(challengeUrl) : null
  if (next === null) return null
  return stepOf(next) > stepOf(returnUrl) && stepOf(returnUrl) > 0 ? next.href : null
}

function stepOf({ searchParams }: URL): number {
  const step = searchParams.get('step') ?? ''
  return /^[1-9]$/.test(step) ? Number(step) : 0
}
