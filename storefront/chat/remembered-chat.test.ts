import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRememberedChat, rememberChat } from './remembered-chat.ts'

const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const openBrowser = () => {
  const items = new Map<string, string>()
  const browser = { now: Date.UTC(2026, 10, 30, 12), isAllowed: true }
  return {
    items,
    browser,
    parts: {
      storage: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
      },
      isAllowed: () => browser.isAllowed,
      now: () => browser.now,
    },
  }
}

test('the browser remembers a chat for 24 hours', () => {
  const { parts, browser, items } = openBrowser()
  rememberChat(parts, id)
  browser.now += 86_399_999
  assert.equal(readRememberedChat(parts), id)
  browser.now += 1
  assert.equal(readRememberedChat(parts), null)
  assert.equal(items.size, 0)
})

test('without functional consent, a chat is not stored, and a stored chat is deleted', () => {
  const { parts, browser, items } = openBrowser()
  browser.isAllowed = false
  rememberChat(parts, id)
  assert.equal(items.size, 0)
  browser.isAllowed = true
  rememberChat(parts, id)
  browser.isAllowed = false
  assert.equal(readRememberedChat(parts), null)
  assert.equal(items.size, 0)
})

test('a stored chat in an unknown format is deleted', () => {
  const { parts, items } = openBrowser()
  for (const value of ['', 'x', `${id} soon`, `<b>${id} 1796040000000`]) {
    items.set('chat', value)
    assert.equal(readRememberedChat(parts), null)
    assert.equal(items.size, 0)
  }
})
