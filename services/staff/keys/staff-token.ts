import { createHash, timingSafeEqual } from 'node:crypto'

/** Creates a check of STAFF_TOKEN in constant time. Without a configured token, none is right. */
export function isStaffToken(token: string | undefined): (bearer: string) => boolean {
  const right = token === undefined ? undefined : digest(token)
  return (bearer) => right !== undefined && timingSafeEqual(digest(bearer), right)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
