import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Store } from '#contract/store.ts'
import { createClient } from './client.ts'

const limited = (seconds: string, code = 'too_many_requests') =>
  Response.json({ error: { code } }, { status: 429, headers: { 'retry-after': seconds } })

/** Creates a client of a production host that receives these responses in turn. The last one repeats. */
function productionClient(responses: readonly Response[]) {
  const waits: number[] = []
  const reported: number[] = []
  let sent = 0
  const call = createClient<Store>({
    isLive: true,
    isOnline: () => true,
    wait: async (milliseconds) => void waits.push(milliseconds),
    onRateLimit: (seconds) => reported.push(seconds),
    fetcher: async () => responses[Math.min((sent += 1), responses.length) - 1]!.clone(),
  })
  return { call, waits, reported, sent: () => sent }
}

test('in production, calls wait out a 429 silently, and the second one is an error [ERROR-015]', async () => {
  const back = productionClient([limited('7'), Response.json([])])
  assert.deepEqual(await back.call('GET /svc_list/lists', { query: {} }), [])
  const write = productionClient([limited('2'), Response.json({})])
  await write.call('POST /svc_session/session/logout', { key: 'a-key' })
  const still = productionClient([limited('10')])
  await assert.rejects(async () => still.call('GET /svc_list/lists', { query: {} }), { status: 429 })
  assert.deepEqual([back.waits, write.waits, still.waits], [[7_000], [2_000], [10_000]])
  assert.deepEqual(
    [back, write, still].map(({ sent }) => sent()),
    [2, 2, 2],
  )
  assert.deepEqual(
    [back, write, still].flatMap(({ reported }) => reported),
    [],
  )
})

test('in production, a 429 with a long or unknown wait is an error at once, and so is a delayed login [ERROR-015]', async () => {
  const html = new Response('<h1>Slow down</h1>', { status: 429 })
  for (const response of [limited('11'), limited('7', 'login_delayed'), html]) {
    const { call, reported, sent } = productionClient([response])
    await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { status: 429 })
    assert.deepEqual([sent(), reported], [1, []])
  }
})
