import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { signatureOf } from '#services/call/identity/signing.ts'

type SuppressionReason = 'bounce' | 'complaint' | 'staff'

/** The staff member who makes the change, with the reason they entered. */
interface StaffReason {
  staffName: string
  note: string
}

const suppress = statement(
  'newsletter.suppress',
  `insert into newsletter_suppression (email_hash, reason, at) values ($1, $2, $3)
   on conflict (email_hash) do update set reason = 'complaint', at = excluded.at
   where excluded.reason = 'complaint' and newsletter_suppression.reason <> 'complaint'`,
)
const release = statement('newsletter.release', 'delete from newsletter_suppression where email_hash = $1')
const suppressed = statement<{ hash: string; reason: SuppressionReason; at: Date }>(
  'newsletter.suppressed',
  'select email_hash as hash, reason, at from newsletter_suppression where email_hash = any($1)',
)
const mark = statement(
  'newsletter.mark-suppressed',
  `with marked as (
     update newsletter_subscription set is_suppressed = $2 where email = lower($1) and is_suppressed <> $2
     returning number, site, email, list_id
   )
   insert into newsletter_change (subscription, site, email, list_id, state, source, at, staff_name, note)
   select number, site, email, list_id, case when $2 then 'suppressed' else 'released' end, $3, $4, $5, $6 from marked`,
)

/** Hashes an address with the secret. Without the secret, no list of addresses can be compared with the table. */
function suppressionHash(secret: string, email: string): string {
  return signatureOf(secret, 'newsletter-suppression', email.trim().toLowerCase())
}

/** Stops newsletters to an address. A complaint replaces another reason; otherwise, a repeat has no effect. */
export async function suppressAddress(
  tx: Transaction,
  secret: string,
  email: string,
  reason: SuppressionReason,
  by: StaffReason | null = null,
): Promise<void> {
  const now = new Date(tx.now)
  await tx.run(suppress, [suppressionHash(secret, email), reason, now])
  await tx.run(mark, [email, true, reason, now, by?.staffName ?? null, by?.note ?? null])
}

/** Allows an address to receive newsletters again. */
export async function releaseAddress(
  tx: Transaction,
  secret: string,
  email: string,
  source: 'account' | 'link' | 'staff',
  by: StaffReason | null = null,
): Promise<void> {
  await tx.run(release, [suppressionHash(secret, email)])
  await tx.run(mark, [email, false, source, new Date(tx.now), by?.staffName ?? null, by?.note ?? null])
}

/** Returns why and since when an address is suppressed, or null. */
export async function readSuppression(db: QueryRunner, secret: string, email: string) {
  const [row] = await db.run(suppressed, [[suppressionHash(secret, email)]])
  return row ? { reason: row.reason, at: row.at } : null
}

/** Returns the addresses in `emails` that must not receive newsletters. */
export async function readSuppressedEmails(
  db: QueryRunner,
  secret: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const hashes = new Map(emails.map((email) => [suppressionHash(secret, email), email]))
  const rows = await db.run(suppressed, [[...hashes.keys()]])
  return new Set(rows.map(({ hash }) => hashes.get(hash)!))
}

const batch = statement<{ number: string; email: string; isSuppressed: boolean }>(
  'newsletter.suppression-batch',
  `select number, email, is_suppressed as "isSuppressed" from newsletter_subscription
   where number > $1 order by number limit $2`,
)
const correct = statement(
  'newsletter.correct-suppressed',
  'update newsletter_subscription set is_suppressed = not is_suppressed where number = any($1) and is_suppressed = $2',
)

/** Marks the subscriptions of suppressed addresses, for those stored before the mark or during a concurrent report. */
export async function correctSuppressionMarks(db: QueryRunner, secret: string, size = 1_000): Promise<void> {
  for (let last = 0, isLast = false; !isLast;) {
    const rows = await db.run(batch, [last, size])
    const emails = [...new Set(rows.map(({ email }) => email))]
    const found = emails.length === 0 ? new Set<string>() : await readSuppressedEmails(db, secret, emails)
    for (const isMarked of [false, true]) {
      const wrong = rows.filter((row) => row.isSuppressed === isMarked && found.has(row.email) !== isMarked)
      if (wrong.length > 0) await db.run(correct, [wrong.map(({ number }) => number), isMarked])
    }
    last = Number(rows.at(-1)?.number ?? last)
    isLast = rows.length < size
  }
}
