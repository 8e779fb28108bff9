import type { sessions } from '#contract/sessions.ts'
import { isEmail } from '#domain/address/email.ts'
import { knownSegments } from '#domain/customers/segments.ts'
import { passwordLength } from '#domain/sessions/password-rules.ts'
import type { Database } from '#platform/database.ts'
import { areNewsletterLists, subscribeAddress } from '#services/newsletters/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { queueConfirmation } from '#services/passwords/steps.ts'
import { queueCustomerWebhook } from '#services/webhooks/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { checkNewPassword } from './common-passwords.ts'
import { deviceOfPass } from './device-of-pass.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import {
  createCustomer,
  endSession,
  extendSession,
  readLockedCustomer,
  readCustomerByEmail,
  type CustomerRow,
} from './repository.ts'
import type { LoginDelays } from './login-delays.ts'
import { openSession, type OpenDeps } from './login-steps.ts'
import { sessionMs, setScriptCookies } from './session-cookies.ts'

export interface SessionDeps extends OpenDeps {
  delays: LoginDelays
}

export const sessionHandlers: Handlers<typeof sessions, SessionDeps> = {
  async 'GET /svc_session/session'({ site, scope, cookies, now }, { db }) {
    if (scope.customerId === null) {
      setScriptCookies(cookies, site, 0, 0)
      return { cg: 0, groupId: 0, exp: 0 }
    }
    const token = cookies.get(cookieNames.session(site))!
    const exp = now + sessionMs
    const isExtended = await extendSession(db, { tokenHash: hashToken(token), site, now, expires: exp })
    // The session has ended in the meantime, through a logout or another login, which set the cookies.
    if (!isExtended) return { cg: 0, groupId: 0, exp: 0 }
    cookies.set(cookieNames.session(site), token, sessionMs / 1000)
    setScriptCookies(cookies, site, scope.groupId, exp)
    return { cg: scope.groupId, groupId: scope.groupId, exp }
  },

  // No idempotency key, because a stored response would contain an expired session.
  async 'POST /svc_session/session/login'(received, deps) {
    const { site, body, cookies, now, ip, refuse } = received
    const { db, delays, secret } = deps
    const email = body.email.trim()
    const device = deviceOfPass(secret, email, cookies.get(cookieNames.device(site)), now)
    const attempt = { email, ip, device }
    const seconds = await delays.begin(attempt, now)
    if (seconds > 0) throw refuse('login_delayed', { seconds })
    const customer = await judged(db, email, body.password).catch(async (error: unknown) => {
      await delays.unjudged(attempt)
      throw error
    })
    if (!customer) throw refuse('wrong_credentials')
    await delays.succeeded(attempt)
    if (customer.isPasswordExpired) throw refuse('password_expired')
    return openSession(received, deps, async (tx) => {
      // A reset or change may have replaced the password while this one was verified.
      const current = await readLockedCustomer(tx, customer.id)
      if (current?.passwordHash !== customer.passwordHash) throw refuse('wrong_credentials')
      return current
    })
  },

  async 'POST /svc_session/session/logout'({ site, cookies }, { db }) {
    const token = cookies.get(cookieNames.session(site))
    if (token) await db.transaction((tx) => endSession(tx, hashToken(token), site))
    cookies.set(cookieNames.session(site), '', 0)
    setScriptCookies(cookies, site, 0, 0)
    return null
  },

  async 'POST /svc_customer/customer'(received, { db, secret }) {
    const { site, body, refuse, key, now } = received
    const { firstname, lastname, password, newsletters, segments } = body
    const email = body.email.trim()
    if (!isEmail(email)) throw refuse('invalid_email')
    if (!areNewsletterLists(site, newsletters)) throw refuse('newsletter_not_found')
    const interests = knownSegments(segments)
    if (!interests) throw refuse('segment_not_found')
    const problem = await checkNewPassword(password)
    if (problem) throw refuse('password_weak', { problem, least: passwordLength.min, most: passwordLength.max })
    const passwordHash = await hashPassword(password)
    return writeOnce(db, received, async (tx) => {
      const id = await createCustomer(tx, { email, passwordHash, firstname, lastname, segments: interests })
      await subscribeAddress(tx, secret, { site, email, lists: newsletters, source: 'registration' })
      // The response does not reveal whether an account exists; only the email to the owner does.
      if (id !== null) {
        await queueConfirmation(tx, { email, site, isWelcome: true })
        await queueCustomerWebhook(tx, id, site)
      } else {
        const data = { site, firstname }
        await afterCommit(tx, 'mail_send', {
          template: 'account-exists',
          to: email,
          data,
          key: `account-exists.${key}.${now}`,
        })
      }
      return { success: true }
    })
  },
}

/** Verifies a password. Takes the same time for unknown emails. */
async function judged(db: Database, email: string, password: string): Promise<CustomerRow | undefined> {
  const customer = await readCustomerByEmail(db, email)
  return (await verifyPassword(password, customer?.passwordHash)) ? customer : undefined
}
