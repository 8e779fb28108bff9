import { z } from 'zod'
import { contract } from './kernel/call.ts'

const Change = z.strictObject({
  id: z.string(),
  /** Type and id of the changed object, such as 'order' or 'redirect'. */
  objectType: z.string(),
  objectId: z.string(),
  table: z.string(),
  operation: z.enum(['insert', 'update', 'delete']),
  /** For an update, only the changed columns, without secrets. Null for an insert or a delete. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  isReversible: z.boolean(),
})
const Entry = z.strictObject({
  /** Id of the request that made the change. */
  requestId: z.string(),
  at: z.iso.datetime(),
  /** Null for an API key. */
  staffId: z.string().nullable(),
  staffName: z.string(),
  ip: z.string(),
  /** Method and path of the call. */
  call: z.string(),
  site: z.string(),
  changes: z.array(Change),
})

/** The log of changes made by staff. */
export const audit = contract({
  'GET /svc_admin/audit': {
    summary: 'Returns staff changes, newest first, by object, staff member, or call',
    access: 'staff',
    permission: 'audit.read',
    rate: 'read',
    query: z.object({
      objectType: z.string().max(40).optional(),
      objectId: z.string().max(200).optional(),
      staffId: z.uuid().optional(),
      /** `next` from the previous page. */
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({ entries: z.array(Entry), next: z.string().nullable() }),
  },
  'POST /svc_admin/audit/{id}/undo': {
    summary: 'Undoes one reversible change, if nothing changed the same fields since',
    access: 'staff',
    permission: 'audit.undo',
    rate: 'write',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    status: 204,
    reply: z.null(),
    refusals: {
      change_not_found: { status: 404 },
      not_reversible: { status: 409 },
      changed_since: { status: 409 },
    },
  },
})
