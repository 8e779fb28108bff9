/** How long a key made of what is asked stands for the same press. */
export const submissionSeconds = 3

/**
 * Whether a key stands for a press of a few seconds, not for one write for good: a uuid of version 8 is made of what is
 * asked (RFC 9562), for forms of pages that all shoppers share, which can have no key of their own. Sent twice within
 * `submissionSeconds` it is one press; later the shopper means it once more.
 */
export function isSubmissionKey(key: string): boolean {
  return key[14] === '8'
}
