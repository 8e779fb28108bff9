import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { ImportReview } from './review/import-review.tsx'
import { useRateImport } from './review/use-rate-import.ts'
import { texts } from './texts/en.ts'

interface ImportDialogProps {
  site: Site
  onClose: () => void
  onStored: () => void
}

const t = texts.file
const maxCharacters = 1_500_000

/** Renders the import of a rate file: choose, check, store. */
export function ImportDialog({ site, onClose, onStored }: ImportDialogProps) {
  const [csv, setCsv] = useState('')
  const [allowsGaps, setAllowsGaps] = useState(false)
  const [isTried, setTried] = useState(false)
  const steps = useRateImport({ site, csv, allowsGaps, onStored })
  const error = csv.trim() === '' ? t.missing : csv.length > maxCharacters ? t.tooLarge : undefined
  return (
    <ModalDialog title={t.title} onClose={onClose} isWide>
      {steps.report ? (
        <ImportReview report={steps.report} steps={steps} />
      ) : (
        <Form
          submission={steps.check}
          submit={t.check}
          refusals={texts.refusals}
          errors={error === undefined ? [] : ['csv']}
          onInvalid={() => setTried(true)}
          onCancel={onClose}
        >
          <p>{t.text}</p>
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
            value={csv}
            error={isTried ? error : undefined}
            onChange={({ currentTarget }) => setCsv(currentTarget.value)}
          />
          <CheckField
            label={t.gaps}
            checked={allowsGaps}
            onChange={({ currentTarget }) => setAllowsGaps(currentTarget.checked)}
          />
        </Form>
      )}
    </ModalDialog>
  )
}
