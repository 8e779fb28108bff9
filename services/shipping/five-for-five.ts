import type { FiveForFive } from '#domain/shipping/promotions.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'

interface Campaign extends FiveForFive {
  id: number
  perEmail: number
  /** Unix time in milliseconds. */
  endsAt: number
}

const readRunning = statement<Campaign>(
  'shipping-campaign.running',
  `select c.id, c.max_items as "maxItems", c.price, c.per_email as "perEmail",
     (extract(epoch from c.ends_at) * 1000)::float8 as "endsAt",
     c.per_email - (select count(*)::integer from shipping_redemption r
       where r.campaign_id = c.id and r.email_hash = $2 and r.order_id is distinct from $4) as remaining
   from shipping_campaign c where c.site = $1 and c.starts_at <= $3 and c.ends_at >= $3
   order by c.starts_at desc, c.id desc limit 1`,
)
// Takes the lowest free slot. If two orders compete for it, one gets no slot and retries.
const take = statement<{ slot: number }>(
  'shipping-redemption.take',
  `insert into shipping_redemption (campaign_id, email_hash, slot, order_id)
   select $1, $2, slot, $4 from generate_series(1, $3::integer) slot
   where not exists (select from shipping_redemption r
     where r.campaign_id = $1 and r.email_hash = $2 and r.slot = slot.slot)
   order by slot limit 1 on conflict (campaign_id, email_hash, slot) do nothing returning slot`,
)
const giveBack = statement('shipping-redemption.give-back', 'delete from shipping_redemption where order_id = $1')
const put = statement(
  'shipping-campaign.put',
  `insert into shipping_campaign (site, starts_at, ends_at, max_items, price, per_email)
   select $1, $2, $3, $4, $5, $6 where not exists (select from shipping_campaign where site = $1)`,
)

/** Returns a hash that is the same for different spellings of an email address. */
function emailHash(email: string) {
  return hashToken(email.trim().toLowerCase())
}

interface Buying {
  site: Site
  email: string
  now: number
  /** Id of the order being replaced, whose redemption counts as available. */
  replaced?: string | undefined
}

/** Returns a site's running sale, with the number of redemptions left for an email address [PROMO-221]. */
export async function readFiveForFive(
  db: QueryRunner,
  { site, email, now, replaced }: Buying,
): Promise<Campaign | null> {
  const [running] = await db.run(readRunning, [site, emailHash(email), new Date(now), replaced ?? null])
  return running ? { ...running, remaining: Math.max(0, running.remaining) } : null
}

interface Redeeming {
  site: Site
  email: string
  orderId: string
  now: number
}

/** Redeems the sale for an order. Returns false if the sale is over or the email has no redemptions left. */
export async function redeemFiveForFive(tx: Transaction, { site, email, orderId, now }: Redeeming): Promise<boolean> {
  const [running] = await tx.run(readRunning, [site, emailHash(email), new Date(now), null])
  if (!running) return false
  for (let attempts = 0; attempts < running.perEmail; attempts += 1) {
    const taken = await tx.run(take, [running.id, emailHash(email), running.perEmail, orderId])
    if (taken.length > 0) return true
  }
  return false
}

/** Restores the redemption used by a failed order. */
export async function returnFiveForFive(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(giveBack, [orderId])
}

/** Creates a site's five-for-five sale, unless it already has one; `from` and `to` are Unix time in milliseconds. */
export async function createFiveForFive(
  tx: Transaction,
  {
    site,
    from,
    to,
    maxItems,
    price,
    perEmail,
  }: Omit<FiveForFive, 'remaining'> & {
    site: Site
    from: number
    to: number
    perEmail: number
  },
): Promise<void> {
  await tx.run(put, [site, new Date(from), new Date(to), maxItems, price, perEmail])
}
