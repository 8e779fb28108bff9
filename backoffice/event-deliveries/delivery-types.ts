import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type EventDelivery = Reply<Store, 'GET /svc_admin/event-deliveries'>['deliveries'][number]
