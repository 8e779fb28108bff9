import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type EventExport = Reply<Store, 'GET /svc_admin/event-exports'>['exports'][number]
