import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { searchResultLengths } from '#domain/catalog/texts/search-texts.ts'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import type { useTextsForm } from '../edit-texts/use-texts-form.ts'
import { texts } from '../texts/en.ts'

interface SearchTextsFormProps {
  form: ReturnType<typeof useTextsForm>
  mayWrite: boolean
  /** The default texts, which the page uses if the fields are empty. */
  derived: { title: string; summary: string }
  /** Lengths of the page's current texts in characters. */
  lengths: { title: number; summary: number }
}

const t = texts.searchTexts

/** Renders the form for the search engine texts. An empty field shows the default as its placeholder. */
export function SearchTextsForm({ form, mayWrite, derived, lengths }: SearchTextsFormProps) {
  const { edited, change, marked, conflicts } = form
  const names = conflicts.map((field) => texts.editTexts.fields[field])
  const refusals = { ...texts.refusals, ...(names.length > 0 && { texts_changed: texts.editTexts.conflict(names) }) }
  const tooLong = (field: 'searchTitle' | 'searchDescription') =>
    marked.includes(field) ? texts.editTexts.tooLong(textLimits[field]) : undefined
  return (
    <fieldset className="texts-form" disabled={!mayWrite} aria-label={t.texts}>
      <Form
        submission={form.submission}
        submit={t.save}
        refusals={refusals}
        isDirty={form.isDirty && !form.submission.isBusy}
        {...(form.isDirty && { onCancel: form.discard, cancel: texts.detail.discard })}
      >
        <TextField
          label={t.pageTitle}
          hint={`${t.length(lengths.title, searchResultLengths.title)} ${t.emptyTitle}`}
          placeholder={derived.title}
          value={edited.searchTitle}
          maxLength={textLimits.searchTitle}
          error={tooLong('searchTitle')}
          onChange={({ currentTarget }) => change({ searchTitle: currentTarget.value })}
        />
        <TextArea
          label={t.pageDescription}
          hint={`${t.length(lengths.summary, searchResultLengths.description)} ${t.emptyDescription}`}
          placeholder={derived.summary}
          value={edited.searchDescription}
          maxLength={textLimits.searchDescription}
          error={tooLong('searchDescription')}
          onChange={({ currentTarget }) => change({ searchDescription: currentTarget.value })}
        />
      </Form>
    </fieldset>
  )
}
