import { createHash, timingSafeEqual } from 'node:crypto'

/** Creates a constant-time check for STAFF_TOKEN. If no token is configured, none is accepted. */
export function createStaffTokenCheck(token: string | undefined): (bearer: string) => boolean {
  const right = token === undefined ? undefined : digest(token)
  return (bearer) => right !== undefined && timingSafeEqual(digest(bearer), right)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
