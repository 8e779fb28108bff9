import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/shop-for-tests.ts'

const { db, visit } = await openTestShop([])
const subscribe = (email: string, newsletters: string[], site: 'USA' | 'CAN' = 'USA') =>
  visit(site).call('POST /svc_ssr/newsletters/subscribe', {
    body: { email, userId: null, newsletters },
    key: randomUUID(),
  })
const kept = (email: string) =>
  db.run(
    statement<{ list: string }>(
      'test.kept',
      'select list_id as list from newsletter_subscription where email = $1 order by 1',
    ),
    [email],
  )

test('a sign-up with e-mail and lists is kept, twice like once [NEWS-025]', async () => {
  assert.deepEqual(await subscribe('Ann@Example.com', ['USA-newsletter', 'USA-rapidfire']), { success: true })
  assert.deepEqual(await subscribe('ann@example.com', ['USA-newsletter']), { success: true })
  assert.deepEqual(await kept('ann@example.com'), [{ list: 'USA-newsletter' }, { list: 'USA-rapidfire' }])
})

test('a list of another site and an e-mail that is none are refused', async () => {
  await assert.rejects(subscribe('bob@example.com', ['USA-newsletter'], 'CAN'), {
    status: 422,
    code: 'newsletter_not_found',
  })
  await assert.rejects(subscribe('not an e-mail', ['USA-newsletter']), { status: 422, code: 'invalid_email' })
  await assert.rejects(subscribe('bob@example.com', []), { status: 400 })
})
