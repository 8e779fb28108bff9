import { createHash } from 'node:crypto'
import { isSubmissionKey, submissionDedupeSeconds } from '#contract/client/submission-key.ts'
import { requirableActions } from '#domain/captcha/work.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Database, type QueryRunner } from '#platform/database.ts'
import type { CaptchaEngine } from '#platform/captcha/engine.ts'
import { createClockSweep } from '#platform/sweep.ts'
import type { CaptchaProof, Trust } from '#services/call/dispatch.ts'

export interface CaptchaRules {
  engines: Partial<Record<Site, CaptchaEngine>>
  required: readonly Site[]
}

const readUse = statement<{ key: string; expiresAt: Date }>(
  'captcha.used-by',
  'select key, expires_at as "expiresAt" from used_captcha where token_hash = $1',
)
const use = statement<{ key: string }>(
  'captcha.use',
  `insert into used_captcha as used (token_hash, key, expires_at) values ($1, $2, to_timestamp($3::double precision / 1000))
   on conflict (token_hash) do update set key = excluded.key where used.key = excluded.key
   returning key`,
)
/** Longer than the token lifetime of any engine. */
const longestLife = 3_600_000

/** Returns what a token is bound to: the session for an order, or the network address when a guest signs in. */
export function holderOf({ action, scope, ip }: Pick<CaptchaProof, 'action' | 'scope' | 'ip'>): string {
  const { site, customerId, guestToken } = scope
  // A first-time guest has no session until the first write.
  if (action !== 'placeorder') return `${site} address ${ip}`
  return `${site} ${customerId === null ? `guest ${guestToken}` : `customer ${customerId}`}`
}

/**
 * Creates the captcha check. A token is valid for one write and its retries, in its session and for its action. Callers
 * without a valid token are doubted, or refused where a token is required. During an engine outage, no caller is
 * refused [CHECKOUT-213, threat T23].
 */
export function createCaptchaCheck(db: Database, { engines, required }: CaptchaRules) {
  return async ({ token, action, key, scope, ip, now }: CaptchaProof): Promise<Trust> => {
    const engine = engines[scope.site]
    if (!engine) return 'trusted'
    const without = required.includes(scope.site) && requirableActions.includes(action) ? 'refused' : 'doubted'
    if (token === '') return without
    const hash = createHash('sha256').update(token).digest('base64url')
    const [used] = await db.run(readUse, [hash])
    if (used) return used.key === key && isRetry(key, used.expiresAt, now) ? 'trusted' : without
    const found = await engine.check(token, { action, holder: holderOf({ action, scope, ip }), ip, now })
    if (found === 'unknown') return 'doubted'
    if (found === 'failed') return without
    return (await isFirst(db, hash, key, now)) ? 'trusted' : without
  }
}

/** Returns true for a retry; false for a new write with an expired submission key. */
function isRetry(key: string, expiresAt: Date, now: number): boolean {
  const usedAt = expiresAt.getTime() - longestLife
  return !isSubmissionKey(key) || now < usedAt + submissionDedupeSeconds * 1_000
}

async function isFirst(db: QueryRunner, hash: string, key: string, now: number): Promise<boolean> {
  return (await db.run(use, [hash, key, now + longestLife])).length > 0
}

export const sweepCaptcha = createClockSweep('used_captcha', 'expires_at < $1')
