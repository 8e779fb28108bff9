import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDraft, weightInGrams, productHandle, plannedSkus, initialDraft, type NewDraft } from './new-draft.ts'

const complete: NewDraft = {
  ...initialDraft(['USA', 'EUR']),
  name: ' Peg Rail, 2 m ',
  category: 'storage',
  sku: 'IW-RAIL ',
  weight: '8.8',
  prices: { USA: '1,299.50', EUR: '' },
}

test('a complete new-product form becomes a request with prices only for sites that have a price', () => {
  const { wrong, body } = checkDraft(complete)
  assert.deepEqual(wrong, [])
  assert.deepEqual(body, {
    name: 'Peg Rail, 2 m',
    handle: 'peg-rail-2-m',
    brand: 'Ironwright',
    category: 'storage',
    sku: 'IW-RAIL',
    weightGrams: 3_992,
    options: [],
    prices: [{ site: 'USA', price: 1299.5 }],
  })
})

test("a new product's URL follows its name until staff edit the URL", () => {
  assert.equal(productHandle({ name: 'Ölbank', handle: null }), 'olbank')
  assert.equal(productHandle({ name: 'Ölbank', handle: 'bench' }), 'bench')
})

test('an empty new-product form marks its required fields', () => {
  assert.deepEqual(checkDraft(initialDraft(['USA'])).wrong, ['name', 'handle', 'category', 'sku', 'weight', 'prices'])
  assert.deepEqual(checkDraft({ ...complete, prices: { USA: '12', CAN: 'x' } }).wrong, ['prices'])
  assert.deepEqual(checkDraft({ ...complete, weight: '0' }).wrong, ['weight'])
})

test('options have one value per line, and the SKUs of the new variants are shown before they are created', () => {
  const draft = { ...complete, hasOptions: true, options: [{ label: 'Color', values: 'Red\n\n Black ' }] }
  assert.deepEqual(checkDraft(draft).body.options, [{ label: 'Color', values: ['Red', 'Black'] }])
  assert.deepEqual(plannedSkus(draft), ['IW-RAIL-RED', 'IW-RAIL-BLACK'])
  assert.deepEqual(checkDraft({ ...draft, options: [{ label: '', values: 'Red' }] }).wrong, ['options'])
})

test('an entered product weight is stored in grams', () => {
  assert.equal(weightInGrams({ weight: '20', unit: 'kg' }), 20_000)
  assert.equal(weightInGrams({ weight: '45', unit: 'lb' }), 20_412)
  assert.equal(weightInGrams({ weight: 'heavy', unit: 'lb' }), null)
})
