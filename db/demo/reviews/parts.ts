/** Sentences that fit every product in certain categories. */
export interface ReviewParts {
  /** Category handles. */
  categories: readonly string[]
  praise: readonly string[]
  /** Complaints by an otherwise satisfied buyer. */
  but: readonly string[]
  /** Complaints by a dissatisfied buyer. */
  complaint: readonly string[]
  titles: { good: readonly string[]; mixed: readonly string[]; bad: readonly string[] }
}
