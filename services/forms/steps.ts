import {
  formProblems,
  receiptAddress,
  type FormDefinition,
  type FormField,
  type FormSettings,
} from '#domain/forms/form.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readEntry, readForm, writeForm } from './repository.ts'

export { addNotification } from './repository.ts'

/** Returns the tag of cached pages with this form. */
export function formTag(site: Site, formHash: string): string {
  return `${site}:form:${formHash}`
}

/** Creates or replaces a form and purges its pages. Throws with the problems in an invalid form. */
export async function saveForm(
  tx: Transaction,
  site: Site,
  form: FormDefinition & FormSettings & { formHash: string },
): Promise<void> {
  const problems = formProblems(form)
  if (problems.length > 0) throw new Error(`Form ${form.formHash}: ${JSON.stringify(problems)}`)
  await writeForm(tx, site, form)
  await afterCommit(tx, 'purge', { tags: [formTag(site, form.formHash)] })
}

interface MailedEntry {
  site: Site
  title: string
  /** The email address in the entry, if it has one. */
  replyTo: string | null
  thanks: string
  /** In form order. */
  answers: { label: string; value: string }[]
}

/** Returns the content for an entry's emails, in English, or undefined if the entry was deleted. */
export async function readMailedEntry(db: QueryRunner, id: string): Promise<MailedEntry | undefined> {
  const entry = await readEntry(db, id)
  const form = entry && (await readForm(db, entry.site, entry.formHash))
  if (!entry || !form) return undefined
  const { title, thanks, fields } = form
  return {
    site: entry.site,
    title: title['en'] ?? '',
    replyTo: receiptAddress(fields, entry.values),
    thanks: thanks['en'] ?? '',
    answers: fields.flatMap((field) => answerOf(field, entry.values)),
  }
}

function answerOf({ name, label, options }: FormField, values: Readonly<Record<string, string>>) {
  const value = values[name]
  if (value === undefined) return []
  const chosen = options.find((option) => option.value === value)
  return [{ label: label['en'] ?? name, value: chosen?.label['en'] ?? value }]
}
