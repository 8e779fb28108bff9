import type { Site } from '../sites.ts'

/** Units of an order line. */
interface OrderedUnits {
  lineId: string
  sku: string
  quantity: number
  /** The product and the bundle parts to pack, with quantities for the whole line. Absent for older orders. */
  parts?: readonly Units[]
}
interface Units {
  sku: string
  quantity: number
}

interface OrderEventData {
  orderId: string
  site: Site
  /** ISO 4217. Amounts are integers in its minor unit. */
  currency: string
}

export interface OrderData extends OrderEventData {
  status: string
  /** Including tax, before gift cards. */
  total: number
  shipping: number
  discount: number
  tax: number
  tariff: number
  /** The amount paid with gift cards. */
  giftCards: number
  lines: readonly OrderedUnits[]
}

export interface RefundData extends OrderEventData {
  /** Numbered per order, from 1. A cancellation and its refund have the same number. */
  refundNumber: number
  amount: number
  tax: number
  lines: readonly OrderedUnits[]
}

export interface ShipmentData extends Omit<OrderEventData, 'currency'> {
  shipmentId: string
  packageNumber: number
  carrier: string
  items: readonly Units[]
}

interface ReturnData extends Omit<OrderEventData, 'currency'> {
  returnNumber: string
  state: string
  /** The order with the replacement items. It has no `order.placed` or `order.paid` event, because it is not a sale. */
  replacementOrderId?: string
  lines: readonly OrderedUnits[]
}

/** Data of each event. It has no names, addresses, phone numbers, or email addresses. */
export interface WebhookEvents {
  'order.placed': OrderData
  'order.paid': OrderData
  'order.payment_failed': OrderData
  'order.canceled': RefundData
  'order.refunded': RefundData
  'order.shipped': ShipmentData
  'return.created': ReturnData
  'return.updated': ReturnData
  'customer.created': { customerId: string; site: Site }
}
export type WebhookEventType = keyof WebhookEvents

interface CatalogEntry {
  /** Label in the back office. */
  title: string
  /** When the event occurs, for integrators. */
  when: string
}

/** All events that an endpoint can subscribe to. */
export const webhookEvents: Readonly<Record<WebhookEventType, CatalogEntry>> = {
  'order.placed': {
    title: 'Order placed',
    when: 'A shopper places an order. Its stock is reserved; its payment is not authorized yet.',
  },
  'order.paid': {
    title: 'Order paid',
    when: 'The payment is captured and the order is published: the warehouse may pack it.',
  },
  'order.payment_failed': {
    title: 'Order payment failed',
    when: 'The order ends without payment, and its stock is available again.',
  },
  'order.canceled': {
    title: 'Order canceled',
    when: 'Some or all units of a paid order are canceled. `lines` lists the canceled units.',
  },
  'order.refunded': {
    title: 'Order refunded',
    when: 'A refund is complete, including the refund of a cancellation. `amount` is the refunded amount.',
  },
  'order.shipped': {
    title: 'Order shipped',
    when: 'A parcel of the order is on its way. An order can have several parcels.',
  },
  'return.created': { title: 'Return created', when: 'A shopper requests a return.' },
  'return.updated': {
    title: 'Return updated',
    when: 'A return changes its `state`. If an order replaces the items, `replacementOrderId` is its number.',
  },
  'customer.created': { title: 'Customer created', when: 'A customer account is created.' },
}

export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]]

/** The event that staff send to test an endpoint. Endpoints receive it without subscribing. */
export const testEventType = 'webhook.test'

/** Version of the data documents. Increment it for changes that break receivers. */
const webhookVersion = 1

/** Returns the body of a webhook. The timestamp is in ISO 8601. */
export function webhookBody(type: string, timestamp: string, data: object): string {
  return JSON.stringify({ type, timestamp, version: webhookVersion, data })
}
