import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTimeLocal, parseDateTimeLocal, ownTimeZone } from '#backoffice/kit/format/local-time.ts'
import type { PageVersion } from '../page-types.ts'
import { texts } from '../texts/en.ts'
import { setPublication } from './set-publication.ts'

interface ScheduleDialogProps {
  site: Site
  handle: string
  version: PageVersion
  onClose: () => void
  onDone: () => void
}

const t = texts.schedule

/** Renders the form for the time at which a version is published. */
export function ScheduleDialog({ site, handle, version, onClose, onDone }: ScheduleDialogProps) {
  const { number, publishAt } = version
  const [value, setValue] = useState(publishAt === null ? '' : formatDateTimeLocal(Date.parse(publishAt)))
  const [isChecked, setChecked] = useState(false)
  const at = parseDateTimeLocal(value)
  const submission = useSubmit({
    send: (key) => setPublication({ site, handle, number, at: new Date(at!).toISOString(), key }),
    done: at === null ? t.submit : t.done(number, formatDateTime(at)),
    onDone,
  })
  const isPast = submission.problem?.code === 'moment_passed'
  const error = isPast ? t.past : isChecked && at === null ? t.missing : undefined
  return (
    <ModalDialog title={t.title(number)} onClose={onClose}>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (at !== null) submission.submit()
          },
        }}
        submit={t.submit}
        refusals={texts.refusals}
        onCancel={onClose}
      >
        <TextField
          label={t.at}
          hint={t.zone(ownTimeZone())}
          type="datetime-local"
          autoFocus
          value={value}
          error={error}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
