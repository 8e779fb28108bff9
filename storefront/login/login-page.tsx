import { useState } from 'react'
import { redirect } from '#storefront/router/results.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { TabLinks } from '#storefront/widgets/tabs/tab-links.tsx'
import { textsOf } from '../texts.ts'
import { LinkForm } from './links/link-form.tsx'
import type { LoginResult } from './login-actions.ts'
import { LoginForm, LoginStatus, RegisterForm } from './login-form.tsx'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import { redirectTarget, withRedirect } from './redirect-target.ts'

interface LoginView {
  tab: 'login' | 'create'
  target: string
  /** True if the shopper must log in to buy a program, because programs require an account [PROGRAM-004]. */
  isForProgram: boolean
}

/** The login and registration page [SESSION-402, SESSION-405, ACCOUNT-003]. */
export const route = pageRoute<LoginView>(
  {
    areas: ['login'],
    load: async ({ shop, call }, { url }) => {
      const target = redirectTarget(url.searchParams.get('redirect'))
      const session = await call('GET /svc_session/session', {})
      if (isLoggedIn(session)) throw redirect(target)
      const isForProgram = url.searchParams.get('for') === 'program'
      const tab = url.searchParams.get('tab') === 'create' ? 'create' : 'login'
      const texts = textsOf(shop.language, 'login')
      return {
        head: { title: tab === 'create' ? texts.createTitle : texts.title },
        view: { tab, target, isForProgram },
      }
    },
    View: LoginPage,
  },
  async (context, page, form) => (await import('./login-actions.ts')).logInOrCreate(context, page, form),
)

function LoginPage({ view }: { view: LoginView }) {
  const result = useActionResult<LoginResult>()
  return (
    <main id="main" className="page-width login">
      {result?.kind === 'expired' ? (
        <ExpiredPassword email={result.email} target={view.target} />
      ) : (
        <LoginForms view={view} result={result} />
      )}
    </main>
  )
}

function LoginForms({ view, result }: { view: LoginView; result: LoginResult | undefined }) {
  const { tab, target, isForProgram } = view
  const texts = useTexts('login')
  // The form in the other tab is prefilled with the same email.
  const [typed, setTyped] = useState('')
  const address = (other: LoginView['tab']) =>
    `${withRedirect('/login', target)}${isForProgram ? '&for=program' : ''}${other === 'create' ? '&tab=create' : ''}`
  const form = { to: address(tab), result, typed }
  return (
    <>
      <h1 className="h1 display">{tab === 'create' ? texts.createTitle : texts.title}</h1>
      <TabLinks
        label={texts.tabs}
        className="login__tabs"
        list="login"
        current={tab}
        tabs={[
          { id: 'login', label: texts.logIn, to: address('login') },
          { id: 'create', label: texts.createTitle, to: address('create') },
        ]}
        onChange={() => setTyped(document.querySelector<HTMLInputElement>('.login [name=email]')?.value ?? '')}
      />
      {isForProgram && (
        <p className="message">
          <Icon name="info" /> {texts.forProgram}
        </p>
      )}
      <LoginStatus result={result} />
      {tab === 'create' ? <RegisterForm {...form} /> : <LoginForm {...form} redirect={target} />}
      {tab === 'login' && <PasskeyButton to={address('login')} target={target} />}
      {target.startsWith('/checkout') && !isForProgram && (
        <Link to="/checkout/shipping" className="button button--line">
          {texts.continueAsGuest}
        </Link>
      )}
      <p className="muted small">{tab === 'create' || isForProgram ? texts.benefits : texts.guestNote}</p>
    </>
  )
}

/**
 * Renders the /expired-password page in place with the email from the attempt, because URLs must not contain emails
 * [SESSION-406].
 */
function ExpiredPassword({ email, target }: { email: string; target: string }) {
  const texts = useTexts('login')
  return (
    <>
      <h1 className="h1 display">{texts.linkRequests.expired.title}</h1>
      <p>{texts.linkRequests.expired.text}</p>
      <LinkForm to={withRedirect('/expired-password', target)} result={undefined} email={email} />
      <p>
        <Link to={withRedirect('/expired-password', target)} className="link">
          {texts.otherEmail}
        </Link>
      </p>
    </>
  )
}
