import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import type { LinkView } from './link-view.ts'
import { LinkPayments, LinkSummary } from './summary.tsx'
import { capturedTextKey } from './captured-text.ts'

/** Renders a payment link in any state, with its form while it can be paid [PAY-002, PAY-004]. */
export function LinkFrame({ link, children }: { link: LinkView; children: ReactNode }) {
  const texts = useTexts('payment-link')
  const formats = useFormats()
  const { kind, number, state, seller, note, expiresAt } = link
  const isOpen = state === 'open' || state === 'partly_paid'
  return (
    <main id="main" className="page-width account pay-link">
      <div className="account-head">
        <div>
          <h1 className="h2 display">{texts.title(number)}</h1>
          <p className="muted">
            {texts.kinds[kind]} {number} · {texts.states[state]}
          </p>
        </div>
      </div>
      <LinkStatus link={link} />
      <div className="split split--co">
        <div className="pay-link__pay">
          {note !== '' && (
            <section className="box">
              <h2 className="label">{texts.note}</h2>
              <p className="pay-link__note">{note}</p>
            </section>
          )}
          {children}
          <LinkPayments payments={link.payments} />
        </div>
        <div className="pay-link__side">
          <LinkSummary link={link} />
          <dl className="pay-link__facts">
            <dt className="label">{texts.seller}</dt>
            <dd>
              {seller.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
            {isOpen && (
              <>
                <dt className="label">{texts.expires}</dt>
                <dd>{formats.date(expiresAt)}</dd>
              </>
            )}
          </dl>
        </div>
      </div>
    </main>
  )
}

function LinkStatus({ link }: { link: LinkView }) {
  switch (link.state) {
    case 'paid':
      return <PaidMessage link={link} />
    case 'expired':
      return <ExpiredMessage link={link} />
    case 'cancelled':
      return <CancelledMessage />
    default:
      return <OpenLinkMessage link={link} />
  }
}

function PaidMessage({ link: { isThanked, kind, orderId } }: { link: LinkView }) {
  const texts = useTexts('payment-link')
  const isHydrated = useIsHydrated()
  return (
    <div className="message message--ok pay-link__receipt">
      <Icon name="check" />
      <div>
        <h2>{isThanked ? texts.thanks : texts.receipt}</h2>
        <p>
          {isThanked && texts.thanksText}{' '}
          {(kind === 'quote' || kind === 'draft_order') && orderId !== null && texts.order(orderId)}
        </p>
        {isHydrated && (
          <button className="button button--line button--small" type="button" onClick={() => print()}>
            {texts.print}
          </button>
        )}
      </div>
    </div>
  )
}

function ExpiredMessage({ link: { isAskedAgain, isPaying, payments, to } }: { link: LinkView }) {
  const texts = useTexts('payment-link')
  const isPosting = useIsPosting('op', 'renewal')
  return (
    <div className="message message--warn">
      <Icon name="alert" />
      <div>
        <h2>{texts.expiredTitle}</h2>
        {isAskedAgain ? (
          <output>{texts.renewalRequested}</output>
        ) : (
          <>
            <p>
              {texts[capturedTextKey({ isPaying, payments })]} {isPaying ? <CheckAgain to={to} /> : texts.askForNew}
            </p>
            <PostForm to={to} keepsScroll>
              <button className="button" name="op" value="renewal" aria-busy={isPosting}>
                {isPosting ? texts.asking : texts.askAgain}
              </button>
            </PostForm>
          </>
        )}
      </div>
    </div>
  )
}

function CancelledMessage() {
  const texts = useTexts('payment-link')
  return (
    <div className="message message--warn">
      <Icon name="alert" />
      <div>
        <h2>{texts.cancelledTitle}</h2>
        <p>{texts.cancelledText}</p>
      </div>
    </div>
  )
}

function OpenLinkMessage({ link: { isThanked, isPaying, isBlocked, to } }: { link: LinkView }) {
  const texts = useTexts('payment-link')
  if (isThanked)
    return (
      <p className="message message--ok">
        <Icon name="check" />
        <output>
          {texts.thanks} {texts.thanksText}
        </output>
      </p>
    )
  if (!isPaying && !isBlocked) return null
  return (
    <p className="message message--warn">
      <Icon name="info" />
      <span>
        {isBlocked ? texts.isBlocked : texts.isPaying} <CheckAgain to={to} />
      </span>
    </p>
  )
}

function CheckAgain({ to }: { to: string }) {
  const texts = useTexts('payment-link')
  return (
    <Link className="link" to={to}>
      {texts.checkAgain}
    </Link>
  )
}
