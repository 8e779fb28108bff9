import { useEffect } from 'react'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Icon } from '#ui/icon.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { LinkForm } from './link-form.tsx'
import { LoginForm, Problem } from '../login-form.tsx'
import { withRedirect } from '../redirect-target.ts'
import type { ResetResult, ResetView } from './reset-actions.ts'

/** The page behind an emailed link: sets a new password, then shows the login form [ACCOUNT-008, SESSION-404]. */
export const route = pageRoute<ResetView>(
  {
    areas: ['login'],
    load: async (context, page) => (await import('./reset-actions.ts')).loadReset(context, page),
    View: ResetPage,
  },
  async (context, page, form) => (await import('./reset-actions.ts')).resetPassword(context, page, form),
)

function ResetPage({ view }: { view: ResetView }) {
  const texts = useTexts('login')
  const result = useActionResult<ResetResult>()
  const isSaved = result?.kind === 'saved'
  useEffect(() => {
    if (isSaved) scrollTo(0, 0)
  }, [isSaved])
  const { title, body } =
    result?.kind === 'saved'
      ? { title: texts.title, body: <Saved email={result.email} redirect={view.redirect} /> }
      : view.state !== 'valid' || isAboutLink(result)
        ? { title: texts.linkTitle, body: <DeadLink view={view} result={result} /> }
        : { title: texts.resetTitle, body: <NewPassword view={view} result={result} /> }
  return (
    <main id="main" className="page-width login">
      <h1 className="h1 display">{title}</h1>
      {body}
    </main>
  )
}

type LinkResult = Extract<ResetResult, { kind: 'sent' | 'missing' | 'invalidEmail' | 'linkInvalid' | 'linkExpired' }>

function isAboutLink(result: ResetResult | undefined): result is LinkResult {
  return ['sent', 'missing', 'invalidEmail', 'linkInvalid', 'linkExpired'].includes(result?.kind ?? '')
}

function NewPassword({ view, result }: { view: ResetView; result: ResetResult | undefined }) {
  const texts = useTexts('login')
  const isPosting = useIsPosting()
  return (
    <>
      {result?.kind === 'failed' && <Problem text={texts.failed} />}
      {result?.kind === 'busy' && <Problem text={texts.busy(result.seconds)} />}
      <PostForm to={view.path} className="form">
        <input type="hidden" name="op" value="reset" />
        <input type="hidden" name="key" value={view.key} />
        <PasswordField
          label={texts.newPassword}
          hint={texts.passwordHint}
          problem={result?.kind === 'weak' ? texts.weak(result.problem, result.least, result.most) : undefined}
          isNew
          show={texts.show}
          hide={texts.hide}
        />
        <button className="button button--large" aria-busy={isPosting}>
          {isPosting ? texts.saving : texts.save}
        </button>
      </PostForm>
      <p className="muted small">{texts.resetNote}</p>
    </>
  )
}

function DeadLink({ view, result }: { view: ResetView; result: ResetResult | undefined }) {
  const texts = useTexts('login')
  const isExpired = view.state === 'expired' || result?.kind === 'linkExpired'
  const requested = result !== undefined && 'email' in result && result.kind !== 'saved' && result.kind !== 'weak'
  return (
    <>
      {!requested && (
        <p className="message message--warn" role="alert">
          <Icon name="alert" /> <span>{isExpired ? texts.linkExpired : texts.linkInvalid}</span>
        </p>
      )}
      <LinkForm to={view.path} result={requested ? result : undefined} />
    </>
  )
}

function Saved({ email, redirect }: { email: string; redirect: string | null }) {
  const texts = useTexts('login')
  return (
    <>
      <output className="message message--ok">
        <Icon name="check" /> {texts.saved}
      </output>
      <LoginForm to={withRedirect('/login', redirect)} redirect={redirect} result={undefined} typed={email} />
    </>
  )
}
