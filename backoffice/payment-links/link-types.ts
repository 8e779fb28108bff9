import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type StaffLink = Reply<Store, 'GET /svc_extrapayment/links'>[number]
export type LinkPayment = StaffLink['payments'][number]
export type NewLink = CallInput<Store, 'POST /svc_extrapayment/links'>['body']
