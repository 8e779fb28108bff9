import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type OrderRow = Reply<Store, 'GET /svc_admin/orders'>['orders'][number]
export type OrderDetail = Reply<Store, 'GET /svc_admin/orders/{orderId}'>
export type Shipments = Reply<Store, 'GET /svc_fulfilment/order/{orderId}/shipments'>
export type Shipment = Shipments['shipments'][number]
export type RefundOverview = Reply<Store, 'GET /svc_fulfilment/order/{orderId}/refunds'>
export type OrderGiftCard = Reply<Store, 'GET /svc_admin/orders/{orderId}/gift-cards'>['giftCards'][number]
export type OrderNote = OrderDetail['notes'][number]
export type RefundChoice = CallInput<Store, 'POST /svc_fulfilment/order/{orderId}/refunds/preview'>['body']
export type RefundSplit = Reply<Store, 'POST /svc_fulfilment/order/{orderId}/refunds/preview'>
export type Thread = Reply<Store, 'GET /svc_fulfilment/order/{orderId}/messages'>
export type AuditEntry = Reply<Store, 'GET /svc_admin/audit'>['entries'][number]
export type OpenOrders = Reply<Store, 'POST /svc_admin/warehouse/open-orders'>
export type BatchOrder = OpenOrders['orders'][number]
export type BatchResult = Reply<Store, 'POST /svc_admin/warehouse/shipments'>['results'][number]
