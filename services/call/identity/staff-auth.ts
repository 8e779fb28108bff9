import { createHash, timingSafeEqual } from 'node:crypto'
import type { Caller } from './caller.ts'

/**
 * Creates a check for the staff bearer token, compared in constant time. Without a configured token, no caller is
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
