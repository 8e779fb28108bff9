import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const quotes = statement<{ json: object }>(
  'quote.export',
  `select (to_jsonb(q) - 'customer_id') || jsonb_build_object('versions', coalesce((
     select jsonb_agg(to_jsonb(v) - 'list_id' order by v.version) from quote_version v
     where v.list_id = q.list_id), '[]')) as json
   from quote q where customer_id = $1 order by requested_at`,
)
const remove = statement('quote.forget', 'delete from quote where customer_id = $1')

export const quoteData: PersonalData = {
  tables: ['quote', 'quote_version'],
  read: async (db, { id }) => ({ quotes: await readJson(db, quotes, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
