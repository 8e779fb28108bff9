import { reviewLimits } from '#domain/reviews/review.ts'
import type { Transaction } from '#platform/database.ts'
import type { StoredPhoto } from './photo.ts'
import { addPhoto, changeReview, readOwnReview, type Author, type ReviewRow } from './repository.ts'
import { updateRatingAfterDecision } from './update-rating.ts'

/**
 * Adds a photo to the author's review, which then needs moderation again. The caller must roll back if there are too
 * many photos.
 */
export async function addReviewPhoto(
  tx: Transaction,
  author: Author,
  id: string,
  photo: StoredPhoto,
): Promise<ReviewRow | 'review_not_found' | 'too_many_photos'> {
  // Locks the review, so that of two concurrent changes, the later one sees the earlier one.
  const changed = await changeReview(tx, author, id, {})
  if (!changed) return 'review_not_found'
  await addPhoto(tx, changed.id, photo)
  const after = (await readOwnReview(tx, author, id))!
  if (after.photos.length > reviewLimits.photos) return 'too_many_photos'
  await updateRatingAfterDecision(tx, changed, 'pending')
  return after
}
