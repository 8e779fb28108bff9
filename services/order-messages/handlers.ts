import type { Cookies, Reply } from '#contract/kernel/call.ts'
import type { orderMessages } from '#contract/order-messages.ts'
import type { Address } from '#domain/address/address.ts'
import { addressProblems } from '#domain/address/problems.ts'
import { isSameRegion, messageLimits, withTaxNumbers, type RequestKind } from '#domain/orders/order-requests.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import {
  addressOf,
  lockOrder,
  placeOf,
  readGuestOrder,
  readOrder,
  readOwnOrder,
  type OrderRow,
} from '#services/orders/steps.ts'
import { carryOutRequest, decideMessageRequest } from './decide-message-request.ts'
import { queueMessageMail } from './mail.ts'
import { markQuestionsAnswered, createMessage, readMessages, readOpenMessages } from './repository.ts'
import { readAllowedRequests, readThread, wireMessage } from './thread.ts'

interface OrderMessageDeps {
  db: Database
  secret: string
  giftCards: GiftCards
  /** Questions and requests are emailed to the support address. */
  chat: { supportEmail: string }
}

const pageSize = 50
/** Limits messages per hour, because each one is emailed to staff. */
const countMessage = attemptLimit('order message', { minutes: 60, address: 60, subject: 20, shopper: 20 })

type Thread = Reply<typeof orderMessages, 'GET /svc_checkout/order/{orderId}/messages'>
const asStaff = { isOwn: false }

export const orderMessageHandlers: Handlers<typeof orderMessages, OrderMessageDeps> = {
  async 'GET /svc_checkout/order/{orderId}/messages'(received, deps) {
    const found = await readForCaller(received, deps)
    if (!found) throw received.refuse('order_not_found')
    return readThread(deps.db, found.order, found)
  },

  async 'POST /svc_checkout/order/{orderId}/messages'(received, deps) {
    const { text } = received.body
    return write(received, deps, received.refuse, async (tx, { order }) => {
      return (await createMessage(tx, { orderId: order.id, site: order.site, kind: 'question', text }))!
    })
  },

  async 'POST /svc_checkout/order/{orderId}/requests/cancel'(received, deps) {
    const { body, refuse } = received
    return write(received, deps, refuse, (tx, found) => request(tx, found, { kind: 'cancel', text: body.text }, refuse))
  },

  async 'POST /svc_checkout/order/{orderId}/requests/address'(received, deps) {
    const { site, body, refuse } = received
    return write(received, deps, refuse, async (tx, found) => {
      const { shippingAddress } = found.order.document
      const address = withTaxNumbers(addressOf(body.address), shippingAddress)
      const fields = addressProblems(address, placeOf(site, address))
      if (fields.length > 0) throw refuse('invalid_address', { fields })
      if (!isSameRegion(address, shippingAddress)) throw refuse('other_region')
      return request(tx, found, { kind: 'address', text: body.text, address }, refuse)
    })
  },

  async 'GET /svc_fulfilment/order-messages'({ site, query }, { db }) {
    const { messages, total } = await readOpenMessages(db, site, { page: query.page, size: pageSize })
    return { total, messages: messages.map((row) => ({ ...wireMessage(row), orderId: row.orderId })) }
  },

  async 'GET /svc_fulfilment/order/{orderId}/messages'({ site, params, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    return readThread(db, order, asStaff)
  },

  async 'POST /svc_fulfilment/order/{orderId}/messages'({ site, params, body, key, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, params.orderId)
      if (order?.site !== site) throw refuse('order_not_found')
      const message = { orderId: order.id, site, kind: 'answer', text: body.text, requestKey: key } as const
      const id = await createMessage(tx, message)
      if (id !== null) {
        await markQuestionsAnswered(tx, order.id)
        await queueMessageMail(tx, 'answered', order.email, id)
      }
      return readThread(tx, order, asStaff)
    })
  },

  async 'POST /svc_fulfilment/order/{orderId}/requests/{requestId}/accept'({ site, params, body, refuse }, deps) {
    return deps.db.transaction((tx) =>
      decideMessageRequest(tx, { ...params, site, state: 'accepted', reply: body.text }, refuse, (order, request) =>
        carryOutRequest(tx, deps.giftCards, order, request, refuse),
      ),
    )
  },

  async 'POST /svc_fulfilment/order/{orderId}/requests/{requestId}/decline'({ site, params, body, refuse }, { db }) {
    return db.transaction((tx) =>
      decideMessageRequest(tx, { ...params, site, state: 'declined', reply: body.text }, refuse),
    )
  },
}

interface Reading {
  site: Site
  scope: Scope
  cookies: Cookies
  now: number
  ip: string
  params: { orderId: string }
}
interface Found {
  order: OrderRow
  /** False for an order that this browser only looked up. */
  isOwn: boolean
}

async function readForCaller(received: Reading, { db, secret }: OrderMessageDeps): Promise<Found | undefined> {
  const { orderId } = received.params
  const order = await readGuestOrder(db, received, secret, orderId)
  return order && { order, isOwn: (await readOwnOrder(db, received.scope, orderId)) !== undefined }
}

type Refuse = ((code: 'order_not_found') => Error) &
  ((code: 'too_many_messages', details: { max: typeof messageLimits.perOrder }) => Error)

/** Stores one message from the caller while the order is locked, and emails it to the store. */
async function write(
  received: Reading & { key: string; fingerprint: string },
  deps: OrderMessageDeps,
  refuse: Refuse,
  create: (tx: Transaction, found: Found) => Promise<string>,
): Promise<Thread> {
  const { db, chat } = deps
  const known = await storedReply<Thread>(db, received)
  if (known) return known
  const found = await readForCaller(received, deps)
  if (!found) throw refuse('order_not_found')
  const seconds = await countMessage(db, { ...received, subject: found.order.id }, received.now)
  if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
  return writeOnce(db, received, async (tx) => {
    const order = await lockOrder(tx, found.order.id)
    if (!order) throw refuse('order_not_found')
    const max = messageLimits.perOrder
    if ((await readMessages(tx, order.id)).length >= max) throw refuse('too_many_messages', { max })
    const id = await create(tx, { order, isOwn: found.isOwn })
    await queueMessageMail(tx, 'received', chat.supportEmail, id)
    return readThread(tx, order, found)
  })
}

async function request(
  tx: Transaction,
  { order, isOwn }: Found,
  input: { kind: RequestKind; text: string; address?: Address },
  refuse: (code: 'not_requestable' | 'request_open') => Error,
): Promise<string> {
  const allowed = await readAllowedRequests(tx, order, { isOwn })
  if (!allowed.includes(input.kind)) throw refuse('not_requestable')
  const id = await createMessage(tx, { orderId: order.id, site: order.site, ...input })
  if (id === null) throw refuse('request_open')
  return id
}
