import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RateClass } from '#contract/kernel/call.ts'
import { store } from '#contract/store.ts'
import { defaultRateLimits } from '#platform/settings/rate-limits.ts'
import { rateLimiter } from './rate-limits.ts'

type Caller = Parameters<ReturnType<typeof rateLimiter>>[1]
const from = (ip: string, isOwnPage = false) => ({ ip, isOwnPage }) as Caller

async function letThrough(limit: ReturnType<typeof rateLimiter>, rate: RateClass, caller: Caller, requests: number) {
  const results = await Promise.allSettled(Array.from({ length: requests }, () => limit(rate, caller)))
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('registry searches above the limit per minute are refused, while login still works', async () => {
  const limit = rateLimiter(defaultRateLimits)
  const { rate } = store['GET /svc_registry/search']
  assert.equal(await letThrough(limit, rate, from('10.0.0.1'), 30), defaultRateLimits.lookup)
  await assert.rejects(limit(rate, from('10.0.0.1')), { code: 'too_many_requests' })
  await limit(store['POST /svc_session/session/login'].rate, from('10.0.0.1'))
  await limit(rate, from('10.0.0.2'))
})

test('the registry search page has the same limit as the call, so that names and codes cannot be enumerated', async () => {
  const limit = rateLimiter(defaultRateLimits)
  const { rate } = store['GET /svc_registry/search']
  assert.equal(await letThrough(limit, rate, from('10.0.0.3', true), 30), defaultRateLimits.lookup)
})
