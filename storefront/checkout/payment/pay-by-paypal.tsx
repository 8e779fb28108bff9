import { toMinor } from '#contract/codec/amounts.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { Checkout } from '../placing/compose-order.ts'
import { payPalState } from './paypal-state.ts'

export function PayByPayPal({ checkout }: { checkout: Checkout }) {
  const texts = useTexts('checkout').methods
  const { money } = useFormats()
  const { payment } = checkout.draft
  switch (payPalState(checkout)) {
    case 'agreed':
      return (
        <p className="small">{texts.payPalAgreed(money(toMinor(payment!.authorizedPayPalAmount!)), payment!.payer)}</p>
      )
    case 'outdated':
      return <p className="small">{texts.payPalOutdated(money(toMinor(payment!.authorizedPayPalAmount!)))}</p>
    case 'open':
      return <p className="small muted">{texts.payPalNext}</p>
  }
}
