import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/kernel/call.ts'
import type { forms } from '#contract/forms.ts'
import { checkEntry, isSuspiciousEntry } from '#domain/forms/check-entry.ts'
import { formatEntriesCsv } from '#domain/forms/format-entries-csv.ts'
import { formProblems, receiptAddress } from '#domain/forms/form.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { deleteEntry, readEntries, readForm, readForms, writeEntry } from './repository.ts'
import { formTag, saveForm } from './steps.ts'

interface FormDeps {
  db: Database
  shared: QueryRunner
}
type Submitted = Reply<typeof forms, 'POST /svc_ssr/submit/wufoo'>

/** Maximum entries per 15 minutes. The subject is the email address, because the receipt is sent there. */
const countEntry = attemptLimit('form entry', { address: 30, subject: 5, shopper: 10 })
const maxLines = 10_000
const dayMs = 86_400_000

export const formHandlers: Handlers<typeof forms, FormDeps> = {
  async 'GET /svc_ssr/form/{formHash}'({ site, params, tag, refuse }, { shared }) {
    tag(formTag(site, params.formHash))
    const form = await readForm(shared, site, params.formHash)
    if (!form) throw refuse('form_not_found')
    const { notify: _, sendsReceipt: __, retentionDays: ___, ...open } = form
    return open
  },

  async 'POST /svc_ssr/submit/wufoo'(received, { db }) {
    const { site, scope, ip, body, now, refuse } = received
    const { formHash, homepage, elapsedMs, ...input } = body
    const stored = await storedReply<Submitted>(db, received)
    if (stored) return stored
    const form = await readForm(db, site, formHash)
    if (!form) throw refuse('form_not_found')
    if (!form.isOpen) throw refuse('form_closed')
    const { values, problems } = checkEntry(form.fields, input)
    if (problems.length > 0) throw refuse('invalid_fields', { fields: problems })
    const receiptTo = receiptAddress(form.fields, values)
    const seconds = await countEntry(db, { scope, ip, subject: receiptTo?.toLowerCase() ?? '' }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    return writeOnce<Submitted>(db, received, async (tx) => {
      const id = randomUUID()
      const suspicious = isSuspiciousEntry({ homepage, elapsedMs })
      const deleteAt = now + form.retentionDays * dayMs
      await writeEntry(tx, site, { id, formHash, at: now, values, isSuspicious: suspicious, deleteAt })
      const mail = async (template: string, to: string) =>
        afterCommit(tx, 'mail_send', { template, to, data: { entryId: id }, key: `${template}.${id}` })
      if (!suspicious) await afterCommit(tx, 'form_forward', { entryId: id })
      if (!suspicious && form.notify !== null) await mail('form-entry', form.notify)
      if (!suspicious && form.sendsReceipt && receiptTo !== null) await mail('form-receipt', receiptTo)
      return { success: true, entryId: id }
    })
  },

  async 'GET /svc_ssr/forms'({ site }, { db }) {
    return { forms: await readForms(db, site) }
  },

  async 'PUT /svc_ssr/forms/{formHash}'({ site, params, body, refuse }, { db }) {
    const form = { ...params, ...body }
    const problems = formProblems(form)
    if (problems.length > 0) throw refuse('invalid_form', { fields: problems })
    await db.transaction((tx) => saveForm(tx, site, form))
    return form
  },

  async 'GET /svc_ssr/forms/{formHash}/entries'({ site, params, query, refuse }, { db }) {
    if (!(await readForm(db, site, params.formHash))) throw refuse('form_not_found')
    return { entries: await readEntries(db, { site, ...params, ...query }) }
  },

  async 'GET /svc_ssr/forms/{formHash}/export'({ site, params, refuse }, { db }) {
    const form = await readForm(db, site, params.formHash)
    if (!form) throw refuse('form_not_found')
    const entries = await readEntries(db, { site, ...params, limit: maxLines })
    const lines = entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }))
    return { count: entries.length, csv: formatEntriesCsv(form.fields, lines) }
  },

  async 'DELETE /svc_ssr/forms/{formHash}/entries/{id}'({ site, params, refuse }, { db }) {
    const isDeleted = await db.transaction((tx) => deleteEntry(tx, site, params.formHash, params.id))
    if (!isDeleted) throw refuse('entry_not_found')
    return null
  },
}
