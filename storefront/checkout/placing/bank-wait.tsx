import { useEffect } from 'react'
import { useNavigate, useRevalidator } from '#storefront/router/contexts.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { pathAfterBank, bankFailurePath, maxPollingMs, payPalPendingPath, pollIntervalMs } from './challenge.ts'

export interface BankView {
  orderId: string
  challengeUrl: string | null
  /** True if PayPal is reviewing the payment, so that there is no bank challenge. */
  isPayPal: boolean
}

/** The payment engine is queried on every n-th check only. */
const engineTurn = 5

/**
 * Checks the order every 2 seconds for a minute, then shows that the bank has not confirmed it. A link checks manually
 * [PAY-214].
 */
export function BankWait({ view: { orderId, challengeUrl, isPayPal } }: { view: BankView }) {
  const texts = useTexts('checkout')
  const shop = useShop()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useEffect(() => {
    let turn = 0
    const look = async () => {
      turn += 1
      // Querying the engine is expensive, so the other checks only look for its notification.
      if (turn % engineTurn === 0) return revalidate()
      const order = await browserCall(shop)('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
      if (pathAfterBank(order) !== null) await revalidate()
    }
    const poll = setInterval(() => look().catch(() => {}), pollIntervalMs)
    const end = setTimeout(() => void navigate(isPayPal ? payPalPendingPath : bankFailurePath), maxPollingMs)
    return () => {
      clearInterval(poll)
      clearTimeout(end)
    }
  }, [revalidate, navigate, shop, orderId, isPayPal])
  return (
    <main id="main" className="page-width checkout start">
      <h1 className="h2 display">{isPayPal ? texts.payPalTitle : texts.bankTitle}</h1>
      <output>{isPayPal ? texts.payPalText : challengeUrl === null ? texts.bankText : texts.bankAsks}</output>
      <p className="row">
        {challengeUrl !== null && (
          <a className="button" href={challengeUrl}>
            {texts.toBank}
          </a>
        )}
        <Link className={challengeUrl === null ? 'button' : 'button button--line'} to={`/checkout/bank/${orderId}`}>
          {texts.checkAgain}
        </Link>
        <Link className="link" to="/checkout/payment">
          {texts.payOtherwise}
        </Link>
      </p>
    </main>
  )
}
