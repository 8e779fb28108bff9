import { createHash } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Database } from '#platform/database.ts'
import { sweepOf } from '#platform/sweep.ts'

/** So often a shopper may ask in a quarter of an hour; an address stands for many people [GIFT-212]. */
const most = { shopper: 10, address: 60 }
const inWindow = (at: string, now: string) =>
  `select moment from unnest(${at}) as moment where moment > ${now} - interval '15 minutes'`
const now = 'to_timestamp($2::double precision / 1000)'

// One statement, so that of many at the same moment as many are counted.
const count = statement<{ key: string }>(
  'gift-card-try.count',
  `insert into gift_card_try as kept (key, at) values ($1, array[${now}])
   on conflict (key) do update set at = array(${inWindow('kept.at', now)} order by moment) || ${now}
     where (select count(*) from (${inWindow('kept.at', now)}) as late) < $3
   returning key`,
)
const wait = statement<{ seconds: number }>(
  'gift-card-try.wait',
  `select ceil(extract(epoch from moment + interval '15 minutes' - ${now}))::integer as seconds
   from gift_card_try, unnest(at) as moment where key = $1 order by moment desc offset $3 - 1 limit 1`,
)

/** Seconds until this shopper may ask for a balance again, 0 for now; then it is counted [GIFT-212, threat T6]. */
export async function countTry(
  db: Database,
  { site, customerId, guestToken }: Scope,
  ip: string,
  at: number,
): Promise<number> {
  const who = customerId === null ? `guest ${guestToken}` : `customer ${customerId}`
  for (const [key, limit] of [
    [`${site} ${who}`, most.shopper],
    [`${site} address ${ip}`, most.address],
  ] as const) {
    const hashed = createHash('sha256').update(key).digest('base64url')
    const counted = await db.run(count, [hashed, at, limit])
    if (counted.length > 0) continue
    const [left] = await db.run(wait, [hashed, at, limit])
    return Math.max(1, left?.seconds ?? 1)
  }
  return 0
}

/** Forgets tries that count no more. */
export const sweepTries = sweepOf('gift_card_try', `at[cardinality(at)] < now() - interval '1 hour'`)
