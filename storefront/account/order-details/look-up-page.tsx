import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { textsOf } from '../../texts.ts'
import { LookUpForm } from './look-up-form.tsx'

export const route = pageRoute<null>(
  {
    areas: ['account'],
    load: async ({ shop }) => ({ head: { title: textsOf(shop.language, 'account').lookUp }, view: null }),
    View: LookUpPage,
  },
  async (context, _, form) => (await import('./look-up.ts')).lookUpOrder(context, form),
)

function LookUpPage() {
  const texts = useTexts('account')
  return (
    <main id="main" className="page-width tracking">
      <h1 className="h1 display">{texts.lookUp}</h1>
      <p className="muted">{texts.lookUpLead}</p>
      <LookUpForm to="/account/order-lookup" />
      <p>
        {texts.haveAccount}{' '}
        <Link className="link" to="/account/orders">
          {texts.allOrders}
        </Link>
      </p>
    </main>
  )
}
