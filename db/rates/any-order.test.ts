import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import {
  addsUp,
  generateOrder,
  destinations,
  isMonotonic,
  storeEngines,
  splitsWithoutLoss,
  shippingIncreases,
  type GeneratedOrder,
  type Engines,
} from './any-order-for-tests.ts'

type Rule = (engines: Engines, order: GeneratedOrder) => boolean

/** Applies a rule to orders for every destination. Returns the number of orders that the rule applied to. */
function hold(rule: Rule, engines: Engines, orders: number): number {
  let judged = 0
  for (const [to] of destinations.entries()) {
    for (let number = 0; number < orders; number += 1) {
      const order = generateOrder(to, number)
      try {
        if (rule(engines, order)) judged += 1
      } catch (error) {
        throw new Error(`${order.label}: ${(error as Error).message}`, { cause: error })
      }
    }
  }
  return judged
}

test('generated orders cover all six sites and more than 130 destinations', () => {
  assert.deepEqual(new Set(destinations.map(({ site }) => site)), new Set(sites))
  assert.ok(destinations.length > 130, String(destinations.length))
})

const orders = 12
const rules: Record<string, Rule> = {
  'lines, shipping, and tax add up to the cent to every destination, where tax is added and where prices contain it [TAX-002, TAX-233, ORDER-203]':
    addsUp,
  'one more piece of a thing lowers neither its shipping nor its tax nor the total, to whichever destination':
    isMonotonic,
  'an order cut into its packages loses no piece and no cent of goods, discounts, taxes, and shipping [SHIP-252]':
    splitsWithoutLoss,
}
for (const [title, rule] of Object.entries(rules)) {
  test(title, (t) => {
    const judged = hold(rule, storeEngines, orders)
    t.diagnostic(`${judged} orders`)
    assert.ok(judged > (destinations.length * orders) / 4, String(judged))
  })
}

test('adding one unit lowers the shipping cost of fewer than one in 1,000 mixed carts, and by less than 15%', (t) => {
  const steps = destinations.flatMap((_, to) =>
    Array.from({ length: 30 }, (_, number) => shippingIncreases(storeEngines, generateOrder(to, number))).flat(),
  )
  const falls = steps.filter((step) => step < 1)
  t.diagnostic(`${falls.length} of ${steps.length}, by ${Math.round((1 - Math.min(...falls)) * 100)} % at most`)
  assert.ok(steps.length > 5_000 && falls.length < steps.length / 1_000 && falls.every((fall) => fall > 0.85))
})

/** Engines with one error each, and the rule that must detect it. */
const twins: Record<string, { rule: Rule; twin: Engines }> = {
  'rounds the tax of the whole instead of each line': {
    rule: addsUp,
    twin: {
      ...storeEngines,
      tax: (input) => {
        const quote = storeEngines.tax(input)
        const exact = quote.lines.reduce((sum, { net, percent }) => sum + (net * percent) / 100, 0)
        return { ...quote, tax: Math.round(exact) + quote.shipping.tax }
      },
    },
  },
  'takes no tax on shipping into the summary': {
    rule: addsUp,
    twin: {
      ...storeEngines,
      tax: (input) => {
        const quote = storeEngines.tax(input)
        const { summary } = storeEngines.tax({ ...input, shipping: 0 })
        return { ...quote, summary }
      },
    },
  },
  'adds tax to prices that contain it': {
    rule: addsUp,
    twin: {
      ...storeEngines,
      tax: (input) => {
        const quote = storeEngines.tax(input)
        return { ...quote, lines: quote.lines.map((line) => ({ ...line, net: line.shown })) }
      },
    },
  },
  'has a parcel that costs less when it is heavy': {
    rule: isMonotonic,
    twin: {
      ...storeEngines,
      rate: (site, shipTo, lines) => {
        const rated = storeEngines.rate(site, shipTo, lines)
        const grams = lines.reduce((sum, { weightGrams, qty }) => sum + weightGrams! * qty, 0)
        const of = (rate: number) => (grams > 60_000 ? Math.floor(rate * 0.7) : rate)
        return rated && { ...rated, rates: rated.rates.map((each) => ({ ...each, rate: of(each.rate) })) }
      },
    },
  },
  'takes a discount for pieces off the tax': {
    rule: isMonotonic,
    twin: {
      ...storeEngines,
      tax: (input) => {
        const quote = storeEngines.tax(input)
        const lines = quote.lines.map((line, index) => (input.lines[index]!.qty % 5 === 0 ? { ...line, tax: 0 } : line))
        return { ...quote, lines }
      },
    },
  },
  'forgets what the last package costs': {
    rule: splitsWithoutLoss,
    twin: {
      ...storeEngines,
      rate: (site, shipTo, lines) => {
        const rated = storeEngines.rate(site, shipTo, lines)
        const last = Math.max(...(rated?.split ?? []).map(({ packageNumber }) => packageNumber))
        const split = rated?.split.map((each) => (each.packageNumber === last ? { ...each, rate: 0 } : each))
        return rated && { ...rated, split: split! }
      },
    },
  },
  'rounds each discount to whole units': {
    rule: splitsWithoutLoss,
    twin: {
      ...storeEngines,
      tax: (input) => {
        const off = input.lines.reduce((sum, { discount }) => sum + discount, 0)
        const [first, ...rest] = input.lines.map((line) => ({ ...line, discount: 0 }))
        return storeEngines.tax({ ...input, lines: [{ ...first!, discount: Math.floor(off / 100) * 100 }, ...rest] })
      },
    },
  },
}
for (const [what, { rule, twin }] of Object.entries(twins)) {
  test(`the order rules detect a faulty engine that ${what}`, () =>
    assert.throws(() => hold(rule, twin, orders), /seed 20261123/))
}
