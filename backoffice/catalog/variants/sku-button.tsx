import { useState } from 'react'
import { isSku, tidySku } from '#domain/catalog/import/cells/sku.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'

interface SkuButtonProps {
  product: Product
  onDone: () => void
}

const t = texts.sku

/** Renders the button that opens the form for changing a SKU. */
export function SkuButton({ product, onDone }: SkuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useHasPermission('catalog.write')) return null
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t.change}
      </button>
      {isOpen && (
        <SkuDialog
          product={product}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}

function SkuDialog({ product: { id, variants }, onDone, onClose }: SkuButtonProps & { onClose: () => void }) {
  const [read, setRead] = useState(variants[0]!.sku)
  const [entered, setEntered] = useState(read)
  const [isChecked, setChecked] = useState(false)
  const sku = tidySku(entered)
  const error = sku === read ? t.same : isSku(sku) ? undefined : t.invalid
  const submission = useSubmit({
    send: (key) => {
      const variantId = String(variants.find((variant) => variant.sku === read)!.id)
      const input = { params: { id: String(id), variantId }, body: { read, sku }, key }
      return call('PUT /svc_admin/products/{id}/variants/{variantId}/sku', input)
    },
    done: t.done,
    onDone,
  })
  const refused = String(submission.details['sku'])
  const enter = (next: string) => {
    submission.dismiss()
    setEntered(next)
  }
  return (
    <ModalDialog title={t.change} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.save}
        refusals={{
          ...texts.refusals,
          invalid_sku: t.invalid,
          sku_taken: t.taken(refused),
          sku_changed: t.changed(refused),
        }}
        errors={error === undefined ? [] : [error]}
        isDirty={sku !== read && !submission.isBusy}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        {variants.length > 1 && (
          <SelectField
            label={t.variant}
            value={read}
            options={variants.map((variant) => [
              variant.sku,
              [variant.choice, variant.sku].filter(Boolean).join(' · '),
            ])}
            onChange={({ currentTarget: { value } }) => {
              setRead(value)
              setChecked(false)
              enter(value)
            }}
          />
        )}
        <TextField
          label={t.sku}
          hint={t.hint}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          autoFocus
          value={entered}
          error={(isChecked && error) || (submission.problem?.code === 'sku_taken' && t.taken(refused)) || undefined}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
