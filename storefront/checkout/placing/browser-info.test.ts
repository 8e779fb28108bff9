import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { browserInfo, collectsBrowserInfo, readBrowserInfo, noScriptBrowserInfo } from './browser-info.ts'

test('on EUR and GBR, browser data is sent to banks, and on other sites it is not [PAY-236]', () => {
  assert.deepEqual(sites.filter(collectsBrowserInfo), ['EUR', 'GBR'])
})

const browser = {
  navigator: { userAgent: 'A browser', language: 'en-GB' },
  screen: { colorDepth: 24, height: 900, width: 1440 },
  timeZoneOffset: -60,
}

test('banks receive exactly these browser fields [PAY-237]', () => {
  assert.deepEqual(Object.keys(browserInfo(browser)).toSorted(), [
    'acceptHeader',
    'colorDepth',
    'javaEnabled',
    'javaScriptEnabled',
    'language',
    'screenHeight',
    'screenWidth',
    'timeZoneOffset',
    'userAgent',
  ])
  assert.equal(browserInfo(browser).timeZoneOffset, -60)
})

test('without JavaScript, the data for the bank states that the browser has no JavaScript', () => {
  assert.deepEqual(readBrowserInfo(JSON.stringify(browserInfo(browser))), browserInfo(browser))
  assert.deepEqual(readBrowserInfo(null), noScriptBrowserInfo)
  assert.deepEqual(readBrowserInfo('"no"'), noScriptBrowserInfo)
})
