import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type ReturnRow = Reply<Store, 'GET /svc_rma/desk'>['returns'][number]
export type ReturnDetail = Reply<Store, 'GET /svc_rma/desk/{number}'>
export type ReturnItem = ReturnDetail['items'][number]
