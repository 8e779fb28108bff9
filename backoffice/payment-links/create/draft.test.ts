import assert from 'node:assert/strict'
import { test } from 'node:test'
import { billTotals, draftProblems, emptyDraft, lineProblems, linkBody } from './draft.ts'

const bill = {
  ...emptyDraft('free', 'US'),
  reference: ' B-1 ',
  email: 'ann@example.com',
  lines: [
    { name: 'Bench', qty: '2', price: '90' },
    { name: 'Bolts', qty: '3', price: '0.10' },
  ],
  shipping: '12',
  tax: '8.4',
  alreadyPaid: '50',
}

test('a custom amount is the sum of its lines, shipping, and tax, less the amount paid elsewhere', () => {
  assert.deepEqual(billTotals(bill), { total: 200.7, due: 150.7, now: 150.7 })
  assert.deepEqual(billTotals({ ...bill, amount: '100' }), { total: 200.7, due: 150.7, now: 100 })
  const unread = { ...bill, lines: [{ name: 'x', qty: 'two', price: '5' }] }
  assert.deepEqual(billTotals(unread), { total: 20.4, due: 0, now: 0 })
  assert.deepEqual(lineProblems(unread.lines[0]!), ['qty'])
  assert.deepEqual(draftProblems(bill), {})
  assert.deepEqual(linkBody({ ...bill, amount: '100', allowsPart: true, note: ' Gate 2 ' }), {
    about: {
      kind: 'free',
      number: 'B-1',
      email: 'ann@example.com',
      lines: [
        { name: 'Bench', qty: 2, price: 90 },
        { name: 'Bolts', qty: 3, price: 0.1 },
      ],
      shipping: 12,
      tax: 8.4,
      paid: 50,
    },
    amount: 100,
    allowsPart: true,
    note: 'Gate 2',
    days: 14,
  })
})

test('each missing, malformed, or excessive field in a payment link draft is reported by name', () => {
  assert.deepEqual(draftProblems(emptyDraft('free', 'US')), { reference: 'missing', email: 'wrong', lines: 'wrong' })
  assert.deepEqual(draftProblems({ ...bill, tax: 'ten', amount: '0' }), { tax: 'wrong', amount: 'wrong' })
  assert.deepEqual(draftProblems({ ...bill, amount: '150.71' }), { amount: 'over' })
  assert.deepEqual(draftProblems({ ...bill, alreadyPaid: '200.70' }), { alreadyPaid: 'over' })
  assert.deepEqual(draftProblems(emptyDraft('order', 'US')), { orderId: 'wrong', amount: 'wrong' })
  assert.deepEqual(draftProblems(emptyDraft('quote', 'US')), { quoteId: 'missing' })
})

test('a payment link for an order needs the amount due, and a payment link for a quote needs an address', () => {
  const order = { ...emptyDraft('order', 'US'), orderId: ' 100000001', amount: '30' }
  assert.deepEqual(draftProblems(order), {})
  assert.deepEqual(linkBody(order), {
    about: { kind: 'order', orderId: '100000001' },
    amount: 30,
    allowsPart: false,
    note: '',
    days: 14,
  })
  const draft = emptyDraft('quote', 'US')
  const quote = { ...draft, quoteId: 'q', address: { ...draft.address, street: '100 Main St', city: 'Columbus' } }
  const { about, allowsPart } = linkBody(quote)
  assert.ok(about.kind === 'quote')
  assert.deepEqual([about.quoteId, about.shippingAddress.street, allowsPart], ['q', ['100 Main St'], undefined])
})
