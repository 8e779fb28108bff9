import { randomBytes } from 'node:crypto'
import type { Cookies } from '#contract/kernel/call.ts'
import type { QuantitySettings } from '#domain/cart/quantity.ts'
import { deviceName } from '#domain/sessions/device.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'
import { moveConversations } from '#services/chat/steps.ts'
import { wireCustomer } from '#services/customers/steps.ts'
import { mergeGuestCart } from '#services/lists/steps.ts'
import { transferGuestOrders } from '#services/orders/steps.ts'
import { guestOf } from './identify.ts'
import { devicePassSeconds, createDevicePass } from './device-of-pass.ts'
import { createSession, endSession, type CustomerRow } from './repository.ts'
import { sessionMs, setScriptCookies } from './session-cookies.ts'

interface LoginRequest {
  site: Site
  scope: Scope
  cookies: Cookies
  now: number
  userAgent: string
}

export interface OpenDeps {
  db: Database
  settings: QuantitySettings
  secret: string
}

/**
 * Logs in the customer that `identify` returns in the same transaction. A new session replaces the old one, and the
 * guest's cart, orders, and chats move to the account.
 */
export async function openSession(
  { site, scope, cookies, now, userAgent }: LoginRequest,
  { db, settings, secret }: OpenDeps,
  identify: (tx: Transaction) => Promise<CustomerRow>,
) {
  const token = randomBytes(32).toString('base64url')
  const old = cookies.get(cookieNames.session(site))
  const guest = guestOf({ cookies }, site, false)
  const { customer, merged } = await db.transaction(async (tx) => {
    const customer = await identify(tx)
    const owner = { site, customerId: customer.id, groupId: customer.groupId, guestToken: null }
    if (old) await endSession(tx, hashToken(old), site)
    const session = { tokenHash: hashToken(token), site, customerId: customer.id, device: deviceName(userAgent) }
    await createSession(tx, { ...session, now, expires: now + sessionMs })
    if (scope.customerId !== null) return { customer, merged: { added: 0, kept: 0, gifts: 0 } }
    await transferGuestOrders(tx, guest, owner, customer.email)
    await moveConversations(tx, guest, owner)
    return { customer, merged: await mergeGuestCart(tx, guest, owner, settings, now) }
  })
  cookies.set(cookieNames.session(site), token, sessionMs / 1000)
  setScriptCookies(cookies, site, customer.groupId, now + sessionMs)
  cookies.set(cookieNames.device(site), createDevicePass(secret, customer.email, now), devicePassSeconds)
  return { customer: await wireCustomer(db, site, customer.id), merged }
}
