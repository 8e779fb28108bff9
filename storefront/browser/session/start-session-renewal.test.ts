import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { startSessionRenewal, type SessionParts } from './start-session-renewal.ts'

const sessionMs = 100_000

/** Simulates tabs in one browser and a server with 100-second sessions; `advance` moves the time. */
function openBrowser({ failures = 0 } = {}) {
  const world = { now: 0, expiry: sessionMs, calls: 0, failures, errors: [] as string[], app: [] as string[], ended: 0 }
  const timers: { at: number; work: () => void }[] = []
  let queue = Promise.resolve()
  const call = (async () => {
    world.calls += 1
    if (world.failures > 0) {
      world.failures -= 1
      throw new RefusalError(0, 'no_response')
    }
    world.expiry = world.now + sessionMs
    return { cg: 1, groupId: 1, exp: world.expiry }
  }) as unknown as StoreCall
  const parts: SessionParts = {
    call,
    now: () => world.now,
    readExpiry: () => world.expiry,
    alone: (work) => (queue = queue.then(work)),
    after: (milliseconds, work) => void timers.push({ at: world.now + milliseconds, work }),
    logError: (text) => void world.errors.push(text),
    tellApp: (event) => void world.app.push(event),
    onLogout: () => void (world.ended += 1),
  }
  const advance = async (to: number) => {
    for (;;) {
      const next = timers.filter(({ at }) => at <= to).toSorted((one, other) => one.at - other.at)[0]
      if (!next) break
      timers.splice(timers.indexOf(next), 1)
      world.now = Math.max(world.now, next.at)
      next.work()
      await turn()
    }
    world.now = to
  }
  const openTab = async () => {
    const tab = startSessionRenewal(parts)
    await tab.hasStarted
    return tab
  }
  return { world, openTab, advance }
}

test('a guest is treated as logged out without a session call or an error [ACCOUNT-422]', async () => {
  const { world, openTab } = openBrowser()
  world.expiry = 0
  assert.equal((await openTab()).current().phase, 'loggedOut')
  assert.deepEqual([world.calls, world.errors], [0, []])
})

test('a failed first session call is retried exactly once [SESSION-414]', async () => {
  const { world, openTab } = openBrowser({ failures: 1 })
  assert.equal((await openTab()).current().phase, 'loggedIn')
  assert.deepEqual([world.calls, world.errors], [2, []])
})

test('after two failed session calls the visitor is logged out, and one error is logged [SESSION-415, SESSION-416]', async () => {
  const { world, openTab } = openBrowser({ failures: 2 })
  assert.equal((await openTab()).current().phase, 'loggedOut')
  assert.deepEqual([world.calls, world.errors], [2, ['Session unavailable']])
})

test('a session is renewed 45 seconds before each expiry [SESSION-418, SESSION-419]', async () => {
  const { world, openTab, advance } = openBrowser()
  await openTab()
  await advance(54_999)
  assert.equal(world.calls, 1)
  await advance(55_000)
  assert.equal(world.calls, 2)
  await advance(109_999)
  assert.equal(world.calls, 2)
  await advance(110_000)
  assert.equal(world.calls, 3)
})

test('if twenty tabs are open, one renews the session, and no tab is logged out', async () => {
  const { world, openTab, advance } = openBrowser()
  const tabs = await Promise.all(Array.from({ length: 20 }, openTab))
  const before = world.calls
  await advance(60_000)
  assert.equal(world.calls - before, 1)
  assert.ok(tabs.every((tab) => tab.current().phase === 'loggedIn'))
})

test('a session renewal without a response is repeated until the expiry', async () => {
  const { world, openTab, advance } = openBrowser()
  const tab = await openTab()
  world.failures = 3
  await advance(80_000)
  assert.deepEqual([tab.current().phase, world.ended], ['loggedIn', 0])
})

test('a failed session renewal logs the customer out and sends webview_error to the app [SESSION-420, SESSION-421, ERROR-405]', async () => {
  const { world, openTab, advance } = openBrowser()
  const tab = await openTab()
  world.failures = 100
  await advance(200_000)
  assert.deepEqual(
    [tab.current().phase, world.app, world.ended, world.errors],
    ['loggedOut', ['webview_error'], 1, ['Session not renewed']],
  )
})

test('a tab makes no further session calls after a logout in a different tab', async () => {
  const { world, openTab, advance } = openBrowser()
  const tab = await openTab()
  world.expiry = 0
  await advance(200_000)
  assert.deepEqual([tab.current().phase, world.calls, world.ended], ['loggedOut', 1, 0])
})

test('if the computer sleeps past the expiry, the page ends the session and notifies the app [SESSION-420, SESSION-421]', async () => {
  const { world, openTab, advance } = openBrowser()
  const tab = await openTab()
  world.now = 150_000
  world.expiry = 0
  await advance(150_000)
  assert.deepEqual([tab.current().phase, world.app, world.ended], ['loggedOut', ['webview_error'], 1])
})
