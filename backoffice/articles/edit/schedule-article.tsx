import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { ownTimeZone, parseDateTimeLocal } from '#backoffice/kit/format/local-time.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts } from '../texts/en.ts'
import { refusalTexts } from './step-texts.ts'
import type { ArticleForm } from './use-article-form.ts'

const t = texts.publish

/** Renders the form for the time at which the article with its changes is published. */
export function ScheduleArticle({ form, onClose }: { form: ArticleForm; onClose: () => void }) {
  const [value, setValue] = useState('')
  const [isChecked, setChecked] = useState(false)
  const at = parseDateTimeLocal(value)
  const submission = useSubmit({
    send: async (key) => {
      const { id, latest } = await form.save(`${key}-save`)
      return call('PUT /svc_admin/articles/{id}/publication', {
        params: { id: String(id) },
        body: { number: latest, latest, at: new Date(at!).toISOString() },
        key,
      })
    },
    done: at === null ? t.scheduleSubmit : t.scheduled(formatDateTime(at)),
    onDone: (stored) => {
      form.startFrom(stored)
      onClose()
    },
  })
  const isPast = submission.problem?.code === 'moment_passed'
  return (
    <ModalDialog title={t.scheduleTitle} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.scheduleSubmit}
        refusals={refusalTexts(form.conflicts)}
        errors={at === null ? ['at'] : []}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextField
          label={t.at}
          hint={t.zone(ownTimeZone())}
          type="datetime-local"
          autoFocus
          value={value}
          error={isPast ? texts.refusals['moment_passed'] : isChecked && at === null ? t.missing : undefined}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
