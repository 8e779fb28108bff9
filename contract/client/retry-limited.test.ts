import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Store } from '#contract/store.ts'
import { createClient } from './client.ts'

const limited = (seconds: string, code = 'too_many_requests') =>
  Response.json({ error: { code } }, { status: 429, headers: { 'retry-after': seconds } })

/** Creates a client of a production host that receives these responses in turn. The last one repeats. */
function productionClient(responses: readonly Response[], onWait: () => void = () => {}) {
  const waits: number[] = []
  const reported: number[] = []
  let sent = 0
  const call = createClient<Store>({
    isLive: true,
    isOnline: () => true,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      onWait()
    },
    random: () => 0.25,
    onRateLimit: (seconds) => reported.push(seconds),
    fetcher: async () => responses[Math.min((sent += 1), responses.length) - 1]!.clone(),
  })
  return { call, waits, reported, sent: () => sent }
}

test('in production, a call waits out the first 429 silently, and the second 429 is an error [ERROR-015]', async () => {
  const back = productionClient([limited('7'), Response.json([])])
  assert.deepEqual(await back.call('GET /svc_list/lists', { query: {} }), [])
  const write = productionClient([limited('2'), Response.json({})])
  await write.call('POST /svc_session/session/logout', { key: 'a-key' })
  const still = productionClient([limited('10')])
  await assert.rejects(async () => still.call('GET /svc_list/lists', { query: {} }), { status: 429 })
  assert.deepEqual([back.waits, write.waits, still.waits], [[7_250], [2_250], [10_250]])
  assert.deepEqual(
    [back, write, still].map(({ sent }) => sent()),
    [2, 2, 2],
  )
  assert.deepEqual(
    [back, write, still].flatMap(({ reported }) => reported),
    [],
  )
})

test('in production, a 429 with a long or unknown wait fails immediately, and so does a delayed login [ERROR-015]', async () => {
  const html = new Response('<h1>Slow down</h1>', { status: 429 })
  for (const response of [limited('11'), limited('7', 'login_delayed'), html]) {
    const { call, reported, sent } = productionClient([response])
    await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { status: 429 })
    assert.deepEqual([sent(), reported], [1, []])
  }
})

test('in production, the session call and logins are not repeated after a 429', async () => {
  const session = productionClient([limited('1')])
  await assert.rejects(async () => session.call('GET /svc_session/session', {}), { status: 429 })
  const login = productionClient([limited('1')])
  const body = { email: 'ann@example.com', password: 'a password' }
  await assert.rejects(async () => login.call('POST /svc_session/session/login', { body, key: 'a-key' }), {
    status: 429,
  })
  assert.deepEqual([session.sent(), session.waits, login.sent(), login.waits], [1, [], 1, []])
})

test('in production, a call is not repeated after all its callers have left', async () => {
  for (const [stays, sent] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const [first, second] = [new AbortController(), new AbortController()]
    const leave = () => (stays ? [first] : [first, second]).forEach((each) => each.abort())
    const client = productionClient([limited('1'), Response.json([])], leave)
    const calls = [first, second].map(({ signal }) => client.call('GET /svc_list/lists', { query: {} }, { signal }))
    const results = await Promise.allSettled(calls)
    await setImmediate()
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', stays ? 'fulfilled' : 'rejected'],
    )
    assert.equal(client.sent(), sent)
  }
})
