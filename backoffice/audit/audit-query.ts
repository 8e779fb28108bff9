import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

type Query = CallInput<Store, 'GET /svc_admin/audit'>['query']

const maxType = 40
const maxId = 200

/** Builds the audit log query from the URL filters. Ignores malformed values. */
export function auditQuery(params: URLSearchParams): Query {
  const staffId = params.get('staff') ?? ''
  const objectType = (params.get('type') ?? '').trim().slice(0, maxType)
  const objectId = (params.get('id') ?? '').trim().slice(0, maxId)
  return {
    ...(/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(staffId) && { staffId }),
    ...(objectType !== '' && { objectType }),
    ...(objectId !== '' && { objectId }),
  }
}
