import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxLines } from '#domain/lists/list.ts'
import { isUnchanged, linesBody, linesOf, linesProblem, withSku, withPastedSkus } from './lines-draft.ts'

const item = (itemId: string, qty: number) => ({
  itemId,
  productId: 1,
  childId: 1,
  sku: `IW-${itemId}`,
  name: 'Bar',
  choice: '20 kg',
  details: [],
  qty,
  listPrice: 100,
  isPriceFixed: false,
})
const items = [item('a', 2), item('b', 1)]

test('only changed quantities, removed items, and new SKUs of a quote are sent', () => {
  const start = linesOf(items)
  assert.equal(start[0]!.name, 'Bar, 20 kg')
  assert.ok(isUnchanged(linesBody(items, start)))
  const edited = withSku(
    start.map((line) => (line.key === 'a' ? { ...line, qty: ' 5 ' } : { ...line, qty: '' })),
    'IW-C',
    'Plate',
    3,
  )
  const body = {
    changed: [
      { itemId: 'a', read: 2, qty: 5 },
      { itemId: 'b', read: 1, qty: 0 },
    ],
    added: [{ sku: 'IW-C', qty: 3 }],
  }
  assert.deepEqual(linesBody(items, edited), body)
  assert.ok(!isUnchanged(body))
  const withoutB = edited.filter(({ key }) => key !== 'b')
  assert.deepEqual(linesBody(items, withoutB), body)
})

test('a pasted list adds to quote lines with the same SKUs and returns its unreadable rows', () => {
  const { lines, problems } = withPastedSkus(withSku([], 'IW-BAR', 'Bar', 1), 'iw-bar\t4\nIW-MAT x 2\ntwo of each')
  assert.deepEqual(
    lines.map(({ sku, name, qty }) => [sku, name, qty]),
    [
      ['IW-BAR', 'Bar', '5'],
      ['IW-MAT', '', '2'],
    ],
  )
  assert.deepEqual(problems, ['two of each'])
})

test('an unreadable quantity, a quote without items, and a quote with too many items are problems', () => {
  const [line] = withSku([], 'IW-BAR', '', 1)
  const of = (qty: string) => linesProblem([{ ...line!, qty }])
  assert.deepEqual(
    [of('1'), of('two'), of('0'), of('10000')],
    [null, { keys: ['IW-BAR'] }, { keys: ['IW-BAR'] }, { keys: ['IW-BAR'] }],
  )
  assert.equal(linesProblem(linesOf(items).map((each) => ({ ...each, qty: '0' }))), 'empty')
  const many = Array.from({ length: maxLines + 1 }, (_, index) => withSku([], `IW-${index}`, '', 1)).flat()
  assert.equal(linesProblem(many), 'full')
})
