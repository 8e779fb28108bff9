import { startPayPal } from '#platform/payments/paypal/paypal-for-tests.ts'
import { paymentsBy } from '#platform/payments/payments.ts'
import { payPalMemory } from './payment-events/steps.ts'
import type { TestShop } from './shop-for-tests.ts'

/** A shop's vendors with the stand-in of PayPal beside its cards; nothing tells the shop by itself. */
export async function withPayPal({ db, engine, defects, closeFirst }: TestShop) {
  const report = (defect: unknown) => void defects.push(defect)
  const vendor = await startPayPal(db, { memory: payPalMemory(db), webhookUrl: null, report })
  closeFirst(vendor.close)
  return { vendor, payments: paymentsBy({ cards: engine, payPal: vendor.engine }) }
}
