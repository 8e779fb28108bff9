import type { ReloadFacts } from '#storefront/router/route.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { textsOf } from '../../texts.ts'
import { guardStep, loadCheckoutStep } from '../load-checkout.ts'
import type { PlaceResult } from '../placing/place-order.ts'
import { requiresReload } from './refusals.ts'
import { ReviewStep } from './review-step.tsx'

/** The last step, with the summary and the order button [CHECKOUT-004, CHECKOUT-206]. */
export const route = {
  ...pageRoute(
    {
      areas: ['checkout'],
      load: async (context) => {
        const view = await loadCheckoutStep(context)
        guardStep('review', view)
        const texts = textsOf(context.shop.language, 'checkout')
        return { head: { title: `${texts.steps.review}, ${texts.title.toLowerCase()}` }, view }
      },
      View: ReviewStep,
    },
    async (context, page, form) => (await import('../placing/place-order.ts')).placeOrder(context, page, form),
  ),
  // By default, the router does not revalidate after a status of 400 or above.
  isReloaded: ({ actionResult, isReloadedByDefault }: ReloadFacts) => {
    const refusal = (actionResult as { data?: PlaceResult } | undefined)?.data?.refusal
    return refusal ? requiresReload(refusal) : isReloadedByDefault
  },
}
