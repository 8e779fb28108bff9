import { useState } from 'react'
import { isHandle, maxHandleLength, normalizeHandle } from '#domain/catalog/import/cells/handle.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts } from '../texts/en.ts'
import { redirectedPathText } from './redirected-path.ts'

interface UrlDialogProps {
  /** Stored handle of the product or category. */
  stored: string
  /** Origin of a site. */
  origin: string
  texts: { hint: (url: string) => string; redirects: (url: string) => string }
  /** Messages for further refusals, by code. */
  refusals: Readonly<Record<string, string>>
  send: (edit: { read: string; handle: string }, key: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

const t = texts.url
/** Refusals that are shown at the field. */
const fieldCodes = ['invalid_handle', 'invalid_page_handle', 'handle_taken', 'path_redirected']

/** Renders the form for changing the URL of a product or category. */
export function UrlDialog({ stored, origin, texts: own, send, onDone, onClose, ...props }: UrlDialogProps) {
  const [read] = useState(stored)
  const [entered, setEntered] = useState(read)
  const [isChecked, setChecked] = useState(false)
  const handle = normalizeHandle(entered.trim())
  const error = handle === read ? t.same : isHandle(handle) ? undefined : t.invalid
  const submission = useSubmit({ send: (key) => send({ read, handle }, key), done: t.done, onDone })
  const refusals: Readonly<Record<string, string>> = {
    ...props.refusals,
    invalid_handle: t.invalid,
    handle_taken: t.taken,
    handle_changed: t.changed(String(submission.details['handle'])),
    path_redirected: redirectedPathText(submission.details),
    too_many_redirects: t.tooMany,
  }
  const code = submission.problem?.code
  const refusal = code !== undefined && fieldCodes.includes(code) ? refusals[code] : undefined
  return (
    <ModalDialog title={t.change} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.save}
        refusals={refusals}
        errors={error === undefined ? [] : [error]}
        isDirty={handle !== read && !submission.isBusy}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextField
          label={t.handle}
          hint={own.hint(`${origin}/${handle}`)}
          maxLength={maxHandleLength}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          autoFocus
          value={entered}
          error={(isChecked && error) || refusal}
          onChange={({ currentTarget }) => {
            submission.dismiss()
            setEntered(currentTarget.value)
          }}
        />
        <p className="muted small">{own.redirects(`/${read}`)}</p>
      </Form>
    </ModalDialog>
  )
}
