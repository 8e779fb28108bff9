import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { chosenCard, firstChoice, initialMethod, readChoice, type StoredCard } from './stored-cards.ts'

const stored = (rest: Partial<StoredCard> = {}): StoredCard => ({
  storedPaymentMethodId: randomUUID(),
  isDefault: false,
  adyenType: 'scheme',
  cardExpYear: 2030,
  cardExpMonth: 12,
  expired: false,
  billingAddressId: null,
  brand: 'Visa',
  last4: '1111',
  holderName: '',
  ...rest,
})
const card = { brand: 'Visa', last4: '1111', month: 12, year: 2030 }
const chosen = (fields: Record<string, string>) => readChoice(new URLSearchParams(fields))

test('the payment step preselects the chosen card, or else the first usable card', () => {
  const [over, good] = [stored({ expired: true, isDefault: true }), stored()]
  const id = good.storedPaymentMethodId
  assert.equal(firstChoice(null, [over, good]), id)
  assert.equal(firstChoice(null, [over]), 'another')
  assert.equal(firstChoice(null, []), 'another')
  assert.equal(firstChoice({ storedPaymentMethodId: null }, [good]), 'entered')
  assert.equal(firstChoice({ storedPaymentMethodId: id }, [over, good]), id)
  // If the card has since been deleted or has expired, the form opens with a usable one.
  const deleted = { storedPaymentMethodId: over.storedPaymentMethodId }
  assert.deepEqual([firstChoice(deleted, [over, good]), firstChoice(deleted, [])], [id, 'another'])
})

const payPal = {
  adyenType: 'paypal',
  token: 'a',
  card: null,
  storedPaymentMethodId: null,
  authorizedPayPalAmount: 10,
  payer: null,
}

test('the payment step preselects the chosen payment method if it is still offered, or else the first method', () => {
  assert.equal(initialMethod(['scheme', 'paypal'], payPal), 'paypal')
  assert.equal(initialMethod(['scheme'], payPal), 'scheme')
  assert.equal(initialMethod(['scheme', 'paypal'], null), 'scheme')
  assert.equal(initialMethod([], null), 'scheme')
  assert.deepEqual([chosenCard(null), chosenCard(payPal), chosenCard({ ...payPal, card })?.card], [null, null, card])
})

test('choosing a card discards the PayPal approval, but choosing PayPal keeps the card', () => {
  assert.deepEqual(chosen({ method: 'paypal', agreed: 'paypal' }), {})
  assert.deepEqual(chosen({ method: 'paypal', card: 'another' }), {})
  assert.deepEqual(chosen({ method: 'scheme', agreed: 'paypal' }), { paymentToken: null })
})

test('the payment form selects a card by new token or stored id, or clears the card if a different card is requested', () => {
  const id = randomUUID()
  assert.deepEqual(chosen({ card: id }), { storedPaymentMethodId: id, keepsCard: false })
  assert.deepEqual(chosen({ card: 'another' }), { paymentToken: null })
  assert.deepEqual(chosen({ card: 'entered' }), { keepsCard: false })
  assert.deepEqual(chosen({ card: 'entered', keepsCard: 'on' }), { keepsCard: true })
  assert.deepEqual(chosen({}), {})
  assert.deepEqual(chosen({ card: 'another', payment_token: 'token', keepsCard: 'on' }), {
    paymentToken: 'token',
    keepsCard: true,
  })
  assert.deepEqual(chosen({ card: id, op: 'forget-card' }), { paymentToken: null })
})
