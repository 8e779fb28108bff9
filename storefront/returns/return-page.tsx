import { Icon } from '#ui/icon.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { ReturnView } from './load-return-page.ts'
import { PackingSlip } from './packing-slip.tsx'

/** Renders a return with its state, the packing slip while it is open, and the shopper's options. */
export function ReturnPage({ view }: { view: ReturnView }) {
  const texts = useTexts('returns')
  const formats = useFormats()
  const isHydrated = useIsHydrated()
  const { shown, label, problem } = view
  const { number, orderId, state, createdAt } = shown
  const hasSlip = state === 'requested' || state === 'approved' || state === 'in_transit'
  return (
    <AccountPage
      title={texts.returnTitle(number)}
      back={{ to: `/account/order/${orderId}`, label: texts.backToOrder(orderId) }}
      lead={
        <p className="muted">
          {texts.requested(formats.date(Date.parse(createdAt)))} · {texts.states[state]}
        </p>
      }
      actions={
        isHydrated &&
        hasSlip && (
          <button className="button button--line button--small" type="button" onClick={() => print()}>
            {texts.print}
          </button>
        )
      }
      className="returns return-page"
      isCustomer={view.isCustomer}
    >
      {problem !== null && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> <span>{texts.printProblems[problem]}</span>
        </p>
      )}
      <ActionStatus
        page="return-print"
        isStale={(action) =>
          action === 'cancel' ? state !== 'cancelled' : action === 'sent' && state !== 'in_transit'
        }
      />
      <NextStep shown={shown} />
      <RefundedTo shown={shown} />
      {(shown.carrier || shown.trackingNumber) && <p>{texts.tracking(shown.carrier, shown.trackingNumber)}</p>}
      {hasSlip && <PackingSlip shown={shown} label={label} />}
      {view.photosLeft !== null && <Photos number={number} sent={shown.photos} left={view.photosLeft} />}
      {state === 'approved' && !shown.isPickup && <Sent number={number} />}
      {(state === 'requested' || state === 'approved') && (
        <PostForm to={`/rmaprocess/print/${number}`} className="return-page__act">
          <button className="button button--line" name="op" value="cancel">
            {texts.cancel}
          </button>
        </PostForm>
      )}
    </AccountPage>
  )
}

function NextStep({ shown }: Pick<ReturnView, 'shown'>) {
  const { nextSteps: texts, exchangeOrder } = useTexts('returns')
  const { state, isPickup, rejection, replacement, newGiftCard } = shown
  const text =
    state === 'rejected'
      ? texts.rejected(rejection)
      : state === 'refunded' && newGiftCard > 0
        ? texts.refundedAsGiftCard
        : state === 'approved' && isPickup
          ? texts.approvedPickup
          : texts[state]
  const isOpen = state === 'requested' || state === 'approved'
  return (
    <p className={isOpen ? 'message message--warn' : 'message'}>
      <Icon name="alert" />{' '}
      <span>
        {text}
        {replacement !== '' && (
          <>
            {' '}
            <Link className="link" to={`/account/order/${replacement}`}>
              {exchangeOrder(replacement)}
            </Link>
          </>
        )}
      </span>
    </p>
  )
}

/** Shows the destination of a pending refund. */
function RefundedTo({ shown: { state, resolution, newGiftCard } }: Pick<ReturnView, 'shown'>) {
  const texts = useTexts('returns')
  const { brand } = useShop()
  const isOpen = state === 'requested' || state === 'approved' || state === 'in_transit' || state === 'received'
  if (!isOpen || resolution !== 'refund') return null
  const { payment, gift_card: giftCard } = texts.refundTargets
  return <p>{texts.refundedTo(newGiftCard > 0 ? giftCard(brand) : payment)}</p>
}

function Photos({ number, sent, left }: { number: string; sent: number; left: number }) {
  const texts = useTexts('returns')
  const action = usePath(`/rmaprocess/print/${number}`)
  return (
    <section className="return-page__act" aria-labelledby="photos-title">
      <h2 id="photos-title" className="h3">
        {texts.photos}
      </h2>
      <p>{sent > 0 ? texts.photosSent(sent) : texts.photosLead}</p>
      {left > 0 && (
        <form className="returns__form" method="post" action={action} encType="multipart/form-data">
          <input type="hidden" name="op" value="photos" />
          <div className="field">
            <label htmlFor="photos">{texts.photosField}</label>
            <input
              id="photos"
              name="photos"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              required
              aria-describedby="photos-hint"
            />
            <p className="hint" id="photos-hint">
              {texts.photosHint(left)}
            </p>
          </div>
          <button className="button button--line">{texts.photosSend}</button>
        </form>
      )}
    </section>
  )
}

function Sent({ number }: { number: string }) {
  const texts = useTexts('returns')
  const isPosting = useIsPosting('op', 'sent')
  return (
    <section className="return-page__act" aria-labelledby="sent-title">
      <h2 id="sent-title" className="h3">
        {texts.sent}
      </h2>
      <PostForm to={`/rmaprocess/print/${number}`} className="returns__form">
        <input type="hidden" name="op" value="sent" />
        <div className="field">
          <label htmlFor="carrier">{texts.carrier}</label>
          <input className="input" id="carrier" name="carrier" maxLength={40} autoComplete="off" />
        </div>
        <div className="field">
          <label htmlFor="tracking">{texts.trackingNumber}</label>
          <input className="input" id="tracking" name="tracking" maxLength={80} autoComplete="off" />
        </div>
        <button className="button" aria-busy={isPosting}>
          {texts.markSent}
        </button>
      </PostForm>
    </section>
  )
}
