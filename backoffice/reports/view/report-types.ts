import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

/** The report of one site. */
export type SiteFigures = Reply<Store, 'GET /svc_admin/reports/{report}'>['sites'][number]
