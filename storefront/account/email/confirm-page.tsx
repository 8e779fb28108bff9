import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { ConfirmResult, ConfirmView } from './confirm-actions.ts'

/**
 * The page behind an emailed confirmation link. Confirmation needs a click on a button, because email scanners open
 * links.
 */
export const route = pageRoute<ConfirmView>(
  {
    areas: ['account/email'],
    load: async (context, page) => (await import('./confirm-actions.ts')).loadConfirmation(context, page),
    View: ConfirmPage,
  },
  async (context, page) => (await import('./confirm-actions.ts')).confirmEmailAddress(context, page),
)

function ConfirmPage({ view }: { view: ConfirmView }) {
  const texts = useTexts('account/email')
  const result = useActionResult<ConfirmResult>()
  if (result?.kind === 'done') return <Confirmed result={result} />
  if (result?.kind === 'invalid' || result?.kind === 'expired' || result?.kind === 'taken')
    return <DeadLink text={texts[result.kind]} />
  if (view.state !== 'valid') return <DeadLink text={texts[view.state]} />
  return (
    <main id="main" className="page-width login">
      <h1 className="h1 display">{texts.titles[view.purpose]}</h1>
      {result && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> {texts[result.kind]}
        </p>
      )}
      <p>{texts.questions[view.purpose](view.email)}</p>
      <ConfirmForm path={view.path} />
    </main>
  )
}

function ConfirmForm({ path }: { path: string }) {
  const texts = useTexts('account/email')
  const isPosting = useIsPosting()
  return (
    <PostForm to={path} className="form">
      <button className="button button--large" aria-busy={isPosting}>
        {isPosting ? texts.confirming : texts.confirm}
      </button>
    </PostForm>
  )
}

function Confirmed({ result: { email, purpose } }: { result: Extract<ConfirmResult, { kind: 'done' }> }) {
  const texts = useTexts('account/email')
  return (
    <main id="main" className="page-width login">
      <h1 className="h1 display">{texts.doneTitle}</h1>
      <output className="message message--ok">
        <Icon name="check" /> <span>{texts.done[purpose](email)}</span>
      </output>
      <p>
        <Link to="/account" className="link">
          {texts.account}
        </Link>
      </p>
    </main>
  )
}

function DeadLink({ text }: { text: string }) {
  const texts = useTexts('account/email')
  return (
    <main id="main" className="page-width login">
      <h1 className="h1 display">{texts.deadTitle}</h1>
      <p className="message message--warn" role="alert">
        <Icon name="alert" /> <span>{text}</span>
      </p>
      <p>
        <Link to="/account/settings" className="link">
          {texts.settings}
        </Link>
      </p>
    </main>
  )
}
