import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { QuotesView } from './load-quotes.ts'
import { QuoteTable } from './quote-table.tsx'
import { RequestForm } from './request-form.tsx'

/** The quotes page with the request form [LIST-234, ACCOUNT-413]. */
export const route = pageRoute<QuotesView>(
  {
    areas: ['quotes', 'widgets/account/messages', 'widgets/account'],
    load: async (context) => (await import('./load-quotes.ts')).loadQuotes(context),
    View: Quotes,
  },
  async (context, page, form) => (await import('./quote-actions.ts')).requestQuote(context, page, form),
)

function Quotes({ view: { quotes, ...offered } }: { view: QuotesView }) {
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
          <RequestForm offered={offered} />
        </section>
      </div>
    </AccountPage>
  )
}
