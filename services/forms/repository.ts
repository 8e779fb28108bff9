import type { z } from 'zod'
import type { WireStaffForm } from '#contract/forms.ts'
import type { FormDefinition, FormSettings } from '#domain/forms/form.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

type FormRow = z.output<typeof WireStaffForm>

interface EntryRow {
  id: string
  number: number
  /** Epoch milliseconds. */
  at: number
  isSuspicious: boolean
  values: Record<string, string>
}

interface StoredForm extends FormSettings {
  formHash: string
  definition: Omit<FormRow, keyof FormSettings | 'formHash'>
}

const formColumns = `hash as "formHash", definition, is_open as "isOpen", notify, sends_receipt as "sendsReceipt",
  retention_days as "retentionDays"`
const entryColumns = `id, number::double precision as number,
  (extract(epoch from at) * 1000)::double precision as at, is_suspicious as "isSuspicious", entry_values as values`

const read = statement<StoredForm>('form.read', `select ${formColumns} from form where site = $1 and hash = $2`)
const list = statement<StoredForm>('form.list', `select ${formColumns} from form where site = $1 order by hash`)
const put = statement(
  'form.put',
  `insert into form (site, hash, definition, is_open, notify, sends_receipt, retention_days)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (site, hash) do update set definition = excluded.definition, is_open = excluded.is_open,
     notify = excluded.notify, sends_receipt = excluded.sends_receipt, retention_days = excluded.retention_days`,
)
const addNotify = statement<{ hash: string }>(
  'form.add-notify',
  'update form set notify = $3 where site = $1 and hash = $2 and notify is null returning hash',
)
const insertEntry = statement(
  'form-entry.insert',
  `insert into form_entry (id, site, form_hash, at, entry_values, is_suspicious, delete_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
const page = statement<EntryRow>(
  'form-entry.page',
  `select ${entryColumns} from form_entry
   where site = $1 and form_hash = $2 and ($3::bigint is null or number < $3) order by number desc limit $4`,
)
const readOne = statement<EntryRow & { site: Site; formHash: string }>(
  'form-entry.read',
  `select ${entryColumns}, site, form_hash as "formHash" from form_entry where id = $1`,
)
const remove = statement<{ id: string }>(
  'form-entry.delete',
  'delete from form_entry where site = $1 and form_hash = $2 and id = $3 returning id',
)

export async function readForm(db: QueryRunner, site: Site, formHash: string): Promise<FormRow | undefined> {
  const [stored] = await db.run(read, [site, formHash])
  return stored && formOf(stored)
}

export async function readForms(db: QueryRunner, site: Site): Promise<FormRow[]> {
  return (await db.run(list, [site])).map(formOf)
}

export async function writeForm(
  tx: Transaction,
  site: Site,
  form: FormDefinition & FormSettings & { formHash: string },
): Promise<void> {
  const { formHash, isOpen, notify, sendsReceipt, retentionDays, title, submit, thanks, closed, fields } = form
  const definition: FormDefinition = { title, submit, thanks, closed, fields }
  await tx.run(put, [site, formHash, JSON.stringify(definition), isOpen, notify, sendsReceipt, retentionDays])
}

/** Sets the notification address, unless the form already has one. Returns true if it was set. */
export async function addNotification(tx: Transaction, site: Site, formHash: string, email: string): Promise<boolean> {
  return (await tx.run(addNotify, [site, formHash, email])).length > 0
}

interface NewEntry {
  id: string
  formHash: string
  at: number
  values: Readonly<Record<string, string>>
  isSuspicious: boolean
  deleteAt: number
}

export async function writeEntry(tx: Transaction, site: Site, entry: NewEntry): Promise<void> {
  const { id, formHash, at, values, isSuspicious, deleteAt } = entry
  const times = [new Date(at), new Date(deleteAt)] as const
  await tx.run(insertEntry, [id, site, formHash, times[0], JSON.stringify(values), isSuspicious, times[1]])
}

/** Returns a form's entries before a number, newest first. */
export async function readEntries(
  db: QueryRunner,
  { site, formHash, before, limit }: { site: Site; formHash: string; before?: number | undefined; limit: number },
): Promise<EntryRow[]> {
  return db.run(page, [site, formHash, before ?? null, limit])
}

export async function readEntry(db: QueryRunner, id: string) {
  const [entry] = await db.run(readOne, [id])
  return entry
}

/** Returns false if the form has no such entry. */
export async function deleteEntry(tx: Transaction, site: Site, formHash: string, id: string): Promise<boolean> {
  return (await tx.run(remove, [site, formHash, id])).length > 0
}

/** Deletes entries at the end of their retention period. */
export const sweepEntries = createClockSweep('form_entry', 'delete_at < $1')

function formOf({ definition, ...settings }: StoredForm): FormRow {
  return { ...definition, ...settings }
}
