import { useState } from 'react'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { maxHandleLength, normalizeHandle } from '#domain/catalog/import/cells/handle.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { redirectedPathText } from '../search/redirected-path.ts'
import { texts } from '../texts/en.ts'
import {
  copyRequestBody,
  copyErrors,
  fieldsWithError,
  refusalErrors,
  refusedSku,
  initialCopy,
  type CopyDraft,
} from './copy-draft.ts'

interface DuplicateDialogProps {
  product: Product
  /** Origin of the selected site. */
  origin: string
  onDone: (copy: Product) => void
  onClose: () => void
}

const t = texts.duplicate

/** Renders the form for a product copy, with a suggested name, path, and SKUs. */
export function DuplicateDialog({ product, origin, onDone, onClose }: DuplicateDialogProps) {
  const [initial] = useState(() => initialCopy(product))
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) => {
      const input = { params: { id: String(product.id) }, body: copyRequestBody(draft, product), key }
      return call('POST /svc_admin/products/{id}/copies', input)
    },
    done: t.done,
    onDone,
  })
  const { details } = submission
  const change = (part: Partial<CopyDraft>) => {
    submission.dismiss()
    setDraft((before) => ({ ...before, ...part }))
  }
  const found = copyErrors(draft)
  const refused = refusalErrors(draft, { code: submission.problem?.code, details })
  const shown = isChecked ? found : { skus: [] }
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <p className="small">{t.hint}</p>
      <Form
        submission={submission}
        submit={t.save}
        refusals={{
          ...texts.refusals,
          handle_taken: t.handleTaken,
          invalid_handle: t.invalidHandle,
          path_redirected: redirectedPathText(details),
          sku_taken: t.skuTaken(refusedSku(details)),
          invalid_sku: t.invalidSku,
          repeated_sku: t.repeatedSku,
          grouped_product: t.grouped,
          variants_changed: t.variantsChanged,
        }}
        errors={fieldsWithError(found)}
        isDirty={draft !== initial && !submission.isBusy}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextField
          label={t.name}
          maxLength={textLimits.name}
          autoFocus
          value={draft.name}
          error={shown.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextField
          label={t.handle}
          hint={t.handleHint(`${origin}/${normalizeHandle(draft.handle.trim())}`)}
          maxLength={maxHandleLength}
          spellCheck={false}
          autoCapitalize="none"
          value={draft.handle}
          error={shown.handle ?? refused.handle}
          onChange={({ currentTarget }) => change({ handle: currentTarget.value })}
        />
        {product.variants.map(({ id, choice }, index) => (
          <TextField
            key={id}
            label={choice === '' ? t.sku : t.skuOf(choice)}
            maxLength={64}
            spellCheck={false}
            value={draft.skus[index] ?? ''}
            error={shown.skus[index] ?? refused.skus[index]}
            onChange={({ currentTarget }) => change({ skus: draft.skus.with(index, currentTarget.value) })}
          />
        ))}
      </Form>
    </ModalDialog>
  )
}
