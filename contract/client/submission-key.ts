export const submissionDedupeSeconds = 3

/**
 * Returns true for keys derived from the request (UUID version 8, RFC 9562). Forms on shared pages use them, and they
 * deduplicate within `submissionDedupeSeconds`.
 */
export function isSubmissionKey(key: string): boolean {
  return key[14] === '8'
}
