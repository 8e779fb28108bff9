import { statement, type QueryRunner } from '#platform/database.ts'

interface DeliveryProblems {
  /** Number of deliveries that a destination rejected permanently. */
  failed: number
  /** Number of destinations that requested a pause. */
  paused: number
}

const problems = statement<DeliveryProblems>(
  'analytics-delivery.count-problems',
  `select (select count(*) from analytics_delivery where state = 'failed')::integer as failed,
     (select count(*) from analytics_pause where not_before > $1::timestamptz)::integer as paused`,
)

/** Counts the failed deliveries and the paused destinations. `now` is in Unix milliseconds. */
export async function countDeliveryProblems(db: QueryRunner, now: number): Promise<DeliveryProblems> {
  return (await db.run(problems, [new Date(now)]))[0]!
}
