import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAddress } from '../address/address-form.ts'
import { createFieldMessages } from '../address/address-messages.ts'
import { reactions } from './refusals.ts'
import { refusalMessage } from './refusal-messages.ts'
import { texts } from '../texts/en.ts'

const address = (countryId: string) => readAddress(new URLSearchParams({ countryId }), 'shipping')
const draft = {
  shippingAddress: { ...address('US'), postcode: '4321' },
  billingAddress: address('GB'),
  billingSameAsShipping: false,
}
const fieldText = createFieldMessages('USA', draft, texts, (code) => code)
const words = (code: string, details: Record<string, unknown> = {}) =>
  refusalMessage({ code, details }, [], texts, fieldText)

test('an incomplete billing address lists its missing fields with links [ERROR-213]', () => {
  const messages = words('invalid_billing', { fields: [{ path: 'city', rule: 'required' }] })
  assert.deepEqual(messages, [
    { text: texts.errors.invalid_billing, to: '/checkout/payment#billing', link: texts.errors.links.billing },
    { text: 'Enter your town or city.', to: '/checkout/payment#billing-city' },
  ])
})

test('an incomplete shipping address lists its missing fields with links [ERROR-214]', () => {
  const messages = words('invalid_shipping', { fields: [{ path: 'street' }, { path: 'telephone' }] })
  assert.deepEqual(
    messages.map(({ to }) => to),
    ['/checkout/shipping#ship-to', '/checkout/shipping#street', '/checkout/shipping#telephone'],
  )
})

test("a field's error message uses the terms of the address's country [ERROR-213, ERROR-214]", () => {
  const fields = [{ path: 'postcode', rule: 'pattern' }, { path: 'region' }, { path: 'email', rule: 'email' }]
  const messagesOf = (code: string) => words(code, { fields }).map(({ text }) => text)
  assert.deepEqual(messagesOf('invalid_shipping').slice(1), [
    'ZIP codes have 5 digits. This one has 4.',
    'Choose your state.',
    'Invalid email address',
  ])
  assert.equal(messagesOf('invalid_billing')[1], 'Enter a valid postcode (GB).')
})

test('every refusal code shows its specific message, which is a full sentence [ERROR-232]', () => {
  for (const [code, { shows }] of Object.entries(reactions)) {
    const [first] = words(code)
    assert.equal(first?.text, texts.errors[shows!], code)
    assert.match(first.text, /^[A-Z].{15,}[.]$/, code)
  }
})

test('an unknown refusal code has a general message with the code in brackets [ERROR-230, ERROR-232]', () => {
  assert.deepEqual(words('made_up'), [{ text: texts.errors.unknown('made_up') }])
  assert.match(words('made_up')[0]!.text, /\(made_up\)/)
})

test('an invalid item is reported with the message from the server and a link to the cart', () => {
  const messages = words('invalid_item', { items: [{ listItemId: 'x', message: 'Unknown configurable child' }] })
  assert.deepEqual(messages.at(-1), { text: 'Unknown configurable child', to: '/cart' })
})

test('a shortage shows the remaining quantity of each item', () => {
  const line = { sku: 'BAR-1', name: 'Bar', most: 2, flags: [] }
  const messages = refusalMessage(
    { code: 'inventory_error', details: { skus: ['BAR-1'] } },
    [line] as never,
    texts,
    fieldText,
  )
  assert.equal(messages.at(-1)?.text, 'Bar: only 2 left.')
})
