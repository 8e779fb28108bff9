import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { readSelectForm, readSelection, selectionQuery } from './selection.ts'

const [plate, bar] = [randomUUID(), randomUUID()]
const lines = [
  { itemId: plate, returnable: 3 },
  { itemId: bar, returnable: 1 },
]
const item = { itemId: plate, qty: 2, reason: 'damaged', condition: 'opened' } as const

test('a return selection survives a reload, because the URL of the next step contains the entire selection', () => {
  const selection = { orderId: '100000001', items: [item], resolution: 'exchange' } as const
  assert.deepEqual(readSelection(new URLSearchParams(selectionQuery(selection))), selection)
})

test('invalid and repeated items in the URL of a return are ignored', () => {
  const address = (...items: string[]) => new URLSearchParams([['order', 'x'], ...items.map((each) => ['item', each])])
  const good = `${plate}.2.damaged.opened`
  const { orderId, items } = readSelection(
    address(good, `${plate}.1.other.used`, `${bar}.0.damaged.opened`, `${bar}.1.bored.used`, 'x.1.damaged.used', ''),
  )
  assert.deepEqual([orderId, items], ['', [item]])
})

test('a return form without units, reason, or condition lists the missing fields and preserves the entered values', () => {
  const read = (fields: Record<string, string>) => readSelectForm(new URLSearchParams(fields), '100000001', lines)
  assert.deepEqual(read({ [`qty.${plate}`]: '0' }), {
    result: {
      entered: {
        [`qty.${plate}`]: '0',
        [`reason.${plate}`]: '',
        [`condition.${plate}`]: '',
        [`qty.${bar}`]: '',
        [`reason.${bar}`]: '',
        [`condition.${bar}`]: '',
      },
      resolution: 'refund',
      problems: [{ itemId: null, problem: 'nothing' }],
    },
  })
  const part = read({ [`qty.${plate}`]: '4', [`reason.${plate}`]: 'damaged' })
  assert.ok('result' in part)
  assert.deepEqual(part.result.problems, [
    { itemId: plate, problem: 'units' },
    { itemId: plate, problem: 'condition' },
  ])
  assert.equal(part.result.entered[`reason.${plate}`], 'damaged')
  const whole = read({ [`qty.${plate}`]: '2', [`reason.${plate}`]: 'damaged', [`condition.${plate}`]: 'opened' })
  assert.deepEqual(whole, { selection: { orderId: '100000001', items: [item], resolution: 'refund' } })
})
