import type { staffLogin } from '#contract/staff.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import type { LoginDelays } from '#services/sessions/login-delays.ts'
import { checkNewPassword, hashPassword, verifyPassword } from '#services/sessions/steps.ts'
import { readAccountForLogin } from '../accounts/repository.ts'
import { consumeCode, consumeTotpCode } from '../factor/check-code.ts'
import { createRecoveryCodes, recoveryHash } from '../factor/recovery-codes.ts'
import { beginEnrollment, completeEnrollment } from '../factor/repository.ts'
import { seal, unseal } from '#platform/secrets/seal.ts'
import { createTotpSecret, totpUri } from '../factor/totp.ts'
import { readInvitation } from '../invitations/repository.ts'
import { clearSessionCookie, currentSession, openSession, sessionHash } from '../session/current-session.ts'
import { recordFactorVerified, removeSession } from '../session/repository.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { wireSession, type SessionInfo } from './wire-session.ts'

export interface StaffLoginDeps extends SessionInfo {
  db: Database
  secret: string
  delays: LoginDelays
}

/** Counts staff's wrong passwords and codes separately from shoppers'. */
const attemptOf = (account: string, ip: string) => ({ email: `staff ${account}`, ip: `staff ${ip}`, device: null })

export const staffLoginHandlers: Handlers<typeof staffLogin, StaffLoginDeps> = {
  async 'GET /svc_admin/session'(caller, deps) {
    return wireSession(await currentSession(deps.db, caller), deps)
  },
  async 'POST /svc_admin/session'({ body, refuse, ...caller }, { db, delays, ...deps }) {
    const { ip, now, cookies } = caller
    const attempt = attemptOf(body.email, ip)
    const seconds = await delays.begin(attempt, now)
    if (seconds > 0) throw refuse('login_delayed', { seconds })
    const account = await readAccountForLogin(db, body.email)
    if (!(await verifyPassword(body.password, account?.hash ?? undefined))) throw refuse('wrong_login')
    await delays.succeeded(attempt)
    await endCurrent(db, cookies)
    await openSession(db, caller, account!.id, null)
    return wireSession(await currentSession(db, caller), deps)
  },
  async 'POST /svc_admin/session/code'({ body, refuse, ...caller }, { db, delays, secret, ...deps }) {
    const session = await currentSession(db, caller)
    if (!session) throw commonRefusal('login_required')
    const attempt = attemptOf(session.id, caller.ip)
    const seconds = await delays.begin(attempt, caller.now)
    if (seconds > 0) throw refuse('login_delayed', { seconds })
    const isRight =
      session.isEnrolled && (await consumeCode(db, secret, { staffId: session.id, code: body.code, now: caller.now }))
    if (!isRight) throw refuse('wrong_code')
    await delays.succeeded(attempt)
    await recordFactorVerified(db, sessionHash(caller.cookies)!, caller.now)
    return wireSession(await currentSession(db, caller), deps)
  },
  async 'DELETE /svc_admin/session'({ cookies }, { db }) {
    await endCurrent(db, cookies)
    clearSessionCookie(cookies)
    return null
  },
  async 'POST /svc_admin/session/enrollment'(caller, { db, secret, brand }) {
    const session = await currentSession(db, caller)
    if (!session || session.isEnrolled) throw commonRefusal('login_required')
    const sealed = await beginEnrollment(db, session.id, seal(secret, 'staff second factor', createTotpSecret()))
    if (!sealed) throw commonRefusal('login_required')
    const totpSecret = unseal(secret, 'staff second factor', sealed)
    return { secret: totpSecret, uri: totpUri(totpSecret, { issuer: brand, account: session.email }) }
  },
  async 'POST /svc_admin/session/enrollment/confirm'({ body, refuse, ...caller }, { db, delays, secret, ...deps }) {
    const { ip, now, cookies } = caller
    const session = await currentSession(db, caller)
    if (!session || session.isEnrolled) throw commonRefusal('login_required')
    const attempt = attemptOf(session.id, ip)
    const seconds = await delays.begin(attempt, now)
    if (seconds > 0) throw refuse('login_delayed', { seconds })
    const staffId = session.id
    if (!(await consumeTotpCode(db, secret, { staffId, code: body.code, now }))) throw refuse('wrong_code')
    await delays.succeeded(attempt)
    const recoveryCodes = createRecoveryCodes()
    const isNew = await db.transaction(async (tx) => {
      const hashes = recoveryCodes.map(recoveryHash)
      await recordFactorVerified(tx, sessionHash(cookies)!, now)
      return completeEnrollment(tx, { staffId, hashes, now })
    })
    if (!isNew) throw refuse('wrong_code')
    return { recoveryCodes, session: wireSession(await currentSession(db, caller), deps) }
  },
  async 'GET /svc_admin/invitations/{token}'({ params, now, refuse }, { db }) {
    const invitation = await readInvitation(db, hashToken(params.token), now)
    if (!invitation) throw refuse('invitation_not_found')
    const { email, name, isDemo } = invitation
    return { email, name, isDemo }
  },
  async 'POST /svc_admin/invitations/{token}/accept'({ params, body, refuse, ...caller }, { db, ...deps }) {
    const hash = hashToken(params.token)
    const invitation = await readInvitation(db, hash, caller.now)
    if (!invitation || (!invitation.isDemo && body.password === null)) throw refuse('invitation_not_found')
    const isWeak = body.password !== null && (await checkNewPassword(body.password)) !== null
    if (isWeak) throw refuse('password_too_common')
    const passwordHash = body.password === null || invitation.isDemo ? null : await hashPassword(body.password)
    const staffId = await acceptInvitation(db, { hash, name: body.name, passwordHash, now: caller.now })
    if (staffId === null) throw refuse('invitation_not_found')
    await endCurrent(db, caller.cookies)
    await openSession(db, caller, staffId, invitation.isDemo ? caller.now : null)
    return wireSession(await currentSession(db, caller), deps)
  },
}

async function endCurrent(db: Database, cookies: Parameters<typeof sessionHash>[0]): Promise<void> {
  const hash = sessionHash(cookies)
  if (hash !== undefined) await removeSession(db, hash)
}
