import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { ImportResult } from '../redirect-types.ts'
import { texts } from '../texts/en.ts'
import { ImportReport } from './import-report.tsx'

interface ImportDialogProps {
  site: Site
  onClose: () => void
  onStored: () => void
}

const t = texts.file
const maxLetters = 1_500_000

/** Renders the CSV import, which is checked first and stored only if there are no problems. */
export function ImportDialog({ site, onClose, onStored }: ImportDialogProps) {
  const [csv, setCsv] = useState('')
  const [isTried, setTried] = useState(false)
  const [checked, setChecked] = useState<ImportResult | null>(null)
  const send = (isDryRun: boolean) => (key: string) =>
    callsOf(site)('POST /svc_route/redirects/import', { body: { site, csv, isDryRun }, key })
  const check = useSubmit({ send: send(true), onDone: setChecked })
  const store = useSubmit({
    send: send(false),
    onDone: (result) => {
      if (!result.isStored) return setChecked(result)
      notify(t.done(result.created + result.changed))
      onStored()
      onClose()
    },
  })
  const error = csv.trim() === '' ? t.missing : csv.length > maxLetters ? t.tooLarge : undefined
  if (checked) {
    const count = checked.created + checked.changed
    const isGood = checked.problemCount === 0 && count > 0
    return (
      <ModalDialog title={t.title} onClose={onClose} isWide>
        <ImportReport result={checked} />
        <Form
          submission={isGood ? store : { ...store, submit: () => setChecked(null) }}
          submit={isGood ? t.store(count) : t.other}
          refusals={texts.refusals}
          onCancel={onClose}
        >
          {isGood && <Message tone="ok">{t.good}</Message>}
        </Form>
      </ModalDialog>
    )
  }
  return (
    <ModalDialog title={t.title} onClose={onClose} isWide>
      <p>{t.text}</p>
      <Form
        submission={{
          ...check,
          submit: () => {
            setTried(true)
            if (error === undefined) check.submit()
          },
        }}
        submit={t.check}
        refusals={texts.refusals}
        onCancel={onClose}
      >
        <TextField
          label={t.choose}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(setCsv)}
        />
        <TextArea
          label={t.paste}
          className="input csv-input"
          rows={8}
          spellCheck={false}
          placeholder={t.placeholder}
          value={csv}
          error={isTried ? error : undefined}
          onChange={({ currentTarget }) => setCsv(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
