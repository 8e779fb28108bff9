import { useState } from 'react'
import { isHandle, maxHandleLength, normalizeHandle } from '#domain/catalog/import/cells/handle.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { redirectedPathText } from './redirected-path.ts'

interface UrlButtonProps {
  product: Product
  /** Origin of the selected site. */
  origin: string
  onDone: () => void
}

const t = texts.url
/** Refusals that are shown at the field. */
const fieldCodes = ['invalid_handle', 'handle_taken', 'path_redirected']

/** Renders the button that opens the form for changing a product's URL. */
export function UrlButton(props: UrlButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t.change}
      </button>
      {isOpen && (
        <UrlDialog
          {...props}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            props.onDone()
          }}
        />
      )}
    </>
  )
}

function UrlDialog({ product, origin, onDone, onClose }: UrlButtonProps & { onClose: () => void }) {
  const [read] = useState(product.handle)
  const [entered, setEntered] = useState(read)
  const [isChecked, setChecked] = useState(false)
  const handle = normalizeHandle(entered.trim())
  const error = handle === read ? t.same : isHandle(handle) ? undefined : t.invalid
  const submission = useSubmit({
    send: (key) => {
      const input = { params: { id: String(product.id) }, body: { read, handle }, key }
      return call('PUT /svc_admin/products/{id}/url', input)
    },
    done: t.done,
    onDone,
  })
  const refusals: Readonly<Record<string, string>> = {
    ...texts.refusals,
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
          hint={t.hint(`${origin}/${handle}`)}
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
        <p className="muted small">{t.redirects(`/${read}`)}</p>
      </Form>
    </ModalDialog>
  )
}
