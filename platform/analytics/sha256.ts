import { createHash } from 'node:crypto'

/** Returns the hexadecimal SHA-256 hash of a text. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
