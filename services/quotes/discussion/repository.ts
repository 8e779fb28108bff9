import type { QuoteFileKind } from '#domain/quotes/limits.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

interface MessageRow {
  id: string
  author: 'customer' | 'sales'
  agent: string
  text: string
  createdAt: number
}
interface FileRow {
  id: string
  kind: QuoteFileKind
  name: string
  type: string
  size: number
  createdAt: number
}

const createdAt = `(extract(epoch from created_at) * 1000)::bigint::float8 as "createdAt"`
const messageColumns = `id, author, agent, text, ${createdAt}`
const fileColumns = `id, kind, name, type, octet_length(bytes) as size, ${createdAt}`
const listMessages = statement<MessageRow>(
  'quote-message.list',
  `select ${messageColumns} from quote_message where list_id = $1 order by position`,
)
const oneMessage = statement<MessageRow>(
  'quote-message.read',
  `select ${messageColumns} from quote_message where list_id = $1 and id = $2`,
)
const byKey = statement<MessageRow>(
  'quote-message.by-key',
  `select ${messageColumns} from quote_message where list_id = $1 and key = $2`,
)
const countMessages = statement<{ count: number }>(
  'quote-message.count',
  'select count(*)::integer as count from quote_message where list_id = $1',
)
const insertMessage = statement<MessageRow>(
  'quote-message.create',
  `insert into quote_message (list_id, author, agent, text, key, created_at) values ($1, $2, $3, $4, $5, $6)
   returning ${messageColumns}`,
)
const listFiles = statement<FileRow>(
  'quote-file.list',
  `select ${fileColumns} from quote_file where list_id = $1 order by position`,
)
const oneFile = statement<Pick<FileRow, 'name' | 'type'> & { bytes: Buffer }>(
  'quote-file.read',
  'select name, type, bytes from quote_file where list_id = $1 and id = $2',
)
const sumFiles = statement<{ bytes: number }>(
  'quote-file.sum',
  `select coalesce(sum(octet_length(f.bytes)), 0)::float8 as bytes
   from quote q join quote_file f using (list_id) where q.customer_id = $1`,
)
const insertFile = statement<FileRow>(
  'quote-file.create',
  `insert into quote_file (list_id, kind, name, type, bytes, created_at) values ($1, $2, $3, $4, $5, $6)
   returning ${fileColumns}`,
)

/** Returns a quote's messages, oldest first. */
export async function readMessages(db: QueryRunner, listId: string): Promise<MessageRow[]> {
  return db.run(listMessages, [listId])
}

export async function readMessage(db: QueryRunner, listId: string, id: string): Promise<MessageRow | undefined> {
  const [found] = await db.run(oneMessage, [listId, id])
  return found
}

/** Returns the message that staff already sent with this idempotency key. */
export async function readSentMessage(tx: Transaction, listId: string, key: string): Promise<MessageRow | undefined> {
  const [found] = await tx.run(byKey, [listId, key])
  return found
}

export async function countQuoteMessages(db: QueryRunner, listId: string): Promise<number> {
  return (await db.run(countMessages, [listId]))[0]!.count
}

interface NewMessage extends Pick<MessageRow, 'author' | 'text'> {
  agent?: string
  key?: string
}

/** Adds a message to a locked quote. */
export async function addMessage(tx: Transaction, listId: string, message: NewMessage): Promise<MessageRow> {
  const { author, agent = '', text, key = null } = message
  const [added] = await tx.run(insertMessage, [listId, author, agent, text, key, new Date(tx.now)])
  return added!
}

/** Returns a quote's files without their contents, oldest first. */
export async function readFiles(db: QueryRunner, listId: string): Promise<FileRow[]> {
  return db.run(listFiles, [listId])
}

export async function readFile(db: QueryRunner, listId: string, id: string) {
  const [found] = await db.run(oneFile, [listId, id])
  return found
}

interface NewFile extends Pick<FileRow, 'kind' | 'name' | 'type'> {
  bytes: Buffer
}

/** Returns the total size in bytes of the files in all of a customer's quotes. */
export async function readFileBytes(db: QueryRunner, customerId: number): Promise<number> {
  return (await db.run(sumFiles, [customerId]))[0]!.bytes
}

/** Adds a file to a locked quote. */
export async function addFile(tx: Transaction, listId: string, { kind, name, type, bytes }: NewFile): Promise<FileRow> {
  const [added] = await tx.run(insertFile, [listId, kind, name, type, bytes, new Date(tx.now)])
  return added!
}

/** Deletes files two years after they were sent, or 30 days after their quote was declined, canceled, or expired. */
export const sweepQuoteFiles = createClockSweep(
  'quote_file',
  `created_at < $1 - interval '2 years' or list_id in (
     select list_id from quote where closed_at < $1 - interval '30 days'
       or state in ('sent', 'accepted') and valid_until < $1 - interval '30 days')`,
)
