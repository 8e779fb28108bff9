import { stepNumbers } from '#domain/checkout/steps.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { loadStart, type StartView } from './load-start.ts'
import { Wallets } from './wallets/wallets.tsx'

export const route = pageRoute<StartView>({ areas: ['checkout'], load: loadStart, View: StartPage })

function StartPage({ view: { start, checkout } }: { view: StartView }) {
  const texts = useTexts('checkout')
  return (
    <main id="main" className="page-width checkout start">
      <h1 className="h2 display">
        {texts.startTitle}
        <span className="visually-hidden"> {texts.stepOf(stepNumbers.start)}</span>
      </h1>
      <Wallets checkout={checkout} isEntered={false} isCustomer={false} />
      <div className="columns">
        <section aria-labelledby="guest" className="start__guest">
          <h2 className="h3" id="guest">
            {texts.guestTitle}
          </h2>
          <p>{texts.guestText}</p>
          <Link className="button button--large" to="/checkout/shipping">
            {texts.asGuest}
          </Link>
        </section>
        <section aria-labelledby="known">
          <h2 className="h3" id="known">
            {texts.loginTitle}
          </h2>
          <p className="muted">{texts.loginText}</p>
          <Link className="button button--line" to={`/login?redirect=${encodeURIComponent(start)}`}>
            {texts.logIn}
          </Link>
        </section>
      </div>
    </main>
  )
}
