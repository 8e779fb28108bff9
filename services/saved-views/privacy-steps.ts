import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const ofPerson = 'strpos(lower(query), lower($1)) > 0'
const views = statement<{ json: object }>(
  'saved-view.export',
  `select jsonb_build_object('page', page, 'query', query) as json from staff_view where ${ofPerson} order by id`,
)
const remove = statement('saved-view.forget', `delete from staff_view where ${ofPerson}`)

/** Saved views whose search contains the person's email address. */
export const savedViewData: PersonalData = {
  tables: ['staff_view'],
  read: async (db, { email }) => ({ savedViews: await readJson(db, views, [inQuery(email)]) }),
  forget: async (tx, { email }) => void (await tx.run(remove, [inQuery(email)])),
}

/** Returns text as encoded in a query string. */
function inQuery(text: string): string {
  return new URLSearchParams({ q: text }).toString().slice('q='.length)
}
