import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OptionEntry } from '../product-entry.ts'
import { isEditApplied, renamedValues, withEditedOption, withoutOption } from './edit-option.ts'

const color: OptionEntry = {
  code: 'color',
  label: 'Color',
  values: [{ label: 'Red', swatch: '#f00' }, { label: 'Black' }],
}
const length: OptionEntry = { code: 'length', label: 'Length', values: [{ label: '1 m' }] }
const options = [color, length]
const read = { label: 'Color', values: ['Red', 'Black'] }
const edit = (label: string, values: Record<string, string>, seen = read) =>
  withEditedOption(
    options,
    { option: 'color', label, values: Object.entries(values).map(([from, to]) => ({ from, to })) },
    seen,
  )

test('an edit renames an option and its values, and the values keep their code, order, and swatches', () => {
  assert.deepEqual(edit('Finish', { Black: 'Red', Red: 'Crimson' }), {
    options: [{ ...color, label: 'Finish', values: [{ label: 'Crimson', swatch: '#f00' }, { label: 'Red' }] }, length],
    renamed: { Black: 'Red', Red: 'Crimson' },
    removed: [],
  })
})

test('a value omitted from an edit is removed, but an option must have at least one value', () => {
  const edited = edit('Color', { Black: 'Black' })
  assert.ok(typeof edited !== 'string')
  assert.deepEqual([edited.renamed, edited.removed], [{}, ['Red']])
  assert.equal(edit('Color', {}), 'missing_value')
})

test('an option edit does not change values added since the option was read', () => {
  const edited = withEditedOption(
    options,
    { option: 'color', label: 'Color', values: [{ from: 'Red', to: 'Crimson' }] },
    { label: 'Color', values: ['Red'] },
  )
  assert.ok(typeof edited !== 'string')
  assert.deepEqual([edited.options[0]?.values.map((value) => value.label), edited.removed], [['Crimson', 'Black'], []])
})

test('an option edit can reuse the label of a removed value, but not the label of a value added since the option was read', () => {
  const edited = edit('Color', { Red: 'Black' })
  assert.ok(typeof edited !== 'string')
  assert.deepEqual([edited.renamed, edited.removed], [{ Red: 'Black' }, ['Black']])
  assert.equal(edit('Color', { Red: 'Black' }, { label: 'Color', values: ['Red'] }), 'repeated_value')
})

test('a repeated label swap is outdated, because the order of the values differs', () => {
  const exchanged = { label: 'Color', values: ['Black', 'Red'] }
  assert.equal(edit('Color', { Black: 'Red', Red: 'Black' }, exchanged), 'option_changed')
})

test('an option matches an edit if it has exactly the names in the edit', () => {
  const isDone = (label: string, values: { from: string; to: string }[]) =>
    isEditApplied(options, { option: 'color', label, values })
  assert.ok(
    isDone('Color', [
      { from: 'Ruby', to: 'Red' },
      { from: 'Night', to: 'Black' },
    ]),
  )
  assert.ok(!isDone('Color', [{ from: 'Ruby', to: 'Red' }]))
  assert.ok(!isDone('Finish', [{ from: 'Ruby', to: 'Red' }]))
  assert.ok(
    !isDone('Color', [
      { from: 'Ruby', to: 'Black' },
      { from: 'Night', to: 'Red' },
    ]),
  )
})

test('labels that repeat, unknown values, and an outdated edit are problems', () => {
  const same = { Red: 'Red', Black: 'Black' }
  assert.equal(edit('length', same), 'repeated_option')
  assert.equal(edit('Color', { Red: 'black', Black: 'Black' }), 'repeated_value')
  assert.equal(edit('Color', { Green: 'Green' }), 'option_changed')
  assert.equal(edit('Color', same, { label: 'Color', values: ['Red'] }), 'option_changed')
  assert.equal(edit('Color', same, { label: 'Color', values: ['Red', 'Black', 'Blue'] }), 'option_changed')
  assert.equal(edit('Color', same, { label: 'Finish', values: ['Red', 'Black'] }), 'option_changed')
  assert.equal(withEditedOption([length], { option: 'color', label: 'Color', values: [] }, read), 'option_not_found')
})

test('an option can be removed if it has one value and is not the only option, so that variants still differ', () => {
  assert.deepEqual(withoutOption(options, 'length'), [color])
  assert.equal(withoutOption(options, 'color'), 'option_has_values')
  assert.equal(withoutOption([length], 'length'), 'last_option')
  assert.equal(withoutOption(options, 'finish'), 'option_not_found')
})

test('values at the same position with different labels are treated as renamed between two states of an option', () => {
  const after = [{ ...color, values: [{ label: 'Crimson' }, { label: 'Black' }] }, length]
  assert.deepEqual(renamedValues(options, after), [{ option: 'color', renamed: { Red: 'Crimson' } }])
  assert.deepEqual(renamedValues(options, options), [])
})
