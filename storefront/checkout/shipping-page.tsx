import { pageRoute } from '../page-route.tsx'
import { textsOf } from '../texts.ts'
import { GiftStep } from './gift-step.tsx'
import { guardStep, loadStep } from './load-checkout.ts'
import { ShippingStep } from './shipping-step.tsx'

/** The first step: who, where to, and how it travels [CHECKOUT-002, CHECKOUT-204]. */
export const route = pageRoute(
  {
    areas: ['checkout'],
    load: async (context) => {
      const view = await loadStep(context)
      guardStep('shipping', view)
      const texts = textsOf(context.shop.language, 'checkout')
      return { head: { title: `${texts.steps.shipping}, ${texts.title.toLowerCase()}` }, view }
    },
    View: ({ view }) => (view.checkout.registry ? <GiftStep view={view} /> : <ShippingStep view={view} />),
  },
  async (context, page, form) => (await import('./checkout-actions.ts')).saveShipping(context, page, form),
)
