import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll, type ConsentChoices } from '#domain/consent/choices.ts'
import { createStamps, exposuresKey } from './stamps.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const minute = 60_000

function storage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** Opens a browser with tabs that share cookies and local storage. */
function openBrowser() {
  const state = { now: noon, choices: chooseAll(true) as ConsentChoices, ids: 0 }
  const cookie = { value: '', expires: 0, lines: [] as string[] }
  const page = {
    get cookie() {
      return state.now < cookie.expires ? `other=1; visit=${cookie.value}` : 'other=1'
    },
    set cookie(line: string) {
      const [, value = '', seconds = '0'] = /^visit=([^;]*); Path=\/; Max-Age=(\d+); SameSite=Lax; Secure$/.exec(line)!
      Object.assign(cookie, { value, expires: state.now + Number(seconds) * 1_000 })
      cookie.lines.push(line)
    },
  }
  const local = storage()
  const openTab = (session = storage()) => {
    const newId = () => `random-id-${(state.ids += 1)}`
    const stamps = createStamps({
      page,
      isHttps: true,
      session,
      local,
      choices: () => state.choices,
      now: () => state.now,
      newId,
    })
    return { stamps, session }
  }
  return { state, cookie, local, openTab, pass: (milliseconds: number) => (state.now += milliseconds) }
}

test('a new tab has a new tab id and the same visit and browser; a reload keeps all three [ANALYTICS-500]', () => {
  const { openTab, pass } = openBrowser()
  const { stamps, session } = openTab()
  const first = stamps.current()
  pass(minute)
  const second = openTab().stamps.current()
  assert.notEqual(second.tabId, first.tabId)
  assert.deepEqual({ ...second, tabId: first.tabId }, first)
  assert.deepEqual(openTab(session).stamps.current(), first)
  assert.equal(first.visitStartedAt, noon)
})

test('a visit is renewed by each event and ends after 30 minutes without an event [ANALYTICS-500]', () => {
  const { openTab, pass } = openBrowser()
  const { stamps } = openTab()
  const first = stamps.current()
  for (let event = 0; event < 3; event += 1) {
    pass(29 * minute)
    assert.equal(stamps.current().visitId, first.visitId)
  }
  pass(30 * minute)
  const next = stamps.current()
  assert.notEqual(next.visitId, first.visitId)
  assert.deepEqual([next.tabId, next.anonymousId], [first.tabId, first.anonymousId])
})

test('without functional consent, visit and tab exist only in memory [ANALYTICS-500]', () => {
  const { state, cookie, openTab, pass } = openBrowser()
  state.choices = { ...chooseAll(true), functional: false }
  const { stamps, session } = openTab()
  const first = stamps.current()
  pass(29 * minute)
  assert.deepEqual(stamps.current(), first)
  assert.deepEqual([cookie.lines, session.values.size], [[], 0])
  assert.notEqual(openTab(session).stamps.current().visitId, first.visitId)
})

test('withdrawing functional consent deletes the cookie and the tab id, and withdrawing all consent deletes everything', () => {
  const { state, cookie, local, openTab } = openBrowser()
  const { stamps, session } = openTab()
  const first = stamps.current()
  state.choices = { ...chooseAll(true), functional: false }
  assert.deepEqual(stamps.current(), first)
  assert.deepEqual([cookie.value, session.values.size, local.values.size], ['', 0, 1])
  stamps.forget()
  assert.equal(local.values.size, 0)
  const after = stamps.current()
  assert.deepEqual(
    [after.visitId === first.visitId, after.tabId === first.tabId, after.anonymousId === first.anonymousId],
    [false, false, false],
  )
})

test('an analytics reset gives the browser a new id, which other tabs also use', () => {
  const { openTab } = openBrowser()
  const [{ stamps }, { stamps: others }] = [openTab(), openTab()]
  const { anonymousId } = stamps.current()
  stamps.setSessionEnd(noon + 1)
  assert.equal(others.sessionEnd(), noon + 1)
  others.reset()
  assert.notEqual(stamps.current().anonymousId, anonymousId)
  assert.deepEqual([stamps.sessionEnd(), others.current().anonymousId], [0, stamps.current().anonymousId])
})

test('reported experiments are forgotten with the browser id, after a logout and after consent is withdrawn', () => {
  const { openTab } = openBrowser()
  const { stamps, session } = openTab()
  for (const end of [() => stamps.reset(), () => stamps.forget()]) {
    session.setItem(exposuresKey, '["header"]')
    end()
    assert.equal(session.getItem(exposuresKey), null)
  }
})
