import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { textsOf } from '../../texts.ts'
import { GiftStep } from './gift-step.tsx'
import { type ShippingView, withAddressBook } from '../address/address-book-choice.ts'
import { guardStep, loadCheckoutStep } from '../load-checkout.ts'
import { ShippingStep } from './shipping-step.tsx'

/** The first step: contact, address, and delivery [CHECKOUT-002, CHECKOUT-204]. */
export const route = pageRoute<ShippingView>(
  {
    areas: ['checkout'],
    load: async (context, { url }) => {
      const step = await loadCheckoutStep(context)
      guardStep('shipping', step)
      const view = await withAddressBook(context, step, url)
      const texts = textsOf(context.shop.language, 'checkout')
      return { head: { title: `${texts.steps.shipping}, ${texts.title.toLowerCase()}` }, view }
    },
    View: ({ view }) => (view.checkout.registry ? <GiftStep view={view} /> : <ShippingStep view={view} />),
  },
  async (context, page, form) => (await import('../checkout-actions.ts')).saveShipping(context, page, form),
)
