import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceTexts, choiceUrl, withChoice, selectVariant, type Option, type Variant } from './variants.ts'

const options: Option[] = [
  {
    code: 'color',
    label: 'Color',
    values: [
      { label: 'Red', shown: 'Red', swatch: '#f00' },
      { label: 'Blue', shown: 'Blue', swatch: '#00f' },
    ],
  },
  {
    code: 'weight',
    label: 'Weight',
    values: ['10 kg', '20 kg', '25 kg'].map((label) => ({ label, shown: label, swatch: null })),
  },
]
const variant = (id: number, color: string, weight: string, stock: Variant['stock'] = { kind: 'in' }): Variant => ({
  id,
  sku: `P-${id}`,
  choice: { color, weight },
  now: id * 1000,
  was: null,
  stock,
  most: 5,
  picture: 0,
  model: null,
})
const variants = [
  variant(1, 'Red', '10 kg', { kind: 'out' }),
  variant(2, 'Red', '20 kg'),
  variant(3, 'Blue', '10 kg', { kind: 'wait', days: 21 }),
  variant(4, 'Blue', '25 kg'),
]
const chosen = (named: Record<string, string>) => selectVariant(options, variants, named).variant?.id

test("a variant selection is named in the shopper's language, and in English without a translation", () => {
  const [color, weight] = options
  const german = { ...color!, values: color!.values.map((value) => ({ ...value, text: `auf Deutsch ${value.label}` })) }
  const choice = { weight: '10 kg', color: 'Red' }
  assert.deepEqual(choiceTexts([german, weight!], choice), ['auf Deutsch Red', '10 kg'])
  assert.deepEqual(choiceTexts(options, { weight: '10 kg' }), ['10 kg'])
})

test('the first buyable variant is selected by default', () => {
  assert.equal(chosen({}), 2)
})

test("an incomplete selection in the URL is completed to a buyable variant's options", () => {
  assert.equal(chosen({ color: 'Blue' }), 3)
  assert.equal(chosen({ weight: '25 kg' }), 4)
  assert.equal(chosen({ color: 'Red', weight: '10 kg' }), 1)
})

test('an unknown option value in a variant selection is ignored', () => {
  assert.equal(chosen({ color: 'Green' }), 2)
  assert.equal(chosen({ color: '__proto__' }), 2)
})

test('a combination of options without a variant remains selected', () => {
  const { choice, variant: found } = selectVariant(options, variants, { color: 'Red', weight: '25 kg' })
  assert.equal(found, null)
  assert.deepEqual(choice, { color: 'Red', weight: '25 kg' })
})

test('choosing an option value preserves the other options if that variant exists, or else selects a variant with the value', () => {
  const same = withChoice(options, variants, { color: 'Red', weight: '20 kg' }, 'weight', '10 kg')
  assert.deepEqual([same.variant?.id, same.isSame], [1, true])
  const other = withChoice(options, variants, { color: 'Red', weight: '20 kg' }, 'color', 'Blue')
  assert.deepEqual([other.variant?.id, other.isSame], [3, false])
})

test('a variant selection has a URL with its options in a fixed order', () => {
  assert.equal(choiceUrl('/plate', options, { weight: '20 kg', color: 'Red' }), '/plate?color=Red&weight=20+kg')
  assert.equal(choiceUrl('/plate', [], {}), '/plate')
})
