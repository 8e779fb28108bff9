import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { type Tag, tagNames } from '#domain/consent/tags.ts'
import { saveChoices } from '../consent-state.ts'
import { mockBrowserGlobals, callForTests, shopForTests } from '../browser-for-tests.ts'
import { startTags } from './load-tags.ts'

const tags: readonly Tag[] = tagNames.map((name) => ({ name, id: '123456', scriptUrl: `https://${name}.example/a.js` }))
const webShop = (site: 'EUR' | 'USA') => ({ ...shopForTests(site), isApp: false })
const scripts = tags.map(({ scriptUrl }) => scriptUrl)

test('tag scripts load only with marketing consent, and vendors are notified of a withdrawal [CONSENT-403, CONSENT-404, CONSENT-405]', (context) => {
  const browser = mockBrowserGlobals(context, { tags })
  const page = globalThis as typeof globalThis & {
    dataLayer?: unknown[][]
    fbq?: { queue: unknown[][]; disablePushState?: boolean }
  }
  const views = () => page.fbq?.queue.filter(([, event]) => event === 'PageView').length ?? 0
  startTags(webShop('EUR'), browser.onPage, () => false)
  assert.deepEqual(browser.scripts, [], 'before a choice')
  saveChoices(callForTests, { ...chooseAll(true), marketing: false }, 'banner')
  assert.deepEqual(browser.scripts, [], 'after a choice without marketing')
  saveChoices(callForTests, chooseAll(true), 'banner')
  assert.deepEqual(browser.scripts, scripts)
  assert.deepEqual([views(), page.fbq?.disablePushState], [1, true], 'the pixel sends no page views of its own')
  browser.visit('/gb/bars')
  assert.deepEqual([browser.scripts, views()], [scripts, 2])
  // The consent default must precede all other tag commands.
  const commands = page.dataLayer!.map(([command, kind]) => [command, kind])
  assert.deepEqual(commands[0], ['consent', 'default'])
  saveChoices(callForTests, chooseAll(false), 'banner')
  assert.equal(views(), 2, 'withdrawal stops events')
  const [command, kind, signals] = Array.from(page.dataLayer!.at(-1)!)
  assert.deepEqual([command, kind, (signals as Record<string, string>)['ad_storage']], ['consent', 'update', 'denied'])
})
