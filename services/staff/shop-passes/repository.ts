import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

const at = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`
const ms = (column: string) => `extract(epoch from ${column})::double precision * 1000`
const insert = statement(
  'staff-shop-pass.create',
  `insert into staff_shop_pass (token_hash, session_hash, site, expires_at)
   select $1, token_hash, $3, ${at('$4')} from staff_session where token_hash = $2`,
)
const take = statement<ParentSession>(
  'staff-shop-pass.take',
  `delete from staff_shop_pass as p using staff_session as s
   where p.token_hash = $1 and p.site = $2 and p.expires_at > ${at('$3')} and s.token_hash = p.session_hash
     and s.factor_at is not null and s.created_at > ${at('$3')} - interval '12 hours'
   returning s.staff_id as "staffId", ${ms('s.factor_at')} as "factorAt", ${ms('s.created_at')} as "createdAt"`,
)

/** The back office session that created a pass. Times are epoch milliseconds. */
interface ParentSession {
  staffId: string
  factorAt: number
  createdAt: number
}

interface NewPass {
  hash: string
  /** Token hash of the back office session. */
  sessionHash: string
  site: Site
  /** Epoch milliseconds. */
  expires: number
}

export async function createPass(db: QueryRunner, { hash, sessionHash, site, expires }: NewPass) {
  await db.run(insert, [hash, sessionHash, site, expires])
}

/**
 * Consumes a pass and returns its back office session. Returns undefined if the pass is unknown, used, expired, or for
 * another site, or if the session has ended.
 */
export async function takePass(db: QueryRunner, hash: string, site: Site, now: number) {
  return (await db.run(take, [hash, site, now]))[0]
}

export const sweepPasses = createClockSweep('staff_shop_pass', 'expires_at < $1')
