import { randomBytes, timingSafeEqual } from 'node:crypto'

/** Compares a submitted secret in constant time. */
export function isSameSecret(actual: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(actual ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Creates a random code with the length and alphabet of a vendor's format. */
export function randomCode(length: number, alphabet: string): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}
