import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { redirectLocation, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadGyms } from './load-gyms.ts'

const shop = await openTestShop([])
before(() => loadTexts('en', ['account/gyms']))

test('on USA, customers have pages for saved gyms and designs, and guests must log in first [ZEUS-401, ZEUS-402]', async () => {
  const ann = pageContextOf(await customerOf(shop, 'Ann'))
  const guest = pageContextOf(shop.visit())
  for (const [kind, path] of [
    ['gyms', '/account/my-gyms'],
    ['designs', '/account/zeus-saved-design'],
  ] as const) {
    assert.deepEqual((await loadGyms(ann, kind)).view, { kind })
    assert.equal(await redirectLocation(loadGyms(guest, kind)), `/login?redirect=${encodeURIComponent(path)}`)
  }
})

test('sites without the gym builder have no pages for saved gyms and designs [ZEUS-004]', async () => {
  for (const site of sites.filter((each) => each !== 'USA'))
    for (const kind of ['gyms', 'designs'] as const)
      await assert.rejects(loadGyms(pageContextOf(shop.visit(site), site), kind), { status: 404 }, site)
})
