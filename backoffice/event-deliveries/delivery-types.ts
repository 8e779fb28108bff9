import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

/** A destination with its event counts. */
export type EventDestination = Reply<Store, 'GET /svc_admin/event-deliveries/destinations'>['destinations'][number]
export type EventDelivery = Reply<Store, 'GET /svc_admin/event-deliveries'>['deliveries'][number]
