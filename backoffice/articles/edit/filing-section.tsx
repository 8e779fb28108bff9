import { useState } from 'react'
import { articleLimits, type ArticleFields } from '#domain/content/article/article-fields.ts'
import { postFormats } from '#domain/content/article/post-format.ts'
import { featuredSlots, indexCategories } from '#domain/content/index-categories.ts'
import { CheckField, SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Section } from '#backoffice/kit/page.tsx'
import type { Labels } from '../article-types.ts'
import { LargePicture } from '../pictures/large-picture.tsx'
import { texts } from '../texts/en.ts'
import { mainCategory, withCategory, withMainCategory } from './categories.ts'
import { TagsField } from './tags-field.tsx'
import type { ArticleForm } from './use-article-form.ts'

const t = texts.edit
const slotNames = Object.keys(featuredSlots) as (keyof typeof featuredSlots)[]

/** Renders an article's picture, categories, featured slots, tags, author, format, and video. */
export function FilingSection({ form, labels }: { form: ArticleForm; labels: Labels }) {
  const { article, edited, change, incomplete, saving } = form
  const main = mainCategory(edited.categories)
  const isInvalidVideo = incomplete.includes('video') || saving.problem?.code === 'invalid_video'
  const [listId] = useState(() => `authors-${article.id}`)
  const toggle = (id: number, isOn: boolean) => change({ categories: withCategory(edited.categories, id, isOn) })
  return (
    <Section title={t.filing}>
      <div className="form">
        <LargePicture picture={edited.picture} onChange={(picture) => change({ picture })} />
        <SelectField
          label={t.mainCategory}
          hint={t.mainCategoryHint}
          value={main === null ? '' : String(main)}
          options={[['', t.noCategory], ...indexCategories.map(({ id, name }) => [String(id), name] as const)]}
          onChange={({ currentTarget: { value } }) =>
            change({ categories: withMainCategory(edited.categories, value === '' ? null : Number(value)) })
          }
        />
        <fieldset className="article-checks">
          <legend>{t.moreCategories}</legend>
          {indexCategories
            .filter(({ id }) => id !== main)
            .map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                checked={edited.categories.includes(id)}
                onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              />
            ))}
        </fieldset>
        <fieldset className="article-checks">
          <legend>{t.featured}</legend>
          {slotNames.map((slot) => (
            <CheckField
              key={slot}
              label={texts.slots[slot]}
              checked={edited.categories.includes(featuredSlots[slot])}
              onChange={({ currentTarget }) => toggle(featuredSlots[slot], currentTarget.checked)}
            />
          ))}
        </fieldset>
        <TagsField tags={edited.tags} known={labels.tags} onChange={(tags) => change({ tags })} />
        <TextField
          label={texts.fields.author}
          hint={article.hasCode ? t.authorOfCode : t.authorHint}
          maxLength={100}
          list={listId}
          readOnly={article.hasCode}
          value={edited.author}
          onChange={({ currentTarget }) => change({ author: currentTarget.value })}
        />
        <datalist id={listId}>
          {labels.authors.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <SelectField
          label={texts.fields.format}
          value={edited.format}
          options={formatOptions(edited)}
          onChange={({ currentTarget }) => change({ format: currentTarget.value })}
        />
        <TextField
          label={texts.fields.video}
          hint={t.videoHint}
          type="url"
          maxLength={articleLimits.title}
          value={edited.video}
          error={isInvalidVideo ? texts.refusals['invalid_video'] : undefined}
          onChange={({ currentTarget }) => change({ video: currentTarget.value })}
        />
      </div>
    </Section>
  )
}

/** Returns the format options. A stored format from an imported file stays available. */
function formatOptions({ format }: ArticleFields): (readonly [string, string])[] {
  const names: readonly string[] = postFormats
  return [...names, ...(names.includes(format) ? [] : [format])].map((each) => [each, texts.formats[each] ?? each])
}
