import type { ActionArguments } from '#storefront/router/route.ts'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import type { TextsOf } from '#storefront/texts.ts'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { pageRoute, respond } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
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
    areas: ['quotes', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-quote.ts')).loadQuote(context, page),
    View: Quote,
  }),
  action: async (args: ActionArguments) => {
    const form = args.form
    const { respondToQuote } = await import('./quote-actions.ts')
    return respond(await respondToQuote(args.context, args, form))
  },
}

/** Returns the text for a problem that no form on the page shows, or null. */
function textAtTop(
  { op, problem }: QuoteResult,
  texts: TextsOf<'quotes'>,
  messages: TextsOf<'widgets/account/messages'>['quote'],
): string | null {
  if (problem === null || problem === 'text' || problem === 'message_limit') return null
  if (problem !== 'failed' || op === 'find' || op === 'request') return texts.problems[problem]
  return op === 'message' || op === 'change' ? null : messages[op].failure
}

function Quote({ view: quote }: { view: QuoteView }) {
  const texts = useTexts('quotes')
  const result = useActionResult<QuoteResult>()
  const messages = useTexts('widgets/account/messages').quote
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
      <ActionStatus page="quotes" isStale={() => quote.state !== 'requested'} />
      <ActionStatus page="quote" only={['accept', 'decline']} isStale={() => quote.state !== 'declined'} />
      <ProblemMessage text={result ? textAtTop(result, texts, messages) : null} />
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
