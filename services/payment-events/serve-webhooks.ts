import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '#platform/database.ts'
import { readAdyenWebhook, type AdyenWebhookSettings } from '#platform/payments/adyen/webhook.ts'
import type { createPayPalWebhookReader } from '#platform/payments/paypal/webhook.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { unverifiedLimiter } from '#services/call/limits/rate-limits.ts'
import { storeEvent, type ReceivedEvent } from './repository.ts'
import { receivedAdyenEvent, receivedPayPalEvent } from './received-events.ts'

const path = /^\/svc_payment\/webhooks\/(adyen|paypal)(?:\?|$)/
const longestBody = 256 * 1024

/** The exact response that makes the vendor stop retrying. */
const accepted = '[accepted]'

interface Listening {
  db: Database
  /** If undefined, webhooks are not served. */
  adyen: AdyenWebhookSettings | undefined
  payPal: ReturnType<typeof createPayPalWebhookReader> | undefined
  clock: () => number
  ipOf: (request: IncomingMessage) => string
  warn: (problem: string) => void
}

type Problem = keyof typeof statuses
const statuses = { unreadable: 400, unsigned: 401, old: 401, foreign: 403, 'too often': 429, unknown: 503 }

/** Returns the events in a delivery, or a problem that rejects the entire delivery. */
type ReadDelivery = (body: string, request: IncomingMessage) => Promise<readonly ReceivedEvent[] | Problem>

/**
 * Receives payment webhooks, and stores each verified event once before accepting it. Only the signature is checked; no
 * login is needed. Returns false for other paths [T25].
 */
export function serveWebhooks(listening: Listening, headers: Readonly<Record<string, string>>) {
  const { db, warn } = listening
  const readers = { adyen: adyenReader(listening), paypal: payPalReader(listening) }
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const vendor = path.exec(request.url ?? '')?.[1] as keyof typeof readers | undefined
    if (vendor === undefined) return false
    const respond = (status: number, text = '', more: Record<string, string> = {}) => {
      const sized = { 'cache-control': 'no-store', 'content-length': String(text.length), 'content-type': 'text/plain' }
      response.writeHead(status, { ...headers, ...sized, ...more })
      response.end(text)
      return true
    }
    if (request.method !== 'POST') return respond(405, '', { allow: 'POST', connection: 'close' })
    const reader = readers[vendor]
    if (!reader) return respond(404, '', { connection: 'close' })
    const body = await bodyOf(request)
    if (body === undefined) return respond(413, '', { connection: 'close' })
    const read = await reader(body, request)
    if (typeof read === 'string') {
      warn(read)
      return respond(statuses[read])
    }
    await keep(db, read)
    return respond(200, accepted)
  }
}

function adyenReader({ adyen }: Listening): ReadDelivery | undefined {
  if (!adyen) return undefined
  return async (body) => {
    const read = readAdyenWebhook(body, adyen)
    return typeof read === 'string' ? read : read.map(receivedAdyenEvent)
  }
}

/**
 * Verifying a delivery requires a request to PayPal. Above this concurrency, deliveries are rejected, so PayPal sends
 * them again.
 */
const maxVerifications = 8

function payPalReader({ payPal, clock, ipOf }: Listening): ReadDelivery | undefined {
  if (!payPal) return undefined
  let pending = 0
  const unbelieved = unverifiedLimiter()
  return async (body, request) => {
    const ip = ipOf(request)
    // PayPal was not called, so this does not count as a forgery.
    if (pending >= maxVerifications) return 'unknown'
    if ((await unbelieved.count(ip)) > 0) return 'too often'
    pending += 1
    try {
      const read = await payPal(body, request.headers, clock())
      if (read !== 'unsigned' && read !== 'old') await unbelieved.believe(ip)
      if (typeof read === 'string') return read
      return read === null ? [] : [receivedPayPalEvent(read)]
    } finally {
      pending -= 1
    }
  }
}

async function keep(db: Database, events: readonly ReceivedEvent[]) {
  if (events.length === 0) return
  await db.transaction(async (tx) => {
    for (const event of events) {
      const id = await storeEvent(tx, event)
      if (id !== null) await afterCommit(tx, 'payment_told', { eventId: id })
    }
  })
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > longestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
