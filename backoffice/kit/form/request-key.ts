export interface RequestKey {
  key: string
  entries: unknown
}

/**
 * Returns a request's idempotency key. A retry after a lost response uses the same key, unless the entries differ,
 * because the server refuses a key with other content.
 */
export function nextRequestKey(last: RequestKey | null, entries: unknown, create: () => string): RequestKey {
  return last !== null && Object.is(last.entries, entries) ? last : { key: create(), entries }
}
