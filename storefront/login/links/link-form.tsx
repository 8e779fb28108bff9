import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useCaptcha } from '#storefront/browser/captcha/use-captcha.ts'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { LinkRequestResult } from './link-actions.ts'
import { Countdown, EmailField, Problem } from '../login-form.tsx'
import { rememberedEmail } from '../remembered-email.ts'
import { useCountdown } from '../lockout/use-countdown.ts'

const linkMinutes = { reset: 30, login: 10 } as const
const resendSeconds = 60

interface LinkFormProps {
  /** Path of the page that handles the link request. */
  to: string
  result: LinkRequestResult | undefined
  purpose?: 'reset' | 'login'
  /** A known email, so that the shopper does not enter it again. */
  email?: string | undefined
}

/** Renders the link request form, then the neutral confirmation [SESSION-406, SESSION-426]. */
export function LinkForm({ to, result, purpose = 'reset', email }: LinkFormProps) {
  const texts = useTexts('login')
  const isPosting = useIsPosting()
  const [isTouched, setTouched] = useState(false)
  const captcha = useCaptcha('forgot', isTouched && !isPosting)
  if (result?.kind === 'sent') return <LinkSent to={to} result={result} purpose={purpose} />
  return (
    <>
      <LinkStatus result={result} />
      <PostForm to={to} className="form" onFocus={() => setTouched(true)}>
        <input type="hidden" name="op" value="link" />
        <input type="hidden" name="captcha" defaultValue="" ref={captcha} />
        {email === undefined ? (
          <EmailField result={result} typed={rememberedEmail()} autoComplete="username" />
        ) : (
          <input type="hidden" name="email" value={email} />
        )}
        <button className="button button--large" aria-busy={isPosting}>
          {isPosting ? texts.sending : texts.sendLink}
        </button>
      </PostForm>
    </>
  )
}

function LinkStatus({ result }: { result: LinkRequestResult | undefined }) {
  const texts = useTexts('login')
  const seconds = useCountdown(result, result?.kind === 'busy' ? result.seconds : 0)
  if (result?.kind === 'busy') return <Countdown text={texts.busy} start={result.seconds} seconds={seconds} />
  if (result?.kind === 'missing') return <Problem text={texts.missingEmail} />
  return result?.kind === 'failed' ? <Problem text={texts.failed} /> : null
}

function LinkSent({
  to,
  result,
  purpose,
}: Required<Pick<LinkFormProps, 'to' | 'purpose'>> & { result: LinkRequestResult }) {
  const texts = useTexts('login')
  const isPosting = useIsPosting()
  const isHydrated = useIsHydrated()
  const seconds = useCountdown(result, resendSeconds)
  const isEarly = isHydrated && seconds > 0
  return (
    <>
      <output className="message message--ok">
        <Icon name="check" /> <span>{texts.sent(linkMinutes[purpose])}</span>
      </output>
      <p className="muted small">{texts.sentHint}</p>
      <PostForm to={to} className="login__again">
        <input type="hidden" name="op" value="link" />
        <input type="hidden" name="email" value={result.email} />
        <button className="button button--line" aria-busy={isPosting} disabled={isEarly}>
          {isEarly ? texts.sendAgainIn(seconds) : texts.sendAgain}
        </button>
        <Link to={to} className="link" replaces>
          {texts.otherEmail}
        </Link>
      </PostForm>
    </>
  )
}
