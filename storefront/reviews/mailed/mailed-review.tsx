import { reviewLimits } from '#domain/reviews/review.ts'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { StatusMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { ReviewFields } from '../own/review-fields.tsx'
import type { ReviewRequestItem } from './load-review-request.ts'
import type { ReviewRequestResult } from './mailed-actions.ts'
import type { SendState } from './use-send-all.ts'

interface MailedReviewProps {
  item: ReviewRequestItem
  token: string
  /** Suggested display name. */
  author: string
  isDone: boolean
  problem: string | null
  result: (ReviewRequestResult & { op: 'save' }) | undefined
  state: SendState | undefined
}

/** Renders a product in the order with its review form, which is collapsed if the review exists. */
export function MailedReview({ item, token, author, isDone, problem, result: posted, state }: MailedReviewProps) {
  const texts = useTexts('reviews/mailed')
  const own = useTexts('reviews/own')
  const words = useTexts('reviews')
  const { productId, name, choice, picture, url, review } = item
  // A review saved by "send all" ignores its earlier result, which is still in the page data.
  const isOutdated = state === 'sent' || typeof state === 'object'
  const result = isOutdated ? undefined : posted
  const action = usePath(`/mps-review?${new URLSearchParams({ token }).toString()}`)
  const draft = result?.draft ?? review ?? { stars: 0, title: '', text: '', author }
  const saved = typeof state === 'object' ? (textOfCode(own.problems, state.problem) ?? own.problems.failed) : problem
  const wrong = result ? (result.kind === 'fields' ? own.mend : texts.problems[result.kind]) : saved
  const form = (
    <form
      className="form review-form"
      method="post"
      action={`${action}#product-${productId}`}
      encType="multipart/form-data"
      noValidate
      data-product={productId}
    >
      <input type="hidden" name="product" value={productId} />
      <ReviewFields
        draft={draft}
        bad={result?.kind === 'fields' ? result.fields : []}
        photosLeft={reviewLimits.photos - (review?.photos.length ?? 0)}
        photosFull={null}
        prefix={`product-${productId}-`}
      />
      <p>
        <button className="button button--line" name="op" value="save">
          {review ? own.save : own.send}
        </button>
      </p>
    </form>
  )
  return (
    <section id={`product-${productId}`} className="mailed__item" aria-labelledby={`product-${productId}-name`}>
      <div className="mailed__product">
        {picture !== null && <img src={picture} alt="" width={80} height={80} loading="lazy" />}
        <div>
          <h2 id={`product-${productId}-name`} className="h3">
            <Link className="link" to={url}>
              {name}
            </Link>
          </h2>
          {choice !== '' && <p className="muted">{choice}</p>}
        </div>
      </div>
      <StatusMessage
        done={state === 'failed' || wrong !== null ? null : isDone || state === 'sent' ? texts.sent : null}
        wrong={state === 'failed' ? texts.allStates.failed : wrong}
      />
      {review ? (
        <>
          <p>
            <b>{words.starsOnly(review.stars)}</b> · {review.title} · {own.states[review.state]}
          </p>
          <p className="mailed__text">{review.text}</p>
          <details className="facet" open={result !== undefined}>
            <summary>{texts.edit}</summary>
            {form}
          </details>
        </>
      ) : (
        form
      )}
    </section>
  )
}
