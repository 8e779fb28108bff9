import { statement, type QueryRunner } from '#platform/database.ts'

interface EndpointProblems {
  enabled: number
  /** Endpoints that the store switched off. */
  off: number
  /** Endpoints that are on, and failed their last attempt. */
  failing: number
}

const problems = statement<EndpointProblems>(
  'webhook-endpoint.count-problems',
  `select (count(*) filter (where is_enabled))::integer as enabled,
     (count(*) filter (where off_reason is not null))::integer as off,
     (count(*) filter (where is_enabled and failing_since is not null))::integer as failing
   from webhook_endpoint where deleted_at is null`,
)

/** Counts the endpoints of all sites by their problems. */
export async function countEndpointProblems(db: QueryRunner): Promise<EndpointProblems> {
  return (await db.run(problems, []))[0]!
}
