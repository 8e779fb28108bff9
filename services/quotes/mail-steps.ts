import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { RetryLater } from '#platform/jobs/retry-later.ts'
import { readConfirmedEmail } from '#services/passwords/steps.ts'
import { printAnswer, readBuyerName, type AnswerPrinter } from './answers/print-answer.ts'
import { readMessage } from './discussion/repository.ts'
import { readQuote } from './repository.ts'

/** Returns a quote and one of its messages for an email, or undefined if it was deleted. */
export async function readMailedQuote(
  db: QueryRunner,
  { site, listId, messageId }: { site: Site; listId: string; messageId: string | null },
) {
  const quote = await readQuote(db, site, listId)
  if (!quote) return undefined
  const message = messageId === null ? undefined : await readMessage(db, listId, messageId)
  const customer = await readBuyerName(db, quote.customerId)
  const isConfirmed = (await readConfirmedEmail(db, quote.customerId)) !== null
  return { ...quote, customer, isConfirmed, sent: message }
}
export type MailedQuote = NonNullable<Awaited<ReturnType<typeof readMailedQuote>>>

/** Prints an answer for its email. Throws if the printer is busy, so that the queue retries. */
export async function printMailedAnswer(
  db: QueryRunner,
  printer: AnswerPrinter,
  { site, listId, answer }: { site: Site; listId: string; answer: number },
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const quote = await readQuote(db, site, listId)
  const printed = quote && (await printAnswer(db, printer, quote, answer))
  if (!printed) return undefined
  if (!printed.bytes) throw new RetryLater('The printer is busy')
  return { name: printed.name, bytes: printed.bytes }
}
