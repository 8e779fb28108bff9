/** Why a form about newsletters failed. */
export type LinkProblem = 'email' | 'busy' | 'failed'
