import { categoryLimits } from '#domain/catalog/categories/category-tree.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { Section } from '#backoffice/kit/page.tsx'
import type { Category } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { FiltersField } from './filters/filters-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TranslationFields } from './translation-fields.tsx'
import { useCategoryForm } from './use-category-form.ts'

const t = texts.page

/** Renders the form for a category's texts, picture, filters, and translations, which are saved together. */
export function CategoryForm({ category, onSaved }: { category: Category; onSaved: () => void }) {
  const form = useCategoryForm(category, onSaved)
  const { edited, change, isDirty, submission, marked, conflict } = form
  return (
    <>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        errors={form.incomplete}
        isDirty={isDirty && !submission.isBusy}
        onInvalid={form.check}
        {...(isDirty && { onCancel: form.discard, cancel: t.discard })}
      >
        <Section title={t.details}>
          <div className="form">
            <TextField
              label={t.name}
              maxLength={categoryLimits.name}
              value={edited.name}
              error={marked.includes('en') ? t.missingName : undefined}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <TextArea
              label={t.text}
              hint={t.textHint}
              maxLength={categoryLimits.text}
              value={edited.text}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
            />
            <PictureField picture={edited.picture} onChange={(picture) => change({ picture })} />
          </div>
        </Section>
        <Section title={texts.filters.title}>
          <FiltersField
            facets={edited.facets}
            // A stored filter can be chosen again, even if no product has its attribute.
            attributes={[...new Set([...category.attributes, ...form.read.facets])]}
            onChange={(facets) => change({ facets })}
          />
        </Section>
        <Section title={texts.translations.title}>
          <TranslationFields form={form} />
        </Section>
      </Form>
      {conflict && (
        <ConfirmDialog
          title={texts.conflict.title}
          text={texts.conflict.text}
          confirm={texts.conflict.load}
          cancel={texts.conflict.keep}
          onConfirm={conflict.load}
          onClose={conflict.keep}
        />
      )}
    </>
  )
}
