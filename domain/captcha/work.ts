/** A token is valid only for the action it was issued for [ORDER-220]. */
export const captchaActions = ['placeorder', 'login', 'register', 'forgot'] as const
/**
 * Actions for which a site may require a token. For other actions, a missing token only halves the rate limit
 * [SESSION-430].
 */
export const requirableActions: readonly CaptchaAction[] = ['placeorder']
export type CaptchaAction = (typeof captchaActions)[number]

/**
 * Proof of work: find `numbers` keys (PBKDF2-SHA-256, `rounds` rounds) with `zeroBits` leading zero bits. Solving takes
 * half a second on one core; checking takes milliseconds.
 */
export const workParameters = { numbers: 8, zeroBits: 6, rounds: 3_000 } as const
export const maxSolutionNumber = 0xffff_ffff

export function hasZeroBits(key: Uint8Array, bits: number): boolean {
  const whole = bits >> 3
  const rest = bits & 7
  if (key.subarray(0, whole).some((byte) => byte !== 0)) return false
  return rest === 0 || (key[whole] ?? 0xff) >> (8 - rest) === 0
}

/** Serializes a challenge with its solutions in ascending order. */
export function serializeWorkToken(challenge: string, numbers: readonly number[]): string {
  return `${challenge}.${numbers.map((number) => number.toString(36)).join('-')}`
}

/** Parses a token. Returns null if it is malformed or repeats a number. */
export function parseWorkToken(token: string): { challenge: string; numbers: number[] } | null {
  const [, challenge, listed] = /^([\w.-]{1,200})\.([0-9a-z]{1,7}(?:-[0-9a-z]{1,7})*)$/.exec(token) ?? []
  if (challenge === undefined || listed === undefined) return null
  const numbers = listed.split('-').map((number) => Number.parseInt(number, 36))
  const isRising = numbers.every((number, index) => index === 0 || number > numbers[index - 1]!)
  return isRising && numbers.at(-1)! <= maxSolutionNumber ? { challenge, numbers } : null
}
