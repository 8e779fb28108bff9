import { createHmac } from 'node:crypto'
import type { staffAccounts } from '#contract/staff.ts'
import { sites, type Site } from '#domain/sites.ts'
import { ownerRole } from '#domain/staff/roles.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { inviteStaff } from '../invitations/invite.ts'
import { readInvitations, removeInvitation } from '../invitations/repository.ts'
import { createKey, readKeys, removeKey } from '../keys/repository.ts'
import { sessionHash } from '../session/current-session.ts'
import { removeSessions } from '../session/repository.ts'
import { createPassLink } from '../shop-passes/shop-passes.ts'
import { assertCovers, assertGrantable } from './grantable.ts'
import { changeAccount, readAccountForLogin, readMember, readMembers } from './repository.ts'
import { saveRole, readRoles, type RoleRow } from './roles-repository.ts'

export interface StaffAccountDeps {
  db: Database
  secret: string
  backOfficeUrl: string
  siteUrls: Readonly<Record<Site, string>>
  /** Sites that run on non-production hosts. */
  orderManagerSites: readonly Site[]
}
const dayMs = 86_400_000

export const staffAccountHandlers: Handlers<typeof staffAccounts, StaffAccountDeps> = {
  async 'GET /svc_admin/staff'({ now }, { db }) {
    const [staff, invitations, roles] = await Promise.all([readMembers(db), readInvitations(db, now), readRoles(db)])
    return {
      staff,
      invitations: invitations.map(({ id, email, name, roles, expiresAt }) => ({ id, email, name, roles, expiresAt })),
      roles,
    }
  },
  async 'POST /svc_admin/staff/invitations'({ body, now, staff, refuse }, { db, backOfficeUrl }) {
    const granted = permissionsOf(body.roles, await readRoles(db))
    if (!granted) throw refuse('role_not_found')
    assertGrantable(staff, granted)
    assertCovers(staff, body.sites, sites)
    if (await readAccountForLogin(db, body.email)) throw refuse('email_taken')
    return inviteStaff(db, backOfficeUrl, now, body)
  },
  async 'DELETE /svc_admin/staff/invitations/{id}'({ params, refuse }, { db }) {
    if (!(await removeInvitation(db, params.id))) throw refuse('invitation_not_found')
    return null
  },
  async 'PATCH /svc_admin/staff/{id}'({ params, body, staff, refuse }, { db }) {
    const roles = await readRoles(db)
    const granted = body.roles ? permissionsOf(body.roles, roles) : []
    if (!granted) throw refuse('role_not_found')
    const member = await readMember(db, params.id)
    if (!member) throw refuse('account_not_found')
    // Refuses changes to a more powerful account, because the caller could use them to take over the account.
    assertGrantable(staff, [...granted, ...(permissionsOf(member.roles, roles) ?? [])])
    assertCovers(staff, member.sites, sites)
    if (body.sites !== undefined) assertCovers(staff, body.sites, sites)
    await db.transaction(async (tx) => {
      const owners = await changeAccount(tx, params.id, body)
      if (owners === 0) throw refuse('last_owner')
      if (body.isActive === false) await removeSessions(tx, params.id)
    })
    return (await readMember(db, params.id))!
  },
  async 'PUT /svc_admin/roles/{id}'({ params: { id }, body, staff, refuse }, { db }) {
    if (id === ownerRole) throw refuse('role_fixed')
    const current = (await readRoles(db)).find((role) => role.id === id)
    assertGrantable(staff, [...body.permissions, ...(current?.permissions ?? [])])
    return saveRole(db, { id, ...body })
  },
  async 'GET /svc_admin/keys'(_, { db }) {
    return { keys: await readKeys(db) }
  },
  async 'POST /svc_admin/keys'({ body, now, staff, key }, { db, secret: storeSecret }) {
    assertGrantable(staff, body.permissions)
    const { name, permissions, days } = body
    // A repeated request derives the same secret, which is stored only as a hash.
    const request = JSON.stringify(['api-key', staff.id ?? staff.name, key, name, permissions, days])
    const secret = `iw_${createHmac('sha256', storeSecret).update(request).digest('base64url')}`
    const expires = days === null ? null : now + days * dayMs
    return { ...(await createKey(db, { name, permissions, secret, now, expires })), secret }
  },
  async 'DELETE /svc_admin/keys/{id}'({ params, refuse }, { db }) {
    if (!(await removeKey(db, params.id))) throw refuse('key_not_found')
    return null
  },
  async 'POST /svc_admin/order-manager'(
    { body: { site }, now, staff, cookies, refuse },
    { db, siteUrls, orderManagerSites },
  ) {
    // An API key has no sessions.
    const session = staff.id === null ? undefined : sessionHash(cookies)
    if (session === undefined) throw commonRefusal('login_required')
    if (!orderManagerSites.includes(site)) throw refuse('order_manager_closed')
    return { url: await createPassLink(db, { sessionHash: session, site, siteUrl: siteUrls[site], now }) }
  },
  async 'POST /svc_admin/session/end-others'({ staff, cookies }, { db }) {
    // An API key has no sessions.
    if (staff.id === null) throw commonRefusal('not_found')
    await removeSessions(db, staff.id, sessionHash(cookies))
    return null
  },
}

/** Returns the permissions of roles, or undefined if one is unknown. */
function permissionsOf(ids: readonly string[], roles: readonly RoleRow[]): Permission[] | undefined {
  const found = ids.map((id) => roles.find((role) => role.id === id))
  return found.includes(undefined) ? undefined : found.flatMap((role) => role!.permissions)
}
