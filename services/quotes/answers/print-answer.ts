import type { QueryRunner } from '#platform/database.ts'
import type { Invoicing } from '#services/invoices/invoicing.ts'
import { readCustomer } from '#services/sessions/steps.ts'
import type { QuoteRow } from '../repository.ts'
import { readAnswer } from './repository.ts'
import { answerSheet } from './sheet.ts'

export type AnswerPrinter = Pick<Invoicing, 'brand' | 'sellerOf' | 'print'>

/** Returns the name and email of a quote's customer. */
export async function readBuyerName(db: QueryRunner, customerId: number): Promise<{ name: string; email: string }> {
  const { firstname, lastname, email } = (await readCustomer(db, customerId))!
  return { name: `${firstname} ${lastname}`.trim(), email }
}

/** Prints an answer as a PDF. Returns undefined if the answer is missing; `bytes` is null if the printer is busy. */
export async function printAnswer(
  db: QueryRunner,
  printer: AnswerPrinter,
  quote: QuoteRow,
  number: number,
): Promise<{ name: string; bytes: Uint8Array | null } | undefined> {
  const answer = await readAnswer(db, quote.listId, number)
  if (!answer) return undefined
  const customer = await readBuyerName(db, quote.customerId)
  const { brand, sellerOf, print } = printer
  const sheet = answerSheet({ quote, answer, customer, seller: sellerOf(quote.site), brand })
  return { name: `quote-${quote.number}-${number}.pdf`, bytes: await print(sheet) }
}
