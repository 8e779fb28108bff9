import { Icon } from '#ui/icon.tsx'
import { Link } from '../link.tsx'
import { pageRoute } from '../page-route.tsx'
import { PostForm, useAnswer, useIsPosting } from '../post-form.tsx'
import { useFormats, useTexts } from '../shop-context.tsx'
import { TextField } from '../text-field.tsx'
import type { LookAnswer, TrackingView } from './load-tracking.ts'
import { Parcels } from './parcels.tsx'
import type { TrackingTexts } from './texts/en.ts'
import type { Tracking } from './tracking-view.ts'

/** Where an order is, for whoever ordered it, with or without an account [SHIP-001, SHIP-002]. */
export const route = pageRoute<TrackingView>(
  {
    areas: ['tracking'],
    load: async (context, page) => (await import('./load-tracking.ts')).loadTracking(context, page),
    View: TrackingPage,
  },
  async (context, _, form) => (await import('./load-tracking.ts')).lookForOrder(context, form),
)

function TrackingPage({ view }: { view: TrackingView }) {
  const texts = useTexts('tracking')
  const answer = useAnswer<LookAnswer>()
  const tracking = answer?.kind === 'found' ? answer.tracking : view.tracking
  return (
    <main id="main" className="page-width tracking">
      {tracking ? (
        <>
          <Found tracking={tracking} />
          <details className="more-fields">
            <summary className="link">{texts.another}</summary>
            <LookForm answer={undefined} />
          </details>
        </>
      ) : (
        <>
          <h1 className="h1 display">{texts.title}</h1>
          <p className="muted">{texts.lead}</p>
          {view.isLinkOld && answer === undefined && (
            <p className="message message--warn" role="alert">
              <Icon name="alert" /> <span>{texts.linkOld}</span>
            </p>
          )}
          <LookForm answer={answer} />
          <p>
            <Link className="link" to="/account/order-lookup">
              {texts.wholeOrder}
            </Link>
          </p>
          <OwnOrders own={view.own} />
        </>
      )}
    </main>
  )
}

function Found({ tracking }: { tracking: Tracking }) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  const { orderId, placedAt, shipTo, pickup } = tracking
  const place = pickup ? '' : [shipTo.city, shipTo.region].filter(Boolean).join(', ')
  return (
    <>
      <h1 className="h1 display">{texts.heading(orderId)}</h1>
      <p className="muted">{texts.placed(formats.date(placedAt), place)}</p>
      {pickup && (
        <section aria-labelledby="collect-at">
          <h2 id="collect-at" className="h3">
            {texts.collectAt}
          </h2>
          <p>{[pickup.name, ...pickup.street, `${pickup.city}, ${pickup.region} ${pickup.postcode}`].join(', ')}</p>
          <p>{[...pickup.hours, pickup.instructions].join('. ')}</p>
        </section>
      )}
      <h2 className="h2">{texts.where}</h2>
      <Parcels tracking={tracking} />
    </>
  )
}

type Unfound = Exclude<LookAnswer, { kind: 'found' }>

function LookForm({ answer }: { answer: LookAnswer | undefined }) {
  const texts = useTexts('tracking')
  const isPosting = useIsPosting()
  const unfound = answer === undefined || answer.kind === 'found' ? undefined : answer
  const problem = unfound && problemOf(unfound, texts)
  return (
    <PostForm to="/shippingtracker" className="tracking__form">
      {problem !== undefined && (
        <p className="message message--bad" role="alert" id="tracking-problem">
          <Icon name="alert" /> <span>{problem}</span>
        </p>
      )}
      <TextField
        name="order"
        label={texts.order}
        hint={texts.orderHint}
        problemAt={problem && 'tracking-problem'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        required
        defaultValue={unfound?.orderId ?? ''}
      />
      <TextField
        name="proof"
        label={texts.proof}
        problemAt={problem && 'tracking-problem'}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
        enterKeyHint="search"
        defaultValue={unfound?.proof ?? ''}
      />
      <button className="button button--large" aria-busy={isPosting}>
        {isPosting ? texts.finding : texts.find}
      </button>
    </PostForm>
  )
}

function problemOf(answer: Unfound, texts: TrackingTexts): string {
  return answer.kind === 'busy' ? texts.busy(answer.minutes) : texts[answer.kind]
}

function OwnOrders({ own }: Pick<TrackingView, 'own'>) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  if (own.length === 0) return null
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="h3">
        {texts.yours}
      </h2>
      <ul className="tracking__own">
        {own.map(({ id, placedAt }) => (
          <li key={id}>
            <Link className="link" to={`/account/order/${id}`}>
              {texts.yourOrder(id, formats.date(placedAt))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
