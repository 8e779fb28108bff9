import { Icon } from '#ui/icon.tsx'
import { canAskForChange } from '#domain/quotes/quote.ts'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ReasonForm } from '#storefront/widgets/reason-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { QuoteView } from './load-quote.ts'
import type { QuoteResult } from './quote-actions.ts'

/** Renders what the state of a quote means, and what its customer can do: accept, ask for a change, decline. */
export function QuoteDecision({ quote }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  const isPosting = useIsPosting('op', 'accept')
  const { id, state, version, validUntil, isPriced, versions } = quote
  const to = `/account/custom-quoting/${id}`
  const isOpen = state === 'sent' || state === 'accepted'
  const day = validUntil === null ? '' : formats.date(validUntil)
  const [newest] = versions
  return (
    <section className="box quotes__decision" aria-label={texts.states[state]}>
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
      {canAskForChange(state) && <ChangeForm quote={quote} to={to} />}
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

function ChangeForm({ quote, to }: { quote: QuoteView; to: string }) {
  const texts = useTexts('quotes')
  const result = useActionResult<QuoteResult>()
  const isPosting = useIsPosting('op', 'change')
  return (
    <details className="facet">
      <summary>{texts.changeSummary}</summary>
      <PostForm to={to} className="quotes__ask">
        <input type="hidden" name="key" value={quote.key} />
        <div className="field">
          <label htmlFor="change">{texts.changeLabel}</label>
          <textarea
            className="input"
            id="change"
            name="text"
            rows={4}
            maxLength={quoteLimits.messageLength}
            defaultValue={result?.entered['text'] ?? ''}
          />
        </div>
        <button className="button button--line" name="op" value="change" aria-busy={isPosting}>
          {texts.changeSend}
        </button>
      </PostForm>
    </details>
  )
}
