import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isApplePayAvailable, type WalletKind } from '#domain/wallets/availability.ts'
import { methodsOnDevice } from '#domain/checkout/payment-methods.ts'
import { Icon } from '#ui/icon.tsx'
import { browserCall } from '../browser-call.ts'
import type { Shop } from '../page.ts'
import { useFormats, useShop, useTexts } from '../shop-context.tsx'
import { applePayDevice, applePayPort } from './apple-pay-port.ts'
import { browserInfo, collectsBrowserInfo } from './browser-info.ts'
import type { Checkout } from './compose-order.ts'
import { daySpan } from './day-span.ts'
import { googlePayPort, isGooglePaySupported } from './google-pay-port.ts'
import { orderMeta } from './order-meta.ts'
import { paymentKind } from './payment-kind.ts'
import { refusalWords } from './refusal-words.ts'
import { runWallet } from './wallet-run.ts'
import type { WalletSite } from './wallet-port.ts'
import { travels } from './wallet-shown.ts'

export interface WalletButtonsProps {
  checkout: Checkout
  /** Addresses and rates were entered in checkout, and stay: the wallet pays alone. */
  isEntered: boolean
}

/** A button for each wallet of this browser; one press goes from the wallet's sheet to the order. */
export function WalletButtons({ checkout, isEntered }: WalletButtonsProps) {
  const texts = useTexts('checkout')
  const { money } = useFormats()
  const shop = useShop()
  const navigate = useNavigate()
  const found = useWallets(shop)
  const [state, setState] = useState<{ is: 'idle' | 'open' | 'placing'; problem: string | null }>(idle)
  if (found === null || found.kinds.length === 0) return null
  const { site } = found

  const press = (kind: WalletKind) => {
    if (state.is !== 'idle') return
    const call = browserCall(shop)
    setState({ is: 'open', problem: null })
    runWallet({
      kind,
      checkout,
      call,
      request: {
        id: crypto.randomUUID(),
        site: shop.site,
        requiresShipping: !isEntered && travels(checkout),
        asksContact: !isEntered,
      },
      telling: {
        site: shop.site,
        brand: site.merchantName,
        texts,
        money,
        arrives: (span) => (span ? texts.arrives(daySpan(shop.locale.tag, span)) : ''),
      },
      portOf: (pressed) => (kind === 'applepay' ? applePayPort(site, call, pressed) : googlePayPort(site, pressed)),
      captcha: tokenOf(shop),
      orderWith: { meta: orderMeta(shop), ...browserOf(shop) },
      wordsOf: (refusal) =>
        refusalWords(refusal, checkout.cart.lines, texts)
          .map(({ text }) => text)
          .join(' '),
      onPlacing: () => setState({ is: 'placing', problem: null }),
      onEnd: (problem) => setState({ is: 'idle', problem }),
      onPlaced: (to) => {
        if (to.startsWith('/')) void navigate(to)
        else location.assign(to)
      },
    })
  }
  return (
    <section className="wallets" aria-labelledby="wallets">
      <h2 className="h3" id="wallets">
        {texts.wallets.title}
      </h2>
      <p className="muted small">{isEntered ? texts.wallets.noteEntered : texts.wallets.note}</p>
      <div className="wallets__buttons">
        {found.kinds.map((kind) => {
          const { icon, name } = paymentKind(kind)
          return (
            <button
              key={kind}
              type="button"
              className="button button--large"
              aria-busy={state.is !== 'idle'}
              onClick={() => press(kind)}
            >
              <Icon name={icon} /> {texts.wallets.payWith(name ?? kind)}
            </button>
          )
        })}
      </div>
      {state.is === 'placing' && <output className="message">{texts.wallets.placing}</output>}
      {state.problem !== null && (
        <p className="message message--warn" role="alert">
          <Icon name="alert" /> <span>{state.problem}</span>
        </p>
      )}
    </section>
  )
}

const idle = { is: 'idle', problem: null } as const

interface Found {
  site: WalletSite
  kinds: readonly WalletKind[]
}

/** The wallets of the site that this browser has; null while they are asked for, and where nobody says. */
function useWallets(shop: Shop): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isHere = true
    walletsHere(shop)
      .then((wallets) => isHere && setFound(wallets))
      .catch((error: unknown) => console.warn('No wallets', error))
    return () => {
      isHere = false
    }
  }, [shop])
  return found
}

/** Asks the site, then the device: without an answer a wallet is not there [PAY-224, PAY-225]. */
async function walletsHere(shop: Shop): Promise<Found> {
  const site = await browserCall(shop)('GET /svc_paymentmethod/wallets', {})
  const { canShow, canPay } = applePayDevice()
  const isApplePay = canShow && isApplePayAvailable({ device: canPay, site: site.applePay?.isOffered === true })
  const isGooglePaySupportedHere = await isGooglePaySupported(site).catch((error: unknown) => {
    console.warn('No Google Pay', error)
    return false
  })
  const offered: WalletKind[] = [
    ...(site.applePay ? (['applepay'] as const) : []),
    ...(site.googlePay ? (['googlepay'] as const) : []),
  ]
  const here = methodsOnDevice(offered, {
    isApplePayUnavailable: !isApplePay,
    isGooglePaySupported: isGooglePaySupportedHere,
  })
  return { site, kinds: offered.filter((kind) => here.includes(kind)) }
}

/** Made while the sheet is open, so that the order waits for nothing. */
async function tokenOf(shop: Shop): Promise<string> {
  const warn = (message: string, error: unknown) => console.warn(message, error)
  try {
    const { captchaToken } = await import('./captcha-token.ts')
    const signal = new AbortController().signal
    return (await captchaToken('placeorder', { call: browserCall(shop), warn, signal })).token
  } catch (error) {
    warn('No captcha token', error)
    return ''
  }
}

function browserOf(shop: Pick<Shop, 'site'>) {
  if (!collectsBrowserInfo(shop.site)) return {}
  return { browserInfo: browserInfo({ navigator, screen, timeZoneOffset: new Date().getTimezoneOffset() }) }
}
