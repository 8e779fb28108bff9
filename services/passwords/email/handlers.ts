import { randomBytes } from 'node:crypto'
import type { emailLinks } from '#contract/email-links.ts'
import { isEmail } from '#domain/address/email.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { confirmNewsletters } from '#services/newsletters/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { checkOwnPassword, type OwnPasswordDeps } from '../own-steps.ts'
import {
  devicePassSeconds,
  createDevicePass,
  endOtherSessions,
  lockCustomer,
  readCustomer,
} from '#services/sessions/steps.ts'
import { invalidateLinks, readLink, consumeLink } from '../repository.ts'
import { confirmEmail, readEmail, replaceEmail } from './repository.ts'
import { queueConfirmation } from './steps.ts'

interface Confirmed {
  success: true
  email: string
  purpose: 'email' | 'confirm'
}

export const emailLinkHandlers: Handlers<typeof emailLinks, OwnPasswordDeps> = {
  async 'POST /svc_customer/customer/email'(received, deps) {
    const { site, scope, body, refuse } = received
    const stored = await storedReply<{ success: true }>(deps.db, received)
    if (stored) return stored
    const newEmail = body.email.trim()
    if (!isEmail(newEmail)) throw refuse('invalid_email')
    const checked = await checkOwnPassword(received, body.password, deps)
    if (!checked.isRight && checked.seconds > 0) throw refuse('login_delayed', { seconds: checked.seconds })
    if (!checked.isRight) throw refuse('wrong_password')
    return writeOnce<{ success: true }>(deps.db, received, async (tx) => {
      const nonce = randomBytes(32).toString('base64url')
      const passwordMark = hashToken(checked.passwordHash)
      // A job looks up the address, so that the response time does not reveal an existing account.
      await afterCommit(tx, 'email_change', { customerId: scope.customerId!, newEmail, site, nonce, passwordMark })
      return { success: true }
    })
  },

  async 'GET /svc_customer/customer/email'({ scope }, { db }) {
    return readEmail(db, scope.customerId!)
  },

  async 'POST /svc_customer/customer/email/confirmation'(received, { db }) {
    const { site, scope } = received
    return writeOnce<{ success: true }>(db, received, async (tx) => {
      const { email, isConfirmed } = await readEmail(tx, scope.customerId!)
      if (!isConfirmed) await queueConfirmation(tx, { email, site })
      return { success: true }
    })
  },

  async 'POST /svc_customer/customer/email/check'({ body, now, refuse }, { db }) {
    const link = await findLink(db, hashToken(body.token), now)
    if (typeof link === 'string') throw refuse(link)
    return { email: await emailOf(db, link), purpose: link.purpose }
  },

  async 'POST /svc_customer/customer/email/confirm'(received, { db, secret }) {
    const { site, scope, body, cookies, now, refuse } = received
    const stored = await storedReply<Confirmed>(db, received)
    if (stored) return stored
    const tokenHash = hashToken(body.token)
    const link = await findLink(db, tokenHash, now)
    if (typeof link === 'string') throw refuse(link)
    const { customerId, purpose } = link
    const session = cookies.get(cookieNames.session(site))
    const reply = await writeOnce<Confirmed>(db, received, async (tx) => {
      await lockCustomer(tx, customerId)
      if ((await consumeLink(tx, tokenHash, purpose, now)) === undefined) throw refuse('token_invalid')
      const email = await emailOf(tx, link)
      if (purpose === 'confirm') {
        await confirmEmail(tx, customerId, now)
        await confirmNewsletters(tx, email)
        return { success: true, email, purpose }
      }
      const { email: oldEmail } = (await readCustomer(tx, customerId))!
      if (!(await replaceEmail(tx, customerId, email, now))) throw refuse('email_taken')
      await invalidateLinks(tx, customerId, now)
      await endOtherSessions(tx, customerId, session === undefined ? '' : hashToken(session))
      const mail = { template: 'email-changed', to: oldEmail, data: { site }, key: `email-changed.${tokenHash}` }
      await afterCommit(tx, 'mail_send', mail)
      return { success: true, email, purpose }
    }).catch((error: unknown) => {
      // Another account claimed the address concurrently.
      throw isDuplicate(error) ? refuse('email_taken') : error
    })
    // The device pass is bound to the email, so this browser needs a new one.
    if (purpose === 'email' && scope.customerId === customerId)
      cookies.set(cookieNames.device(site), createDevicePass(secret, reply.email, now), devicePassSeconds)
    return reply
  },
}

interface EmailLink {
  customerId: number
  purpose: 'email' | 'confirm'
  newEmail: string | null
}

/** Returns a valid change or confirmation link, or the reason for rejecting it. */
async function findLink(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<EmailLink | 'token_invalid' | 'token_expired'> {
  for (const purpose of ['email', 'confirm'] as const) {
    const link = await readLink(db, tokenHash, purpose, now)
    if (!link) continue
    if (link.isEnded) return 'token_invalid'
    return link.isExpired ? 'token_expired' : { customerId: link.customerId, purpose, newEmail: link.newEmail }
  }
  return 'token_invalid'
}

async function emailOf(db: QueryRunner, { customerId, newEmail }: EmailLink): Promise<string> {
  return newEmail ?? (await readCustomer(db, customerId))!.email
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
