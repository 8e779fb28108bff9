import { reviewLimits, type ReviewDraft, type ReviewField } from '#domain/reviews/review.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

interface ReviewFieldsProps {
  draft: ReviewDraft
  bad: readonly ReviewField[]
  photosLeft: number
  /** Message shown when no more photos can be added. */
  photosFull: string | null
  /** Distinguishes the ids of several forms on one page. */
  prefix?: string
}

/** Renders the review fields: stars, title, text, name, and photos. */
export function ReviewFields({ draft, bad, photosLeft, photosFull, prefix = '' }: ReviewFieldsProps) {
  const texts = useTexts('reviews/own')
  const id = (name: string) => `${prefix}${name}`
  const isBadText = bad.includes('text')
  return (
    <>
      <StarChoice chosen={draft.stars} isBad={bad.includes('stars')} prefix={prefix} />
      <Line name="title" label={texts.line} hint={texts.lineHint} value={draft.title} bad={bad} prefix={prefix} />
      <div className={isBadText ? 'field field--bad' : 'field'}>
        <label htmlFor={id('text')}>{texts.text}</label>
        <textarea
          className="input"
          id={id('text')}
          name="text"
          rows={8}
          maxLength={reviewLimits.text.most}
          required
          defaultValue={draft.text}
          aria-describedby={isBadText ? `${id('text-hint')} ${id('text-problem')}` : id('text-hint')}
          aria-invalid={isBadText}
        />
        <p className="hint" id={id('text-hint')}>
          {texts.textHint(reviewLimits.text.least)}
        </p>
        <Problem name="text" bad={bad} prefix={prefix} />
      </div>
      <Line name="author" label={texts.author} hint={texts.authorHint} value={draft.author} bad={bad} prefix={prefix} />
      {(photosLeft > 0 || photosFull !== null) && (
        <div className="field">
          <label htmlFor={id('photos')}>{texts.photos}</label>
          {photosLeft > 0 ? (
            <>
              <input
                id={id('photos')}
                name="photos"
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                multiple
                aria-describedby={id('photos-hint')}
              />
              <p className="hint" id={id('photos-hint')}>
                {texts.photosHint(photosLeft)}
              </p>
            </>
          ) : (
            <p className="hint">{photosFull}</p>
          )}
        </div>
      )}
    </>
  )
}

function StarChoice({ chosen, isBad, prefix }: { chosen: number; isBad: boolean; prefix: string }) {
  const texts = useTexts('reviews/own')
  const words = useTexts('reviews')
  return (
    <fieldset aria-describedby={isBad ? `${prefix}stars-problem` : undefined}>
      <legend>{texts.rating}</legend>
      <div className="star-choices">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="choice">
            <input type="radio" name="stars" value={stars} defaultChecked={stars === chosen} required />
            {words.starsOnly(stars)}
          </label>
        ))}
      </div>
      <Problem name="stars" bad={isBad ? ['stars'] : []} prefix={prefix} />
    </fieldset>
  )
}

interface LineProps {
  name: 'title' | 'author'
  label: string
  hint: string
  value: string
  bad: readonly ReviewField[]
  prefix: string
}

function Line({ name, label, hint, value, bad, prefix }: LineProps) {
  const isBad = bad.includes(name)
  const id = `${prefix}${name}`
  return (
    <div className={isBad ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        maxLength={reviewLimits[name].most}
        required
        defaultValue={value}
        aria-describedby={isBad ? `${id}-hint ${id}-problem` : `${id}-hint`}
        aria-invalid={isBad}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <Problem name={name} bad={bad} prefix={prefix} />
    </div>
  )
}

function Problem({ name, bad, prefix }: { name: ReviewField; bad: readonly ReviewField[]; prefix: string }) {
  const texts = useTexts('reviews/own')
  if (!bad.includes(name)) return null
  return (
    <p className="field-error" id={`${prefix}${name}-problem`}>
      <Icon name="alert" /> {texts.problems[name]}
    </p>
  )
}
