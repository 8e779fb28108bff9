import { useState } from 'react'
import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { optionBody, optionErrors, refusedSkusText, initialOptionDraft, type OptionDraft } from './option-draft.ts'
import { OptionValueField } from './option-value-field.tsx'

interface EditOptionDialogProps {
  product: Product
  option: Product['options'][number]
  onDone: () => void
  onClose: () => void
}

const t = texts.editOption

/** Renders the form that renames an option and its values, and removes values. */
export function EditOptionDialog({ product, option, onDone, onClose }: EditOptionDialogProps) {
  const [initial] = useState(() => initialOptionDraft(option))
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const edit = optionBody(draft)
  const submission = useSubmit({
    send: (key) => {
      const read = { label: option.label, values: option.values }
      const input = { params: { id: String(product.id), option: option.code }, body: { read, ...edit }, key }
      return call('PUT /svc_admin/products/{id}/options/{option}', input)
    },
    done: t.done,
    onDone,
  })
  const { details } = submission
  const change = (part: Partial<OptionDraft>) => {
    submission.dismiss()
    setDraft((before) => ({ ...before, ...part }))
  }
  const others = product.options.filter(({ code }) => code !== option.code)
  const found = optionErrors(
    draft,
    others.map(({ label }) => label),
  )
  const errors = [found.label, ...found.values].filter((error) => error !== undefined)
  const isRepeated = submission.problem?.code === 'repeated_option'
  const hasRemoved = draft.values.some(({ isRemoved }) => isRemoved)
  return (
    <ModalDialog title={t.title(option.label)} onClose={onClose}>
      <p className="small">{t.hint}</p>
      <Form
        submission={submission}
        submit={t.save}
        refusals={{
          ...texts.refusals,
          option_not_found: t.changed,
          option_changed: t.changed,
          missing_value: t.missingValue,
          repeated_option: t.repeatedOption,
          repeated_value: t.repeatedValue,
          variants_in_stock: t.inStock(refusedSkusText(details)),
          variants_in_orders: t.inOrders(refusedSkusText(details)),
          variants_in_sets: t.inSets(refusedSkusText(details)),
        }}
        errors={errors}
        isDirty={draft !== initial && !submission.isBusy}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextField
          label={t.name}
          maxLength={optionLimits.label}
          autoFocus
          value={draft.label}
          error={(isChecked && found.label) || (isRepeated && t.repeatedOption) || undefined}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
        />
        {draft.values.map((value, index) => (
          <OptionValueField
            key={value.from}
            value={value}
            error={isChecked ? found.values[index] : undefined}
            onChange={(part) => change({ values: draft.values.with(index, { ...value, ...part }) })}
          />
        ))}
        {hasRemoved && <p className="muted small">{t.removal}</p>}
      </Form>
    </ModalDialog>
  )
}
