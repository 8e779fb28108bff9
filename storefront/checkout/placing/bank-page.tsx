import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { type BankView, BankWait } from './bank-wait.tsx'

/** The return page of a bank challenge: finishes the payment or waits for it [PAY-207, PAY-438]. */
export const route = pageRoute<BankView>({
  areas: ['checkout'],
  load: async (context, page) => (await import('./load-bank.ts')).loadBankReturn(context, page),
  View: BankWait,
})
