import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { readAddress } from '../checkout/address/address-form.ts'
import { collectsBrowserInfo, readBrowserInfo } from '../checkout/placing/browser-info.ts'
import type { LinkResult } from '../payment-link/link-actions.ts'
import { LinkFrame } from '../payment-link/link-frame.tsx'
import type { LinkView } from '../payment-link/link-view.ts'
import { PayForm } from './payment-link-form.tsx'

/** The page for payment links, which staff send to request a payment outside the cart [PAY-002, PAY-003, PAY-004]. */
export const route = pageRoute<LinkView>(
  {
    areas: ['payment-link', 'checkout'],
    load: async (context, page) => (await import('../payment-link/load-link.ts')).loadLink(context, page),
    View: PaymentLink,
  },
  async (context, page, form) => {
    const { payLink } = await import('../payment-link/link-actions.ts')
    const info = collectsBrowserInfo(context.shop.site) ? { browserInfo: readBrowserInfo(form.get('browser')) } : {}
    const billingAddress = form.has('billing-countryId') ? readAddress(form, 'billing') : null
    return payLink(context, page, form, { billingAddress, browserInfo: info })
  },
)

function PaymentLink({ view }: { view: LinkView }) {
  const changes = useActionResult<LinkResult>()?.requoted
  const link = changes ? { ...view, ...changes } : view
  const isOpen = link.state === 'open' || link.state === 'partly_paid'
  return <LinkFrame link={link}>{isOpen && !link.isBlocked && <PayForm link={link} />}</LinkFrame>
}
