import { categoryLimits } from '#domain/catalog/categories/category-tree.ts'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Badge } from '#backoffice/kit/page.tsx'
import { texts as catalog } from '../../catalog/texts/en.ts'
import { texts } from '../texts/en.ts'
import type { CategoryForm } from './use-category-form.ts'

const t = texts.translations
const { languages, noEnglish } = catalog.translate

/** Renders the English texts next to their translations, one language at a time. */
export function TranslationFields({ form }: { form: CategoryForm }) {
  const { edited, change, language, marked } = form
  const { name, text } = edited[language]
  const title = languages[language]
  return (
    <div className="translations">
      <SelectField
        label={t.language}
        hint={t.hint}
        value={language}
        options={translatedLanguages.map(
          (each) => [each, t.option(languages[each], edited[each].name.trim() !== '')] as const,
        )}
        onChange={({ currentTarget }) => {
          const chosen = translatedLanguages.find((each) => each === currentTarget.value)
          if (chosen) form.setLanguage(chosen)
        }}
      />
      <div className="form">
        <div className="translation-form__row">
          <EnglishText label={texts.page.name} text={edited.name} />
          <div>
            <TextField
              label={t.translated(texts.page.name, title)}
              lang={language}
              maxLength={categoryLimits.name}
              value={name}
              error={marked.includes(language) ? t.missingName : undefined}
              onChange={({ currentTarget }) => change({ [language]: { name: currentTarget.value, text } })}
            />
            {name.trim() === '' && <Badge tone="warn">{t.missing}</Badge>}
          </div>
        </div>
        <div className="translation-form__row">
          <EnglishText label={texts.page.text} text={edited.text} />
          <div>
            <TextArea
              label={t.translated(texts.page.text, title)}
              lang={language}
              maxLength={categoryLimits.text}
              value={text}
              onChange={({ currentTarget }) => change({ [language]: { name, text: currentTarget.value } })}
            />
            {edited.text.trim() !== '' && text.trim() === '' && <Badge tone="warn">{t.missing}</Badge>}
          </div>
        </div>
      </div>
    </div>
  )
}

function EnglishText({ label, text }: { label: string; text: string }) {
  return (
    <div className="field">
      <strong>{t.english(label)}</strong>
      {text.trim() === '' ? <p className="muted small">{noEnglish}</p> : <p lang="en">{text}</p>}
    </div>
  )
}
