/** What reviews of one kind of product are made of: sentences that hold for each product of that kind. */
export interface ReviewParts {
  /** Handles of categories. */
  categories: readonly string[]
  praise: readonly string[]
  /** What somebody minds who keeps it. */
  but: readonly string[]
  /** What somebody minds who would not buy it again. */
  complaint: readonly string[]
  titles: { good: readonly string[]; mixed: readonly string[]; bad: readonly string[] }
}
