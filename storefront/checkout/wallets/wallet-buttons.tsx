import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { isApplePayAvailable, type WalletKind } from '#domain/wallets/availability.ts'
import { paymentMethodsOnDevice } from '#domain/checkout/payment-methods.ts'
import { Icon } from '#ui/icon.tsx'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import type { Shop } from '#storefront/page/page.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { createFieldMessages } from '../address/address-messages.ts'
import { detectApplePay, applePayAdapter } from './apple-pay-adapter.ts'
import { browserInfo, collectsBrowserInfo } from '../placing/browser-info.ts'
import { needsShipping, type Checkout } from '../placing/compose-order.ts'
import { formatDateRange } from '#storefront/page/format-date-range.ts'
import { googlePayAdapter, isGooglePaySupported } from './google-pay-adapter.ts'
import { orderMeta } from '../placing/order-meta.ts'
import { paymentKind } from '../payment/payment-kind.ts'
import { refusalMessage } from '../review/refusal-messages.ts'
import type { Refusal } from '../review/refusals.ts'
import { sendOrder, type SentOrder } from './wallet-order.ts'
import { runWallet, type WalletOutcome } from './wallet-run.ts'
import type { WalletSite } from './wallet-adapter.ts'

export interface WalletButtonsProps {
  checkout: Checkout
  /** True if checkout already has the address and rates, so that the wallet only pays. */
  isEntered: boolean
}

export function WalletButtons(props: WalletButtonsProps) {
  const found = useWallets(useShop())
  return found === null || found.kinds.length === 0 ? null : <OfferedWallets {...props} {...found} />
}

function OfferedWallets({ checkout, isEntered, site, kinds }: WalletButtonsProps & Found) {
  const texts = useTexts('checkout')
  const { state, pay } = useWalletPayment(checkout, isEntered, site)
  return (
    <section className="wallets" aria-labelledby="wallets">
      <h2 className="h3" id="wallets">
        {texts.wallets.title}
      </h2>
      <p className="muted small">{isEntered ? texts.wallets.noteEntered : texts.wallets.note}</p>
      <div className="wallets__buttons">
        {kinds.map((kind) => {
          const { icon, name } = paymentKind(kind)
          return (
            <button
              key={kind}
              type="button"
              className="button button--large"
              aria-busy={state.is !== 'idle'}
              onClick={() => pay(kind)}
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

/** Handles clicks on wallet buttons, and remembers an order with an unknown result. */
function useWalletPayment(checkout: Checkout, isEntered: boolean, site: WalletSite) {
  const texts = useTexts('checkout')
  const { money, countryName } = useFormats()
  const shop = useShop()
  const navigate = useNavigate()
  const [state, setState] = useState<{ is: 'idle' | 'open' | 'placing'; problem: string | null }>(idle)
  const unconfirmed = useRef<SentOrder | null>(null)
  const latest = useRef({ of: checkout, is: checkout })
  const call = browserCall(shop)
  const wordsOf = (refusal: Refusal) =>
    refusalMessage(
      refusal,
      checkout.cart.lines,
      texts,
      createFieldMessages(shop.site, checkout.draft, texts, countryName),
    )
      .map(({ text }) => text)
      .join(' ')
  const onPlaced = (to: string) => {
    if (to.startsWith('/')) void navigate(to)
    else location.assign(to)
  }
  const end = ({ problem, checkout: read, unconfirmed: order }: WalletOutcome) => {
    unconfirmed.current = order
    if (read) latest.current = { of: checkout, is: read }
    setState({ is: 'idle', problem })
  }
  /** Retries an earlier order that got no response. No sheet opens before its result is known. */
  const retry = async (order: SentOrder) => {
    setState({ is: 'placing', problem: null })
    try {
      const result = await sendOrder(order, { call, captcha: fetchCaptchaToken(shop), wordsOf })
      if (result.orderId === null) end({ ...result, checkout: null })
      else onPlaced(result.to)
    } catch (error) {
      console.error('Wallet order unknown', error)
      end({ problem: texts.wallets.broken, checkout: null, unconfirmed: order })
    }
  }
  const pay = (kind: WalletKind) => {
    if (state.is !== 'idle') return
    if (unconfirmed.current) return void retry(unconfirmed.current)
    // Until the page reloads, the checkout from the last click is newer than the page's.
    const shown = latest.current.of === checkout ? latest.current.is : checkout
    setState({ is: 'open', problem: null })
    const requiresShipping = !isEntered && needsShipping(shown)
    const arrives = (span: Parameters<typeof formatDateRange>[1] | null) =>
      span ? texts.arrives(formatDateRange(shop.locale.tag, span)) : ''
    runWallet({
      kind,
      checkout: shown,
      call,
      request: { id: crypto.randomUUID(), site: shop.site, requiresShipping, needsContact: !isEntered },
      presentation: { site: shop.site, locale: shop.locale.tag, brand: site.merchantName, texts, money, arrives },
      openAdapter: (input) =>
        kind === 'applepay' ? applePayAdapter(site, call, input) : googlePayAdapter(site, input),
      captcha: fetchCaptchaToken(shop),
      orderWith: { meta: orderMeta(shop), ...browserOf(shop) },
      wordsOf,
      onPlacing: () => setState({ is: 'placing', problem: null }),
      onEnd: end,
      onPlaced,
    })
  }
  return { state, pay }
}

const idle = { is: 'idle', problem: null } as const

interface Found {
  site: WalletSite
  kinds: readonly WalletKind[]
}

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

/** Checks the site settings, then the device. Without a response, a wallet is unavailable [PAY-224, PAY-225]. */
async function walletsHere(shop: Shop): Promise<Found> {
  const site = await browserCall(shop)('GET /svc_paymentmethod/wallets', {})
  const { canShow, canPay } = detectApplePay()
  const isApplePay = canShow && isApplePayAvailable({ device: canPay, site: site.applePay?.isOffered === true })
  const isGooglePaySupportedHere = await isGooglePaySupported(site).catch((error: unknown) => {
    console.warn('Google Pay unavailable', error)
    return false
  })
  const offered: WalletKind[] = [
    ...(site.applePay ? (['applepay'] as const) : []),
    ...(site.googlePay ? (['googlepay'] as const) : []),
  ]
  const here = paymentMethodsOnDevice(offered, {
    isApplePayUnavailable: !isApplePay,
    isGooglePaySupported: isGooglePaySupportedHere,
  })
  return { site, kinds: offered.filter((kind) => here.includes(kind)) }
}

/** Fetches the token while the sheet is open, so that the order does not wait. */
async function fetchCaptchaToken(shop: Shop): Promise<string> {
  const warn = (message: string, error: unknown) => console.warn(message, error)
  try {
    const { requestCaptchaToken } = await import('#storefront/browser/captcha/captcha-token.ts')
    const signal = new AbortController().signal
    return (await requestCaptchaToken('placeorder', { call: browserCall(shop), warn, signal })).token
  } catch (error) {
    warn('No captcha token', error)
    return ''
  }
}

function browserOf(shop: Pick<Shop, 'site'>) {
  if (!collectsBrowserInfo(shop.site)) return {}
  return { browserInfo: browserInfo({ navigator, screen, timeZoneOffset: new Date().getTimezoneOffset() }) }
}
