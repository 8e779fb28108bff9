import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

/** One site's report. */
export type SiteFigures = Reply<Store, 'GET /svc_admin/reports/{report}'>['sites'][number]
