import { z } from 'zod'
import { orderStatuses } from '#domain/orders/status.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const SiteCode = z.enum(sites)
const CustomerId = z.coerce.number<string>().int().positive().max(2_147_483_647)
const params = z.object({ id: CustomerId })
const notFound = { customer_not_found: { status: 404 } } as const

const WireRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  group: z.string(),
  createdAt: z.string(),
  /** Number of paid orders on the sites that the caller may see. */
  orders: z.int(),
  lastOrderAt: z.string().nullable(),
})

const WireNote = z.strictObject({
  id: z.string(),
  /** A note has text. All other kinds record staff actions. */
  kind: z.enum(['note', 'unlock', 'password_link']),
  staffName: z.string(),
  text: z.string(),
  createdAt: z.string(),
})
const WireOrder = z.strictObject({
  orderId: z.string(),
  site: SiteCode,
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  total: z.number(),
  currency: z.string(),
})

const WireProfile = z.strictObject({
  id: z.int(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.string(),
  company: z.string(),
  groupId: z.int(),
  createdAt: z.string(),
  /** The newest 20 paid orders on the caller's sites. */
  orders: z.array(WireOrder),
  /** Amount spent on these orders, minus refunds, by currency. */
  spent: z.array(z.strictObject({ currency: z.string(), orders: z.int(), total: z.number() })),
  addresses: z.array(
    z.strictObject({
      id: z.string(),
      site: SiteCode,
      lines: z.array(z.string()),
      isDefaultShipping: z.boolean(),
      isDefaultBilling: z.boolean(),
    }),
  ),
  cards: z.array(
    z.strictObject({ site: SiteCode, brand: z.string(), last4: z.string(), month: z.int(), year: z.int() }),
  ),
  programs: z.array(
    z.strictObject({ site: SiteCode, name: z.string(), status: z.string(), renewalOn: z.string().nullable() }),
  ),
  tickets: z.array(z.strictObject({ eventId: z.string(), type: z.string(), status: z.string() })),
  newsletters: z.array(z.strictObject({ site: SiteCode, listId: z.string() })),
  lists: z.strictObject({ carts: z.int(), wishlists: z.int(), registries: z.int(), quotes: z.int() }),
  sessions: z.array(z.strictObject({ site: SiteCode, device: z.string(), createdAt: z.string(), seenAt: z.string() })),
  passkeys: z.int(),
  /** Time of the next allowed login attempt after wrong passwords. Null if login is allowed now. */
  lockedUntil: z.string().nullable(),
  verification: z.strictObject({ kind: z.string(), state: z.string() }).nullable(),
  /** Time when the account will be deleted. */
  deletionAt: z.string().nullable(),
  /** Request time of a data export whose link is pending or still valid. */
  exportRequestedAt: z.string().nullable(),
  /** Newest first. */
  notes: z.array(WireNote),
})

/** Back-office calls for customers. */
export const staffCustomers = contract({
  'GET /svc_admin/customers': {
    summary: 'Returns customers, newest first, by name, email, and group',
    access: 'staff',
    permission: 'customers.read',
    rate: 'search',
    query: z.object({
      q: z.string().trim().max(120).default(''),
      group: z.coerce.number<string>().int().min(0).optional(),
      /** `next` from the previous page. */
      before: CustomerId.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({ customers: z.array(WireRow), next: z.string().nullable() }),
  },
  'GET /svc_admin/customers/{id}': {
    summary: 'Returns a customer with orders, addresses, cards, programs, sessions, and notes',
    access: 'staff',
    permission: 'customers.read',
    rate: 'read',
    params,
    reply: WireProfile,
    refusals: notFound,
  },
  'PATCH /svc_admin/customers/{id}': {
    summary: 'Changes the name, the phone number, or the group of a customer',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params,
    body: z.object({
      firstname: z.string().trim().min(1).max(60).optional(),
      lastname: z.string().trim().min(1).max(60).optional(),
      telephone: z.string().trim().max(30).optional(),
      groupId: z.int().min(1).optional(),
    }),
    reply: WireProfile,
    refusals: { ...notFound, group_not_found: { status: 422 } },
  },
  'POST /svc_admin/customers/{id}/notes': {
    summary: 'Adds a note about a customer, which staff alone see; repeating it has no effect',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params,
    body: z.object({ text: z.string().trim().min(1).max(2_000) }),
    reply: WireProfile,
    refusals: notFound,
  },
  'DELETE /svc_admin/customers/{id}/notes/{noteId}': {
    summary: 'Deletes a note about a customer',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params: params.extend({ noteId: z.uuid() }),
    reply: WireProfile,
    refusals: { ...notFound, note_not_found: { status: 404 } },
  },
  'POST /svc_admin/customers/{id}/password-link': {
    summary: 'Emails the customer a link of the site in the path to set a new password; at most three an hour',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params,
    reply: WireProfile,
    refusals: notFound,
  },
  'POST /svc_admin/customers/{id}/unlock': {
    summary: 'Ends the login pause after wrong passwords',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params,
    reply: WireProfile,
    refusals: notFound,
  },
  'POST /svc_admin/customers/{id}/end-sessions': {
    summary: 'Logs the customer out on all devices and sites',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params,
    reply: WireProfile,
    refusals: notFound,
  },
  'POST /svc_admin/customers/{id}/export': {
    summary: 'Prepares the data of a customer and emails them the link to it, valid for a day',
    access: 'staff',
    permission: 'privacy.write',
    rate: 'write',
    params,
    reply: WireProfile,
    refusals: {
      ...notFound,
      export_running: { status: 409 },
      export_limit: { status: 429, details: z.strictObject({ max: z.int() }) },
    },
  },
  'POST /svc_admin/customers/{id}/deletion': {
    summary:
      'Deletes an account in 14 days, at the request of its customer, who is notified by email and can cancel it',
    access: 'staff',
    permission: 'privacy.write',
    isDangerous: true,
    rate: 'write',
    params,
    reply: WireProfile,
    refusals: {
      ...notFound,
      program_active: { status: 409, details: z.strictObject({ programs: z.array(z.string()) }) },
    },
  },
  'DELETE /svc_admin/customers/{id}/deletion': {
    summary: 'Cancels the deletion of an account',
    access: 'staff',
    permission: 'privacy.write',
    rate: 'write',
    params,
    reply: WireProfile,
    refusals: notFound,
  },
})
