import { statement, type QueryRunner } from '#platform/database.ts'

interface EndpointProblems {
  enabled: number
  /** Number of endpoints that the store disabled. */
  off: number
  /** Number of enabled endpoints with a failed last attempt. */
  failing: number
}

const problems = statement<EndpointProblems>(
  'webhook-endpoint.count-problems',
  `select (count(*) filter (where is_enabled))::integer as enabled,
     (count(*) filter (where off_reason is not null))::integer as off,
     (count(*) filter (where is_enabled and failing_since is not null))::integer as failing
   from webhook_endpoint where deleted_at is null`,
)

/** Counts endpoints on all sites by problem. */
export async function countEndpointProblems(db: QueryRunner): Promise<EndpointProblems> {
  return (await db.run(problems, []))[0]!
}
