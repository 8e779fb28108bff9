import { randomUUID } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import { ownerRole } from '#domain/staff/roles.ts'
import type { TestShop, Visitor } from '#services/testing/shop-for-tests.ts'
import { ensureRoles } from './accounts/roles-repository.ts'
import { totpCode } from './factor/totp.ts'
import { inviteStaff } from './invitations/invite.ts'

export const staffPassword = 'the password of a staff member'

interface Member {
  email: string
  roles?: readonly string[]
  sites?: readonly Site[] | null
}

/** Invites a staff member, sets up the account with an authenticator app, and returns the logged-in member. */
export async function createStaffMember(shop: TestShop, { email, roles = [ownerRole], sites = null }: Member) {
  await ensureRoles(shop.db)
  const { link } = await inviteStaff(shop.db, 'https://office.example', shop.clock(), { email, name: '', roles, sites })
  const visitor = shop.visitOffice()
  const params = { token: link.split('/').at(-1)! }
  const accepted = { name: email.split('@')[0]!, password: staffPassword }
  await visitor.call('POST /svc_admin/invitations/{token}/accept', { params, body: accepted, key: randomUUID() })
  const { secret } = await visitor.call('POST /svc_admin/session/enrollment', { key: randomUUID() })
  const { recoveryCodes, session } = await visitor.call('POST /svc_admin/session/enrollment/confirm', {
    body: { code: codeAt(secret, shop.clock()) },
    key: randomUUID(),
  })
  return { visitor, secret, recoveryCodes, me: session.me!, params }
}

/** Returns the code that an authenticator app displays. */
export function codeAt(secret: string, now: number): string {
  return totpCode(secret, Math.floor(now / 30_000))
}

/** Logs in with the password only, without the second factor. */
export async function logIn(visitor: Visitor, email: string, password = staffPassword) {
  return visitor.call('POST /svc_admin/session', { body: { email, password }, key: randomUUID() })
}
