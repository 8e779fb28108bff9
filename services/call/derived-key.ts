import { createHash } from 'node:crypto'
import { submissionSeconds } from '#contract/client/submission-key.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { ownerOf } from './identity/scope.ts'

/**
 * Returns the idempotency key of a write without one: a version 8 UUID of session, call and body, which changes every
 * few seconds.
 */
export function derivedKey(scope: Scope, fingerprint: string, now: number): string {
  const period = Math.floor(now / (submissionSeconds * 1_000))
  const hex = createHash('sha256')
    .update(JSON.stringify([ownerOf(scope), fingerprint, period]))
    .digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
