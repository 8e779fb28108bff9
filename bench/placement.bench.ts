import { test } from 'node:test'
import { fillStock } from './prepared-requests.ts'
import { openBench, countQuery } from './raw-comparison.ts'
import { threeLineOrderRequests } from './three-line-orders.ts'

const { db, caller, compareWithRaw } = await openBench(fillStock, true)
const countOrders = countQuery('placed', 'select count(*)::integer as count from shop_order')

// Publishing affects both candidates equally, because it includes the orders that the raw statements place.
test('placing orders with three lines while orders are published', (t) =>
  compareWithRaw(t, {
    name: 'order of three lines placed, publisher running',
    goal: 0.3,
    absolute: { perSecond: 250, p99: 150 },
    prepare: (count) => threeLineOrderRequests(db, caller, count),
    counts: [countOrders],
  }))
