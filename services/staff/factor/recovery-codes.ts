import { randomInt } from 'node:crypto'
import { hashToken } from '#services/call/identity/scope.ts'

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const count = 10

/** Creates ten recovery codes with about 49 bits each. */
export function createRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: count }, () => `${group()}-${group()}`)
}

/** Hashes a recovery code for storage; case, spaces, and the dash do not matter. */
export function recoveryHash(code: string): string {
  return hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
}
