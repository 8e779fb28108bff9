import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type Redirect = Reply<Store, 'GET /svc_route/redirects'>['redirects'][number]
export type Miss = Reply<Store, 'GET /svc_route/misses'>['misses'][number]
export type ImportResult = Reply<Store, 'POST /svc_route/redirects/import'>
