import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onCheckoutLeave, pageKind } from './on-checkout-leave.ts'

function shopper(localePath = '') {
  const stored = new Map<string, string>()
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const seen = { left: 0 }
  const open = () => onCheckoutLeave(localePath, memory, () => (seen.left += 1))
  return { seen, open }
}

test("a page's kind depends on its first segment after the locale's prefix", () => {
  const kinds = ['/checkout', '/checkout/payment', '/login', '/cart', '/', '/checkouts'].map((path) =>
    pageKind(path, ''),
  )
  assert.deepEqual(kinds, ['checkout', 'checkout', 'login', 'other', 'other', 'other'])
  assert.deepEqual([pageKind('/de/checkout', 'de'), pageKind('/checkout', 'de')], ['checkout', 'other'])
  // Some locale prefixes have two segments.
  assert.deepEqual([pageKind('/de/en/checkout', 'de/en'), pageKind('/de/en/plates', 'de/en')], ['checkout', 'other'])
  assert.equal(pageKind('/design/checkout', 'de'), 'other')
})

test('navigating from checkout to any page except login counts as leaving checkout, exactly once [LIST-203]', () => {
  const { seen, open } = shopper()
  const onPage = open()
  for (const path of ['/', '/cart']) onPage(path)
  assert.equal(seen.left, 0)
  for (const path of ['/checkout/payment', '/cart', '/', '/account']) onPage(path)
  assert.equal(seen.left, 1)
})

test('moving between checkout steps or to login does not count as leaving checkout [LIST-204, LIST-205]', () => {
  const { seen, open } = shopper()
  const onPage = open()
  for (const path of ['/checkout', '/login', '/checkout/shipping', '/checkout/payment']) onPage(path)
  assert.equal(seen.left, 0)
})

test('opening a different page after checkout was closed counts as leaving checkout [LIST-218]', () => {
  const { seen, open } = shopper('de')
  open()('/de/checkout/shipping')
  open()('/de/barbells')
  assert.equal(seen.left, 1)
})
