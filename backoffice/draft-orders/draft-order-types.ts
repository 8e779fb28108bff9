import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type DraftOrder = Reply<Store, 'GET /svc_list/draft-orders/{id}'>
export type DraftOrderRow = Reply<Store, 'GET /svc_list/draft-orders'>['drafts'][number]
export type ComputedDraft = DraftOrder['computed']
export type DraftOrderEntry = CallInput<Store, 'POST /svc_list/draft-orders'>['body']
