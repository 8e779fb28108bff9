import { useEffect, useState } from 'react'
import { useRevalidator } from '#storefront/router/contexts.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import type { BankView } from './load-link.ts'

/** The return page for a link's bank challenge or PayPal approval: completes the payment or waits for it [PAY-004]. */
export const route = pageRoute<BankView>({
  areas: ['payment-link'],
  load: async (context, page) => (await import('./load-link.ts')).loadLinkReturn(context, page),
  View: BankWait,
})

/** Milliseconds between checks with the vendor during the first minute. After that, a link checks manually. */
const pollIntervalMs = 4_000
const maxPollingMs = 60_000

function BankWait({ view: { paymentId, challengeUrl, isLost, isPayPal } }: { view: BankView }) {
  const texts = useTexts('payment-link')
  const { revalidate } = useRevalidator()
  const isHydrated = useIsHydrated()
  const [hasStopped, setStopped] = useState(false)
  const status = !isHydrated ? texts.bankByHand : hasStopped ? texts.bankLater : texts.bankText
  const title = isPayPal ? texts.payPalTitle : texts.bankTitle
  useEffect(() => {
    if (isLost) return
    const poll = setInterval(() => void revalidate(), pollIntervalMs)
    const end = setTimeout(() => {
      clearInterval(poll)
      setStopped(true)
    }, maxPollingMs)
    return () => {
      clearInterval(poll)
      clearTimeout(end)
    }
  }, [revalidate, isLost])
  return (
    <main id="main" className="page-width checkout start">
      <h1 className="h2 display">{isLost ? texts.lostTitle : title}</h1>
      <output>{isLost ? texts.lostText : status}</output>
      {!isLost && (
        <p className="row">
          <Link className="button" to={`/payment-link/bank/${paymentId}`}>
            {texts.checkAgain}
          </Link>
          {challengeUrl !== null && (
            <a className="button button--line" href={challengeUrl}>
              {isPayPal ? texts.toPayPal : texts.toBank}
            </a>
          )}
        </p>
      )}
    </main>
  )
}
