import { test } from 'node:test'
import { fillStock } from './attempts.ts'
import { openBench, rows } from './beside-raw.ts'
import { readyTrios } from './trios.ts'

const { db, caller, besideRaw } = await openBench(fillStock, true)
const countOrders = rows('placed', 'select count(*)::integer as count from shop_order')

// Publishing costs both sides the same: it handles the shop's orders and those of the raw statements.
test('placing orders of three lines while orders are published', (t) =>
  besideRaw(t, {
    name: 'order of three lines placed, publisher running',
    goal: 0.3,
    absolute: { perSecond: 250, p99: 150 },
    prepare: (count) => readyTrios(db, caller, count),
    counts: [countOrders],
  }))
