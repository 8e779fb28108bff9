import type { paymentMethods } from '#contract/payment-methods.ts'
import type { PaymentEngine } from '#platform/payments/engine.ts'
import type { Handlers } from '#services/perform.ts'

export const paymentMethodHandlers: Handlers<typeof paymentMethods, { payments: PaymentEngine }> = {
  async 'GET /svc_paymentmethod/methods'({ site }, { payments }) {
    return { methods: [{ type: 'card', name: 'Card', config: payments.cardFields(site) }], stored: [] }
  },
}
