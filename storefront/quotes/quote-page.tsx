import type { ActionFunctionArgs } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { contextOf } from '#storefront/page/page.ts'
import { argumentsOf, pageRoute, respond } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import type { QuoteView } from './load-quote.ts'
import type { QuoteResult } from './quote-actions.ts'
import { QuoteDecision } from './quote-decision.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteState } from './quote-table.tsx'
import { QuoteFiles, QuoteMessages } from './quote-thread.tsx'
import { QuoteVersions } from './quote-versions.tsx'

/** The page for one quote [LIST-234, ACCOUNT-413]. */
export const route = {
  ...pageRoute<QuoteView>({
    areas: ['quotes', 'widgets/account'],
    load: async (context, page) => (await import('./load-quote.ts')).loadQuote(context, page),
    View: Quote,
  }),
  action: async (args: ActionFunctionArgs) => {
    const form = await args.request.formData()
    const { respondToQuote } = await import('./quote-actions.ts')
    return respond(await respondToQuote(contextOf(args), argumentsOf(args), form))
  },
}

/** Problems that a form on the page shows instead of the message at the top. */
const shownBelow: readonly QuoteResult['problem'][] = ['text', 'message_limit']

function Quote({ view: quote }: { view: QuoteView }) {
  const texts = useTexts('quotes')
  const result = useActionResult<QuoteResult>()
  const isRequested = useQuery().has('requested') && quote.state === 'requested'
  const problem = result?.problem ?? null
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
      <ProblemMessage text={problem === null || shownBelow.includes(problem) ? null : texts.problems[problem]} />
      <div className="split split--co">
        <section>
          <QuoteLines quote={quote} />
        </section>
        <div className="quotes__side">
          <QuoteDecision quote={quote} />
          <Words heading={texts.ours} text={quote.note} />
          <Words heading={texts.yours} text={quote.message} />
          <Wishes quote={quote} />
        </div>
      </div>
      <QuoteVersions versions={quote.versions} />
      <QuoteMessages quote={quote} />
      <QuoteFiles quote={quote} />
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

function Wishes({ quote: { delivery, wantedOn } }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  if (delivery === '' && wantedOn === null) return null
  return (
    <section>
      <h2 className="h3">{texts.wishes}</h2>
      <dl className="quotes__wishes">
        {delivery !== '' && (
          <div>
            <dt className="label">{texts.deliverTo}</dt>
            <dd className="quotes__words">{delivery}</dd>
          </div>
        )}
        {wantedOn !== null && (
          <div>
            <dt className="label">{texts.wantedOn}</dt>
            <dd>{formats.date(Date.parse(wantedOn))}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
