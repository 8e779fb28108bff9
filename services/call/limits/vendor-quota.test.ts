import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Vendor } from '#platform/request-context.ts'
import { defaultRateLimits } from '#platform/settings/rate-limits.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { vendorQuota } from './vendor-quota.ts'

const { db } = await openTestShop()

test('an exhausted vendor quota is reported at most once every 15 minutes per vendor', async () => {
  const reported: string[] = []
  const takeQuota = vendorQuota(db, { ...defaultRateLimits, vendor: 1 }, (vendor, site) =>
    reported.push(`${vendor} ${site}`),
  )
  const scope = { site: 'USA', customerId: null, guestToken: 'one', groupId: 0 } as const
  const takeOne = async (vendor: Vendor, now: number) => takeQuota({ scope, ip: '192.0.2.7', now }, vendor)
  for (let question = 0; question < 3; question += 1) assert.equal(await takeOne('rates', question), true)
  assert.deepEqual(reported, [])
  assert.equal(await takeOne('rates', 10), false)
  assert.equal(await takeOne('rates', 20), false)
  for (let question = 0; question < 4; question += 1) await takeOne('tax', 30)
  assert.deepEqual(reported, ['rates USA', 'tax USA'])
  assert.equal(await takeOne('estimates', 40), true, 'estimates leave the quota of checkout alone, and the reverse')
  const later = 16 * 60_000
  for (let question = 0; question < 4; question += 1) await takeOne('rates', later + question)
  assert.deepEqual(reported, ['rates USA', 'tax USA', 'rates USA'])
})
