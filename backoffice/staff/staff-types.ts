import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type StaffList = Reply<Store, 'GET /svc_admin/staff'>
export type StaffMember = StaffList['staff'][number]
export type Role = StaffList['roles'][number]
export type ApiKey = Reply<Store, 'GET /svc_admin/keys'>['keys'][number]
