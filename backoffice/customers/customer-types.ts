import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type CustomerRow = Reply<Store, 'GET /svc_admin/customers'>['customers'][number]
export type Profile = Reply<Store, 'GET /svc_admin/customers/{id}'>
export type Group = Reply<Store, 'GET /svc_customer/groups'>['groups'][number]
export type VerificationRequest = Reply<Store, 'GET /svc_customer/verifications'>['verifications'][number]
