import { stepNumbers } from '#domain/checkout/steps.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { loadCheckoutStart, type StartView } from './load-start.ts'
import { GiftStep } from './shipping/gift-step.tsx'
import { ShippingStep } from './shipping/shipping-step.tsx'
import { Wallets } from './wallets/wallets.tsx'

export const route = pageRoute<StartView>({ areas: ['checkout'], load: loadCheckoutStart, View: StartPage })

/** Renders the login choice above the shipping step's form, which posts to the shipping page. */
function StartPage({ view }: { view: StartView }) {
  const texts = useTexts('checkout')
  const start = {
    title: `${texts.startTitle} ${texts.stepOf(stepNumbers.start)}`,
    choices: <StartChoices view={view} />,
  }
  return view.checkout.registry ? <GiftStep view={view} start={start} /> : <ShippingStep view={view} start={start} />
}

function StartChoices({ view: { start, checkout } }: { view: StartView }) {
  const texts = useTexts('checkout')
  return (
    <section className="start" aria-label={texts.startTitle}>
      <Wallets checkout={checkout} isEntered={false} isCustomer={false} />
      <div className="start__ways">
        <a className="button" href="#email">
          {texts.asGuest}
        </a>
        <Link className="button button--line" to={`/login?redirect=${encodeURIComponent(start)}`}>
          {texts.logIn}
        </Link>
      </div>
      <p className="muted small">{texts.guestText}</p>
    </section>
  )
}
