import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { demoGiftCards, addDemoGiftCards } from '../../db/demo/shoppers/gift-cards.ts'
import { assertActionData, formOf, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { checkBalance } from './balance-actions.ts'

const shop = await openTestShop([])
await shop.db.transaction((tx) => addDemoGiftCards(tx, shop.deps.giftCards))
await shop.db.transaction((tx) => addDemoGiftCards(tx, shop.deps.giftCards))
const check = (visitor: ReturnType<typeof shop.visit>, code: string, site: 'USA' | 'EUR' = 'USA') =>
  assertActionData(checkBalance(pageContextOf(visitor, site), formOf({ code })))

test("the balance page shows a demo card's balance for any spelling of its code [GIFT-001]", async () => {
  const found = { kind: 'found', ending: '001B', balance: 5_000 }
  assert.deepEqual(await check(shop.visit(), '1R0N-G1FT-0050-001B'), found)
  assert.deepEqual(await check(shop.visit(), ' iron gift oo50 oo1b'), found)
})

test('every demo gift card works on its site, except the expired one', async () => {
  for (const { code, site, expiresAt } of demoGiftCards) {
    const at = { site, now: shop.clock() }
    const [card] = await shop.deps.giftCards.read(shop.db, at, [code])
    assert.equal(card !== null, expiresAt === undefined, code)
  }
})

test("an unknown gift card code and another storefront's code get the same message", async () => {
  const code = '1R0N-G1FT-0000-0088'
  assert.deepEqual(await check(shop.visit(), code), { kind: 'unknown', typed: code })
  const abroad = await check(shop.visit('EUR'), '1R0N-G1FT-0050-001B', 'EUR')
  assert.deepEqual(abroad, { kind: 'unknown', typed: '1R0N-G1FT-0050-001B' })
})

test('a mistyped gift card code does not count as an attempt, and after ten attempts, the page shows the wait', async () => {
  shop.clock.advance(15 * 60_000)
  const visitor = shop.visit()
  for (let index = 0; index < 12; index += 1) {
    assert.deepEqual(await check(visitor, '1R0N-G1FT-0050-001C'), { kind: 'mistyped', typed: '1R0N-G1FT-0050-001C' })
  }
  assert.deepEqual(await check(visitor, '  '), { kind: 'missing', typed: '' })
  for (let index = 0; index < 10; index += 1) await check(visitor, '1R0N-G1FT-0250-002S')
  const busy = { kind: 'busy', minutes: 15, typed: '1R0N-G1FT-0250-002S' }
  assert.deepEqual(await check(visitor, '1R0N-G1FT-0250-002S'), busy)
})
