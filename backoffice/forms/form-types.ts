import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type StaffForm = Reply<Store, 'GET /svc_ssr/forms'>['forms'][number]
export type FormEntry = Reply<Store, 'GET /svc_ssr/forms/{formHash}/entries'>['entries'][number]
