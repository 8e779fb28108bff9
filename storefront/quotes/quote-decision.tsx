import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { Icon } from '#ui/icon.tsx'
import { canRequestChange } from '#domain/quotes/quote.ts'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ReasonForm } from '#storefront/widgets/reason-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { QuoteView } from './load-quote.ts'
import { TextForm, useTextResult } from './text-form.tsx'

/** Renders an explanation of a quote's state and the customer's options: accept, request a change, or decline. */
export function QuoteDecision({ quote }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  const messages = useTexts('widgets/account/messages').quote
  const isPosting = useIsPosting('op', 'accept')
  const { id, state, version, validUntil, isPriced, versions } = quote
  const to = `/account/custom-quoting/${id}`
  const isOpen = state === 'sent' || state === 'accepted'
  const day = validUntil === null ? '' : formats.date(validUntil)
  const [newest] = versions
  return (
    <section className="box quotes__decision" aria-label={texts.states[state]}>
      {state === 'accepted' && <p>{successText(messages.accept.success)}</p>}
      {isOpen && isPriced && <p>{texts.holdsUntil(day)}</p>}
      {isOpen && !isPriced && <p>{texts.changed}</p>}
      {isOpen && isPriced && !quote.cart.canCheckOut && (
        <p className="message message--warn small">
          <Icon name="alert" /> {texts.short}
        </p>
      )}
      {state === 'expired' && <p>{texts.ranOut(day)}</p>}
      {(state === 'requested' || state === 'in_work') && <p>{texts.today}</p>}
      {isOpen && isPriced && (
        <PostForm to={to}>
          <input type="hidden" name="version" value={version} />
          <button className="button button--buy button--wide" name="op" value="accept" aria-busy={isPosting}>
            {state === 'sent' ? texts.accept : texts.goOn}
          </button>
        </PostForm>
      )}
      {newest && (
        <a className="button button--line button--wide" href={newest.pdf}>
          {texts.pdf}
        </a>
      )}
      {canRequestChange(state) && <ChangeForm quote={quote} />}
      {state === 'sent' && (
        <ReasonForm
          to={to}
          className="quotes__ask"
          op="decline"
          summary={texts.decline}
          texts={texts}
          confirm={texts.confirmDecline}
        />
      )}
      <p className="muted small">{texts.taxNote}</p>
    </section>
  )
}

function ChangeForm({ quote }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const isOpen = useTextResult('change') !== undefined
  return (
    <details className="facet" open={isOpen}>
      <summary>{texts.changeSummary}</summary>
      <TextForm quote={quote} op="change" label={texts.changeLabel} send={texts.changeSend} rows={4} />
    </details>
  )
}
