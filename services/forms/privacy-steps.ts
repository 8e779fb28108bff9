import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

// Forms may have any fields, so any answer may contain the email address.
const ofPerson = 'exists (select from jsonb_each_text(entry_values) where lower(trim(value)) = $1)'
const entries = statement<{ json: object }>(
  'form-entry.export',
  `select to_jsonb(e) - 'is_suspicious' as json from form_entry e where ${ofPerson} order by number`,
)
const remove = statement('form-entry.forget', `delete from form_entry where ${ofPerson}`)

export const formData: PersonalData = {
  tables: ['form_entry'],
  read: async (db, { email }) => ({ forms: await readJson(db, entries, [email]) }),
  forget: async (tx, { email }) => void (await tx.run(remove, [email])),
}
