import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { Stars } from '#ui/stars.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { OwnReviewsView } from './load-own-reviews.ts'

export function OwnReviews({ view }: { view: OwnReviewsView }) {
  const texts = useTexts('reviews/own')
  const words = useTexts('reviews')
  const { reviews, unreviewed, page, pages } = view
  return (
    <AccountPage title={texts.title} className="own-reviews">
      <ActionStatus page="review-form" only={['save', 'delete']} />
      {unreviewed.length > 0 && (
        <section>
          <h2 className="h3">{texts.bought}</h2>
          <ul>
            {unreviewed.map(({ id, name }) => (
              <li key={id}>
                <Link className="link" to={`/account/reviews/${id}`}>
                  {texts.writeOf(name ?? texts.gone)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews.length === 0
        ? unreviewed.length === 0 && <EmptyState text={texts.none} to="/account/orders" action={texts.viewOrders} />
        : reviews.map((review) => <OwnReview key={review.id} review={review} />)}
      {pages > 1 && (
        <nav className="row" aria-label={words.pages}>
          {page > 1 && (
            <Link className="link" to={`/account/reviews?page=${page - 1}`}>
              {words.previous}
            </Link>
          )}
          {page < pages && (
            <Link className="link" to={`/account/reviews?page=${page + 1}`}>
              {words.next}
            </Link>
          )}
        </nav>
      )}
    </AccountPage>
  )
}

function OwnReview({ review }: { review: OwnReviewsView['reviews'][number] }) {
  const texts = useTexts('reviews/own')
  const words = useTexts('reviews')
  const formats = useFormats()
  const { product, state, stars, title, text, photos, writtenAt } = review
  return (
    <article className="own-review">
      <div className="own-review__head">
        <Stars value={stars} label={words.stars(String(stars))} />
        <span className={state === 'approved' ? 'badge' : 'badge badge--quiet'}>{texts.states[state]}</span>
      </div>
      <h2 className="h3">{title}</h2>
      <p className="small muted">
        {product.name === null ? (
          texts.gone
        ) : (
          <Link className="link" to={product.url}>
            {product.name}
          </Link>
        )}
        , {formats.date(writtenAt)}
      </p>
      <p>{text}</p>
      {photos.length > 0 && (
        <ul className="review__photos">
          {photos.map(({ id, small, width, height }, index) => (
            <li key={id}>
              <img src={small} alt={texts.ownPhoto(index + 1)} width={width} height={height} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {state === 'rejected' && <p className="small">{texts.rejectedText}</p>}
      {product.name !== null && (
        <Link className="button button--line button--small" to={`/account/reviews/${product.id}`}>
          {texts.edit}
        </Link>
      )}
    </article>
  )
}
