import { useState } from 'react'
import { Link } from 'react-router'
import { translatedLanguages, type TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { Section } from '#backoffice/kit/page.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { TranslationEditor } from './translation-editor.tsx'

const t = texts.translate

/** Renders a product's translations, one language at a time. */
export function TranslationsSection({ product }: { product: Product }) {
  const [language, setLanguage] = useState<TranslatedLanguage | null>(null)
  const [isDirty, setDirty] = useState(false)
  const [next, setNext] = useState<TranslatedLanguage | null>(null)
  const show = (chosen: TranslatedLanguage) => {
    setDirty(false)
    setNext(null)
    setLanguage(chosen)
  }
  return (
    <Section
      title={t.title}
      actions={
        <Link className="text-button" to={`/audit?type=product&id=${product.id}`}>
          {texts.editTexts.history}
        </Link>
      }
    >
      <div className="translations">
        <SelectField
          label={t.language}
          value={language ?? ''}
          options={[
            ...(language === null ? [['', t.choose] as const] : []),
            ...translatedLanguages.map((each) => [each, t.languages[each]] as const),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = translatedLanguages.find((each) => each === currentTarget.value)
            if (chosen === undefined || chosen === language) return
            if (isDirty) setNext(chosen)
            else show(chosen)
          }}
        />
        {language !== null && (
          <TranslationEditor key={language} product={product} language={language} onDirtyChange={setDirty} />
        )}
      </div>
      {next !== null && language !== null && (
        <ConfirmDialog
          title={t.leave.title}
          text={t.leave.text(t.languages[language])}
          confirm={t.leave.confirm}
          cancel={t.leave.stay}
          onConfirm={() => show(next)}
          onClose={() => setNext(null)}
        />
      )}
    </Section>
  )
}
