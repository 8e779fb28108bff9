import { Link } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { callsOf } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { useSubmit } from '../kit/form/use-submit.ts'
import { formatAgeNow } from '../kit/format/dates.ts'
import { Badge } from '../kit/page.tsx'
import { Photos } from '../kit/photos.tsx'
import { Message, problemText } from '../kit/states.tsx'
import type { Review } from './review-types.ts'
import { texts } from './texts/en.ts'

interface ReviewItemProps {
  review: Review
  onReject: () => void
  onDecided: () => void
}

/** Renders a review with the information that staff need to decide. */
export function ReviewItem({ review, onReject, onDecided }: ReviewItemProps) {
  const { id, version, stars, title, text, author, createdAt, editedAt, photos, state, reason, site } = review
  const approval = useSubmit({
    send: (key) =>
      callsOf(site)('PUT /svc_review/moderation/{id}', { params: { id }, body: { state: 'approved' }, version, key }),
    done: texts.approved,
    onDone: onDecided,
  })
  return (
    <li data-row={id} tabIndex={-1} aria-labelledby={`review-${id}`}>
      <div className="queue__head">
        <span className="review-stars" aria-hidden>
          {'★'.repeat(stars)}
          <span className="muted">{'★'.repeat(5 - stars)}</span>
        </span>
        <span className="visually-hidden">{texts.stars(stars)}</span>
        <h2 id={`review-${id}`}>{title}</h2>
      </div>
      <div className="queue__facts">
        <ProductLink review={review} />
        <span>{texts.by(author)}</span>
        <Purchase review={review} />
        <span className="muted">{siteSettings[site].title}</span>
        <time className="muted" dateTime={createdAt}>
          {formatAgeNow(createdAt)}
        </time>
        {editedAt !== null && (
          <span className="muted">
            {texts.edited} <time dateTime={editedAt}>{formatAgeNow(editedAt)}</time>
          </span>
        )}
      </div>
      <p className="queue__text">{text}</p>
      <Photos photos={photos} />
      {reason !== '' && <p className="muted">{texts.reason(reason)}</p>}
      {approval.problem && <Message tone="bad">{problemText(approval.problem, texts.refusals)}</Message>}
      <div className="queue__actions">
        {state !== 'approved' && (
          <button
            type="button"
            className="button button--small"
            data-key="a"
            aria-keyshortcuts="a"
            aria-label={texts.approveOf(title)}
            aria-disabled={approval.isBusy}
            onClick={approval.submit}
          >
            {texts.approve}
          </button>
        )}
        {state !== 'rejected' && (
          <button
            type="button"
            className="button button--line button--small"
            data-key="r"
            aria-keyshortcuts="r"
            aria-label={texts.rejectOf(title)}
            onClick={onReject}
          >
            {texts.reject}
          </button>
        )}
      </div>
    </li>
  )
}

function ProductLink({ review: { product, productId } }: { review: Review }) {
  if (!product) return <strong>{texts.product(productId)}</strong>
  if (product.url === null) return <strong>{product.name}</strong>
  return (
    <a href={product.url} target="_blank" rel="noreferrer">
      {product.name}
    </a>
  )
}

function Purchase({ review: { isVerified, orderId } }: { review: Review }) {
  const mayRead = useHasPermission('orders.read')
  return (
    <>
      <Badge tone={isVerified ? 'ok' : 'plain'}>
        {isVerified ? texts.verified : orderId === null ? texts.notVerified : texts.later}
      </Badge>
      {orderId !== null && mayRead && <Link to={`/orders/${orderId}`}>{texts.order(orderId)}</Link>}
    </>
  )
}
