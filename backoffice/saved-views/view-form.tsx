import { useState } from 'react'
import { maxViewName } from '#domain/saved-views/view-query.ts'
import { CheckField, TextField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { texts } from './texts/en.ts'
import type { SavedView } from './view-types.ts'

interface ViewFormProps {
  initial: Pick<SavedView, 'name' | 'isShared'>
  send: (fields: { name: string; isShared: boolean }, key: string) => Promise<SavedView>
  onCancel: () => void
  onDone: (view: SavedView) => void
}

/** Renders the form for a view's name and sharing. */
export function ViewForm({ initial, send, onCancel, onDone }: ViewFormProps) {
  const [fields, setFields] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) => send({ ...fields, name: fields.name.trim() }, key),
    entries: fields,
    done: texts.saved,
    onDone,
  })
  const errors = fields.name.trim() === '' ? [texts.nameMissing] : []
  const change = (changed: Partial<typeof fields>) => {
    submission.dismiss()
    setFields({ ...fields, ...changed })
  }
  return (
    <Form
      submission={submission}
      submit={texts.submit}
      refusals={texts.refusals}
      errors={errors}
      onCancel={onCancel}
      onInvalid={() => setChecked(true)}
    >
      <TextField
        label={texts.name}
        autoFocus
        maxLength={maxViewName}
        value={fields.name}
        error={isChecked ? errors[0] : undefined}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <CheckField
        label={texts.share}
        checked={fields.isShared}
        onChange={({ currentTarget }) => change({ isShared: currentTarget.checked })}
      />
    </Form>
  )
}
