import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type Endpoint = Reply<Store, 'PUT /svc_admin/webhooks/{id}'>
export type WebhookDelivery = Reply<Store, 'POST /svc_admin/webhooks/{id}/test'>
