import { readFileSync } from 'node:fs'
import { webhookBody, webhookEvents, webhookEventTypes, type WebhookEvents } from '#domain/webhooks/events.ts'
import { root } from '../source-files.ts'
import { fillBlock } from './map.ts'

const ofOrder = { orderId: '100000042', site: 'USA', currency: 'USD' } as const
const lineId = '01a22be5-966f-76a5-aecc-9ce326661402'
const line = { lineId, sku: 'IW-PL-20', quantity: 2 }
const order = {
  ...ofOrder,
  status: 'published',
  total: 68_317,
  shipping: 4_675,
  discount: 0,
  tax: 4_642,
  tariff: 0,
  giftCards: 0,
  lines: [{ ...line, parts: [{ sku: 'IW-PL-20', quantity: 2 }] }],
}
const refund = { ...ofOrder, refundNumber: 1, amount: 31_815, tax: 2_315, lines: [{ ...line, quantity: 1 }] }
const { currency: _, ...ofReturn } = { ...ofOrder, returnNumber: 'R-1042', state: 'requested', lines: [line] }

/** One valid data example per event. */
const examples: { [Type in keyof WebhookEvents]: WebhookEvents[Type] } = {
  'order.placed': { ...order, status: 'new' },
  'order.paid': order,
  'order.payment_failed': { ...order, status: 'payment_error' },
  'order.canceled': refund,
  'order.refunded': refund,
  'order.shipped': {
    orderId: ofOrder.orderId,
    site: ofOrder.site,
    shipmentId: '7c0d2f7e-58a1-4c86-9a55-1a2b3c4d5e6f',
    packageNumber: 1,
    carrier: 'ups',
    items: [{ sku: 'IW-PL-20', quantity: 2 }],
  },
  'return.created': ofReturn,
  'return.updated': { ...ofReturn, state: 'approved' },
  'customer.created': { customerId: '1042', site: 'USA' },
}

/** Returns docs/webhooks.md: handwritten text around the event table and an example. */
export function webhooksDocument(): string {
  const text = readFileSync(`${root}docs/webhooks.md`, 'utf8')
  return fillBlock(fillBlock(text, 'events', eventsTable()), 'example', exampleBody())
}

function eventsTable(): string {
  const rows = webhookEventTypes.map((type) => {
    const fields = Object.keys(examples[type]).map((name) => `\`${name}\``)
    return `| \`${type}\` | ${webhookEvents[type].when} | ${fields.join(', ')} |`
  })
  return ['| event | when | fields of `data` |', '|---|---|---|', ...rows].join('\n')
}

function exampleBody(): string {
  const body: unknown = JSON.parse(webhookBody('order.paid', '2026-11-20T12:00:00.000Z', examples['order.paid']))
  return ['```json', JSON.stringify(body, null, 2), '```'].join('\n')
}
