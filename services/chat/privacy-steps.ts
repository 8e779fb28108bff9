import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

// Includes guest chats by email address, because the archive is sent only to that address.
const ofPerson = '(customer_id = $1 or lower(email) = $2)'
const conversations = statement<{ json: object }>(
  'chat.export',
  `select (to_jsonb(c) - 'customer_id' - 'guest_token') || jsonb_build_object('messages', coalesce((
     select jsonb_agg(to_jsonb(m) - 'conversation_id' - 'request_key' order by m.number) from chat_message m
     where m.conversation_id = c.id), '[]')) as json
   from chat_conversation c where ${ofPerson} order by created_at`,
)
const files = statement<{ id: string; type: string }>(
  'chat.export-files',
  `select f.id, f.type from chat_attachment f join chat_conversation c on c.id = f.conversation_id
   where ${ofPerson} order by f.conversation_id, f.number`,
)
const file = statement<{ bytes: Buffer }>('chat.export-file', 'select bytes from chat_attachment where id = $1')
const guests = statement<{ token: string }>(
  'chat.guests-of',
  'select distinct guest_token as token from chat_conversation where lower(email) = $1 and guest_token is not null',
)
const remove = statement('chat.forget', `delete from chat_conversation where ${ofPerson}`)

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'text/plain': 'txt' }

export const chatData: PersonalData = {
  tables: ['chat_conversation', 'chat_message', 'chat_attachment'],
  read: async (db, { id, email }) => ({ chats: await readJson(db, conversations, [id, email]) }),
  async *files(db, { id, email }) {
    for (const { id: fileId, type } of await db.run(files, [id, email]))
      for (const { bytes } of await db.run(file, [fileId]))
        yield { name: `chats/${fileId}.${endings[type] ?? 'webp'}`, bytes }
  },
  readGuests: async (db, { email }) => (await db.run(guests, [email])).map(({ token }) => token),
  forget: async (tx, { id, email }) => void (await tx.run(remove, [id, email])),
}
