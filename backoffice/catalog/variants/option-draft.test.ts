import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from '../texts/en.ts'
import { optionBody, optionErrors, refusedSkusText, initialOptionDraft } from './option-draft.ts'

const t = texts.editOption
const draft = initialOptionDraft({ code: 'color', label: 'Color', values: ['Red', 'Black'] })
const [red, black] = draft.values

test('an option edit sends the remaining values with their new names, without leading and trailing spaces', () => {
  const edited = {
    label: ' Finish ',
    values: [
      { ...red!, to: ' Crimson' },
      { ...black!, isRemoved: true },
    ],
  }
  assert.deepEqual(optionBody(edited), { label: 'Finish', values: [{ from: 'Red', to: 'Crimson' }] })
  assert.deepEqual(optionErrors(edited, ['Length']), { values: [undefined, undefined] })
})

test('missing and repeated names in an option edit are marked at their fields', () => {
  const values = [red!, { ...black!, to: 'red ' }]
  assert.deepEqual(optionErrors({ label: 'length', values }, ['Length']), {
    label: t.repeatedOption,
    values: [undefined, t.repeatedValue],
  })
  assert.deepEqual(optionErrors({ label: ' ', values: [{ ...red!, to: '' }] }, []), {
    label: t.missingName,
    values: [t.missingName],
  })
})

test('an option must have at least one value, and a removed value does not count as repeated', () => {
  const none = draft.values.map((value) => ({ ...value, isRemoved: true }))
  assert.deepEqual(optionErrors({ ...draft, values: none }, []).values, [t.missingValue, t.missingValue])
  const swapped = [
    { ...red!, isRemoved: true },
    { ...black!, to: 'Red' },
  ]
  assert.deepEqual(optionErrors({ ...draft, values: swapped }, []).values, [undefined, undefined])
})

test('a refusal message lists the returned SKUs and counts the others', () => {
  assert.equal(refusedSkusText({ skus: ['A', 'B'], total: 37 }), 'A, B and 35 more')
  assert.equal(refusedSkusText({ skus: ['A', 'B'], total: 2 }), 'A, B')
  assert.equal(refusedSkusText({}), '')
})
