import { pageRoute } from '#storefront/page/page-route.tsx'
import { type BankView, BankWait } from './bank-wait.tsx'

/** Where the bank's question comes back to: the payment is finished, or waited for [PAY-207, PAY-438]. */
export const route = pageRoute<BankView>({
  areas: ['checkout'],
  load: async (context, page) => (await import('./load-bank.ts')).loadBank(context, page),
  View: BankWait,
})
