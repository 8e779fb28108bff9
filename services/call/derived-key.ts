import { createHash } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import { ownerOf } from './identity/scope.ts'

/**
 * Returns an idempotency key for a POST without one: a version 8 UUID derived from session, call, and body. It
 * deduplicates within `submissionDedupeSeconds`.
 */
export function derivedKey(scope: Scope, fingerprint: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([ownerOf(scope), fingerprint]))
    .digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
