import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type SavedView = Reply<Store, 'GET /svc_admin/views'>['views'][number]
