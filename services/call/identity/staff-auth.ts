import { createHash, timingSafeEqual } from 'node:crypto'
import type { Caller } from './caller.ts'

/**
 * Creates a check of the staff bearer token, which compares in constant time. If no token is configured, no caller is
 * staff.
 */
export function staffBy(token: string | undefined): (caller: Pick<Caller, 'bearer'>) => boolean {
  if (token === undefined) return () => false
  const right = digest(token)
  return ({ bearer }) => bearer !== undefined && timingSafeEqual(digest(bearer), right)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
