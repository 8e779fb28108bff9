import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { sweepAt } from '#platform/sweep.ts'

const at = (parameter: string) => `to_timestamp(${parameter}::double precision / 1000)`
const insert = statement(
  'staff-shop-pass.create',
  `insert into staff_shop_pass (token_hash, staff_id, site, factor_at, expires_at)
   values ($1, $2, $3, ${at('$4')}, ${at('$5')})`,
)
const take = statement<{ staffId: string; factorAt: number }>(
  'staff-shop-pass.take',
  `delete from staff_shop_pass where token_hash = $1 and site = $2 and expires_at > ${at('$3')}
   returning staff_id as "staffId", extract(epoch from factor_at)::double precision * 1000 as "factorAt"`,
)

interface NewPass {
  hash: string
  staffId: string
  site: Site
  /** Epoch milliseconds, as `expires`. */
  factorAt: number
  expires: number
}

export async function createPass(db: QueryRunner, { hash, staffId, site, factorAt, expires }: NewPass) {
  await db.run(insert, [hash, staffId, site, factorAt, expires])
}

/** Consumes a pass. Returns undefined if it is unknown, used, expired, or for another site. */
export async function takePass(db: QueryRunner, hash: string, site: Site, now: number) {
  return (await db.run(take, [hash, site, now]))[0]
}

export const sweepPasses = sweepAt('staff_shop_pass', 'expires_at < $1')
