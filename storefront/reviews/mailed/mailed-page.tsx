import type { ActionArguments } from '#storefront/router/route.ts'
import { pageRoute, respond } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { StatusMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import type { ReviewRequestView } from './load-review-request.ts'
import type { ReviewRequestResult } from './mailed-actions.ts'
import { MailedReview } from './mailed-review.tsx'
import { RequestLink } from './request-link.tsx'
import { useSendAll } from './use-send-all.ts'

/** The page behind review request emails, with a form for each product in the order [ROUTE-002, ROUTE-003]. */
export const route = {
  ...pageRoute<ReviewRequestView>({
    areas: ['reviews', 'reviews/own', 'reviews/mailed'],
    load: async (context, page) => (await import('./load-review-request.ts')).loadReviewRequest(context, page),
    View: MailedPage,
  }),
  action: async (args: ActionArguments) => {
    const { changeRequestedReviews } = await import('./mailed-actions.ts')
    return respond(await changeRequestedReviews(args.context, args, args.form))
  },
}

function MailedPage({ view }: { view: ReviewRequestView }) {
  const texts = useTexts('reviews/mailed')
  return (
    <main id="main" className="page-width own-reviews mailed">
      <div>
        <h1 className="h2 display">{texts.title}</h1>
        {view.kind === 'items' && (
          <p className="muted">
            {texts.order(view.orderId)}. {view.items.length > 0 && texts.lead}
          </p>
        )}
      </div>
      {view.kind === 'items' ? <Items view={view} /> : <RequestLink view={view} />}
    </main>
  )
}

function Items({ view }: { view: ReviewRequestView & { kind: 'items' } }) {
  const texts = useTexts('reviews/mailed')
  const own = useTexts('reviews/own')
  const result = useActionResult<ReviewRequestResult>()
  const isHydrated = useIsHydrated()
  const { states, isSending, hasNone, sendAll } = useSendAll()
  const { token, items, author, done, problem, stop } = view
  const photoProblem = textOfCode(own.problems, problem)
  return (
    <>
      <Stop token={token} stop={stop} />
      {/* If the form was too large to read, the product is unknown. */}
      <StatusMessage done={null} wrong={done === null && !result ? photoProblem : null} />
      {items.length === 0 && <EmptyState text={texts.nothing} to="/new-gear" action={texts.shopNow} />}
      {items.map((item) => (
        <MailedReview
          key={item.productId}
          item={item}
          token={token}
          author={author}
          isDone={done === item.productId}
          problem={done === item.productId ? photoProblem : null}
          result={result?.op === 'save' && result.productId === item.productId ? result : undefined}
          state={states[item.productId]}
        />
      ))}
      {isHydrated && items.length > 1 && (
        <div className="mailed__all">
          <button className="button button--large" type="button" aria-busy={isSending} onClick={() => void sendAll()}>
            {texts.sendAll}
          </button>
          <p className="muted small">{texts.sendAllHint}</p>
          <StatusMessage done={null} wrong={hasNone ? texts.nothingStarted : null} />
        </div>
      )}
    </>
  )
}

function Stop({ token, stop }: { token: string; stop: (ReviewRequestView & { kind: 'items' })['stop'] }) {
  const texts = useTexts('reviews/mailed')
  const action = usePath(`/mps-review?${new URLSearchParams({ token }).toString()}`)
  if (stop === 'done') return <StatusMessage done={texts.stopped} wrong={null} />
  if (stop === null) return null
  return (
    <section className="box" aria-labelledby="stop">
      <h2 id="stop" className="h3">
        {texts.stopTitle}
      </h2>
      <p>{texts.stopText}</p>
      <form method="post" action={action}>
        <button className="button" name="op" value="stop">
          {texts.stop}
        </button>
      </form>
    </section>
  )
}
