import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { draftsIn } from './drafts-for-tests.ts'
import { sendDraftOrderReminders } from './remind.ts'

const shop = await openTestShop()
const { links, sent, mails } = await draftsIn(shop)
const { pay, card } = linksIn(shop)
const day = 86_400_000

/** Returns the number of reminders sent to an email address within this many days. */
async function reminders(email: string, days: number): Promise<number> {
  await mails()
  for (let passed = 0; passed <= days; passed++) await sendDraftOrderReminders(shop.db, shop.clock() + passed * day)
  return (await mails()).filter((to) => to === email).length
}

test('an open payment link is emailed again once, three days before it expires', async () => {
  const email = 'remind@example.com'
  await sent({ email })
  assert.deepEqual([await reminders(email, 10), await reminders(email, 13)], [0, 1])
})

test('a payment link with three days or less left is not emailed again until it is extended', async () => {
  for (const days of [1, 3]) {
    const email = `short.${days}@example.com`
    const { draft } = await sent({ email }, { days })
    assert.equal(await reminders(email, days), 0)
    await links('POST', `/${draft.linkId}/resend`, { days: 2 })
    assert.equal(await reminders(email, 2), 0)
    await links('POST', `/${draft.linkId}/resend`, { days: 14 })
    assert.equal(await reminders(email, 13), 1)
  }
})

test('a payment link that was not emailed gets no reminder until staff email it', async () => {
  const email = 'unmailed@example.com'
  const { draft } = await sent({ email }, { sendsMail: false })
  assert.equal(await reminders(email, 13), 0)
  await links('POST', `/${draft.linkId}/resend`, { days: 14 })
  assert.equal(await reminders(email, 13), 1)
})

test('a payment link that is being paid gets no reminder', async () => {
  const email = 'paying@example.com'
  const { token, due } = await sent({ email })
  await pay(shop.visit(), token, { amount: due, paymentToken: await card('4000000000002503') })
  assert.equal(await reminders(email, 13), 0)
})
