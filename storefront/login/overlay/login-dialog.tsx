import { type SyntheticEvent, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { LoginOverlay, LoginReason } from '#domain/sessions/login-overlay.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCaptcha } from '#storefront/browser/captcha/use-captcha.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider, useTexts } from '#storefront/page/shop-context.tsx'
import { overlays } from '#storefront/shell/overlays/overlay-store.ts'
import { useOverlay } from '#storefront/shell/overlays/use-overlay.ts'
import { loadTexts } from '#storefront/texts.ts'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { EmailField, LoginStatus } from '../login-form.tsx'
import { logInOrCreate, type LoginResult } from '../login-actions.ts'
import { redirectTarget, withRedirect } from '../redirect-target.ts'
import { rememberedEmail } from '../remembered-email.ts'
import { useLockout } from '../lockout/use-lockout.ts'

interface Opening {
  call: StoreCall
  shop: Shop
  overlay: LoginOverlay
  reason: LoginReason | null
  /** Path to open after login, without the locale prefix. */
  target: string
  /** False if the target is the current page, which is then reloaded for the customer. */
  isElsewhere: boolean
  opener: HTMLElement
}

let place: HTMLElement | undefined
let current: Opening | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the login dialog in a separate React root outside the page. */
export async function showLogin(opening: Opening): Promise<void> {
  await loadTexts(opening.shop.language, ['login'])
  current = opening
  for (const listener of listeners) listener()
  // Some browsers do not focus a clicked link.
  opening.opener.focus({ preventScroll: true })
  if (place === undefined) {
    place = document.createElement('div')
    document.body.append(place)
    // The closed dialog renders nothing, so an empty element hydrates; createRoot would add code to every page.
    hydrateRoot(
      place,
      <ShopProvider shop={opening.shop}>
        <LoginDialog />
      </ShopProvider>,
    )
  }
  overlays.open(opening.overlay)
}

function LoginDialog() {
  const texts = useTexts('login')
  const opening = useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
  const isLogin = useOverlay('login')
  const isProgramLogin = useOverlay('program-login')
  if (!opening) return null
  const close = () => overlays.close(opening.overlay)
  return (
    <Dialog isOpen={isLogin || isProgramLogin} onClose={close} label={texts.title} className="dialog login-dialog">
      <div className="dialog__head">
        <h2 className="h3">{texts.title}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {(isProgramLogin || opening.reason) && (
        <p className="message">
          <Icon name="info" /> {opening.reason ? texts.reasons[opening.reason] : texts.forProgram}
        </p>
      )}
      <DialogForm opening={opening} />
    </Dialog>
  )
}

function DialogForm({ opening: { call, shop, target, isElsewhere } }: { opening: Opening }) {
  const texts = useTexts('login')
  const [result, setResult] = useState<LoginResult>()
  const [isPosting, setPosting] = useState(false)
  const captcha = useCaptcha('login', !isPosting)
  const { form, seconds, update } = useLockout(result)
  const path = withRedirect('/login', target)
  const submit = async (typed: FormData) => {
    setPosting(true)
    const fields = new URLSearchParams([...typed].map(([key, value]) => [key, typeof value === 'string' ? value : '']))
    const page = { url: new URL(path, location.origin), params: {} }
    const signal = new AbortController().signal
    const ignore = () => {}
    const context = { call, shop, signal, until: ignore, knows: ignore, warn: console.warn }
    const answer = await logInOrCreate(context, page, fields).catch(() => null)
    if (answer !== null && 'to' in answer) {
      // The same page is reloaded for the customer, because prices and cart may differ.
      if (isElsewhere) location.assign(withLocalePrefix(shop.locale, redirectTarget(target)))
      else location.reload()
      return
    }
    setResult(answer === null ? { kind: 'failed', email: fields.get('email') ?? '' } : (answer.data as LoginResult))
    setPosting(false)
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (update() === 0 && !isPosting) void submit(new FormData(event.currentTarget))
  }
  return (
    <>
      <LoginStatus result={result} />
      {result?.kind === 'expired' && <Expired target={target} />}
      <form ref={form} className="form" method="post" action={usePath(path)} noValidate onSubmit={onSubmit}>
        <input type="hidden" name="op" value="login" />
        <input type="hidden" name="captcha" defaultValue="" ref={captcha} />
        <EmailField result={result} typed={rememberedEmail()} autoComplete="username" />
        <PasswordField label={texts.password} show={texts.show} hide={texts.hide} />
        <button className="button button--large" aria-busy={isPosting}>
          {seconds > 0 ? texts.wait(seconds) : isPosting ? texts.loggingIn : texts.logIn}
        </button>
      </form>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPosting) void submit(new FormData(event.currentTarget))
        }}
      >
        <input type="hidden" name="op" value="passkey" />
        <button className="button button--line button--large">{texts.passkey}</button>
      </form>
      <p className="row">
        <Link to={withRedirect('/login/forgot', target)} className="link small">
          {texts.forgot}
        </Link>
        <Link to={`${path}${path.includes('?') ? '&' : '?'}tab=create`} className="link small">
          {texts.createTitle}
        </Link>
      </p>
    </>
  )
}

function Expired({ target }: { target: string }) {
  const texts = useTexts('login')
  return (
    <p className="message message--warn" role="alert">
      <Icon name="alert" />{' '}
      <span>
        {texts.linkRequests.expired.text}{' '}
        <Link to={withRedirect('/expired-password', target)} className="link">
          {texts.sendLink}
        </Link>
      </span>
    </p>
  )
}
