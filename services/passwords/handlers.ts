import { randomBytes } from 'node:crypto'
import type { passwords } from '#contract/passwords.ts'
import { isEmail } from '#domain/address/email.ts'
import { safeTarget } from '#domain/routes/redirect.ts'
import { passwordLength } from '#domain/sessions/password-rules.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { openSession, type OpenDeps } from '#services/sessions/login-steps.ts'
import {
  checkNewPassword,
  hashPassword,
  deviceOfPass,
  lockCustomer,
  readCustomer,
  setPassword,
} from '#services/sessions/steps.ts'
import { confirmEmail } from './email/repository.ts'
import { invalidateLinks, readLink, consumeLink, type LinkPurpose } from './repository.ts'

interface PasswordDeps extends OpenDeps {
  /** Clears the login delays for an email and a known device. */
  delays: { clear: (email: string, device: string | null) => Promise<void> }
}

export const passwordHandlers: Handlers<typeof passwords, PasswordDeps> = {
  async 'POST /svc_customer/customer/forgot-password'(received, { db }) {
    return queueLink(db, received, 'reset')
  },

  async 'POST /svc_customer/customer/forgot-password/check'({ body, now, refuse }, { db }) {
    const checked = await checkLink(db, hashToken(body.token), 'reset', now)
    if (typeof checked === 'string') throw refuse(checked)
    return { success: true }
  },

  async 'POST /svc_customer/customer/forgot-password/reset'(received, { db, delays, secret }) {
    const { site, body, cookies, now, refuse } = received
    const stored = await storedReply<{ success: true; email: string }>(db, received)
    if (stored) return stored
    const tokenHash = hashToken(body.token)
    const customerId = await checkLink(db, tokenHash, 'reset', now)
    if (typeof customerId === 'string') throw refuse(customerId)
    const problem = await checkNewPassword(body.password)
    if (problem) throw refuse('password_weak', { problem, least: passwordLength.min, most: passwordLength.max })
    const passwordHash = await hashPassword(body.password)
    const reply = await writeOnce(db, received, async (tx) => {
      await lockCustomer(tx, customerId)
      if ((await consumeLink(tx, tokenHash, 'reset', now)) === undefined) throw refuse('token_invalid')
      await invalidateLinks(tx, customerId, now)
      await setPassword(tx, customerId, passwordHash)
      await confirmEmail(tx, customerId, now)
      const { email } = (await readCustomer(tx, customerId))!
      const key = `password-changed.${tokenHash}`
      await afterCommit(tx, 'mail_send', { template: 'password-changed', to: email, data: { site }, key })
      return { success: true as const, email }
    })
    await delays.clear(reply.email, deviceOfPass(secret, reply.email, cookies.get(cookieNames.device(site)), now))
    return reply
  },

  async 'POST /svc_session/session/link'(received, { db }) {
    return queueLink(db, received, 'login')
  },

  // No idempotency key, because a stored response would contain an expired session.
  async 'POST /svc_session/session/link/login'(received, deps) {
    const { body, now, refuse } = received
    const tokenHash = hashToken(body.token)
    const customerId = await checkLink(deps.db, tokenHash, 'login', now)
    if (typeof customerId === 'string') throw refuse(customerId)
    return openSession(received, deps, async (tx) => {
      await lockCustomer(tx, customerId)
      if ((await consumeLink(tx, tokenHash, 'login', now)) === undefined) throw refuse('token_invalid')
      await confirmEmail(tx, customerId, now)
      return (await readCustomer(tx, customerId))!
    })
  },
}

interface LinkRequest {
  site: Site
  scope: Scope
  key: string
  fingerprint: string
  body: { email: string; redirect?: string | undefined }
}

/**
 * Queues a link for an email address. A job looks up the account, so that the response time does not reveal an existing
 * one.
 */
function queueLink(db: Database, received: LinkRequest, purpose: 'reset' | 'login') {
  const email = received.body.email.trim()
  const redirect = received.body.redirect === undefined ? null : safeTarget(received.body.redirect)
  return writeOnce(db, received, async (tx) => {
    const nonce = randomBytes(32).toString('base64url')
    const { site } = received
    // An invalid address cannot belong to an account.
    if (isEmail(email)) await afterCommit(tx, 'account_link', { email, site, purpose, nonce, redirect })
    return { success: true as const }
  })
}

/** Returns a link's customer, or the reason for rejecting the link. A used link is as invalid as an unknown one. */
async function checkLink(
  db: QueryRunner,
  tokenHash: string,
  purpose: LinkPurpose,
  now: number,
): Promise<number | 'token_invalid' | 'token_expired'> {
  const link = await readLink(db, tokenHash, purpose, now)
  if (!link || link.isEnded) return 'token_invalid'
  return link.isExpired ? 'token_expired' : link.customerId
}
