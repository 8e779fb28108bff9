export const submissionSeconds = 3

/**
 * Returns true for keys (UUID version 8, RFC 9562) derived from the request, for forms on shared pages. They
 * deduplicate within `submissionSeconds`.
 */
export function isSubmissionKey(key: string): boolean {
  return key[14] === '8'
}
