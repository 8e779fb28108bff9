import { randomBytes } from 'node:crypto'
import type { Cookies } from '#contract/kernel/call.ts'
import { orderManagerPath } from '#domain/staff/order-manager.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import { openSession } from '../session/current-session.ts'
import { createPass, takePass } from './repository.ts'

/** Long enough for one click. */
const passMs = 60_000

interface PassFor {
  /** Token hash of the back office session. */
  sessionHash: string
  site: Site
  /** Public origin of the site. */
  siteUrl: string
  /** Epoch milliseconds. */
  now: number
}

/** Returns a link to the order manager that logs in once, within a minute [ADMIN-001]. */
export async function createPassLink(db: QueryRunner, { sessionHash, site, siteUrl, now }: PassFor) {
  const token = randomBytes(32).toString('base64url')
  await createPass(db, { hash: hashToken(token), sessionHash, site, expires: now + passMs })
  return `${siteUrl}${orderManagerPath}?pass=${token}`
}

interface Redeeming {
  site: Site
  cookies: Cookies
  now: number
  ip: string
  userAgent: string
}

/**
 * Opens a session for a pass holder. It ends 12 hours after the start of the back office session. Returns false for an
 * invalid pass.
 */
export async function redeemPass(db: Database, token: string, { site, ...caller }: Redeeming): Promise<boolean> {
  const pass = await takePass(db, hashToken(token), site, caller.now)
  if (!pass) return false
  const { staffId, factorAt, createdAt } = pass
  await openSession(db, { ...caller, createdAt }, staffId, factorAt)
  return true
}
