import { Icon } from '#ui/icon.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ReasonForm } from '#storefront/widgets/reason-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import type { QuoteView } from './load-quotes.ts'
import type { QuoteResult } from './quote-actions.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteState } from './quote-table.tsx'

/** The page of one quote [LIST-234]. */
export const route = pageRoute<QuoteView>(
  {
    areas: ['quotes', 'widgets/account'],
    load: async (context, page) => (await import('./load-quotes.ts')).loadQuote(context, page),
    View: Quote,
  },
  async (context, page, form) => (await import('./quote-actions.ts')).respondToQuote(context, page, form),
)

function Quote({ view: quote }: { view: QuoteView }) {
  const texts = useTexts('quotes')
  const result = useActionResult<QuoteResult>()
  const isRequested = useQuery().has('requested') && quote.state === 'requested'
  return (
    <AccountPage
      title={quote.title}
      back={{ to: '/account/custom-quoting', label: texts.backToQuotes }}
      lead={
        <p>
          {quote.number} · <QuoteState state={quote.state} />
        </p>
      }
      className="quotes"
    >
      {isRequested && (
        <output className="message">
          <Icon name="info" /> {texts.requested}
        </output>
      )}
      {result && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> {texts.problems[result.problem]}
        </p>
      )}
      <div className="split split--co">
        <section>
          <QuoteLines quote={quote} />
        </section>
        <div className="quotes__side">
          <Decision quote={quote} />
          <Words heading={texts.ours} text={quote.note} />
          <Words heading={texts.yours} text={quote.message} />
        </div>
      </div>
    </AccountPage>
  )
}

function Words({ heading, text }: { heading: string; text: string }) {
  if (text === '') return null
  return (
    <section>
      <h2 className="h3">{heading}</h2>
      <p className="quotes__words">{text}</p>
    </section>
  )
}

function Decision({ quote }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  const isPosting = useIsPosting()
  const { id, state, version, validUntil, isPriced } = quote
  const to = `/account/custom-quoting/${id}`
  const isOpen = state === 'sent' || state === 'accepted'
  const day = validUntil === null ? '' : formats.date(validUntil)
  return (
    <section className="box quotes__decision">
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
