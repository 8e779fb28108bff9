import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

/** Limits the table size. More hosts per day indicate a flood, not copies of the shop. */
export const maxHostsPerDay = 200

interface ForeignHost {
  site: Site
  host: string
  hits: number
  firstDay: string
  lastDay: string
}

const count = statement(
  'foreign-host.count',
  `insert into foreign_host as known (site, day, host)
   select $1, ($3::timestamptz at time zone 'UTC')::date, $2
   where exists (
       select from foreign_host where site = $1 and day = ($3::timestamptz at time zone 'UTC')::date and host = $2)
     or (select count(*) from foreign_host where site = $1 and day = ($3::timestamptz at time zone 'UTC')::date)
       < ${maxHostsPerDay}
   on conflict (site, day, host) do update set hits = least(known.hits, 2000000000) + 1`,
)

const readHosts = statement<ForeignHost>(
  'foreign-host.read',
  `select site, host, least(sum(hits), 2000000000)::integer as hits, to_char(min(day), 'YYYY-MM-DD') as "firstDay",
     to_char(max(day), 'YYYY-MM-DD') as "lastDay"
   from foreign_host where day > ($1::timestamptz at time zone 'UTC')::date
   group by site, host order by sum(hits) desc, site, host limit 1000`,
)

const dayMs = 86_400_000

export async function countForeignHost(db: QueryRunner, site: Site, host: string, now: number): Promise<void> {
  await db.run(count, [site, host, new Date(now)])
}

/** Returns the unauthorized hosts seen in the last `days` days, including today. */
export async function readForeignHosts(db: QueryRunner, days: number, now: number): Promise<ForeignHost[]> {
  return db.run(readHosts, [new Date(now - days * dayMs)])
}

/** Deletes counts older than 90 days. */
export const sweepForeignHosts = createClockSweep('foreign_host', `day < ($1 at time zone 'UTC')::date - 90`)
