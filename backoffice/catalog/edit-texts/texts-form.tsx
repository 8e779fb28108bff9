import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { RichTextArea } from '#backoffice/kit/form/rich-text-area.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { SpecificationField } from './specification-field.tsx'
import { useTextsForm } from './use-texts-form.ts'

const t = texts.editTexts

/** Renders the form for a product's texts, which all sites share. */
export function TextsForm({ product, onDone }: { product: Product; onDone: () => void }) {
  const mayWrite = useHasPermission('catalog.write')
  const form = useTextsForm(product, onDone)
  const { edited, change, marked } = form
  const { name, fact, lead, description, specification } = edited
  const names = form.conflicts.map((field) => t.fields[field])
  const refusals = { ...texts.refusals, ...(names.length > 0 && { texts_changed: t.conflict(names) }) }
  return (
    <fieldset className="texts-form" disabled={!mayWrite}>
      <Form
        submission={form.submission}
        submit={t.save}
        refusals={refusals}
        errors={form.incomplete}
        isDirty={form.isDirty && !form.submission.isBusy}
        onInvalid={form.check}
        {...(form.isDirty && { onCancel: form.discard, cancel: texts.detail.discard })}
      >
        <TextField
          label={t.fields.name}
          value={name}
          maxLength={textLimits.name}
          error={marked.includes('name') ? t.missingName : undefined}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextField
          label={t.fields.fact}
          hint={t.factHint}
          value={fact}
          maxLength={textLimits.fact}
          error={marked.includes('fact') ? t.tooLong(textLimits.fact) : undefined}
          onChange={({ currentTarget }) => change({ fact: currentTarget.value })}
        />
        <TextArea
          label={t.fields.lead}
          hint={t.leadHint}
          value={lead}
          maxLength={textLimits.lead}
          error={marked.includes('lead') ? t.tooLong(textLimits.lead) : undefined}
          onChange={({ currentTarget }) => change({ lead: currentTarget.value })}
        />
        <RichTextArea
          label={t.fields.description}
          heading="h3"
          value={description}
          maxLength={textLimits.description}
          error={marked.includes('description') ? t.tooLong(textLimits.description) : undefined}
          onChange={(text) => change({ description: text })}
        />
        <SpecificationField
          rows={specification}
          error={marked.includes('specification') ? t.incompleteRow : undefined}
          onChange={(rows) => change({ specification: rows })}
        />
      </Form>
    </fieldset>
  )
}
