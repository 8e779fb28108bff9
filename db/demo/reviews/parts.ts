/** Sentences that fit every product of some categories. */
export interface ReviewParts {
  /** Category handles. */
  categories: readonly string[]
  praise: readonly string[]
  /** Complaints of a buyer who is still satisfied. */
  but: readonly string[]
  /** Complaints of a dissatisfied buyer. */
  complaint: readonly string[]
  titles: { good: readonly string[]; mixed: readonly string[]; bad: readonly string[] }
}
