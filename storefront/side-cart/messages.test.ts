import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  messageMilliseconds,
  messageText,
  movedParameter,
  readAddedCount,
  readMovedLine,
  readRemovedLine,
  removedParameter,
  type CartMessage,
} from './messages.ts'
import { texts } from '../cart/texts/en.ts'

const text = (message: CartMessage) => messageText(message, texts, String)

test('the cart has exactly seven kinds of messages [CART-231]', () => {
  const kinds = Object.keys(texts.messages).filter((kind) => kind !== 'oneAdded')
  assert.deepEqual(kinds.toSorted(), ['add', 'direct', 'move', 'multiAdd', 'multiMove', 'remove', 'split'])
})

test('the cart message shows the number of added products [CART-232]', () => {
  assert.equal(text({ kind: 'multiAdd', count: 3 }), '3 products have been added to your cart')
})

test("the cart message for several moved products includes the list's name [CART-233]", () => {
  assert.equal(text({ kind: 'multiMove', count: 2, list: 'Garage' }), '2 products have been moved to Garage')
})

test("the cart message for a single product includes the product's name [CART-236]", () => {
  assert.equal(text({ kind: 'add', name: 'Bar' }), 'Bar has been added to your cart')
  assert.equal(text({ kind: 'remove', name: 'Bar' }), 'Bar has been removed from your cart')
  assert.equal(text({ kind: 'move', name: 'Bar', list: 'Garage' }), 'Bar has been moved to Garage')
  assert.equal(text({ kind: 'direct', name: 'Bar' }), 'Bar ships directly from the manufacturer')
  assert.equal(text({ kind: 'split' }), 'Your order will arrive in more than one shipment')
})

test('a cart message is visible for 6000 ms [CART-234, CART-237]', () => {
  assert.equal(messageMilliseconds, 6000)
})

const listId = '0190f4ac-0000-7000-8000-000000000001'
const itemId = '0190f4ac-0000-7000-8000-000000000002'

test('the URL parameter for a removed line has the product handle and two ids, and a malformed one is ignored', () => {
  const removed = { handle: 'garage-bar', listId, itemId }
  assert.equal(removedParameter(removed), `garage-bar.${listId}.${itemId}`)
  assert.deepEqual(readRemovedLine(removedParameter(removed)), removed)
  for (const forged of [null, '', 'a.b.c', `<b>.${listId}.${itemId}`, `bar.${listId}`, `bar.${listId}.1`])
    assert.equal(readRemovedLine(forged), null)
})

test("the cart message for a moved line includes the target list's name", () => {
  assert.deepEqual(readMovedLine(movedParameter('garage-bar', 'sfl')), { handle: 'garage-bar', to: 'sfl' })
  for (const forged of [null, '', 'garage-bar', 'garage-bar.registry', '<b>.sfl'])
    assert.equal(readMovedLine(forged), null)
})

test('the count of added products in the URL is ignored unless it is a valid number', () => {
  assert.equal(readAddedCount('12'), 12)
  for (const forged of [null, '0', '-1', '1e3', '99999', 'many']) assert.equal(readAddedCount(forged), null)
})
