import { z } from 'zod'
import { messageKinds, messageLimits, messageStates } from '#domain/orders/order-requests.ts'
import { cleanText } from '#domain/reviews/review.ts'
import { WireAddress } from './address.ts'
import { contract } from './kernel/call.ts'

const OrderId = z.object({ orderId: z.string().regex(/^\d{9,12}$/) })
const OptionalText = z
  .string()
  .max(messageLimits.text * 2)
  .transform(cleanText)
  .pipe(z.string().max(messageLimits.text))
const Text = OptionalText.pipe(z.string().min(1))

const messageFields = {
  id: z.uuid(),
  /** 'answer' was written by staff. */
  kind: z.enum(messageKinds),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for staff messages. */
  state: z.enum(messageStates).nullable(),
  /** The proposed address in an address request. */
  address: WireAddress.nullable(),
  /** The reason or note that staff added to their decision. */
  reply: z.string(),
  decidedAt: z.iso.datetime().nullable(),
}
const WireMessage = z.strictObject(messageFields)
const WireThread = z.strictObject({
  /** Messages, oldest first. */
  messages: z.array(WireMessage),
  /** The requests that the order currently allows. */
  canAsk: z.strictObject({ cancel: z.boolean(), address: z.boolean() }),
})

const notFound = { order_not_found: { status: 404 } } as const
const tooMany = {
  too_many_messages: { status: 409, details: z.strictObject({ max: z.literal(messageLimits.perOrder) }) },
} as const
const requestErrors = {
  /** The order is packed, canceled, or unpaid, or the customer can cancel it directly. */
  not_requestable: { status: 409 },
  /** The same request is already pending. */
  request_open: { status: 409 },
} as const
const decided = {
  ...notFound,
  request_not_found: { status: 404 },
  /** The request has already been decided. */
  wrong_state: { status: 409, details: z.strictObject({ state: z.enum(messageStates) }) },
} as const

/** Messages and requests about an order. */
export const orderMessages = contract({
  'GET /svc_checkout/order/{orderId}/messages': {
    summary: 'Returns the messages of an order and the requests that it allows',
    access: 'guest',
    rate: 'read',
    params: OrderId,
    reply: WireThread,
    refusals: notFound,
  },
  'POST /svc_checkout/order/{orderId}/messages': {
    summary: 'Sends a question about an order to the store',
    access: 'guest',
    rate: 'write',
    params: OrderId,
    body: z.object({ text: Text }),
    status: 201,
    reply: WireThread,
    refusals: { ...notFound, ...tooMany },
  },
  'POST /svc_checkout/order/{orderId}/requests/cancel': {
    summary: 'Asks staff to cancel an order that its customer cannot cancel; one request at a time',
    access: 'guest',
    rate: 'write',
    params: OrderId,
    body: z.object({ text: Text }),
    status: 201,
    reply: WireThread,
    refusals: { ...notFound, ...tooMany, ...requestErrors },
  },
  'POST /svc_checkout/order/{orderId}/requests/address': {
    summary: 'Asks staff to send an order to another address in the same region; one request at a time',
    access: 'guest',
    rate: 'write',
    params: OrderId,
    body: z.object({ text: OptionalText.default(''), address: WireAddress }),
    status: 201,
    reply: WireThread,
    refusals: {
      ...notFound,
      ...tooMany,
      ...requestErrors,
      invalid_address: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.string() })) }),
      },
      /** Shipping and tax were charged for a different country or region. */
      other_region: { status: 422 },
    },
  },
  'GET /svc_fulfilment/order-messages': {
    summary: 'Returns the unanswered questions and open requests of the site, oldest first',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    query: z.object({ page: z.coerce.number<string>().int().min(1).max(1_000).default(1) }),
    reply: z.strictObject({
      total: z.int(),
      messages: z.array(z.strictObject({ ...messageFields, orderId: z.string() })),
    }),
  },
  'GET /svc_fulfilment/order/{orderId}/messages': {
    summary: 'Returns the messages of an order for staff',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    params: OrderId,
    reply: WireThread,
    refusals: notFound,
  },
  'POST /svc_fulfilment/order/{orderId}/messages': {
    summary: 'Answers the questions about an order and emails the answer; repeating it has no effect',
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: OrderId,
    body: z.object({ text: Text }),
    status: 201,
    reply: WireThread,
    refusals: notFound,
  },
  'POST /svc_fulfilment/order/{orderId}/requests/{requestId}/accept': {
    summary: 'Accepts a request: cancels what has not shipped, or changes the shipping address; emails the customer',
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: OrderId.extend({ requestId: z.uuid() }),
    body: z.object({ text: OptionalText.default('') }),
    reply: WireThread,
    refusals: {
      ...decided,
      /** A unit is packed or shipped, so the request must be declined. */
      already_shipped: { status: 409 },
      /** The order is not paid, or has nothing to cancel. */
      not_cancellable: { status: 409 },
      other_region: { status: 409 },
    },
  },
  'POST /svc_fulfilment/order/{orderId}/requests/{requestId}/decline': {
    summary: 'Declines a request with a reason that is mailed to the customer; repeating it has no effect',
    access: 'staff',
    permission: 'orders.write',
    rate: 'write',
    params: OrderId.extend({ requestId: z.uuid() }),
    body: z.object({ text: Text }),
    reply: WireThread,
    refusals: decided,
  },
})
