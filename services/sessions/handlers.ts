import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { sessions, WireCustomer } from '#contract/sessions.ts'
import type { Cookies } from '#contract/kernel/call.ts'
import { isEmail } from '#domain/address/email.ts'
import type { QuantitySettings } from '#domain/cart/quantity.ts'
import { hasOwnPrices } from '#domain/pricing/customer-group.ts'
import { groupCookie } from '#domain/sessions/group-cookie.ts'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { transferGuestOrders } from '#services/orders/steps.ts'
import { secondsPerDay } from '#services/call/identity/cookies.ts'
import { moveConversations } from '#services/chat/steps.ts'
import { mergeGuestCart } from '#services/lists/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { guestOf } from './identify.ts'
import { devicePassSeconds, knownDevice, makeDevicePass } from './known-device.ts'
import { minPasswordLength, hashPassword, passwordMatches } from './passwords.ts'
import {
  createCustomer,
  createSession,
  endSession,
  extendSession,
  readCustomer,
  readCustomerByEmail,
  type CustomerRow,
} from './repository.ts'
import type { LoginDelays } from './login-delays.ts'

/** Session lifetime: a day after the last renewal. */
export const sessionMs = secondsPerDay * 1000

export interface SessionDeps {
  db: Database
  settings: QuantitySettings
  delays: LoginDelays
  secret: string
}

export const sessionHandlers: Handlers<typeof sessions, SessionDeps> = {
  async 'GET /svc_session/session'({ site, scope, cookies, now }, { db }) {
    if (scope.customerId === null) {
      setGroupCookie(cookies, site, scope.groupId)
      return { cg: 0, groupId: 0, exp: 0 }
    }
    const token = cookies.get(cookieNames.session(site))!
    const exp = now + sessionMs
    await extendSession(db, hashToken(token), site, exp)
    cookies.set(cookieNames.session(site), token, sessionMs / 1000)
    setGroupCookie(cookies, site, scope.groupId)
    return { cg: scope.groupId, groupId: scope.groupId, exp }
  },

  // No idempotency key, because a stored response would contain an expired session.
  async 'POST /svc_session/session/login'({ site, scope, body, cookies, now, ip, refuse }, deps) {
    const { db, settings, delays, secret } = deps
    const email = body.email.trim()
    const device = knownDevice(secret, email, cookies.get(cookieNames.device(site)), now)
    const attempt = { email, ip, device }
    const seconds = await delays.begin(attempt, now)
    if (seconds > 0) throw refuse('login_delayed', { seconds })
    const customer = await judged(db, email, body.password).catch(async (error: unknown) => {
      await delays.unjudged(attempt)
      throw error
    })
    if (!customer) throw refuse('wrong_credentials')
    await delays.succeeded(attempt)
    const token = randomBytes(32).toString('base64url')
    const old = cookies.get(cookieNames.session(site))
    const guest = guestOf({ cookies }, site, false)
    const owner = { site, customerId: customer.id, groupId: customer.groupId, guestToken: null }
    const merged = await db.transaction(async (tx) => {
      if (old) await endSession(tx, hashToken(old), site)
      await createSession(tx, hashToken(token), site, customer.id, now + sessionMs)
      if (scope.customerId === null) await transferGuestOrders(tx, guest, owner)
      if (scope.customerId === null) await moveConversations(tx, guest, owner)
      return scope.customerId === null
        ? mergeGuestCart(tx, guest, owner, settings, now)
        : { added: 0, kept: 0, gifts: 0 }
    })
    cookies.set(cookieNames.session(site), token, sessionMs / 1000)
    setGroupCookie(cookies, site, customer.groupId)
    cookies.set(cookieNames.device(site), makeDevicePass(secret, email, now), devicePassSeconds)
    return { customer: wireCustomer(customer), merged }
  },

  async 'POST /svc_session/session/logout'({ site, cookies }, { db }) {
    const token = cookies.get(cookieNames.session(site))
    if (token) await db.transaction((tx) => endSession(tx, hashToken(token), site))
    cookies.set(cookieNames.session(site), '', 0)
    setGroupCookie(cookies, site, 0)
    return null
  },

  async 'POST /svc_customer/customer'(received, { db }) {
    const { site, body, refuse, key, now } = received
    const { firstname, lastname, password } = body
    const email = body.email.trim()
    if (!isEmail(email)) throw refuse('invalid_email')
    if (password.length < minPasswordLength) throw refuse('password_weak', { least: minPasswordLength })
    const passwordHash = await hashPassword(password)
    return writeOnce(db, received, async (tx) => {
      const isNew = await createCustomer(tx, { email, passwordHash, firstname, lastname })
      // The response does not reveal whether an account exists; only the email to its owner does.
      const template = isNew ? 'welcome' : 'account-exists'
      await afterCommit(tx, 'mail_send', {
        template,
        to: email,
        data: { site, firstname },
        key: `${template}.${key}.${now}`,
      })
      return { success: true }
    })
  },

  async 'GET /svc_customer/customer'({ scope }, { db }) {
    return wireCustomer((await readCustomer(db, scope.customerId!))!)
  },
}

/** Unknown emails take the same time. */
async function judged(db: Database, email: string, password: string): Promise<CustomerRow | undefined> {
  const customer = await readCustomerByEmail(db, email)
  return (await passwordMatches(password, customer?.passwordHash)) ? customer : undefined
}

function wireCustomer(row: CustomerRow): z.output<typeof WireCustomer> {
  const { id, email, firstname, lastname, telephone, groupId } = row
  return { _id: id, email, firstname, lastname, telephone, groupId }
}

/** Sets a cookie that tells the browser whether the customer has group prices [PRICE-205, PRICE-206, PRICE-401]. */
function setGroupCookie(cookies: Cookies, site: Site, groupId: number) {
  const name = groupCookie(site)
  if (hasOwnPrices(groupId)) cookies.set(name, String(groupId), sessionMs / 1000, 'script')
  else if (cookies.get(name) !== undefined) cookies.set(name, '', 0, 'script')
}
