import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import {
  assertActionData,
  redirectLocation,
  formOf,
  guestAddress,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { fieldValues } from './address-fields.ts'
import { loadMessages } from './load-messages.ts'
import { sendMessage } from './send-message.ts'

const shop = await openTestShop()
const orders = refundDesk(shop)
before(() => loadTexts('en', ['order-messages']))
const addressForm = { op: 'address-request', ...guestAddress, street: '7 Forge Ave', text: '' }

test('submitting one question form twice sends one question and returns to the messages', async () => {
  const { visitor, orderId } = await orders.published()
  const context = pageContextOf(visitor)
  const form = formOf({ op: 'message', text: 'Is it black?', key: randomUUID() })
  for (let again = 0; again < 2; again += 1) {
    const to = await redirectLocation(sendMessage(context, orderId, 'message', form))
    assert.equal(to, `/account/order/${orderId}?done=message#messages`)
  }
  const { thread } = await loadMessages(context, orderId)
  assert.deepEqual(
    thread!.messages.map(({ text }) => text),
    ['Is it black?'],
  )
})

test('an empty question and an invalid address are shown again in their forms with the entered values', async () => {
  const { visitor, orderId } = await orders.published()
  const context = pageContextOf(visitor)
  assert.deepEqual(await assertActionData(sendMessage(context, orderId, 'message', formOf({ text: ' ' }))), {
    op: 'message',
    kind: 'fields',
    problems: { text: 'required' },
    values: { text: '' },
  })
  const wrong = formOf({ ...addressForm, city: '', postcode: 'x' })
  const result = (await assertActionData(sendMessage(context, orderId, 'address-request', wrong))) as {
    problems: object
    values: { street: string }
  }
  assert.deepEqual(result.problems, { city: 'required', postcode: 'invalid' })
  assert.equal(result.values.street, '7 Forge Ave')
})

test('each line break in a question counts as one character, and a question that is too long stays in its form', async () => {
  const { visitor, orderId } = await orders.published()
  const context = pageContextOf(visitor)
  const text = `${Array.from({ length: 1_000 }, () => 'a').join('\r\n')}b`
  const send = (value: string) => sendMessage(context, orderId, 'message', formOf({ text: value, key: randomUUID() }))
  await redirectLocation(send(text))
  const { thread } = await loadMessages(context, orderId)
  assert.equal(thread!.messages[0]!.text, text.replaceAll('\r\n', '\n'))
  assert.deepEqual(await assertActionData(send(`${text}c`)), {
    op: 'message',
    kind: 'fields',
    problems: { text: 'too_long' },
    values: { text: `${text}c`.replaceAll('\r\n', '\n') },
  })
})

test('each street line of an address request has a separate field', async () => {
  const { visitor, orderId } = await orders.published()
  const context = pageContextOf(visitor)
  const current = { ...guestAddress, company: '', apartment: '', street: ['7 Forge Ave', 'Building B'] }
  const form = formOf({ op: 'address-request', text: '', ...fieldValues(current) })
  await redirectLocation(sendMessage(context, orderId, 'address-request', form))
  const { thread } = await loadMessages(context, orderId)
  assert.deepEqual(thread!.messages[0]!.address!.street, ['7 Forge Ave', 'Building B'])
  const long = formOf({ ...addressForm, street2: 'x'.repeat(500) })
  const { problems } = (await assertActionData(sendMessage(context, orderId, 'address-request', long))) as {
    problems: object
  }
  assert.deepEqual(problems, { street2: 'invalid' })
})

test('an address request that is no longer possible shows the reason', async () => {
  const { visitor, orderId } = await orders.published()
  const context = pageContextOf(visitor)
  await redirectLocation(sendMessage(context, orderId, 'address-request', formOf(addressForm)))
  const kindOf = async (form: object) => {
    const fields = { ...addressForm, ...form }
    const data = await assertActionData(sendMessage(context, orderId, 'address-request', formOf(fields)))
    return (data as { kind: string }).kind
  }
  assert.equal(await kindOf({ street: '8 Forge Ave' }), 'request_open')
  assert.equal(await kindOf({ region: 'NY', city: 'New York', postcode: '10001' }), 'other_region')
  await orders.ship(orderId)
  assert.equal(await kindOf({ street: '9 Forge Ave' }), 'not_requestable')
})

test('the order page works without messages if they cannot be loaded', async () => {
  const { visitor, orderId } = await orders.published()
  const warnings: string[] = []
  const call = (() => Promise.reject(new Error('down'))) as never
  const context = { ...pageContextOf(visitor), call, warn: (message: string) => void warnings.push(message) }
  const { thread } = await loadMessages(context, orderId)
  assert.deepEqual([thread, warnings], [null, ['The order page omits messages']])
})
