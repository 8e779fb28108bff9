import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

/** A destination with the events that it received. */
export type EventDestination = Reply<Store, 'GET /svc_admin/event-deliveries/destinations'>['destinations'][number]
export type EventDelivery = Reply<Store, 'GET /svc_admin/event-deliveries'>['deliveries'][number]
