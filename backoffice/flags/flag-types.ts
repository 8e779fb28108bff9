import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type FlagList = Reply<Store, 'GET /svc_admin/flags'>
export type Flag = FlagList['flags'][number]
export type CustomerGroup = Reply<Store, 'GET /svc_customer/groups'>['groups'][number]
