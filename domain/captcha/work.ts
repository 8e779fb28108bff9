/** What a token is asked for; one made for something else is worth nothing [ORDER-220]. */
export const captchaActions = ['placeorder'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/**
 * How much work a challenge asks for: so many numbers, each with a derived key (PBKDF2 with SHA-256, of so many rounds)
 * that begins with so many zero bits. Half a second of one core, and a few milliseconds to check.
 */
export const workAsked = { numbers: 8, zeroBits: 6, rounds: 3_000 } as const
/** A number that nobody has to search beyond. */
export const highestNumber = 0xffff_ffff

/** Whether a derived key begins with so many zero bits. */
export function hasZeroBits(key: Uint8Array, bits: number): boolean {
  const whole = bits >> 3
  const rest = bits & 7
  if (key.subarray(0, whole).some((byte) => byte !== 0)) return false
  return rest === 0 || (key[whole] ?? 0xff) >> (8 - rest) === 0
}

/** A challenge with the numbers that were found for it, in rising order. */
export function workToken(challenge: string, numbers: readonly number[]): string {
  return `${challenge}.${numbers.map((number) => number.toString(36)).join('-')}`
}

/** The challenge and the numbers of a token; null where it is none, or names a number twice. */
export function readWorkToken(token: string): { challenge: string; numbers: number[] } | null {
  const [, challenge, listed] = /^([\w.-]{1,200})\.([0-9a-z]{1,7}(?:-[0-9a-z]{1,7})*)$/.exec(token) ?? []
  if (challenge === undefined || listed === undefined) return null
  const numbers = listed.split('-').map((number) => Number.parseInt(number, 36))
  const isRising = numbers.every((number, index) => index === 0 || number > numbers[index - 1]!)
  return isRising && numbers.at(-1)! <= highestNumber ? { challenge, numbers } : null
}
