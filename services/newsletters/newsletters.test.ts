import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([])
const { db, visit } = shop
const subscribe = (email: string, newsletters: string[], site: Site = 'USA') =>
  visit(site).call('POST /svc_ssr/newsletters/subscribe', {
    body: { email, userId: null, newsletters },
    key: randomUUID(),
  })
const stored = (email: string) =>
  db.run(
    statement<{ list: string }>(
      'test.kept',
      'select list_id as list from newsletter_subscription where email = $1 order by 1',
    ),
    [email],
  )

test('a newsletter sign-up with email and lists is stored once, even if repeated [NEWS-025]', async () => {
  assert.deepEqual(await subscribe('Ann@Example.com', ['USA-newsletter', 'USA-rapidfire']), { success: true })
  assert.deepEqual(await subscribe('ann@example.com', ['USA-newsletter']), { success: true })
  assert.deepEqual(await stored('ann@example.com'), [{ list: 'USA-newsletter' }, { list: 'USA-rapidfire' }])
})

test('a newsletter sign-up without an idempotency key is stored, with a number, text, or no user id [NEWS-202]', async () => {
  for (const [at, userId] of [17, 'rs-17', null].entries()) {
    const email = `plain-${at}@example.com`
    const response = await visit().fetch('/svc_ssr/newsletters/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, userId, newsletters: ['USA-newsletter'] }),
    })
    assert.equal(response.status, 200)
    assert.deepEqual(await stored(email), [{ list: 'USA-newsletter' }])
  }
})

test('a newsletter sign-up without a user id is linked to the account by its email [NEWS-030]', async () => {
  const visitor = await customerOf(shop, 'Noa')
  const { email } = await visitor.call('GET /svc_customer/customer', {})
  const body = { email, newsletters: ['USA-rapidfire'] }
  await visit().call('POST /svc_ssr/newsletters/subscribe', { body, key: randomUUID() })
  assert.deepEqual((await visitor.call('GET /svc_customer/customer', {})).newsletters, ['USA-rapidfire'])
})

test('a newsletter list from another site is refused, and so is an invalid email', async () => {
  await assert.rejects(subscribe('bob@example.com', ['USA-newsletter'], 'CAN'), {
    status: 422,
    code: 'newsletter_not_found',
  })
  await assert.rejects(subscribe('not an e-mail', ['USA-newsletter']), { status: 422, code: 'invalid_email' })
  await assert.rejects(subscribe('bob@example.com', []), { status: 400 })
})

test('every site accepts sign-ups for its rapidfire list [NEWS-008]', async () => {
  for (const site of sites) {
    const email = `rapid-${site.toLowerCase()}@example.com`
    await subscribe(email, [`${site}-rapidfire`], site)
    assert.deepEqual(await stored(email), [{ list: `${site}-rapidfire` }], site)
  }
})

test('USA and APO accept sign-ups for the four event lists, and other sites refuse them [NEWS-002]', async () => {
  const keys = [
    'invitationalNewsUpdates',
    'invitationalTickets',
    'invitationalVendors',
    'invitationalVolunteering',
  ] as const
  for (const site of ['USA', 'APO'] as const) {
    const email = `events-${site.toLowerCase()}@example.com`
    const lists = keys.map((key) => `${site}-${key}`)
    await subscribe(email, lists, site)
    assert.deepEqual(
      (await stored(email)).map(({ list }) => list),
      lists,
    )
  }
  for (const site of ['CAN', 'AUS', 'EUR', 'GBR'] as const)
    for (const key of keys)
      await assert.rejects(
        subscribe('bob@example.com', [`${site}-${key}`], site),
        { code: 'newsletter_not_found' },
        key,
      )
})

test('the mailing list form subscribes an address to each list id and rejects lists from other sites [NEWS-402]', async () => {
  const submit = (emailListIds: (string | number)[], site: Site = 'USA') =>
    visit(site).call('POST /svc_ssr/submit/iterable', {
      body: { email: 'Form@Example.com', emailListIds },
      key: randomUUID(),
    })
  assert.deepEqual(await submit(['USA-rapidfire', 'USA-newsletter', 'USA-newsletter']), { success: true })
  assert.deepEqual(await stored('form@example.com'), [{ list: 'USA-newsletter' }, { list: 'USA-rapidfire' }])
  await assert.rejects(submit(['USA-newsletter'], 'EUR'), { status: 422, code: 'newsletter_not_found' })
  await assert.rejects(submit([12345]), { status: 422, code: 'newsletter_not_found' })
})

const subscriptions = ({ call }: Visitor, siteCode = 'USA') =>
  call('GET /svc_ssr/newsletters/site/{siteCode}/subscriptions', { params: { siteCode } })
const unsubscribe = ({ call }: Visitor, email: string, newsletters: string[]) =>
  call('POST /svc_ssr/newsletters/unsubscribe', { body: { email, userId: 1, newsletters }, key: randomUUID() })

test('a customer can read and end their own subscriptions [NEWS-203, NEWS-204]', async () => {
  const visitor = await customerOf(shop, 'Lia')
  const { email } = await visitor.call('GET /svc_customer/customer', {})
  await subscribe(email.toUpperCase(), ['USA-newsletter', 'USA-rapidfire'])
  await subscribe(email, ['CAN-newsletter'], 'CAN')
  assert.deepEqual(await subscriptions(visitor), { emailListIds: ['USA-newsletter', 'USA-rapidfire'] })
  assert.deepEqual(await unsubscribe(visitor, email, ['USA-rapidfire']), { success: true })
  assert.deepEqual(await subscriptions(visitor), { emailListIds: ['USA-newsletter'] })
  assert.deepEqual((await visitor.call('GET /svc_customer/customer', {})).newsletters, ['USA-newsletter'])
})

test('only the customer can read and end their newsletter subscriptions [NEWS-205]', async () => {
  const guest = visit()
  await assert.rejects(subscriptions(guest), { status: 401 })
  await subscribe('victim@example.com', ['USA-newsletter'])
  await assert.rejects(unsubscribe(guest, 'victim@example.com', ['USA-newsletter']), { status: 401 })
  const visitor = await customerOf(shop, 'Max')
  await assert.rejects(unsubscribe(visitor, 'victim@example.com', ['USA-newsletter']), { code: 'invalid_email' })
  await assert.rejects(subscriptions(visitor, 'CAN'), { status: 404, code: 'site_not_found' })
  assert.deepEqual(await stored('victim@example.com'), [{ list: 'USA-newsletter' }])
})
