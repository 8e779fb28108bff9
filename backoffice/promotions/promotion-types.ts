import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type Promotion = Reply<Store, 'GET /svc_admin/promotions/{id}'>
export type PromotionState = Promotion['state']
export type DayPrice = Reply<Store, 'GET /svc_admin/promotions/{id}/price'>
