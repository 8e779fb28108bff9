import type { AnswerDocument } from '#domain/quotes/answer.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface AnswerRow {
  number: number
  document: AnswerDocument
  sentAt: number
  validUntil: number
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint::float8`
const columns = `number, document, ${ms('sent_at')} as "sentAt", ${ms('valid_until')} as "validUntil"`
const list = statement<AnswerRow>(
  'quote-answer.list',
  `select ${columns} from quote_answer where list_id = $1 order by number desc limit 100`,
)
const one = statement<AnswerRow>(
  'quote-answer.read',
  `select ${columns} from quote_answer where list_id = $1 and number = $2`,
)
const byKey = statement<{ number: number }>(
  'quote-answer.by-key',
  'select number from quote_answer where list_id = $1 and key = $2',
)
const insert = statement<{ number: number }>(
  'quote-answer.create',
  `insert into quote_answer (list_id, number, document, sent_at, valid_until, key)
   select $1, coalesce(max(number), 0) + 1, $2, to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000), $5
   from quote_answer where list_id = $1 returning number`,
)

/** Returns a quote's sent answers, newest first. */
export async function readAnswers(db: QueryRunner, listId: string): Promise<AnswerRow[]> {
  return db.run(list, [listId])
}

export async function readAnswer(db: QueryRunner, listId: string, number: number): Promise<AnswerRow | undefined> {
  const [found] = await db.run(one, [listId, number])
  return found
}

/** Returns true if an answer with this idempotency key was already sent. */
export async function isAnswerSent(tx: Transaction, listId: string, key: string): Promise<boolean> {
  return (await tx.run(byKey, [listId, key])).length > 0
}

/** Stores an answer to a locked quote and returns its number. */
export async function createAnswer(
  tx: Transaction,
  listId: string,
  { document, sentAt, validUntil, key }: Omit<AnswerRow, 'number'> & { key: string },
): Promise<number> {
  const [created] = await tx.run(insert, [listId, JSON.stringify(document), sentAt, validUntil, key])
  return created!.number
}
