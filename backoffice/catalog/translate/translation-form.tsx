import { useEffect } from 'react'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import {
  translatedFields,
  type TranslatedField,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { RichTextArea } from '#backoffice/kit/form/rich-text-area.tsx'
import { Badge } from '#backoffice/kit/page.tsx'
import type { ProductTranslation, TranslationParams } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { useTranslationForm } from './use-translation-form.ts'

interface TranslationFormProps {
  params: TranslationParams
  loaded: ProductTranslation
  /** The product's English texts as last loaded by the page. */
  pageTexts: Translation
  onDirtyChange: (isDirty: boolean) => void
}

const t = texts.translate

/** Renders a product's English texts next to their translations, which are edited and saved together. */
export function TranslationForm({ params, loaded, pageTexts, onDirtyChange }: TranslationFormProps) {
  const mayWrite = useHasPermission('catalog.write')
  const form = useTranslationForm(params, loaded, pageTexts)
  const { english, edited, isDirty, conflicts, progress, submission } = form
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const names = conflicts.map((field) => texts.editTexts.fields[field])
  const refusals = { ...texts.refusals, ...(names.length > 0 && { texts_changed: texts.editTexts.conflict(names) }) }
  return (
    <fieldset className="translation-form" disabled={!mayWrite}>
      <output className="small">{t.progress(progress.translated, progress.total)}</output>
      <Form
        submission={submission}
        submit={t.save}
        refusals={refusals}
        isDirty={isDirty && !submission.isBusy}
        {...(isDirty && { onCancel: form.discard, cancel: texts.detail.discard })}
      >
        {translatedFields.map((field) => (
          <div key={field} className="translation-form__row">
            <EnglishText field={field} text={english[field]} />
            <div>
              <TranslatedText
                field={field}
                language={params.language}
                text={edited[field]}
                error={form.marked.includes(field) ? texts.editTexts.tooLong(textLimits[field]) : undefined}
                onChange={(text) => form.change({ [field]: text })}
              />
              {english[field].trim() !== '' && edited[field].trim() === '' && <Badge tone="warn">{t.missing}</Badge>}
            </div>
          </div>
        ))}
      </Form>
    </fieldset>
  )
}

function EnglishText({ field, text }: { field: TranslatedField; text: string }) {
  const label = t.english(texts.editTexts.fields[field])
  if (text === '')
    return (
      <div className="field">
        <strong>{label}</strong>
        <p className="muted small">{t.noEnglish}</p>
      </div>
    )
  // A long English description scrolls, so it must be reachable by keyboard.
  if (field === 'description') return <TextArea label={label} lang="en" value={text} rows={8} readOnly />
  return (
    <div className="field">
      <strong>{label}</strong>
      <p lang="en">{text}</p>
    </div>
  )
}

interface TranslatedTextProps {
  field: TranslatedField
  language: TranslationParams['language']
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

function TranslatedText({ field, language, text, error, onChange }: TranslatedTextProps) {
  const shared = {
    label: t.translated(texts.editTexts.fields[field], t.languages[language]),
    lang: language,
    value: text,
    maxLength: textLimits[field],
    error,
  }
  if (field === 'description') return <RichTextArea {...shared} heading="h3" onChange={onChange} />
  if (field === 'lead' || field === 'searchDescription')
    return <TextArea {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  return <TextField {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}
