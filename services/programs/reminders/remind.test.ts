import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { newSubscriber } from '#services/programs/subscribed-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { sendRenewalReminders } from './remind.ts'

const shop = await openTestShop([])
const { db } = shop
const change = statement(
  'test.change-program',
  'update program_subscription set subscription_interval = $2, status = $3 where id = $1',
)
const queued = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.reminders',
  `select payload from outbox where topic = 'mail_send' and payload->'data'->>'subscriptionId' = $1`,
)

async function subscriber(interval: string, status = 'active') {
  const id = await newSubscriber(shop, { card: null, beganOn: '2026-11-20', renewalOn: '2026-12-20' })
  await db.run(change, [id, interval, status])
  return id
}
const mailsOf = async (id: string) => (await db.run(queued, [id])).map(({ payload }) => payload)

test('a renewal reminder is emailed once, three days before for a monthly program and seven days before for a yearly program', async () => {
  const [month, year, week] = [await subscriber('Month'), await subscriber('Year'), await subscriber('Week')]
  const counts = async () => [(await mailsOf(month)).length, (await mailsOf(year)).length, (await mailsOf(week)).length]
  const seen: number[][] = []
  for (const today of ['2026-12-12', '2026-12-13', '2026-12-16', '2026-12-17', '2026-12-18', '2026-12-20']) {
    await sendRenewalReminders(db, today)
    seen.push(await counts())
  }
  assert.deepEqual(seen, [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 0],
    [1, 1, 0],
    [1, 1, 0],
    [1, 1, 0],
  ])
})

test('a canceled program gets no renewal reminder, and a trial gets a reminder', async () => {
  const [canceled, trial] = [await subscriber('Month', 'cancelled'), await subscriber('Month', 'trialing')]
  await sendRenewalReminders(db, '2026-12-18')
  assert.deepEqual([(await mailsOf(canceled)).length, (await mailsOf(trial)).length], [0, 1])
})

test('the renewal reminder shows the program, its price, and the date, and is sent once', async () => {
  const id = await subscriber('Month')
  await sendRenewalReminders(db, '2026-12-18')
  const [mail] = await mailsOf(id)
  const deps = { ...shop.deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (let time = 0; time < 2; time += 1) await sendMail(deps, mail!)
  const mails = await readCaughtMails(db, mail!.to)
  assert.equal(mails.length, 1)
  assert.match(mails[0]!.subject, /Strength Program/)
  assert.match(mails[0]!.text, /renews on December 20, 2026 for \$29\.00/)
  assert.match(mails[0]!.text, new RegExp(`https://shop\\.example/account/programming/${id}`))
})
