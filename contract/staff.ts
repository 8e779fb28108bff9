import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { permissions } from '#domain/staff/permissions.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const PermissionName = z.enum(permissions)
const Email = z.email().max(254)
const Password = z.string().min(12).max(128)
const Code = z.string().min(6).max(40)
const Token = z.string().regex(/^[\w-]{43}$/)
const RoleId = z.string().regex(/^[a-z][a-z-]{0,40}$/)

const WireMe = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  permissions: z.array(PermissionName),
  sites: z.array(z.enum(sites)),
  /** True for the demo account, which needs no second factor. */
  isDemo: z.boolean(),
})

/** Login state. The second factor follows the password. */
const WireStaffSession = z.strictObject({
  state: z.enum(['signed_out', 'needs_enrollment', 'needs_code', 'signed_in']),
  /** Null until the staff member is logged in. */
  me: WireMe.nullable(),
  brand: z.string(),
  /** Shop origins, for links. */
  siteUrls: z.record(z.enum(sites), z.string()),
  /** The caller's sites that have an order manager on their host. */
  orderManagerSites: z.array(z.enum(sites)),
})

const delayed = { login_delayed: { status: 429, details: z.strictObject({ seconds: z.int() }) } } as const
const wrongCode = { wrong_code: { status: 422 }, ...delayed } as const
const invitationGone = { invitation_not_found: { status: 404 } } as const
const weak = { password_too_common: { status: 422 } } as const
const lastOwner = { last_owner: { status: 409 } } as const
const accountGone = { account_not_found: { status: 404 } } as const

/** Login to the back office, which has a separate host. */
export const staffLogin = contract({
  'GET /svc_admin/session': {
    summary: 'Returns the state of the login',
    access: 'backoffice',
    rate: 'read',
    reply: WireStaffSession,
  },
  'POST /svc_admin/session': {
    summary: 'Checks email and password; a second factor follows',
    access: 'backoffice',
    rate: 'login',
    body: z.object({ email: Email, password: z.string().min(1).max(256) }),
    reply: WireStaffSession,
    refusals: { wrong_login: { status: 401 }, ...delayed },
  },
  'POST /svc_admin/session/code': {
    summary: 'Checks a code of the authenticator app, or a recovery code',
    access: 'backoffice',
    rate: 'login',
    body: z.object({ code: Code }),
    reply: WireStaffSession,
    refusals: wrongCode,
  },
  'DELETE /svc_admin/session': {
    summary: 'Logs out',
    access: 'backoffice',
    rate: 'write',
    status: 204,
    reply: z.null(),
  },
  'POST /svc_admin/session/enrollment': {
    summary: 'Returns the secret for an authenticator app; only an account without a second factor has one',
    access: 'backoffice',
    rate: 'login',
    reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  },
  'POST /svc_admin/session/enrollment/confirm': {
    summary: 'Turns the second factor on and returns recovery codes, each of which works once',
    access: 'backoffice',
    rate: 'login',
    body: z.object({ code: Code }),
    reply: z.strictObject({ recoveryCodes: z.array(z.string()), session: WireStaffSession }),
    refusals: wrongCode,
  },
  'GET /svc_admin/invitations/{token}': {
    summary: 'Returns who an invitation is for',
    access: 'backoffice',
    rate: 'login',
    params: z.object({ token: Token }),
    reply: z.strictObject({ email: z.string(), name: z.string(), isDemo: z.boolean() }),
    refusals: invitationGone,
  },
  'POST /svc_admin/invitations/{token}/accept': {
    summary: 'Creates an invited account and logs in',
    access: 'backoffice',
    rate: 'login',
    params: z.object({ token: Token }),
    /** The demo link needs no password. */
    body: z.object({ name: SingleLineText(80).min(1), password: Password.nullable() }),
    reply: WireStaffSession,
    refusals: { ...invitationGone, ...weak },
  },
})

const WireStaffMember = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  /** Null means all sites. */
  sites: z.array(z.enum(sites)).nullable(),
  isActive: z.boolean(),
  hasFactor: z.boolean(),
  /** Null if the account has never been used. */
  seenAt: z.iso.datetime().nullable(),
})
const WireInvitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  expiresAt: z.iso.datetime(),
})
const WireRole = z.strictObject({ id: RoleId, name: z.string(), permissions: z.array(PermissionName) })
const WireKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  permissions: z.array(PermissionName),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
})
const SiteLimit = z.array(z.enum(sites)).min(1).max(sites.length).nullable()
const Roles = z.array(RoleId).min(1).max(10)
const unknownRole = { role_not_found: { status: 422 } } as const

/** Staff accounts, roles, and API keys. */
export const staffAccounts = contract({
  'GET /svc_admin/staff': {
    summary: 'Returns staff, open invitations, and roles',
    access: 'staff',
    permission: 'staff.read',
    rate: 'read',
    reply: z.strictObject({
      staff: z.array(WireStaffMember),
      invitations: z.array(WireInvitation),
      roles: z.array(WireRole),
    }),
  },
  'POST /svc_admin/staff/invitations': {
    summary: 'Invites a staff member by email and returns the link, which works once, within 24 hours',
    access: 'staff',
    permission: 'staff.write',
    isDangerous: true,
    rate: 'write',
    body: z.object({
      email: Email,
      name: SingleLineText(80).default(''),
      roles: Roles,
      sites: SiteLimit.default(null),
    }),
    reply: z.strictObject({ id: z.uuid(), link: z.string(), expiresAt: z.iso.datetime() }),
    status: 201,
    refusals: { email_taken: { status: 409 }, ...unknownRole },
  },
  'DELETE /svc_admin/staff/invitations/{id}': {
    summary: 'Withdraws an invitation',
    access: 'staff',
    permission: 'staff.write',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    reply: z.null(),
    refusals: invitationGone,
  },
  'PATCH /svc_admin/staff/{id}': {
    summary: 'Changes roles and sites of a staff member, or suspends them, which ends their sessions',
    access: 'staff',
    permission: 'staff.write',
    isDangerous: true,
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      roles: Roles.optional(),
      sites: SiteLimit.optional(),
      isActive: z.boolean().optional(),
    }),
    reply: WireStaffMember,
    refusals: { ...accountGone, ...lastOwner, ...unknownRole },
  },
  'PUT /svc_admin/roles/{id}': {
    summary: 'Creates a role, or changes its name and permissions; the owner role cannot be changed',
    access: 'staff',
    permission: 'staff.write',
    isDangerous: true,
    rate: 'write',
    params: z.object({ id: RoleId }),
    body: z.object({ name: SingleLineText(60).min(1), permissions: z.array(PermissionName).max(permissions.length) }),
    reply: WireRole,
    refusals: { role_fixed: { status: 409 } },
  },
  'GET /svc_admin/keys': {
    summary: 'Returns the API keys, without their secrets',
    access: 'staff',
    permission: 'staff.read',
    rate: 'read',
    reply: z.strictObject({ keys: z.array(WireKey) }),
  },
  'POST /svc_admin/keys': {
    summary: 'Creates an API key; its secret is returned once',
    access: 'staff',
    permission: 'staff.write',
    isDangerous: true,
    rate: 'write',
    body: z.object({
      name: SingleLineText(60).min(1),
      permissions: z.array(PermissionName).min(1).max(permissions.length),
      /** Null if the key does not expire. */
      days: z.int().min(1).max(3_650).nullable(),
    }),
    reply: WireKey.extend({ secret: z.string() }),
    status: 201,
  },
  'DELETE /svc_admin/keys/{id}': {
    summary: 'Revokes an API key',
    access: 'staff',
    permission: 'staff.write',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    reply: z.null(),
    refusals: { key_not_found: { status: 404 } },
  },
  'POST /svc_admin/order-manager': {
    summary: 'Returns a link to the order manager on a site of a non-production host; it logs in once within a minute',
    access: 'staff',
    permission: 'quotes.write',
    rate: 'write',
    body: z.object({ site: z.enum(sites) }),
    reply: z.strictObject({ url: z.string() }),
    /** The site's host is in production. */
    refusals: { order_manager_closed: { status: 409 } },
  },
  'POST /svc_admin/session/end-others': {
    summary: 'Ends all other sessions of the caller',
    access: 'staff',
    permission: null,
    rate: 'write',
    status: 204,
    reply: z.null(),
  },
})
