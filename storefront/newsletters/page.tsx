import type { ActionArguments } from '#storefront/router/route.ts'
import { pageRoute, respond, fieldsOf } from '#storefront/page/route/page-route.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { newsletterTexts } from '#storefront/shell/newsletters/texts/newsletters.ts'
import { usePath } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { StatusMessage } from '#storefront/widgets/status-message.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { newslettersPath, type NewslettersView } from './load-newsletters.ts'
import type { NewslettersResult } from './newsletter-actions.ts'

/** The page behind the emailed link, where readers confirm, change, and end newsletters without an account. */
export const route = {
  ...pageRoute<NewslettersView>({
    areas: ['newsletters'],
    load: async (context, page) => (await import('./load-newsletters.ts')).loadNewsletters(context, page),
    View: NewslettersPage,
  }),
  action: async (args: ActionArguments) => {
    const { changeNewsletters } = await import('./newsletter-actions.ts')
    const form = fieldsOf(args.form)
    return respond(await changeNewsletters(args.context, args, form))
  },
}

function NewslettersPage({ view }: { view: NewslettersView }) {
  const texts = useTexts('newsletters')
  const isPending = view.kind === 'lists' && view.isPending
  return (
    <main id="main" className="page-width newsletters">
      <div>
        <h1 className="h2 display">{isPending ? texts.confirmTitle : texts.title}</h1>
        {view.kind === 'lists' && <p className="muted newsletters__email">{texts.of(view.email)}</p>}
      </div>
      {view.kind === 'lists' ? <Lists view={view} /> : <AskLink view={view} />}
    </main>
  )
}

function Lists({ view }: { view: NewslettersView & { kind: 'lists' } }) {
  const texts = useTexts('newsletters')
  const { lists: names } = newsletterTexts(useShop().language)
  const result = useActionResult<NewslettersResult>()
  const { token, lists, isPending, done, isLeaving } = view
  // Omits `stop`, because one-click unsubscribes post to the URL that includes it.
  const action = usePath(`${newslettersPath}?${new URLSearchParams({ token }).toString()}`)
  const lead = isPending ? texts.confirmLead : texts.lead
  const isSubscribed = lists.some(({ isOn }) => isOn)
  return (
    <>
      <StatusMessage
        done={done && !result ? texts[done] : null}
        wrong={result?.op === 'save' ? texts.problems[result.problem] : null}
      />
      <p>{isLeaving ? texts.stop : lead}</p>
      <form className="form" method="post" action={action}>
        <fieldset className="newsletters__lists">
          <legend className="visually-hidden">{texts.legend}</legend>
          {lists.map(({ key, isOn }) => (
            <label key={key} className="check">
              <input type="checkbox" name="newsletters" value={key} defaultChecked={isOn} /> {names[key]}
            </label>
          ))}
        </fieldset>
        <div className="newsletters__actions">
          <button className={`button ${isLeaving ? 'button--line' : ''}`} name="op" value="save">
            {isPending ? texts.confirm : texts.save}
          </button>
          {isSubscribed && (
            <button className={`button ${isLeaving ? '' : 'button--line'}`} name="op" value="leave-all">
              {texts.leaveAll}
            </button>
          )}
        </div>
      </form>
    </>
  )
}

function AskLink({ view }: { view: NewslettersView & { kind: 'ask' } }) {
  const texts = useTexts('newsletters')
  const result = useActionResult<NewslettersResult>()
  const failed = result?.op === 'link' ? result : undefined
  const action = usePath(newslettersPath)
  return (
    <>
      <StatusMessage
        done={view.isSent && !failed ? texts.sent : null}
        wrong={
          failed && failed.problem !== 'email' ? texts.problems[failed.problem] : view.isInvalid ? texts.invalid : null
        }
      />
      <p>{texts.askLead}</p>
      <form className="form newsletters__ask" method="post" action={action} noValidate>
        <input type="hidden" name="key" value={view.formKey} />
        <TextField
          name="email"
          label={texts.email}
          problem={failed?.problem === 'email' ? texts.problems.email : undefined}
          type="email"
          autoComplete="email"
          required
          maxLength={320}
          defaultValue={failed?.email ?? ''}
        />
        <p>
          <button className="button" name="op" value="link">
            {texts.send}
          </button>
        </p>
      </form>
    </>
  )
}
