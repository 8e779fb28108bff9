import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { TabLinks } from '#storefront/widgets/tabs/tab-links.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { textsOf } from '../texts.ts'
import type { LoginResult } from './login-actions.ts'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { redirectTarget } from './redirect-target.ts'

interface LoginView {
  tab: 'login' | 'create'
  target: string
  /** Login is required because programs need an account [PROGRAM-004]. */
  isForProgram: boolean
}

/** The login and registration page [SESSION-402, SESSION-405]. */
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
  const { tab, target, isForProgram } = view
  const texts = useTexts('login')
  const result = useActionResult<LoginResult>()
  // The other tab's form starts with the same email.
  const [typed, setTyped] = useState('')
  const address = (other: LoginView['tab']) =>
    `/login?redirect=${encodeURIComponent(target)}${isForProgram ? '&for=program' : ''}${other === 'create' ? '&tab=create' : ''}`
  return (
    <main id="main" className="page-width login">
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
      <LoginForm key={tab} tab={tab} to={address(tab)} result={result} typed={typed} />
      <p className="muted small">{tab === 'create' || isForProgram ? texts.benefits : texts.guestNote}</p>
    </main>
  )
}

const named = { width: 'c3', maxLength: 80, required: true, enterKeyHint: 'next' } as const

interface LoginFormProps {
  tab: LoginView['tab']
  to: string
  result: LoginResult | undefined
  typed: string
}

function LoginForm({ tab, to, result, typed }: LoginFormProps) {
  const texts = useTexts('login')
  const isPosting = useIsPosting()
  const isNew = tab === 'create'
  return (
    <PostForm to={to} className="form">
      <input type="hidden" name="op" value={tab} />
      {isNew && (
        <>
          <TextField {...named} name="firstname" label={texts.firstname} autoComplete="given-name" />
          <TextField {...named} name="lastname" label={texts.lastname} autoComplete="family-name" />
        </>
      )}
      <TextField
        name="email"
        label={texts.email}
        problem={result?.kind === 'invalidEmail' ? texts.invalidEmail : undefined}
        type="email"
        inputMode="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
        enterKeyHint="next"
        defaultValue={result?.email ?? typed}
      />
      <PasswordField
        label={texts.password}
        {...(isNew && { hint: texts.passwordHint })}
        problem={result?.kind === 'weak' ? texts.weak(result.least) : undefined}
        isNew={isNew}
        show={texts.show}
        hide={texts.hide}
      />
      <button className="button button--large" aria-busy={isPosting}>
        {isNew ? (isPosting ? texts.creating : texts.create) : isPosting ? texts.loggingIn : texts.logIn}
      </button>
    </PostForm>
  )
}

/** Renders the last attempt's result. With JavaScript the wait counts down. */
function LoginStatus({ result }: { result: LoginResult | undefined }) {
  const texts = useTexts('login')
  const seconds = useCountdown(result)
  if (result === undefined || result.kind === 'weak' || result.kind === 'invalidEmail') return null
  if (result.kind === 'made') {
    return (
      <output className="message message--ok">
        <Icon name="check" /> {texts.made}
      </output>
    )
  }
  const isWait = result.kind === 'delayed' || result.kind === 'busy'
  if (isWait && seconds === 0) return null
  return (
    <p className="message message--bad" role="alert">
      <Icon name="alert" />{' '}
      {result.kind === 'delayed' || result.kind === 'busy' ? texts[result.kind](seconds) : texts[result.kind]}
    </p>
  )
}

function useCountdown(result: LoginResult | undefined): number {
  const start = result && 'seconds' in result ? result.seconds : 0
  const [left, setLeft] = useState(start)
  const [last, setLast] = useState(result)
  if (last !== result) {
    setLast(result)
    setLeft(start)
  }
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [result])
  return left
}
