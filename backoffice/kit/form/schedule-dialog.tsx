import { useState } from 'react'
import { ModalDialog } from '../dialog.tsx'
import { formatDateTime } from '../format/dates.ts'
import { formatDateTimeLocal, browserTimeZone, parseDateTimeLocal } from '../format/local-time.ts'
import { texts } from '../texts/en.ts'
import { TextField } from './field.tsx'
import { Form } from './form.tsx'
import { useSubmit } from './use-submit.ts'

interface ScheduleDialogProps<Stored> {
  title: string
  /** Currently scheduled time in epoch milliseconds, or null. */
  start: number | null
  /** Sends the chosen ISO 8601 time. A retry uses the same key. */
  send: (at: string, key: string) => Promise<Stored>
  /** Returns the confirmation message for the formatted time. */
  done: (at: string) => string
  refusals: Readonly<Record<string, string>>
  onDone: (stored: Stored) => void
  onClose: () => void
}

const t = texts.form.schedule

/** Renders the form that schedules a publication. */
export function ScheduleDialog<Stored>(props: ScheduleDialogProps<Stored>) {
  const { title, start, send, done, refusals, onDone, onClose } = props
  const [value, setValue] = useState(start === null ? '' : formatDateTimeLocal(start))
  const [isChecked, setChecked] = useState(false)
  const at = parseDateTimeLocal(value)
  const submission = useSubmit({
    send: (key) => send(new Date(at!).toISOString(), key),
    done: at === null ? t.submit : done(formatDateTime(at)),
    onDone,
  })
  const isPast = submission.problem?.code === 'moment_passed'
  return (
    <ModalDialog title={title} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit}
        refusals={{ moment_passed: t.past, ...refusals }}
        errors={at === null ? ['at'] : []}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextField
          label={t.at}
          hint={t.zone(browserTimeZone())}
          type="datetime-local"
          autoFocus
          value={value}
          error={isPast ? t.past : isChecked && at === null ? t.missing : undefined}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
