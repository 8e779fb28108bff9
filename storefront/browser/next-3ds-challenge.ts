import { longestTarget } from '#domain/routes/redirect.ts'

/**
 * Returns the bank's next 3-D Secure step after the one the shopper returns from, by the `step` in both URLs, or null
 * otherwise. Never the same step twice, to prevent loops [PAY-207].
 */
export function nextChallenge(challengeUrl: string | null, returnUrl: URL): string | null {
  const next = challengeUrl !== null && challengeUrl.length <= longestTarget ? URL.parse(challengeUrl) : null
  if (next === null) return null
  return stepOf(next) > stepOf(returnUrl) && stepOf(returnUrl) > 0 ? next.href : null
}

function stepOf({ searchParams }: URL): number {
  const step = searchParams.get('step') ?? ''
  return /^[1-9]$/.test(step) ? Number(step) : 0
}
