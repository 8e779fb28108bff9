import { useEffect, useRef } from 'react'
import { reviewLimits, type ReviewField } from '#domain/reviews/review.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { ReviewFormView } from './load-review-form.ts'
import type { ReviewResult } from './review-actions.ts'

export function ReviewForm({ view }: { view: ReviewFormView }) {
  const texts = useTexts('reviews/own')
  const { product, id, photosLeft } = view
  const result = useActionResult<ReviewResult>()
  const draft = result?.draft ?? view.draft
  const bad = result?.kind === 'fields' ? result.fields : []
  const action = usePath(`/account/reviews/${product.id}`)
  return (
    <AccountPage
      title={id === null ? texts.writeOf(product.name) : texts.editOf(product.name)}
      back={{ to: product.url, label: texts.toProduct }}
      className="own-reviews"
    >
      <StatusMessage result={result} problem={view.problem} />
      <OwnPhotos photos={view.photos} action={action} />
      <form className="form review-form" method="post" action={action} encType="multipart/form-data" noValidate>
        <StarChoice chosen={draft.stars} isBad={bad.includes('stars')} />
        <Line name="title" label={texts.line} hint={texts.lineHint} value={draft.title} bad={bad} />
        <div className={bad.includes('text') ? 'field field--bad' : 'field'}>
          <label htmlFor="text">{texts.text}</label>
          <textarea
            className="input"
            id="text"
            name="text"
            rows={8}
            maxLength={reviewLimits.text.most}
            required
            defaultValue={draft.text}
            aria-describedby={bad.includes('text') ? 'text-hint text-problem' : 'text-hint'}
            aria-invalid={bad.includes('text')}
          />
          <p className="hint" id="text-hint">
            {texts.textHint(reviewLimits.text.least)}
          </p>
          <Problem name="text" bad={bad} />
        </div>
        <Line name="author" label={texts.author} hint={texts.authorHint} value={draft.author} bad={bad} />
        <div className="field">
          <label htmlFor="photos">{texts.photos}</label>
          {photosLeft > 0 ? (
            <>
              <input
                id="photos"
                name="photos"
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                multiple
                aria-describedby="photos-hint"
              />
              <p className="hint" id="photos-hint">
                {texts.photosHint(photosLeft)}
              </p>
            </>
          ) : (
            <p className="hint">{texts.photosFull}</p>
          )}
        </div>
        <p className="small muted">{texts.readFirst}</p>
        <div className="row">
          <button className="button" name="op" value="save">
            {id === null ? texts.send : texts.save}
          </button>
          {id !== null && (
            <button className="button button--line" name="op" value="delete">
              {texts.delete}
            </button>
          )}
        </div>
      </form>
    </AccountPage>
  )
}

/** Renders the save error, which takes focus, because the page was reloaded. */
function StatusMessage({ result, problem }: { result: ReviewResult | undefined; problem: string | null }) {
  const texts = useTexts('reviews/own')
  const ref = useRef<HTMLParagraphElement>(null)
  const { problems } = texts
  const code = result?.kind ?? problem
  useEffect(() => ref.current?.focus(), [])
  if (code === null) return null
  const message =
    code !== 'fields' && Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : texts.mend
  return (
    <p className="message message--bad" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" /> {message}
    </p>
  )
}

function StarChoice({ chosen, isBad }: { chosen: number; isBad: boolean }) {
  const texts = useTexts('reviews/own')
  const words = useTexts('reviews')
  return (
    <fieldset aria-describedby={isBad ? 'stars-problem' : undefined}>
      <legend>{texts.rating}</legend>
      <div className="star-choices">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="choice">
            <input type="radio" name="stars" value={stars} defaultChecked={stars === chosen} required />
            {words.starsOnly(stars)}
          </label>
        ))}
      </div>
      <Problem name="stars" bad={isBad ? ['stars'] : []} />
    </fieldset>
  )
}

interface LineProps {
  name: 'title' | 'author'
  label: string
  hint: string
  value: string
  bad: readonly ReviewField[]
}

function Line({ name, label, hint, value, bad }: LineProps) {
  const isBad = bad.includes(name)
  return (
    <div className={isBad ? 'field field--bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        id={name}
        name={name}
        maxLength={reviewLimits[name].most}
        required
        defaultValue={value}
        aria-describedby={isBad ? `${name}-hint ${name}-problem` : `${name}-hint`}
        aria-invalid={isBad}
      />
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
      <Problem name={name} bad={bad} />
    </div>
  )
}

function Problem({ name, bad }: { name: ReviewField; bad: readonly ReviewField[] }) {
  const texts = useTexts('reviews/own')
  if (!bad.includes(name)) return null
  return (
    <p className="field-error" id={`${name}-problem`}>
      <Icon name="alert" /> {texts.problems[name]}
    </p>
  )
}

/** Renders uploaded photos with delete buttons, in a separate form, so that Enter in a field deletes none. */
function OwnPhotos({ photos, action }: Pick<ReviewFormView, 'photos'> & { action: string }) {
  const texts = useTexts('reviews/own')
  if (photos.length === 0) return null
  return (
    <form method="post" action={action}>
      <ul className="review__photos review-form__photos">
        {photos.map(({ id, small, width, height }, index) => (
          <li key={id}>
            <img src={small} alt={texts.ownPhoto(index + 1)} width={width} height={height} />
            <button className="button button--line button--small" name="op" value={`remove:${id}`}>
              {texts.removePhoto(index + 1)}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
