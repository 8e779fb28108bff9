import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PaymentStep } from './payment-step.tsx'
import type { PaymentView } from './payment-view.ts'

/** The second step: payment and billing address [CHECKOUT-003, CHECKOUT-205]. */
export const route = pageRoute<PaymentView>(
  {
    areas: ['checkout'],
    load: async (context, page) => (await import('./load-payment.ts')).loadPayment(context, page),
    View: PaymentStep,
  },
  async (context, page, form) => (await import('../checkout-actions.ts')).savePayment(context, page, form),
)
