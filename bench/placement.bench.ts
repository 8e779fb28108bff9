import { test } from 'node:test'
import { fillStock } from './attempts.ts'
import { openBench, rows } from './beside-raw.ts'
import { readyTrios } from './trios.ts'

const { db, caller, besideRaw } = await openBench(fillStock, true)
const countOrders = rows('placed', 'select count(*)::integer as count from shop_order')

// What is published meanwhile costs both sides the same: the shop's own orders and those of the statements beside them.
test('placing an order of three lines while orders are published', (t) =>
  besideRaw(t, {
    name: 'order of three lines placed, publisher running',
    goal: 0.3,
    absolute: { perSecond: 250, p99: 150 },
    prepare: (count) => readyTrios(db, caller, count),
    counts: [countOrders],
  }))
