import { chatLifetimeMs, chatLimits } from '#domain/chat/limits.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import { ownerCondition, ownerOf } from '#services/call/identity/scope.ts'
import type { StoredFile } from './files/stored-file.ts'

export interface ConversationRow {
  id: string
  site: Site
  customerId: number | null
  kind: 'chat' | 'ticket'
  state: 'open' | 'closed'
  name: string
  email: string
  readNumber: number
  lastNumber: number
  stars: number | null
  createdAt: string
  changedAt: string
}
export interface DeskRow extends ConversationRow {
  newest: { author: 'shopper' | 'agent'; text: string } | null
  waitingSince: string | null
}
export interface MessageRow {
  number: number
  author: 'shopper' | 'agent'
  agent: string | null
  text: string
  createdAt: string
  file: { id: string; name: string; type: string } | null
}

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const columns = `id, site, customer_id as "customerId", kind, state, name, email, read_number as "readNumber",
  last_number as "lastNumber", stars, ${asDate('created_at')} as "createdAt", ${asDate('changed_at')} as "changedAt"`
const messageColumns = `number, author, agent, text, ${asDate('created_at')} as "createdAt", (
  select jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type) from chat_attachment f
  where f.conversation_id = chat_message.conversation_id and f.number = chat_message.number) as file`

const insert = statement<ConversationRow>(
  'chat.open',
  `insert into chat_conversation (site, customer_id, guest_token, kind, name, email, created_at, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${columns}`,
)
const countRecent = statement<{ count: number }>(
  'chat.count-recent',
  `select count(*)::integer as count from chat_conversation where ${ownerCondition} and created_at > $4`,
)
const ownOne = statement<ConversationRow>(
  'chat.read-own',
  `select ${columns} from chat_conversation where ${ownerCondition} and id = $4`,
)
const one = statement<ConversationRow>('chat.read', `select ${columns} from chat_conversation where id = $1`)
const lock = statement<ConversationRow>(
  'chat.lock',
  `select ${columns} from chat_conversation where id = $1 for update`,
)
const messagesAfter = statement<MessageRow>(
  'chat.messages',
  `select ${messageColumns} from chat_message where conversation_id = $1 and number > $2 order by number limit $3`,
)
const sentBefore = statement<MessageRow>(
  'chat.message-by-key',
  `select ${messageColumns} from chat_message where conversation_id = $1 and request_key = $2`,
)
const advance = statement<{ number: number }>(
  'chat.advance',
  `update chat_conversation set last_number = last_number + 1, changed_at = $2,
     read_number = case when $3 then last_number + 1 else read_number end
   where id = $1 returning last_number as number`,
)
const insertMessage = statement<MessageRow>(
  'chat.send',
  `insert into chat_message (conversation_id, number, author, agent, text, request_key, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${messageColumns}`,
)
const notify = statement('chat.notify', `select pg_notify('chat', $1)`)
const read = statement<{ id: string }>(
  'chat.mark-read',
  `update chat_conversation set read_number = greatest(read_number, least($5, last_number))
   where ${ownerCondition} and id = $4 returning id`,
)
const close = statement(
  'chat.close',
  `update chat_conversation set state = 'closed', changed_at = $2 where id = $1 and state = 'open'`,
)
const countFiles = statement<{ count: number }>(
  'chat.count-files',
  'select count(*)::integer as count from chat_attachment where conversation_id = $1',
)
const insertFile = statement<{ id: string }>(
  'chat.attach',
  `insert into chat_attachment (conversation_id, number, name, type, bytes) values ($1, $2, $3, $4, $5) returning id`,
)
const fileOf = statement<StoredFile>('chat.file', 'select name, type, bytes from chat_attachment where id = $1')
const rate = statement<{ id: string }>(
  'chat.rate',
  `update chat_conversation set stars = $5 where ${ownerCondition} and id = $4 returning id`,
)
const takeTranscript = statement<{ id: string }>(
  'chat.take-transcript',
  `update chat_conversation set transcript_at = $2 where id = $1 and transcript_at is null returning id`,
)
const isAnswered = statement<{ isAnswered: boolean }>(
  'chat.is-answered',
  `select exists (select from chat_message where conversation_id = $1 and author = 'agent') as "isAnswered"`,
)
const messagesOfDesk = 'from chat_message m where m.conversation_id = chat_conversation.id'
const deskColumns = `${columns}, (
  select jsonb_build_object('author', m.author, 'text', left(m.text, 200)) ${messagesOfDesk}
  order by m.number desc limit 1) as newest, case when state = 'open' then (
  select ${asDate('min(m.created_at)')} ${messagesOfDesk} and m.author = 'shopper' and m.number > coalesce((
    select max(m.number) ${messagesOfDesk} and m.author = 'agent'), 0)) end as "waitingSince"`
const inState = {
  open: statement<DeskRow>(
    'chat.read-open',
    `select ${deskColumns} from chat_conversation where state = 'open' order by changed_at, id limit $1 offset $2`,
  ),
  closed: statement<DeskRow>(
    'chat.read-closed',
    `select ${deskColumns} from chat_conversation where state = 'closed' order by changed_at desc, id limit $1 offset $2`,
  ),
}
const countInState = statement<{ count: number }>(
  'chat.count-in-state',
  'select count(*)::integer as count from chat_conversation where state = $1',
)
const closeIdle = statement<{ id: string }>(
  'chat.close-idle',
  `update chat_conversation set state = 'closed' where state = 'open' and kind = 'chat' and changed_at < $1 returning id`,
)
const move = statement(
  'chat.move',
  `update chat_conversation set customer_id = $3, guest_token = null where site = $1 and guest_token = $2`,
)
const answers = statement<{ title: string; text: string }>(
  'chat.answers',
  'select title, text from chat_canned_answer order by title',
)
const clearAnswers = statement('chat.clear-answers', 'delete from chat_canned_answer')
const insertAnswers = statement(
  'chat.put-answers',
  'insert into chat_canned_answer (title, text) select * from unnest($1::text[], $2::text[])',
)

/** Opens a conversation without messages. */
export async function openConversation(
  tx: Transaction,
  scope: Scope,
  { kind, name, email }: Pick<ConversationRow, 'kind' | 'name' | 'email'>,
): Promise<ConversationRow> {
  return (await tx.run(insert, [...ownerOf(scope), kind, name, email, new Date(tx.now)]))[0]!
}

/** Counts the conversations that a shopper opened within the last day. */
export async function countRecentConversations(tx: Transaction, scope: Scope): Promise<number> {
  return (await tx.run(countRecent, [...ownerOf(scope), new Date(tx.now - chatLifetimeMs)]))[0]!.count
}

export async function readOwnConversation(
  db: QueryRunner,
  scope: Scope,
  id: string,
): Promise<ConversationRow | undefined> {
  return (await db.run(ownOne, [...ownerOf(scope), id]))[0]
}

export async function readConversation(db: QueryRunner, id: string): Promise<ConversationRow | undefined> {
  return (await db.run(one, [id]))[0]
}

export async function lockConversation(tx: Transaction, id: string): Promise<ConversationRow | undefined> {
  return (await tx.run(lock, [id]))[0]
}

/** Returns messages after a number, oldest first. */
export async function readMessages(db: QueryRunner, id: string, after: number): Promise<MessageRow[]> {
  return db.run(messagesAfter, [id, after, chatLimits.page])
}

/** Returns the message already sent with this idempotency key. */
export async function readSentMessage(tx: Transaction, id: string, key: string): Promise<MessageRow | undefined> {
  return (await tx.run(sentBefore, [id, key]))[0]
}

/** Adds a message to a locked conversation and notifies all processes on commit. */
export async function addMessage(
  tx: Transaction,
  id: string,
  { author, agent, text, key }: Pick<MessageRow, 'author' | 'agent' | 'text'> & { key: string | null },
): Promise<MessageRow> {
  const now = new Date(tx.now)
  // A shopper who writes has seen the earlier messages.
  const [{ number }] = (await tx.run(advance, [id, now, author === 'shopper'])) as [{ number: number }]
  const [message] = await tx.run(insertMessage, [id, number, author, agent, text, key, now])
  await tx.run(notify, [id])
  return message!
}

export async function countAttachments(tx: Transaction, id: string): Promise<number> {
  return (await tx.run(countFiles, [id]))[0]!.count
}

/** Attaches a file to a message and returns the message with it. */
export async function attachFile(
  tx: Transaction,
  id: string,
  message: MessageRow,
  { name, type, bytes }: StoredFile,
): Promise<MessageRow> {
  const [file] = await tx.run(insertFile, [id, message.number, name, type, bytes])
  return { ...message, file: { id: file!.id, name, type } }
}

export async function readFile(db: QueryRunner, id: string): Promise<StoredFile | undefined> {
  return (await db.run(fileOf, [id]))[0]
}

/** Marks messages as read. Returns false if the conversation does not belong to the shopper. */
export async function markRead(tx: Transaction, scope: Scope, id: string, number: number): Promise<boolean> {
  return (await tx.run(read, [...ownerOf(scope), id, number])).length > 0
}

export async function closeConversation(tx: Transaction, id: string): Promise<void> {
  await tx.run(close, [id, new Date(tx.now)])
  await tx.run(notify, [id])
}

/** Stores a rating. Returns false if the conversation does not belong to the shopper. */
export async function rateConversation(tx: Transaction, scope: Scope, id: string, stars: number): Promise<boolean> {
  return (await tx.run(rate, [...ownerOf(scope), id, stars])).length > 0
}

/** Returns true if an agent has answered. */
export async function hasAnswer(db: QueryRunner, id: string): Promise<boolean> {
  return (await db.run(isAnswered, [id]))[0]!.isAnswered
}

/** Marks the transcript as emailed. Returns false if it already was. */
export async function markTranscript(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.run(takeTranscript, [id, new Date(tx.now)])).length > 0
}

/** Returns one page of conversations and the total count: open ones oldest first, closed ones newest first. */
export async function readConversations(
  db: QueryRunner,
  state: ConversationRow['state'],
  { page, size }: { page: number; size: number },
) {
  const [conversations, [counted]] = await Promise.all([
    db.run(inState[state], [size, (page - 1) * size]),
    db.run(countInState, [state]),
  ])
  return { conversations, total: counted!.count }
}

/** Moves a guest's conversations to the customer who logged in. */
export async function moveConversations(
  tx: Transaction,
  { site, guestToken }: Scope,
  { customerId }: Scope,
): Promise<void> {
  await tx.run(move, [site, guestToken, customerId])
}

/** Closes chats without a message in the past day. */
export async function closeIdleChats(db: QueryRunner, now: number): Promise<void> {
  await db.run(closeIdle, [new Date(now - chatLifetimeMs)])
}

/** Deletes conversations a year after their last change. */
export const sweepConversations = createClockSweep('chat_conversation', `changed_at < $1 - interval '1 year'`)

export async function readCannedAnswers(db: QueryRunner) {
  return db.run(answers, [])
}

export async function replaceCannedAnswers(
  tx: Transaction,
  replacing: readonly { title: string; text: string }[],
): Promise<void> {
  await tx.run(clearAnswers, [])
  await tx.run(insertAnswers, [replacing.map(({ title }) => title), replacing.map(({ text }) => text)])
}
