import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '#platform/database.ts'
import type { AdyenEvent } from '#platform/payments/adyen/told.ts'
import { readAdyenWebhook, type AdyenWebhookSettings } from '#platform/payments/adyen/webhook.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { keepEvent } from './repository.ts'

const path = /^\/svc_payment\/webhooks\/adyen(?:\?|$)/
const longestBody = 256 * 1024

/** The whole answer by which the vendor knows that it need not tell it again. */
const accepted = '[accepted]'

interface Listening {
  db: Database
  /** Undefined: no account is configured, and nobody is listened to. */
  adyen: AdyenWebhookSettings | undefined
  /** Hears of deliveries that are not believed. */
  warn: (problem: string) => void
}

/**
 * Takes what Adyen tells of payments: each event of a signed delivery is stored once, and only then accepted; what follows
 * from it is done afterwards. It needs no log-in and no cookie: the signature is all that counts [T25]. False when it is
 * nothing of the kind.
 */
export function serveWebhooks({ db, adyen, warn }: Listening, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!path.test(request.url ?? '')) return false
    const answer = (status: number, text = '', more: Record<string, string> = {}) => {
      const sized = { 'cache-control': 'no-store', 'content-length': String(text.length), 'content-type': 'text/plain' }
      response.writeHead(status, { ...headers, ...sized, ...more })
      response.end(text)
      return true
    }
    if (request.method !== 'POST') return answer(405, '', { allow: 'POST', connection: 'close' })
    if (!adyen) return answer(404, '', { connection: 'close' })
    const body = await bodyOf(request)
    if (body === undefined) return answer(413, '', { connection: 'close' })
    const read = readAdyenWebhook(body, adyen)
    if (typeof read === 'string') {
      warn(read)
      return answer(statuses[read])
    }
    await keep(db, read)
    return answer(200, accepted)
  }
}

const statuses = { unreadable: 400, unsigned: 401, foreign: 403 }

async function keep(db: Database, events: readonly AdyenEvent[]) {
  await db.transaction(async (tx) => {
    for (const event of events) {
      const id = await keepEvent(tx, event)
      if (id !== null) await afterCommit(tx, 'payment_told', { eventId: id })
    }
  })
}

/** Undefined when it is longer than any delivery. */
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
