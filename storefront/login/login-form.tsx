import { useState } from 'react'
import { newsletterKeys } from '#domain/newsletters/lists.ts'
import { Icon } from '#ui/icon.tsx'
import { useCaptcha } from '#storefront/browser/captcha/use-captcha.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { newsletterTexts } from '#storefront/shell/newsletters/texts/newsletters.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { LoginResult } from './login-actions.ts'
import { useCountdown } from './lockout/use-countdown.ts'
import { useLockout } from './lockout/use-lockout.ts'
import { withRedirect } from './redirect-target.ts'
import { InterestChoices } from './stored/interest-choices.tsx'
import { rememberEmail } from './remembered-email.ts'

interface FormProps {
  to: string
  result: LoginResult | undefined
  /** The email already entered in the page's other form. */
  typed: string
}

/** Renders the login form. While an email is locked out, submitting it sends no request [SESSION-424]. */
export function LoginForm({ to, redirect, result, typed }: FormProps & { redirect: string | null }) {
  const texts = useTexts('login')
  const isPosting = useIsPosting('op', 'login')
  const [isTouched, setTouched] = useState(false)
  const captcha = useCaptcha('login', isTouched && !isPosting)
  const { form, seconds, update } = useLockout(result)
  return (
    <PostForm
      to={to}
      className="form"
      ref={form}
      prepare={() => update() === 0}
      onFocus={() => setTouched(true)}
      onInput={update}
    >
      <input type="hidden" name="op" value="login" />
      <input type="hidden" name="captcha" defaultValue="" ref={captcha} />
      <EmailField result={result} typed={typed} autoComplete="username webauthn" />
      <PasswordField label={texts.password} show={texts.show} hide={texts.hide} />
      <p className="login__forgot">
        <Link to={withRedirect('/login/forgot', redirect)} className="link small">
          {texts.forgot}
        </Link>
      </p>
      <button className="button button--large" aria-busy={isPosting}>
        {seconds > 0 ? texts.wait(seconds) : isPosting ? texts.loggingIn : texts.logIn}
      </button>
      <p>
        <Link to={withRedirect('/login/link', redirect)} className="link small">
          {texts.loginLink}
        </Link>
      </p>
    </PostForm>
  )
}

const name = { width: 'c3', maxLength: 80, enterKeyHint: 'next' } as const

/** Renders the registration form. Only email and password are required [ACCOUNT-425]. */
export function RegisterForm({ to, result, typed }: FormProps) {
  const { site, language } = useShop()
  const texts = useTexts('login')
  const isPosting = useIsPosting()
  const [isTouched, setTouched] = useState(false)
  const captcha = useCaptcha('register', isTouched && !isPosting)
  return (
    <PostForm to={to} className="form" onFocus={() => setTouched(true)}>
      <input type="hidden" name="op" value="create" />
      <input type="hidden" name="captcha" defaultValue="" ref={captcha} />
      <EmailField result={result} typed={typed} autoComplete="email" />
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        problem={result?.kind === 'weak' ? texts.weak(result.problem, result.least, result.most) : undefined}
        isNew
        show={texts.show}
        hide={texts.hide}
      />
      <TextField {...name} name="firstname" label={texts.firstname} autoComplete="given-name" />
      <TextField {...name} name="lastname" label={texts.lastname} autoComplete="family-name" />
      <fieldset className="login__lists">
        <legend>{texts.newsletters}</legend>
        {newsletterKeys(site).map((key) => (
          <label key={key}>
            <input type="checkbox" name="newsletters" value={key} /> {newsletterTexts(language).lists[key]}
          </label>
        ))}
      </fieldset>
      <InterestChoices />
      <button className="button button--large" aria-busy={isPosting}>
        {isPosting ? texts.creating : texts.create}
      </button>
    </PostForm>
  )
}

interface EmailFieldProps {
  result: { kind: string; email: string } | undefined
  typed: string
  autoComplete: 'email' | 'username' | 'username webauthn'
}

export function EmailField({ result, typed, autoComplete }: EmailFieldProps) {
  const texts = useTexts('login')
  return (
    <TextField
      name="email"
      label={texts.email}
      problem={result?.kind === 'invalidEmail' ? texts.invalidEmail : undefined}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      required
      enterKeyHint="next"
      defaultValue={result?.email ?? typed}
      onChange={({ target }) => rememberEmail(target.value)}
    />
  )
}

/** Renders the last attempt's result. With JavaScript, the remaining wait counts down. */
export function LoginStatus({ result }: { result: LoginResult | undefined }) {
  const texts = useTexts('login')
  const seconds = useCountdown(result, result && 'seconds' in result ? result.seconds : 0)
  if (result === undefined) return null
  switch (result.kind) {
    case 'weak':
    case 'invalidEmail':
    case 'expired':
      return null
    case 'made':
      return (
        <output className="message message--ok">
          <Icon name="check" /> {texts.made}
        </output>
      )
    case 'delayed':
    case 'busy':
      return <Countdown text={texts[result.kind]} start={result.seconds} seconds={seconds} />
    default:
      return <Problem text={texts[result.kind]} />
  }
}

/** Announces a wait once, and shows its countdown. */
export function Countdown({
  text,
  start,
  seconds,
}: {
  text: (seconds: number) => string
  start: number
  seconds: number
}) {
  if (seconds === 0) return null
  return (
    <p className="message message--bad">
      <Icon name="alert" />
      <span className="visually-hidden" role="alert">
        {text(start)}
      </span>
      <span aria-hidden="true">{text(seconds)}</span>
    </p>
  )
}

export function Problem({ text }: { text: string }) {
  return (
    <p className="message message--bad" role="alert">
      <Icon name="alert" /> {text}
    </p>
  )
}
