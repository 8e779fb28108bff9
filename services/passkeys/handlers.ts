import type { passkeys } from '#contract/passkeys.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'
import { signatureOf } from '#services/call/identity/signing.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { openSession, type OpenDeps } from '#services/sessions/login-steps.ts'
import { checkOwnPassword, type OwnPasswordDeps } from '#services/passwords/own-steps.ts'
import { isSessionOpen, lockCustomer, readCustomer } from '#services/sessions/steps.ts'
import { challengeMs, issueChallenge, consumeSignedChallenge } from './challenge.ts'
import {
  createPasskey,
  readByCredential,
  readCredentials,
  readPasskeys,
  removePasskey,
  renamePasskey,
  recordPasskeyUse,
  type PasskeyRow,
} from './repository.ts'
import { algorithms, relyingPartyId, verifyRegistration, verifyAuthentication } from './verify.ts'

const maxPasskeys = 20

export const passkeyHandlers: Handlers<typeof passkeys, OpenDeps & OwnPasswordDeps> = {
  async 'GET /svc_customer/passkeys'({ scope }, { db }) {
    return { passkeys: await readPasskeys(db, scope.customerId!) }
  },

  // No idempotency key, because a challenge works only once.
  async 'POST /svc_customer/passkeys/options'(received, deps) {
    const { scope, body, origin, refuse } = received
    const { db, secret } = deps
    const checked = await checkOwnPassword(received, body.password, deps)
    if (!checked.isRight && checked.seconds > 0) throw refuse('login_delayed', { seconds: checked.seconds })
    if (!checked.isRight) throw refuse('wrong_password')
    const stored = await readCredentials(db, scope.customerId!)
    if (stored.length >= maxPasskeys) throw refuse('too_many_passkeys', { max: maxPasskeys })
    const { email } = checked
    const rpId = relyingPartyId(origin)
    return {
      challenge: await issueChallenge(db, received, 'register'),
      rp: { id: rpId, name: rpId },
      user: { id: userHandle(secret, scope.customerId!), name: email, displayName: email },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: challengeMs,
      attestation: 'none',
      excludeCredentials: stored.map((each) => ({ ...each, type: 'public-key' as const })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  },

  async 'POST /svc_customer/passkeys'(received, { db }) {
    const { site, scope, body, cookies, origin, now, refuse } = received
    const stored = await storedReply<PasskeyRow>(db, received)
    if (stored) return stored
    const { name, credential } = body
    const challenge = await consumeSignedChallenge(db, received, 'register', credential.response.clientDataJSON)
    if (challenge === null) throw refuse('challenge_expired')
    const created = await verifyRegistration({ ...credential, clientExtensionResults: {} }, { challenge, origin })
    if (created === null) throw refuse('passkey_invalid')
    const customerId = scope.customerId!
    return writeOnce(db, received, async (tx) => {
      await lockCustomer(tx, customerId)
      const session = hashToken(cookies.get(cookieNames.session(site))!)
      if (!(await isSessionOpen(tx, customerId, session))) throw commonRefusal('login_required')
      if ((await readCredentials(tx, customerId)).length >= maxPasskeys)
        throw refuse('too_many_passkeys', { max: maxPasskeys })
      const { transports } = credential.response
      const passkey = await createPasskey(tx, { ...created, customerId, site, name, transports, now })
      if (!passkey) throw refuse('passkey_exists')
      const { email } = (await readCustomer(tx, customerId))!
      const mail = { template: 'passkey-added', to: email, data: { site }, key: `passkey-added.${passkey.id}` }
      await afterCommit(tx, 'mail_send', mail)
      return passkey
    })
  },

  async 'PATCH /svc_customer/passkeys/{id}'({ scope, params, body, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const passkey = await renamePasskey(tx, scope.customerId!, params.id, body.name)
      if (!passkey) throw refuse('passkey_not_found')
      return passkey
    })
  },

  async 'DELETE /svc_customer/passkeys/{id}'({ scope, params, refuse }, { db }) {
    return db.transaction(async (tx) => {
      if (!(await removePasskey(tx, scope.customerId!, params.id))) throw refuse('passkey_not_found')
      return null
    })
  },

  // No idempotency key, because a challenge works only once.
  async 'POST /svc_session/passkey/options'(received, { db }) {
    return {
      challenge: await issueChallenge(db, received, 'login'),
      rpId: relyingPartyId(received.origin),
      timeout: challengeMs,
      userVerification: 'required',
    }
  },

  // No idempotency key, because a stored response would contain an expired session.
  async 'POST /svc_session/passkey/login'(received, deps) {
    const { body, origin, now, refuse } = received
    const { response, ...credential } = body.credential
    const challenge = await consumeSignedChallenge(deps.db, received, 'login', response.clientDataJSON)
    if (challenge === null) throw refuse('challenge_expired')
    const passkey = await readByCredential(deps.db, credential.id)
    if (!passkey) throw refuse('passkey_invalid')
    const { userHandle: handle, ...signed } = response
    if (handle && handle !== userHandle(deps.secret, passkey.customerId)) throw refuse('passkey_invalid')
    const used = { ...credential, response: signed, clientExtensionResults: {} }
    const counter = await verifyAuthentication(used, { ...passkey, credentialId: credential.id }, { challenge, origin })
    if (counter === null) throw refuse('passkey_invalid')
    return openSession(received, deps, async (tx) => {
      await lockCustomer(tx, passkey.customerId)
      if (!(await recordPasskeyUse(tx, passkey.id, counter, now))) throw refuse('passkey_invalid')
      return (await readCustomer(tx, passkey.customerId))!
    })
  },
}

/** Returns a customer's opaque id for authenticators, which contains no personal data. */
function userHandle(secret: string, customerId: number): string {
  return signatureOf(secret, 'passkey-user', String(customerId))
}
