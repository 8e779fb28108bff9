import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Grouping, ReportName } from '#domain/reports/reports.ts'
import { statement } from '#platform/database.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { chargeRenewals } from '#services/programs/charge.ts'
import { openDueRenewals } from '#services/programs/renewals.ts'
import { createTestSubscription, newSubscriber } from '#services/programs/subscribed-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop(typedProducts)
const { db } = shop
const { visitor: staff } = await createStaffMember(shop, { email: 'olga@store.example' })
const read = async (report: ReportName, day: string, by: Grouping) => {
  const query = { site: 'USA' as const, from: day, to: day, by }
  const { sites } = await staff.call('GET /svc_admin/reports/{report}', { params: { report }, query })
  return sites[0]!
}
/** Charges the renewals due on a day, shortly before midnight in Ohio. */
async function renew(day: string) {
  await openDueRenewals(db, day)
  const deps = { ...shop.deps, payments: createPayments({ cards: shop.engine }), report: assert.ifError }
  await chargeRenewals(deps, Date.parse(`${day}T23:50:00-05:00`))
}
const chargesOf = statement<{ amount: number; tax: number; orderId: string }>(
  'test.paid-charges',
  `select amount, tax, order_id as "orderId" from program_charge as charge
   join program_subscription as program on program.id = subscription_id
   where charge.status = 'paid' and program.id = $1`,
)
const subscriber = (card: string) => newSubscriber(shop, { card, beganOn: '2026-11-01', renewalOn: '2026-12-01' })

test('a paid renewal counts in sales, products, and taxes on the day of its payment, but not as an order', async () => {
  const id = await subscriber('4111111111111111')
  await subscriber('4012888888881881')
  await renew('2026-12-01')
  const [charge] = await db.run(chargesOf, [id])
  const { amount, tax, orderId } = charge!
  const net = amount - tax
  assert.deepEqual([net, tax > 0], [2_900, true])
  const sales = await read('sales', '2026-12-01', 'order')
  const expected = { orders: 0, renewals: 1, units: 1, gross: net, net, tax, total: amount }
  const row = { discounts: 0, shipping: 0, duty: 0, refunds: 0, taxRefunded: 0, ...expected }
  assert.deepEqual(sales.rows, [{ key: orderId, label: `#${orderId}`, detail: '', figures: row }])
  assert.deepEqual(sales.totals, row)
  assert.equal((await read('sales', '2026-12-02', 'order')).totals.renewals, 0)
  const products = await read('products', '2026-12-01', 'product')
  assert.deepEqual(
    products.rows.map(({ key, figures }) => [key, figures.units, figures.gross]),
    [['IW-63', 1, net]],
  )
  const taxes = await read('taxes', '2026-12-01', 'tax')
  const [taxRow, ...others] = taxes.rows
  assert.deepEqual([taxRow!.label, others.length], ['US-OH', 0])
  assert.match(taxRow!.detail, /^Sales tax [\d.]+%$/)
  assert.deepEqual(taxRow!.figures, { taxable: net, untaxed: 0, taxCollected: tax, taxRefunded: 0 })
})

const insertPaid = statement(
  'test.earlier-renewal',
  `insert into program_charge (subscription_id, period, due_on, status, amount, tax, opened_on, try_on, paid_at)
   values ($1, 1, '2026-10-01', 'paid', $2, $3, '2026-10-01', '2026-10-01', '2026-10-01T16:00:00Z')`,
)
const insertCustomer = statement(
  'test.subscriber-of-reports',
  `insert into customer (email, password_hash, firstname, lastname) values ($1, '', 'Ann', 'Lee')`,
)

test('renewals from before an upgrade count too, even though their taxes have no labels', async () => {
  for (const [email, amount, tax] of [
    ['taxed@example.com', 3_100, 200] as const,
    ['free@example.com', 900, 0] as const,
  ]) {
    await db.run(insertCustomer, [email])
    const id = await createTestSubscription(db, { email, site: 'USA', mark: 'Strength Program' })
    await db.run(insertPaid, [id, amount, tax])
  }
  const sales = await read('sales', '2026-10-01', 'day')
  assert.deepEqual([sales.totals.renewals, sales.totals.net, sales.totals.tax], [2, 3_800, 200])
  const { rows } = await read('taxes', '2026-10-01', 'tax')
  assert.deepEqual(
    rows.map(({ key, figures: { taxable, untaxed, taxCollected } }) => [key, taxable, untaxed, taxCollected]),
    [
      ['US|OH|Tax', 2_900, 0, 200],
      ['US|OH|', 0, 900, 0],
    ],
  )
})
