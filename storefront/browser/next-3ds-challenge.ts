import { longestTarget } from '#domain/routes/redirect.ts'

/**
 * Where a shopper who comes back from a bank is led on to: a question of the bank's that comes after the one they come
 * from, by the step that both addresses name. Never to the same one again, so that nobody is led to and fro [PAY-207].
 */
export function laterQuestion(challengeUrl: string | null, cameTo: URL): string | null {
  const asked = challengeUrl !== null && challengeUrl.length <= longestTarget ? URL.parse(challengeUrl) : null
  if (asked === null) return null
  return stepOf(asked) > stepOf(cameTo) && stepOf(cameTo) > 0 ? asked.href : null
}

/** 0 where an address names none. */
function stepOf({ searchParams }: URL): number {
  const step = searchParams.get('step') ?? ''
  return /^[1-9]$/.test(step) ? Number(step) : 0
}
