import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseRates, offeredRates, shippingTotal } from './choice.ts'
import { pickupCode, type Rate, type RatesReply } from './rate.ts'
import {
  nextShipping,
  shippingAtStart,
  shippingStates,
  startsRatesCall,
  type Reload,
  type ShippingFacts,
  type ShippingProgress,
} from './shipping-state.ts'
import { orderSignature, type SignedOrder } from './signature.ts'

const rate = (shippingCode: string, cents: number, packageNumber = 1): Rate => ({
  shippingCode,
  carrier: 'table',
  label: shippingCode,
  rate: cents,
  packageNumber,
})
const reply: RatesReply = {
  rates: [rate(pickupCode, 0), rate('ground', 995), rate('air', 2995)],
  split: [rate('ground', 795, 1), rate('ground', 500, 2), rate('air', 400, 2)],
  transactionId: 'q1',
}
const facts: ShippingFacts = {
  hasItems: true,
  isVirtualOnly: false,
  isAddressValid: true,
  signature: 'a',
  reply: 'merged',
}
const change = (before: ShippingProgress, changed: Partial<ShippingFacts> = {}, reload: Reload = 'if-changed') =>
  nextShipping(before, { type: 'changed', facts: { ...facts, ...changed }, reload })
const loading = change(shippingAtStart)
const valid = nextShipping(loading, { type: 'loaded', signature: 'a', reply })

test('shipping is notReady, loadable, loading, valid or error [SHIP-205]', () =>
  assert.deepEqual(shippingStates, ['notReady', 'loadable', 'loading', 'valid', 'error']))

test('a cart of virtual items is valid at once, without a call [SHIP-206]', () => {
  const after = change(shippingAtStart, { isVirtualOnly: true, isAddressValid: false })
  assert.equal(after.state, 'valid')
  assert.equal(startsRatesCall(shippingAtStart, after), false)
})

test('without items shipping is not ready [SHIP-207]', () => {
  assert.equal(change(valid, { hasItems: false }).state, 'notReady')
  assert.equal(change(valid, { hasItems: false, isVirtualOnly: true }).state, 'notReady')
})

test('with an invalid address shipping is not ready [SHIP-208]', () =>
  assert.equal(change(valid, { isAddressValid: false }).state, 'notReady'))

test('the same signature asks for no rates again [SHIP-209]', () => {
  assert.equal(startsRatesCall(valid, change(valid)), false)
  assert.equal(change(valid), valid)
  assert.equal(change(loading), loading)
  assert.equal(startsRatesCall(valid, change(valid, {}, 'always')), true)
})

const signed: SignedOrder = {
  items: [
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 2 },
  ],
  subtotal: 1000,
  mode: 'fastest',
  postcode: '43215',
  region: 'OH',
  countryId: 'US',
  vatNumber: '',
}

test('the signature changes with each of its parts and with nothing else [SHIP-210]', () => {
  const changes: Partial<SignedOrder>[] = [
    { items: [{ sku: 'A', qty: 1 }] },
    {
      items: [
        { sku: 'A', qty: 2 },
        { sku: 'B', qty: 2 },
      ],
    },
    { subtotal: 1001 },
    { mode: 'fewestPackages' },
    { postcode: '43216' },
    { region: 'PA' },
    { countryId: 'CA' },
    { vatNumber: 'DE136695976' },
  ]
  const all = [signed, ...changes.map((change) => ({ ...signed, ...change }))].map(orderSignature)
  assert.equal(new Set(all).size, all.length)
  const moved = {
    ...signed,
    items: signed.items.toReversed(),
    street: '12 Forge Street',
    city: 'Columbus',
    lastname: 'Bell',
  }
  assert.equal(orderSignature(moved), orderSignature(signed))
  assert.equal(orderSignature({ ...signed, postcode: ' 43215 ' }), orderSignature(signed))
})

test('a new signature without a wish for rates makes shipping loadable [SHIP-211]', () => {
  const after = change(valid, { signature: 'b' }, 'no')
  assert.equal(after.state, 'loadable')
  assert.equal(startsRatesCall(valid, after), false)
  assert.equal(change(after, { signature: 'b' }).state, 'loading')
})

test('a new signature with a wish for rates starts one call [SHIP-212]', () => {
  const after = change(valid, { signature: 'b' })
  assert.equal(after.state, 'loading')
  assert.equal(startsRatesCall(valid, after), true)
  assert.equal(startsRatesCall(after, change(after, { signature: 'b' })), false)
})

test('a good reply makes shipping valid, with packages and a choice [SHIP-213]', () => {
  assert.equal(valid.state, 'valid')
  assert.deepEqual(valid.packages, [reply.rates])
  const split = nextShipping(change(shippingAtStart, { reply: 'split' }), { type: 'loaded', signature: 'a', reply })
  assert.deepEqual(
    split.packages.map(({ length }) => length),
    [1, 2],
  )
})

const notValid = [
  change(valid, { hasItems: false }),
  change(valid, { signature: 'b' }, 'no'),
  change(valid, { signature: 'b' }),
  nextShipping(change(valid, { signature: 'b' }), { type: 'failed', signature: 'b' }),
]

test('in every state but valid nothing is selected [SHIP-214]', () => {
  assert.equal(valid.selected.length, 1)
  assert.deepEqual(
    notValid.map(({ state }) => state),
    ['notReady', 'loadable', 'loading', 'error'],
  )
  for (const { selected } of notValid) assert.deepEqual(selected, [])
})

test('in every state but valid there are no packages [SHIP-215]', () => {
  for (const { packages } of notValid) assert.deepEqual(packages, [])
})

test('a reply to an older signature is dropped [SHIP-216]', () => {
  const newer = change(loading, { signature: 'b' })
  assert.equal(nextShipping(newer, { type: 'loaded', signature: 'a', reply }), newer)
  assert.equal(nextShipping(newer, { type: 'failed', signature: 'a' }), newer)
  assert.equal(nextShipping(newer, { type: 'loaded', signature: 'b', reply }).state, 'valid')
})

test('an earlier choice is kept while it is offered, else the cheapest that is not pickup is chosen [SHIP-217]', () => {
  assert.equal(valid.selected[0]!.shippingCode, 'ground')
  const air = nextShipping(valid, { type: 'chosen', shippingCode: 'air', packageNumber: 1 })
  assert.equal(air.selected[0]!.rate, 2995)
  const again = change(air, { signature: 'b' })
  const kept = nextShipping(again, { type: 'loaded', signature: 'b', reply: { ...reply, transactionId: 'q2' } })
  assert.deepEqual(kept.selected, [{ ...rate('air', 2995), transactionId: 'q2' }])
  const gone = nextShipping(again, {
    type: 'loaded',
    signature: 'b',
    reply: { ...reply, rates: [rate('ground', 995)] },
  })
  assert.equal(gone.selected[0]!.shippingCode, 'ground')
  assert.deepEqual(
    chooseRates([[rate('ground', 795, 1)], [rate('ground', 500, 2), rate('air', 400, 2)]], [], 'q1').map(
      ({ rate }) => rate,
    ),
    [795, 400],
  )
})

test('a choice that is not offered changes nothing', () =>
  assert.equal(nextShipping(valid, { type: 'chosen', shippingCode: 'drone', packageNumber: 1 }), valid))

test('a chosen rate has all its fields and carries the quote it comes from [SHIP-204, SHIP-236]', () => {
  assert.deepEqual(valid.selected, [{ ...rate('ground', 995), transactionId: 'q1' }])
  assert.deepEqual(Object.keys(valid.selected[0]!).toSorted(), [
    'carrier',
    'label',
    'packageNumber',
    'rate',
    'shippingCode',
    'transactionId',
  ])
})

test('a failed call is an error, and asking again leaves it [SHIP-239]', () => {
  const failed = nextShipping(loading, { type: 'failed', signature: 'a' })
  assert.equal(failed.state, 'error')
  assert.equal(change(failed, {}, 'no').state, 'error')
  assert.equal(startsRatesCall(failed, change(failed, {}, 'always')), true)
  assert.equal(
    nextShipping(loading, {
      type: 'loaded',
      signature: 'a',
      reply: { ...reply, rates: [], split: [], error: { code: 'no_rates' } },
    }).state,
    'error',
  )
})

test('only rates of the last reply can be selected, at its price [SHIP-255]', () => {
  const ground = { ...rate('ground', 995), transactionId: 'q1' }
  assert.deepEqual(offeredRates([ground], reply), [ground])
  assert.deepEqual(offeredRates([{ ...ground, transactionId: 'q0' }], reply), [])
  assert.deepEqual(offeredRates([{ ...ground, rate: 1 }], reply), [])
  assert.deepEqual(offeredRates([{ ...ground, shippingCode: 'drone' }], reply), [])
  assert.deepEqual(offeredRates([{ ...ground, packageNumber: 2 }], reply), [])
})

test('an order pays for one rate of each package', () =>
  assert.equal(shippingTotal([{ rate: 795 }, { rate: 400 }]), 1195))
