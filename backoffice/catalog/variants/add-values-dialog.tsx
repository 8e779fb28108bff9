import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { commonSkuPrefix, enteredValues, plannedVariants, type ValuesDraft } from './values-draft.ts'

interface AddValuesDialogProps {
  product: Product
  onDone: () => void
  onClose: () => void
}

const t = texts.variants
/** Number of SKUs in the preview. */
const shownSkus = 6

/** Renders the form that adds values to an option, with the SKUs of the resulting variants. */
export function AddValuesDialog({ product, onDone, onClose }: AddValuesDialogProps) {
  const { id, options, variants } = product
  const [draft, setDraft] = useState<ValuesDraft>(() => ({
    option: options[0]?.code ?? '',
    values: '',
    sku: commonSkuPrefix(variants.map(({ sku }) => sku)),
  }))
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<ValuesDraft>) => setDraft((before) => ({ ...before, ...part }))
  const planned = plannedVariants(options, draft)
  const problem = typeof planned === 'string' ? planned : null
  const submission = useSubmit({
    send: (key) => {
      const body = { option: draft.option, values: enteredValues(draft), sku: draft.sku.trim() }
      return call('POST /svc_admin/products/{id}/values', { params: { id: String(id) }, body, key })
    },
    done: t.done,
    onDone,
  })
  const skuError = isChecked && problem === 'invalid_sku' ? texts.create.wrong.sku : undefined
  const skuTaken = texts.create.skuTaken(String(submission.details['sku']))
  const taken = submission.problem?.code === 'sku_taken' ? skuTaken : undefined
  return (
    <ModalDialog title={t.add} onClose={onClose}>
      <p className="small">{t.hint}</p>
      <Form
        submission={submission}
        submit={t.save}
        refusals={{ ...texts.refusals, ...texts.create.refusals, sku_taken: skuTaken }}
        errors={problem === null ? [] : [problem]}
        isDirty={draft.values !== '' && !submission.isBusy}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <SelectField
          label={t.option}
          value={draft.option}
          options={options.map(({ code, label }) => [code, label] as const)}
          onChange={({ currentTarget }) => change({ option: currentTarget.value })}
        />
        <TextArea
          label={t.values}
          hint={texts.create.optionValuesHint}
          autoFocus
          value={draft.values}
          error={isChecked && problem !== null && problem !== 'invalid_sku' ? t.problems[problem] : undefined}
          onChange={({ currentTarget }) => change({ values: currentTarget.value })}
        />
        <TextField
          label={texts.create.skuStart}
          maxLength={64}
          spellCheck={false}
          value={draft.sku}
          error={skuError ?? taken}
          onChange={({ currentTarget }) => change({ sku: currentTarget.value })}
        />
        {typeof planned !== 'string' && (
          <output className="muted small">
            {texts.create.variants(planned.length, planned.slice(0, shownSkus).join(', '), planned.length > shownSkus)}
          </output>
        )}
      </Form>
    </ModalDialog>
  )
}
