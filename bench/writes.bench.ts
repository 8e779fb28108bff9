import { test } from 'node:test'
import { readyAdds, readyOrders } from './attempts.ts'
import { openBench, rows } from './beside-raw.ts'

const { db, caller, besideRaw } = await openBench()
const countItems = rows('items', 'select count(*)::integer as count from list_item')
const countOrders = rows(
  'orders',
  `select count(*)::integer as count from shop_order where status = 'payment_complete'`,
)
const countPromised = rows('promised', 'select sum(reserved)::integer as count from stock')

test('adding to a cart compared with its raw statements', (t) =>
  besideRaw(t, {
    name: 'add to cart',
    goal: 0.35,
    prepare: (count) => readyAdds(db, count),
    counts: [countItems],
  }))

test('placing an order compared with its raw statements', (t) =>
  besideRaw(t, {
    name: 'order placed, payment authorised in process',
    goal: 0.3,
    prepare: (count) => readyOrders(db, caller, count),
    counts: [countOrders, countPromised],
  }))
