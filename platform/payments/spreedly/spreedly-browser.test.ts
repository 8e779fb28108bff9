import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spreedlyBrowser } from './spreedly-browser.ts'

test("browser data has the format of Spreedly's own script [PAY-237]", () => {
  const encoded = spreedlyBrowser({
    acceptHeader: '*/*',
    userAgent: 'Mozilla/5.0',
    language: 'de-DE',
    colorDepth: 24,
    screenHeight: 844,
    screenWidth: 390,
    timeZoneOffset: -60,
    javaEnabled: false,
    javaScriptEnabled: true,
  })
  assert.deepEqual(JSON.parse(Buffer.from(encoded!, 'base64').toString()), {
    width: 390,
    height: 844,
    depth: 24,
    timezone: -60,
    user_agent: 'Mozilla/5.0',
    java: false,
    language: 'de-DE',
    browser_size: '05',
    accept_header: '*/*',
  })
})

test("the text of Spreedly's own script is passed on unchanged [PAY-237]", () => {
  assert.equal(spreedlyBrowser('eyJ3aWR0aCI6MzkwfQ=='), 'eyJ3aWR0aCI6MzkwfQ==')
})

test('a browser without JavaScript yields no browser data for Spreedly', () => {
  assert.equal(spreedlyBrowser({ javaEnabled: false, javaScriptEnabled: false }), undefined)
  assert.equal(spreedlyBrowser(undefined), undefined)
})
