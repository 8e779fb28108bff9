import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from '#storefront/server/server-for-tests.ts'
import { isShownOn, clampToWindow, startVideo } from './player-rules.ts'

test('the floating video appears on its pages and the pages below them, but never in checkout [SHELL-028, SHELL-029]', () => {
  const pages = ['/', '/theindex']
  const shown = ['/', '/theindex', '/theindex/history', '/theindexes', '/plates'].map((path) =>
    isShownOn({ pages }, path),
  )
  assert.deepEqual(shown, [true, true, true, false, false])
  assert.equal(isShownOn({ pages: [] }, '/plates'), true)
  for (const path of ['/checkout', '/checkout/payment', '/payment-link']) {
    assert.equal(isShownOn({ pages: [] }, path), false)
    assert.equal(isShownOn({ pages: ['/checkout', '/payment-link'] }, path), false)
  }
})

test('if the browser refuses to start a video, the error is only logged [ERROR-414]', async () => {
  const logged: unknown[] = []
  const blocked = new Error('NotAllowedError')
  await startVideo({ play: () => Promise.reject(blocked) }, (_message, error) => logged.push(error))
  await startVideo({ play: async () => {} }, (_message, error) => logged.push(error))
  assert.deepEqual(logged, [blocked])
})

test('a dragged floating video stays within the window [SHELL-029]', () => {
  const [player, window] = [
    { width: 320, height: 180 },
    { width: 1_000, height: 700 },
  ]
  assert.deepEqual(clampToWindow(-50, 900, player, window), { left: 0, top: 520 })
  assert.deepEqual(clampToWindow(400, 300, player, window), { left: 400, top: 300 })
  assert.deepEqual(clampToWindow(400, 300, player, { width: 300, height: 100 }), { left: 0, top: 0 })
})

const video = { url: 'https://video.example/show.mp4', title: 'Live from Columbus', pages: ['/theindex'] }
const pages = await startPages({ video })

test('a page has a placeholder for the floating video outside its content, except in the app [SHELL-028, SHELL-029]', async () => {
  const place =
    /<\/div>.*<aside id="floating-video" hidden="" data-url="https:\/\/video\.example\/show\.mp4"[^>]*data-pages="\/theindex"/s
  assert.match((await pages.ask('USA', '/theindex')).body, place)
  assert.doesNotMatch((await pages.ask('USA', '/theindex?isMobileApp=true')).body, /floating-video/)
})
