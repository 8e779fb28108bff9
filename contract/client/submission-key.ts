export const submissionSeconds = 3

/**
 * Returns true for keys (UUID version 8, RFC 9562) that are derived from the request. Forms on shared pages use them;
 * they deduplicate within `submissionSeconds`.
 */
export function isSubmissionKey(key: string): boolean {
  return key[14] === '8'
}
