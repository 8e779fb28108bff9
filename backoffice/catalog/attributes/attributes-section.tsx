import { useState } from 'react'
import { editableAttributes, type EditableAttributes } from '#domain/catalog/product-attributes.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { changedAttributes } from './changed-attributes.ts'

const t = texts.attributes

/** Renders a product's editable attributes, which all sites share. */
export function AttributesSection({ product, onDone }: { product: Product; onDone: () => void }) {
  const mayWrite = useHasPermission('catalog.write')
  const [stored, setStored] = useState<EditableAttributes>(product.attributes)
  const [draft, setDraft] = useState<Partial<EditableAttributes>>({})
  const change = changedAttributes(stored, draft)
  const isDirty = Object.keys(change).length > 0
  const submission = useSubmit({
    send: (key) =>
      call('PATCH /svc_admin/products/{id}/attributes', { params: { id: String(product.id) }, body: change, key }),
    done: t.saved,
    onDone: ({ attributes }) => {
      setStored(attributes)
      setDraft({})
      onDone()
    },
  })
  return (
    <Section title={t.title}>
      <fieldset className="texts-form" disabled={!mayWrite}>
        <Form
          submission={submission}
          submit={t.save}
          refusals={texts.refusals}
          isDirty={isDirty && !submission.isBusy}
          {...(isDirty && {
            onCancel: () => {
              setDraft({})
              submission.dismiss()
            },
            cancel: texts.detail.discard,
          })}
        >
          {editableAttributes.map((name) => (
            <CheckField
              key={name}
              label={t.fields[name]}
              checked={draft[name] ?? stored[name]}
              onChange={({ currentTarget }) => setDraft({ ...draft, [name]: currentTarget.checked })}
            />
          ))}
        </Form>
      </fieldset>
    </Section>
  )
}
