import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { call } from '../call/call.ts'
import { PageLinks, pageNumberOf } from '../kit/list/rows/page-links.tsx'
import { StateTabs } from '../kit/list/rows/state-tabs.tsx'
import { useQueue } from '../kit/list/rows/use-queue.ts'
import { Page } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { SavedViews } from '../saved-views/saved-views.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ReviewItem } from './review-item.tsx'
import type { Review, ReviewQueue } from './review-types.ts'
import { texts } from './texts/en.ts'

const states = ['pending', 'approved', 'rejected'] as const

interface Loaded {
  state: (typeof states)[number]
  queue: ReviewQueue
}

/** Returns a page of reviews in the URL's state, oldest first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const params = new URL(request.url).searchParams
  const state = states.find((each) => each === params.get('state')) ?? 'pending'
  const query = { state, page: pageNumberOf(params) }
  return { state, queue: await call('GET /svc_review/moderation', { query }, { isFresh: true }) }
}

/** Renders the reviews in one state. Staff approve or reject them one after another. */
export function Component() {
  const { state, queue } = useLoaderData<Loaded>()
  const { rows, listRef, decided } = useQueue(queue.reviews)
  const [rejecting, setRejecting] = useState<Review | null>(null)
  const left = queue.total - (queue.reviews.length - rows.length)
  return (
    <Page title={texts.title}>
      <SavedViews page="reviews" />
      <StateTabs
        label={texts.statesLabel}
        states={states.map((each) => [each, texts.states[each]] as const)}
        current={state}
      />
      {rows.length === 0 ? (
        <Empty text={texts.empty[state]} />
      ) : (
        <p className="muted small queue-note">
          {texts.waiting(left)}. <span className="queue-note__keys">{texts.keys}</span>
        </p>
      )}
      <ul className="queue" ref={listRef}>
        {rows.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            onReject={() => setRejecting(review)}
            onDecided={() => decided(review.id)}
          />
        ))}
      </ul>
      <PageLinks page={queue.page} pages={queue.pages} />
      {rejecting && (
        <RejectDialog
          key={rejecting.id}
          review={rejecting}
          onClose={() => setRejecting(null)}
          onDone={() => {
            setRejecting(null)
            decided(rejecting.id)
          }}
        />
      )}
    </Page>
  )
}
