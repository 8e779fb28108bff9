import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { texts as catalog } from '../../catalog/texts/en.ts'
import type { Category } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { filterName } from './filters/filter-order.ts'
import { CategoryPicture } from './picture-field.tsx'

const t = texts.page

/** Renders a category for staff that may not edit it. */
export function CategoryValues({ category }: { category: Category }) {
  const { name, text, picture, facets, translations } = category
  return (
    <>
      <Section title={t.details}>
        <dl className="category-values">
          <dt>{t.name}</dt>
          <dd>{name}</dd>
          <dt>{t.text}</dt>
          <dd>{text || <span className="muted">{t.noText}</span>}</dd>
          <dt>{texts.picture.title}</dt>
          <dd className="category-picture">
            <CategoryPicture picture={picture} />
          </dd>
        </dl>
      </Section>
      <Section title={texts.filters.title}>
        {facets.length === 0 ? (
          <p className="muted small">{texts.filters.noneChosen}</p>
        ) : (
          <ol className="category-values__list">
            {facets.map((code) => (
              <li key={code}>{filterName(code)}</li>
            ))}
          </ol>
        )}
      </Section>
      <Section title={texts.translations.title}>
        <dl className="category-values">
          {translatedLanguages.map((language) => {
            const translation = translations[language]
            return (
              <div key={language} className="category-values">
                <dt>{catalog.translate.languages[language]}</dt>
                {translation ? (
                  <dd lang={language}>
                    <p>{translation.name}</p>
                    {translation.text !== '' && <p className="small">{translation.text}</p>}
                  </dd>
                ) : (
                  <dd className="muted">{texts.translations.none}</dd>
                )}
              </div>
            )
          })}
        </dl>
      </Section>
    </>
  )
}
