import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from '#storefront/server/server-for-tests.ts'
import { debugMode, isDebugOn } from './debug-mode.ts'

const { ask: fetchPage } = await startPages({ debug: 'asked' })
const live = await startPages()
const link = /<details id="debug"/

test('debug mode is on if its setting is on, or outside of live mode with ?debug=1 [SHELL-027]', () => {
  const modeOf = (mode: 'demo' | 'live', hasDebugPanel: boolean) => debugMode({ mode, hasDebugPanel })
  assert.deepEqual(
    [modeOf('demo', false), modeOf('demo', true), modeOf('live', false), modeOf('live', true)],
    ['asked', 'always', 'never', 'always'],
  )
  assert.deepEqual([isDebugOn('asked', 'q=bar&debug=1'), isDebugOn('asked', 'debug=0')], [true, false])
  assert.deepEqual([isDebugOn('never', 'debug=1'), isDebugOn('always', '')], [false, true])
})

test('the footer has a debug link only when debug mode is on, regardless of the role [SHELL-026, SHELL-042]', async () => {
  assert.match((await fetchPage('USA', '/theindex?debug=1')).body, link)
  for (const path of ['/theindex', '/theindex?debug=0', '/cart'])
    assert.doesNotMatch((await fetchPage('USA', path)).body, link)
  assert.match((await fetchPage('USA', '/cart?debug=1')).body, link)
  assert.doesNotMatch((await live.ask('USA', '/theindex?debug=1')).body, link)
})

test('without JavaScript, the debug panel shows the site, the locale, and the render time [SHELL-027]', async () => {
  const { body } = await fetchPage('EUR', '/de/theindex?debug=1')
  assert.match(body, /<dt>Shop<\/dt><dd>EUR, de-DE<\/dd><dt>Erzeugt<\/dt><dd>2027-06-01T00:00:00.000Z<\/dd>/)
})
