import { redirect } from 'react-router'
import { stepNumbers } from '#domain/checkout/steps.ts'
import { Link } from '../link.tsx'
import { pageRoute } from '../page-route.tsx'
import { useTexts } from '../shop-context.tsx'
import { textsOf } from '../texts.ts'
import { isUntouched } from './address-form.ts'
import { loadStep } from './load-checkout.ts'

/** Where checkout begins: a guest may go on as one, or log in; whoever has begun goes on [CHECKOUT-005, CHECKOUT-006, CHECKOUT-214]. */
export const route = pageRoute<null>({
  areas: ['checkout'],
  load: async (context) => {
    const { checkout, isCustomer } = await loadStep(context)
    if (!checkout.cart.canCheckOut) throw redirect('/cart')
    if (isCustomer || !isUntouched(checkout.draft.shippingAddress)) throw redirect(`/checkout/${checkout.step}`)
    return { head: { title: textsOf(context.shop.language, 'checkout').title }, view: null }
  },
  View: StartPage,
})

function StartPage() {
  const texts = useTexts('checkout')
  return (
    <main id="main" className="page-width checkout start">
      <h1 className="h2 display">
        {texts.startTitle}
        <span className="visually-hidden">, {texts.stepOf(stepNumbers.start)}</span>
      </h1>
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
          <Link className="button button--line" to="/login?redirect=%2Fcheckout">
            {texts.logIn}
          </Link>
        </section>
      </div>
    </main>
  )
}
