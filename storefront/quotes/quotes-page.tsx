import { useId } from 'react'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { QuotesView } from './load-quotes.ts'
import type { QuoteResult } from './quote-actions.ts'
import { QuoteTable } from './quote-table.tsx'

/** The page of quotes, with the request form [LIST-234]. */
export const route = pageRoute<QuotesView>(
  {
    areas: ['quotes', 'widgets/account'],
    load: async (context) => (await import('./load-quotes.ts')).loadQuotes(context),
    View: Quotes,
  },
  async (context, page, form) => (await import('./quote-actions.ts')).requestQuote(context, page, form),
)

function Quotes({ view: { quotes, cart } }: { view: QuotesView }) {
  const texts = useTexts('quotes')
  return (
    <AccountPage title={texts.title} lead={<p className="muted">{texts.lead}</p>} className="quotes">
      <div className="split split--co">
        <section>
          {quotes.length === 0 ? <p className="empty">{texts.none}</p> : <QuoteTable quotes={quotes} />}
        </section>
        <section className="box" id="ask" aria-labelledby="ask-title">
          <h2 className="h3" id="ask-title">
            {texts.ask}
          </h2>
          {cart === null ? (
            <>
              <p>{texts.emptyCart}</p>
              <Link className="button button--line" to="/new-gear">
                {texts.startShopping}
              </Link>
            </>
          ) : (
            <AskForm cart={cart} />
          )}
        </section>
      </div>
    </AccountPage>
  )
}

function AskForm({ cart: { listId, count, key } }: { cart: NonNullable<QuotesView['cart']> }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  const result = useActionResult<QuoteResult>()
  const isPosting = useIsPosting()
  const id = useId()
  const pieces = formats.plural(count) === 'one' ? texts.askPieces.one : texts.askPieces.other
  const isUntitled = result?.problem === 'title'
  return (
    <PostForm to="/account/custom-quoting" className="quotes__ask">
      <input type="hidden" name="list" value={listId} />
      <input type="hidden" name="key" value={key} />
      <p className="muted">{texts.askLead(pieces(formats.number(count)))}</p>
      {result && !isUntitled && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> {texts.problems[result.problem]}
        </p>
      )}
      <div className="field">
        <label htmlFor={`${id}-title`}>{texts.titleLabel}</label>
        <input
          className="input"
          id={`${id}-title`}
          name="title"
          maxLength={100}
          defaultValue={result?.title ?? ''}
          aria-invalid={isUntitled || undefined}
          aria-describedby={isUntitled ? `${id}-error` : `${id}-hint`}
        />
        {isUntitled ? (
          <p className="field-error" id={`${id}-error`} role="alert">
            <Icon name="alert" /> {texts.problems.title}
          </p>
        ) : (
          <p className="hint" id={`${id}-hint`}>
            {texts.titleHint}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-message`}>
          {texts.messageLabel} <span className="muted">({texts.optional})</span>
        </label>
        <textarea
          className="input"
          id={`${id}-message`}
          name="message"
          rows={4}
          maxLength={2000}
          defaultValue={result?.message ?? ''}
        />
      </div>
      <button className="button" aria-busy={isPosting}>
        {texts.send}
      </button>
    </PostForm>
  )
}
