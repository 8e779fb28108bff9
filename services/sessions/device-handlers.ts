import type { devices } from '#contract/devices.ts'
import { passwordLength } from '#domain/sessions/password-rules.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { checkNewPassword } from './common-passwords.ts'
import { checkOwnPassword, type OwnPasswordDeps } from '#services/passwords/own-steps.ts'
import { hashPassword } from './passwords.ts'
import { endOtherSessions, endSessionById, readLockedCustomer, readSessions, replacePassword } from './repository.ts'

export const deviceHandlers: Handlers<typeof devices, OwnPasswordDeps> = {
  async 'GET /svc_session/sessions'({ site, scope, cookies, now }, { db }) {
    const current = hashToken(cookies.get(cookieNames.session(site))!)
    const sessions = await readSessions(db, scope.customerId!, { current, now })
    return { sessions: sessions.map(({ tokenHash, ...session }) => ({ ...session, isCurrent: tokenHash === current })) }
  },

  async 'DELETE /svc_session/sessions/{id}'({ scope, params, refuse }, { db }) {
    return db.transaction(async (tx) => {
      if (!(await endSessionById(tx, scope.customerId!, params.id))) throw refuse('session_not_found')
      return null
    })
  },

  async 'DELETE /svc_session/sessions'({ site, scope, cookies }, { db }) {
    const current = hashToken(cookies.get(cookieNames.session(site))!)
    return { ended: await db.transaction((tx) => endOtherSessions(tx, scope.customerId!, current)) }
  },

  async 'POST /svc_customer/customer/password'(received, deps) {
    const { db } = deps
    const { site, scope, body, cookies, key, refuse } = received
    const stored = await storedReply<{ success: true }>(db, received)
    if (stored) return stored
    const problem = await checkNewPassword(body.password)
    if (problem) throw refuse('password_weak', { problem, least: passwordLength.min, most: passwordLength.max })
    const checked = await checkOwnPassword(received, body.current, deps)
    if (!checked.isRight && checked.seconds > 0) throw refuse('login_delayed', { seconds: checked.seconds })
    if (!checked.isRight) throw refuse('wrong_password')
    const { email, passwordHash } = checked
    const newHash = await hashPassword(body.password)
    const current = hashToken(cookies.get(cookieNames.session(site))!)
    return writeOnce<{ success: true }>(db, received, async (tx) => {
      // A reset may have replaced the password and ended this session while the new password was hashed.
      const locked = await readLockedCustomer(tx, scope.customerId!)
      if (locked?.passwordHash !== passwordHash) throw refuse('wrong_password')
      await replacePassword(tx, scope.customerId!, newHash)
      await endOtherSessions(tx, scope.customerId!, current)
      const mailKey = `password-changed.${scope.customerId}.${key}`
      await afterCommit(tx, 'mail_send', { template: 'password-changed', to: email, data: { site }, key: mailKey })
      return { success: true }
    })
  },
}
