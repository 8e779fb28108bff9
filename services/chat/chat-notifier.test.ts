import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChatNotifier } from './chat-notifier.ts'

const minute = 60_000
const isSettled = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise<false>((done) => void setImmediate(() => done(false)))])

test('a chat notification wakes only requests that wait for its conversation', async () => {
  const news = createChatNotifier()
  const [own, other] = [news.listen('a', minute), news.listen('b', minute)]
  news.notify('a')
  assert.deepEqual([await isSettled(own.next), await isSettled(other.next)], [true, false])
  news.notifyAll()
  assert.equal(await isSettled(other.next), true)
  own.stop()
  other.stop()
})

test('a chat conversation has at most six waiting requests, and further ones return immediately', async () => {
  const news = createChatNotifier()
  const waiting = Array.from({ length: 6 }, () => news.listen('a', minute))
  assert.equal(await isSettled(news.listen('a', minute).next), true)
  waiting.pop()!.stop()
  const next = news.listen('a', minute)
  assert.equal(await isSettled(next.next), false)
  for (const { stop } of [...waiting, next]) stop()
})

test('a process has at most 2,000 waiting chat requests', async () => {
  const news = createChatNotifier()
  const waiting = Array.from({ length: 2_000 }, (_, index) => news.listen(String(index), minute))
  assert.equal(await isSettled(news.listen('more', minute).next), true)
  for (const { stop } of waiting) stop()
  const again = news.listen('more', minute)
  assert.equal(await isSettled(again.next), false)
  again.stop()
})

test('a process that stops ends all waiting chat requests, and new ones return immediately', async () => {
  const news = createChatNotifier()
  const { next, stop } = news.listen('a', minute)
  news.close()
  assert.deepEqual([await isSettled(next), await isSettled(news.listen('b', minute).next)], [true, true])
  stop()
})
