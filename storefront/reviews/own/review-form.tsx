import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { ReviewFields } from './review-fields.tsx'
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
      <ActionStatus page="review-form" only={['remove']} />
      <OwnPhotos photos={view.photos} action={action} />
      <form className="form review-form" method="post" action={action} encType="multipart/form-data" noValidate>
        <ReviewFields draft={draft} bad={bad} photosLeft={photosLeft} photosFull={texts.photosFull} />
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

/** Renders the error after saving. It takes focus, because the page was reloaded. */
function StatusMessage({ result, problem }: { result: ReviewResult | undefined; problem: string | null }) {
  const texts = useTexts('reviews/own')
  const ref = useRef<HTMLParagraphElement>(null)
  const messages = useTexts('widgets/account/messages')['review-form']
  const { problems } = texts
  const code = result?.kind ?? problem
  useEffect(() => ref.current?.focus(), [])
  if (code === null) return null
  const message =
    result?.kind === 'failed'
      ? messages[result.op].failure
      : code !== 'fields' && Object.hasOwn(problems, code)
        ? problems[code as keyof typeof problems]
        : texts.mend
  return (
    <p className="message message--bad" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" /> {message}
    </p>
  )
}

/**
 * Renders uploaded photos with delete buttons. Uses a separate form, so that pressing Enter in a review field does not
 * delete a photo.
 */
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
