import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareAnswers } from './answer.ts'
import { lockHolder } from './edit-lock.ts'
import { canRequestChange, isDiscussionOpen, overriddenLines, quotedTotal, quoteStates } from './quote.ts'
import { isLineSku, lineSkuKey, parseSkuLines } from './sku-lines.ts'

const line = (itemId: string, qty: number, price: number) => ({ itemId, qty, price })

test('two versions of an offer are compared by line: added, removed, changed, or unchanged', () => {
  const before = [line('bar', 2, 9_000), line('plate', 4, 500), line('rack', 1, 80_000), line('mat', 3, 100)]
  const after = [line('rack', 1, 75_000), line('bench', 1, 20_000), line('bar', 3, 9_000), line('mat', 3, 100)]
  assert.deepEqual(
    compareAnswers(before, after).map(({ change, before: old, after: current }) => [
      change,
      (current ?? old)!.itemId,
      old && [old.qty, old.price],
      current && [current.qty, current.price],
    ]),
    [
      ['changed', 'rack', [1, 80_000], [1, 75_000]],
      ['added', 'bench', null, [1, 20_000]],
      ['changed', 'bar', [2, 9_000], [3, 9_000]],
      ['same', 'mat', [3, 100], [3, 100]],
      ['removed', 'plate', [4, 500], null],
    ],
  )
  assert.deepEqual(compareAnswers([], []), [])
})

test('a customer can request a change to a sent or expired offer, and messages are possible until the quote is ordered or declined', () => {
  assert.deepEqual(quoteStates.filter(canRequestChange), ['sent', 'expired'])
  assert.deepEqual(quoteStates.filter(isDiscussionOpen), ['requested', 'in_work', 'sent', 'accepted', 'expired'])
})

test("a quote's total is its items plus quoted shipping, and is unknown without prices", () => {
  const lines = [line('bar', 2, 9_000), line('plate', 1, 4_050)]
  assert.equal(quotedTotal({ lines, shipping: null }), 22_050)
  const shipping = { price: 2_500, countryId: 'US', postcode: '43215' }
  assert.equal(quotedTotal({ lines, shipping }), 24_550)
  assert.equal(quotedTotal({ lines: [], shipping: null }), null)
})

test('a quoted price that differs from the catalog price is an override, unless the catalog has no price', () => {
  const catalog = new Map([
    ['bar', 9_000],
    ['plate', 500],
  ])
  const offered = [line('bar', 2, 9_000), line('plate', 4, 450), line('rig', 1, 70_000)]
  assert.deepEqual(overriddenLines(offered, catalog), ['plate'])
})

test('a quote being edited is locked for 30 minutes', () => {
  const takenAt = Date.UTC(2026, 10, 20, 12)
  const lastMs = takenAt + 30 * 60_000 - 1
  assert.equal(lockHolder({ owner: 'Kim', takenAt }, lastMs), 'Kim')
  assert.equal(lockHolder({ owner: 'Kim', takenAt }, lastMs + 1), null)
  assert.equal(lockHolder({ owner: '', takenAt: null }, lastMs), null)
})

test('a pasted SKU may contain spaces, symbols, and lower case', () => {
  const { lines, problems } = parseSkuLines(
    'PEG 8-R x 4\nPEG 8-R\t5\n6 x PEG 8\nPEG 8-R\nRail-Red 2\nBAR#1+ × 3\nGröße-1;7\nPEG  8-R 4',
  )
  assert.deepEqual(
    lines.map(({ sku, qty }) => [sku, qty]),
    [
      ['PEG 8-R', 4],
      ['PEG 8-R', 5],
      ['PEG 8', 6],
      ['PEG 8-R', 1],
      ['Rail-Red', 2],
      ['BAR#1+', 3],
      ['Größe-1', 7],
      ['PEG 8-R', 4],
    ],
  )
  assert.deepEqual(problems, [])
  assert.deepEqual(
    [isLineSku('EU-PEG 8-R'), isLineSku('<b>'), lineSkuKey('eu-Peg8-R') === lineSkuKey('PEG 8-R')],
    [true, false, true],
  )
})

test('a pasted list of SKUs may have a quantity before or after each SKU, or in a separate spreadsheet cell', () => {
  assert.deepEqual(parseSkuLines('iw-bar-20 x 4\r\n\n4 × IW-PL-20\nIW-PL-10\t12\nIW-PL-5, 2\nIW-RACK 3\nIW-MAT'), {
    lines: [
      { sku: 'iw-bar-20', qty: 4 },
      { sku: 'IW-PL-20', qty: 4 },
      { sku: 'IW-PL-10', qty: 12 },
      { sku: 'IW-PL-5', qty: 2 },
      { sku: 'IW-RACK', qty: 3 },
      { sku: 'IW-MAT', qty: 1 },
    ],
    problems: [],
  })
  assert.deepEqual(parseSkuLines('two bars please\nIW-BAR x 0\nIW-BAR x 10000\n<b>'), {
    lines: [],
    problems: ['two bars please', 'IW-BAR x 0', 'IW-BAR x 10000', '<b>'],
  })
})
