import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { createTestSubscription } from '#services/programs/subscribed-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { changeSettings } from '../settings/settings-actions.ts'

const shop = await openTestShop([])
before(() => loadTexts('en', ['account/settings']))
const path = '/account/settings'
const load = async (visitor: Visitor) => (await loadSettings(pageContextOf(visitor), pageAt(path))).view.privacy
const send = (visitor: Visitor, fields: Record<string, string>) =>
  changeSettings(pageContextOf(visitor), formOf(fields))
const password = 'a long enough password'

test('a customer can request a data export in the settings, which then show that it is in progress [ACCOUNT-414]', async () => {
  const ann = await customerOf(shop, 'Ann')
  assert.deepEqual(await load(ann), { export: null, deletion: null })
  assert.equal(await redirectLocation(send(ann, { op: 'export' })), `${path}?done=export#your-data`)
  assert.equal((await load(ann)).export?.expiresAt, null)
  assert.deepEqual(await send(ann, { op: 'export' }), {
    status: 409,
    data: { kind: 'privacy', form: 'export', op: 'export', problem: 'running' },
  })
})

test('a customer can schedule the account deletion after a password check, and cancel it [ACCOUNT-414]', async () => {
  const bea = await customerOf(shop, 'Bea')
  const remove = (word: string) => send(bea, { op: 'delete-account', 'current-for-deletion': word })
  const failure = (problem: string) => ({
    status: 422,
    data: { kind: 'privacy', form: 'deletion', op: 'delete-account', problem },
  })
  assert.deepEqual(await remove(''), failure('missing'))
  assert.deepEqual(await remove('wrong one'), failure('wrong'))
  assert.equal(await redirectLocation(remove(password)), `${path}?done=delete-account#your-data`)
  assert.equal((await load(bea)).deletion?.dueAt, new Date(shop.clock() + 14 * 86_400_000).toISOString())
  for (let time = 0; time < 2; time += 1)
    assert.equal(await redirectLocation(send(bea, { op: 'keep-account' })), `${path}?done=keep-account#your-data`)
  assert.equal((await load(bea)).deletion, null)
})

test('the settings list the subscriptions that block the account deletion', async () => {
  const cy = await customerOf(shop, 'Cy')
  const { email } = await cy.call('GET /svc_customer/customer', {})
  await createTestSubscription(shop.db, { email, site: 'USA', mark: 'Strength Program' })
  assert.deepEqual(await send(cy, { op: 'delete-account', 'current-for-deletion': password }), {
    status: 409,
    data: {
      kind: 'privacy',
      form: 'deletion',
      op: 'delete-account',
      problem: 'programs',
      programs: ['Strength Program'],
    },
  })
})
