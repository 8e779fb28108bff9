import { reviewMailDueAt } from '#domain/reviews/review-mail.ts'
import { statement, type Transaction } from '#platform/database.ts'

const plan = statement(
  'review-mail.plan',
  `insert into review_mail (order_id, due_at) values ($1, $2)
   on conflict (order_id) do update set due_at = excluded.due_at where review_mail.closed_at is null`,
)

/** Schedules the review request for an order, based on its parcel events. */
export async function planReviewMail(tx: Transaction, orderId: string, parcels: Parameters<typeof reviewMailDueAt>[0]) {
  const dueAt = reviewMailDueAt(parcels)
  if (dueAt !== null) await tx.run(plan, [orderId, new Date(dueAt)])
}
