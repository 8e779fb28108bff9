import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { Success, type SuccessView } from './success.tsx'

/** The success page: number, email, summary, and account offer [CHECKOUT-007, CHECKOUT-207, CHECKOUT-216]. */
export const route = pageRoute<SuccessView>(
  {
    areas: ['checkout'],
    load: async (context, page) => (await import('./load-success.ts')).loadSuccess(context, page),
    View: Success,
  },
  async (context, page, form) => (await import('./create-account.ts')).createAccount(context, page, form),
)
