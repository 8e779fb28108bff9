/** Reason that a newsletter form failed. */
export type LinkProblem = 'email' | 'busy' | 'failed'
