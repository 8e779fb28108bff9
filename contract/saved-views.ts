import { z } from 'zod'
import { maxViewName, maxViewQuery, viewPages } from '#domain/saved-views/view-query.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const ById = z.object({ id: z.uuid() })
const fields = {
  name: SingleLineText(maxViewName).refine((name) => name !== '', 'must not be empty'),
  /** Query string of the list page. Parameters that are not filters on the page are dropped. */
  query: z.string().max(maxViewQuery),
  /** True if all staff who may read the page can see the view. */
  isShared: z.boolean(),
}
const WireView = z.strictObject({
  id: z.uuid(),
  page: z.enum(viewPages),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  /** Name of the staff member who created the view. */
  createdBy: z.string(),
  isOwn: z.boolean(),
  mayChange: z.boolean(),
  version: z.int(),
})
const base = { access: 'staff', permission: null, rate: 'write' } as const
const missing = { view_not_found: { status: 404 } } as const
const taken = { view_name_taken: { status: 409 } } as const
const tooMany = { too_many_views: { status: 422 } } as const
const tooLong = { view_query_too_long: { status: 422 } } as const
const conflict = { version_conflict: { status: 409, details: z.strictObject({ current: WireView }) } } as const

/** Named filters for lists in the back office. */
export const savedViews = contract({
  'GET /svc_admin/views': {
    summary: 'Returns the views of a list page: those of the caller and those shared by other staff, by name',
    ...base,
    rate: 'read',
    query: z.object({ page: z.enum(viewPages) }),
    reply: z.strictObject({ views: z.array(WireView) }),
  },
  'POST /svc_admin/views': {
    summary: 'Saves the filters of a list page under a name; the same name and filters return the existing view',
    ...base,
    body: z.object({ page: z.enum(viewPages), ...fields }),
    status: 201,
    reply: WireView,
    refusals: { ...taken, ...tooMany, ...tooLong, account_required: { status: 403 } },
  },
  'PUT /svc_admin/views/{id}': {
    summary: 'Changes the name, the filters, or the sharing of a view',
    ...base,
    params: ById,
    versioned: true,
    body: z.object(fields),
    reply: WireView,
    refusals: { ...missing, ...taken, ...tooLong, ...conflict },
  },
  'DELETE /svc_admin/views/{id}': {
    summary: 'Deletes a view, which can be restored for a week',
    ...base,
    params: ById,
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: missing,
  },
  'POST /svc_admin/views/{id}/restore': {
    summary: 'Restores a deleted view',
    ...base,
    params: ById,
    reply: WireView,
    refusals: { ...missing, ...taken, ...tooMany },
  },
})
