import { Icon } from '#ui/icon.tsx'
import { Stars } from '#ui/stars.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { type ReviewQuery, reviewPageUrl, reviewSorts } from './review-query.ts'
import { Review } from './review.tsx'
import type { ReviewsProps, ReviewsView } from './reviews-view.ts'

export function ReviewSection({ product, view }: ReviewsProps) {
  const texts = useTexts('reviews')
  if (view?.isHidden) return null
  return (
    <section className="section" id="reviews" aria-labelledby="reviews-title">
      <div className="section-head">
        <h2 className="h2" id="reviews-title">
          {texts.title}
        </h2>
        <Link className="link" to={`/account/reviews/${product.id}`} rel="nofollow">
          {texts.write}
        </Link>
      </div>
      {view === null ? (
        <p className="message message--warn">
          <Icon name="alert" /> {texts.notLoaded}
        </p>
      ) : view.count === 0 ? (
        <div className="empty">
          <p>
            <b>{texts.none}</b>
          </p>
          <p className="muted">{texts.noneText}</p>
        </div>
      ) : (
        <ReviewList product={product} view={view} />
      )}
    </section>
  )
}

function ReviewList({ product, view }: { product: ReviewsProps['product']; view: ReviewsView }) {
  const texts = useTexts('reviews')
  const params = useQuery()
  const { query, reviews } = view
  const areAllDemo = reviews.every(({ isDemo }) => isDemo)
  const at = (change: Partial<ReviewQuery>) => reviewPageUrl(product.url, params, { ...query, page: 1, ...change })
  return (
    <div className="reviews">
      <Summary view={view} at={at} />
      <div>
        <nav className="reviews__bar" aria-label={texts.order}>
          {reviewSorts.map((sort) => (
            <Link
              key={sort}
              className="chip"
              to={at({ sort })}
              aria-current={sort === query.sort ? 'true' : undefined}
              rel="nofollow"
              keepsScroll
            >
              {texts.sorts[sort]}
            </Link>
          ))}
          {query.stars !== null && (
            <Link className="chip chip--on" to={at({ stars: null })} keepsScroll>
              {texts.only(query.stars)} <Icon name="close" label={texts.showAll} />
            </Link>
          )}
        </nav>
        {areAllDemo && reviews.length > 0 && <p className="small muted">{texts.allDemo}</p>}
        {reviews.length === 0 ? (
          <p className="muted">{texts.noneHere}</p>
        ) : (
          <ol>
            {reviews.map((review) => (
              <li key={review.id}>
                <Review review={review} isLabeled={!areAllDemo} />
              </li>
            ))}
          </ol>
        )}
        <Pages view={view} at={at} />
      </div>
    </div>
  )
}

type At = (change: Partial<ReviewQuery>) => string

function Summary({ view: { count, average, stars, histogram, query }, at }: { view: ReviewsView; at: At }) {
  const texts = useTexts('reviews')
  const formats = useFormats()
  const shown = formats.rating(average ?? 0)
  return (
    <div className="reviews__summary">
      <p className="reviews__average display figures">{shown}</p>
      <p className="rating">
        <Stars value={stars} label={texts.stars(shown)} /> {texts.basedOn(count, formats.number(count))}
      </p>
      <ul className="star-bars">
        {histogram.map((bar) => (
          <li key={bar.stars}>
            <Link
              to={at({ stars: query.stars === bar.stars ? null : bar.stars })}
              aria-current={query.stars === bar.stars ? 'true' : undefined}
              rel="nofollow"
              keepsScroll
            >
              <span>{texts.starsOnly(bar.stars)}</span>
              <progress value={bar.count} max={count} aria-hidden="true" />
              <span className="figures">
                {formats.number(bar.count)}
                <span className="visually-hidden"> {texts.reviews(bar.count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pages({ view: { pages, query }, at }: { view: ReviewsView; at: At }) {
  const texts = useTexts('reviews')
  const { page } = query
  if (pages <= 1) return null
  return (
    <nav className="row reviews__pages" aria-label={texts.pages}>
      {page > 1 && (
        <Link className="button button--line" to={at({ page: page - 1 })} rel="prev nofollow">
          {texts.previous}
        </Link>
      )}
      <span className="muted figures">{texts.pageOf(page, pages)}</span>
      {page < pages && (
        <Link className="button button--line" to={at({ page: page + 1 })} rel="next nofollow">
          {texts.next}
        </Link>
      )}
    </nav>
  )
}
