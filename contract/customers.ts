import { z } from 'zod'
import { occupations, profileRules } from '#domain/customers/profile.ts'
import { SingleLineText, NormalizedTelephone } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

export const SegmentIds = z.array(z.int().min(11).max(78)).max(68)

/** A customer. Sections that have separate calls may be absent [ACCOUNT-202, ACCOUNT-209, ACCOUNT-415]. */
export const WireCustomer = z.strictObject({
  _id: z.int(),
  email: z.string(),
  groupId: z.int(),
  /** Name of a group with special prices. Null for the general group. */
  groupName: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.string(),
  /** ISO date. */
  birthdate: z.iso.date().nullable(),
  company: z.string(),
  /** Ids of the customer's interests. */
  segments: SegmentIds,
  primarySegment: z.int().nullable(),
  /** If false, the primary segment is the first by priority. */
  isPrimaryChosen: z.boolean(),
  occupations: z.array(z.enum(occupations)),
  /** Ids of the site's newsletters that the customer subscribed to. */
  newsletters: z.array(z.string()),
  /** The military or first responder verification, or null if there is none. */
  sheerId: z.string().nullable(),
  /** The linked workout tracker account, or null if there is none. */
  btwb: z.string().nullable(),
  addresses: z.array(z.unknown()).optional(),
  orders: z.array(z.unknown()).optional(),
  tickets: z.array(z.unknown()).optional(),
  earnedProducts: z.array(z.unknown()).optional(),
  creditCards: z.array(z.unknown()).optional(),
  bins: z.array(z.unknown()).optional(),
})

const Segments = z.strictObject({ segments: SegmentIds, primarySegment: z.int().nullable() })
const WireGroup = z.strictObject({ id: z.int(), code: z.string(), name: z.string() })

export const customers = contract({
  'GET /svc_customer/customer': {
    summary: 'Returns the logged-in customer',
    access: 'customer',
    rate: 'read',
    reply: WireCustomer,
  },
  'PATCH /svc_customer/customer/': {
    summary: 'Updates the customer; omitted fields keep their values',
    access: 'customer',
    rate: 'write',
    body: z
      .object({
        firstname: SingleLineText(80),
        lastname: SingleLineText(80),
        telephone: NormalizedTelephone,
        birthdate: z.iso.date().nullable(),
        company: SingleLineText(80),
        primarySegment: z.int().nullable(),
        occupations: z.array(z.enum(occupations)).max(occupations.length),
        btwb: SingleLineText(80).nullable(),
      })
      .partial(),
    reply: WireCustomer,
    refusals: {
      invalid_customer: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.enum(profileRules) })) }),
      },
    },
  },
  'PUT /svc_customer/customer/segments': {
    summary: 'Replaces the interests of the customer',
    access: 'customer',
    rate: 'write',
    body: z.object({ segments: SegmentIds }),
    reply: Segments,
    refusals: { segment_not_found: { status: 422 } },
  },
  'GET /svc_customer/groups': {
    summary: 'Returns the customer groups',
    access: 'staff',
    permission: 'customers.read',
    rate: 'read',
    reply: z.strictObject({ groups: z.array(WireGroup) }),
  },
  'PUT /svc_customer/groups/{id}': {
    summary: 'Creates or renames a customer group; groups above 1 can have separate prices',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params: z.object({ id: z.coerce.number<string>().int().min(0).max(32_767) }),
    body: z.object({ code: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), name: SingleLineText(80).min(1) }),
    reply: WireGroup,
    refusals: { code_in_use: { status: 409 } },
  },
})
