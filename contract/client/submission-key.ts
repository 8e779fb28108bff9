export const submissionDedupeSeconds = 3

/**
 * Returns true for idempotency keys derived from the request (UUID version 8, RFC 9562). Forms on cached pages shared
 * by shoppers use them, and the server deduplicates them within `submissionDedupeSeconds`.
 */
export function isSubmissionKey(key: string): boolean {
  return key[14] === '8'
}
