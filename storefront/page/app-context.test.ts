import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appContextOf, isInApp } from './app-context.ts'

const cookies = 'other=1; mobile_app=1; mobile_app_version=4.12.0; mobile_app_platform=ios'

test('the native app identifies itself by query flags first, then by cookies [ORDER-207]', () => {
  assert.deepEqual(appContextOf(cookies, ''), { version: '4.12.0', platform: 'ios' })
  const flags = '?isMobileApp=true&mobileAppVersion=5.0.1&mobileAppPlatform=android'
  assert.deepEqual(appContextOf(undefined, flags), { version: '5.0.1', platform: 'android' })
  assert.deepEqual(appContextOf(cookies, flags), { version: '5.0.1', platform: 'android' })
  assert.deepEqual(appContextOf('mobile_app=1', ''), {})
  assert.deepEqual(appContextOf('mobile_app_version=<b>', '?mobileAppPlatform=%3Cb%3E'), {})
})

test('the isMobileApp flag in the URL or the app cookie marks a page as opened in the app', () => {
  for (const search of ['?isMobileApp=true', '?a=1&isMobileApp=1']) assert.equal(isInApp(undefined, search), true)
  assert.equal(isInApp(cookies, ''), true)
  for (const [cookie, search] of [
    ['mobile_app=0', ''],
    [undefined, '?isMobileApp=false'],
    ['xmobile_app=1', ''],
  ] as const)
    assert.equal(isInApp(cookie, search), false)
})
