import type { ReviewState } from '#domain/reviews/review.ts'
import type { Transaction } from '#platform/database.ts'
import { updateProductRating } from '#services/catalog/steps.ts'
import { readRating } from './repository.ts'

/** Updates the product's rating when a review becomes visible or hidden. */
export async function updateRatingAfterDecision(
  tx: Transaction,
  { productId, before }: { productId: number; before: ReviewState },
  after: ReviewState,
) {
  if ((before === 'approved') === (after === 'approved')) return
  await updateProductRating(tx, productId, () => readRating(tx, productId))
}
