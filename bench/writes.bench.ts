import { test } from 'node:test'
import { prepareAddRequests, prepareOrderRequests } from './prepared-requests.ts'
import { openBench, countQuery } from './raw-comparison.ts'

const { db, caller, compareWithRaw } = await openBench()
const countItems = countQuery('items', 'select count(*)::integer as count from list_item')
const countOrders = countQuery(
  'orders',
  `select count(*)::integer as count from shop_order where status = 'payment_complete'`,
)
const countPromised = countQuery('promised', 'select sum(reserved)::integer as count from stock')

test('adding to a cart compared with its raw statements', (t) =>
  compareWithRaw(t, {
    name: 'add to cart',
    goal: 0.35,
    prepare: (count) => prepareAddRequests(db, count),
    counts: [countItems],
  }))

test('placing an order compared with its raw statements', (t) =>
  compareWithRaw(t, {
    name: 'order placed, payment authorised in process',
    goal: 0.3,
    prepare: (count) => prepareOrderRequests(db, caller, count),
    counts: [countOrders, countPromised],
  }))
