import { createHash, timingSafeEqual } from 'node:crypto'
import type { Caller } from './caller.ts'

/**
 * Creates a check of the staff bearer token, which compares in constant time. If no token is configured, no caller is
 * staff. `warn` reports each wrong token, never the token itself.
 */
export function staffBy(
  token: string | undefined,
  warn: (caller: Pick<Caller, 'site' | 'ip' | 'requestId'>) => void,
): (caller: Pick<Caller, 'bearer' | 'site' | 'ip' | 'requestId'>) => boolean {
  const right = token === undefined ? undefined : digest(token)
  return ({ bearer, site, ip, requestId }) => {
    const isRight = right !== undefined && bearer !== undefined && timingSafeEqual(digest(bearer), right)
    if (!isRight && bearer !== undefined) warn({ site, ip, requestId })
    return isRight
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
