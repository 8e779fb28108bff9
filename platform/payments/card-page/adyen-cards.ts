import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { z } from 'zod'
import { EncryptedCard, type StoredCard } from '../adyen/store-card.ts'

const maxBody = 20 * 1024

/** HTTP status for each problem. */
const statuses = {
  foreign: 403,
  too_large: 413,
  malformed: 400,
  too_many_requests: 429,
  refused: 422,
  unanswered: 503,
} as const
type Problem = keyof typeof statuses

interface CardStore {
  /** Only pages on this origin may store cards. */
  origin: string
  store: (card: z.output<typeof EncryptedCard>) => Promise<StoredCard>
  /** Returns 0 if the request is within the limit. */
  secondsToWait: (context: Context<{ Bindings: HttpBindings }>) => Promise<number>
}

/** Creates the handler that stores an encrypted card at Adyen and returns its token [T49]. */
export function storeTypedCard({ origin, store, secondsToWait }: CardStore) {
  return async (context: Context<{ Bindings: HttpBindings }>) => {
    const refuse = (problem: Problem, more: Record<string, string> = {}) =>
      context.json({ problem }, statuses[problem], more)
    if (context.req.header('origin') !== origin) return refuse('foreign')
    const seconds = await secondsToWait(context)
    if (seconds > 0) return refuse('too_many_requests', { 'retry-after': String(seconds) })
    const body = await bodyOf(context.req.raw)
    if (body === null) return refuse('too_large', { connection: 'close' })
    const read = EncryptedCard.safeParse(body)
    if (!read.success) return refuse('malformed')
    const stored = await store(read.data)
    if (stored === 'refused') return refuse('refused')
    return stored === 'unknown' ? refuse('unanswered') : context.json(stored)
  }
}

/** Returns the JSON body, undefined if it is not JSON, or null if it is too large. */
async function bodyOf(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBody) return null
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) ?? undefined
  } catch {
    return undefined
  }
}
