import { statement } from '#platform/database.ts'
import { deleteQuoteLists } from '#services/lists/steps.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

// Same condition as `isOfferSent`, because prices and notes in an unsent offer are internal to the store. Earlier
// offers are exported as answers.
const isSent = `q.state not in ('requested', 'in_work') and q.valid_until is not null`
const quotes = statement<{ json: object }>(
  'quote.export',
  `select (to_jsonb(q) - array['customer_id', 'guest_token', 'copy_key', 'request_fingerprint', 'owner', 'taken_at', 'origin', 'is_visible', 'draft_order_id']
       - case when ${isSent} then array[]::text[] else array['lines', 'shipping', 'note'] end) || jsonb_build_object(
     'versions', coalesce((select jsonb_agg(jsonb_build_object('version', v.version, 'written_at', v.written_at,
       'offer', v.offer - array['reason', 'agent', 'key', 'fingerprint']) order by v.version) from quote_version v
       where v.list_id = q.list_id and v.version = q.version and ${isSent}), '[]'),
     'answers', coalesce((select jsonb_agg(to_jsonb(a) - array['list_id', 'key'] order by a.number) from quote_answer a
       where a.list_id = q.list_id), '[]'),
     'messages', coalesce((select jsonb_agg(to_jsonb(m) - array['list_id', 'key'] order by m.position) from quote_message m
       where m.list_id = q.list_id), '[]'),
     'files', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'name', f.name,
       'created_at', f.created_at) order by f.position) from quote_file f where f.list_id = q.list_id), '[]')) as json
   from quote q where customer_id = $1 order by requested_at`,
)
const files = statement<{ id: string; name: string }>(
  'quote-file.export',
  `select f.id, f.name from quote_file f join quote q using (list_id) where q.customer_id = $1 order by f.position`,
)
const file = statement<{ bytes: Buffer }>('quote-file.export-one', 'select bytes from quote_file where id = $1')
const ofPerson = '(d.customer_id = $1 or lower(d.email) = $2)'
const drafts = statement<{ json: object }>(
  'draft-order.export',
  `select jsonb_build_object('number', d.number, 'email', d.email, 'created_at', d.created_at,
     'document', d.document - array['reason'] || jsonb_build_object('lines', (
       select coalesce(jsonb_agg(line - 'listPrice'), '[]') from jsonb_array_elements(d.document->'lines') line))) as json
   from draft_order d where ${ofPerson} order by d.created_at`,
)
// Sending a draft order always creates a quote.
const removeGuestQuotes = statement<{ listId: string }>(
  'draft-order.forget-quotes',
  `delete from quote q using draft_order d where d.id = q.draft_order_id and ${ofPerson} and q.customer_id is null
   returning q.list_id as "listId"`,
)
const removeDrafts = statement('draft-order.forget', `delete from draft_order d where ${ofPerson}`)
const remove = statement('quote.forget', 'delete from quote where customer_id = $1')

export const quoteData: PersonalData = {
  tables: ['quote', 'quote_version', 'quote_answer', 'quote_message', 'quote_file', 'draft_order'],
  read: async (db, { id, email }) => ({
    quotes: await readJson(db, quotes, [id]),
    'draft-orders': await readJson(db, drafts, [id, email]),
  }),
  async *files(db, { id }) {
    for (const { id: fileId, name } of await db.run(files, [id]))
      for (const { bytes } of await db.run(file, [fileId])) yield { name: `quotes/${fileId}-${safeName(name)}`, bytes }
  },
  forget: async (tx, { id, email }) => {
    const removed = await tx.run(removeGuestQuotes, [id, email])
    await deleteQuoteLists(
      tx,
      removed.map(({ listId }) => listId),
    )
    await tx.run(removeDrafts, [id, email])
    await tx.run(remove, [id])
  },
}

/** Removes characters that could place a file outside its folder. */
function safeName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_')
}
