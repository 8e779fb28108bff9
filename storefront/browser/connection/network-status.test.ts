import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchNetworkStatus } from './network-status.ts'

test("the browser's offline event sets the network status to offline [SHELL-405]", () => {
  const browser = new EventTarget()
  const network = watchNetworkStatus(browser, true)
  assert.equal(network.current(), 'online')
  browser.dispatchEvent(new Event('offline'))
  assert.equal(network.current(), 'offline')
})

test("the browser's online event sets the network status to online [SHELL-406]", () => {
  const browser = new EventTarget()
  const network = watchNetworkStatus(browser, false)
  assert.equal(network.current(), 'offline')
  browser.dispatchEvent(new Event('online'))
  assert.equal(network.current(), 'online')
})

test('a network status listener receives each change until it unsubscribes', () => {
  const browser = new EventTarget()
  const network = watchNetworkStatus(browser, true)
  const events: string[] = []
  const stop = network.subscribe(() => events.push(network.current()))
  browser.dispatchEvent(new Event('offline'))
  browser.dispatchEvent(new Event('online'))
  stop()
  browser.dispatchEvent(new Event('offline'))
  assert.deepEqual(events, ['offline', 'online'])
})
