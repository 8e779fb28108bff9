import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const requests = statement<{ json: object }>(
  'issue-request.export',
  `select to_jsonb(r) - 'address_key' as json from catalog_request r where lower(email) = $1 order by requested_at`,
)
const remove = statement('issue-request.forget', 'delete from catalog_request where lower(email) = $1')

export const printCatalogData: PersonalData = {
  tables: ['catalog_request'],
  read: async (db, { email }) => ({ 'catalog-requests': await readJson(db, requests, [email]) }),
  forget: async (tx, { email }) => void (await tx.run(remove, [email])),
}
