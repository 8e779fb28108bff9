import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBotMiss, missPath, missReferrer } from './page-miss.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('crawlers, scripts, and scanners are distinguished from shoppers', () => {
  const isBot = (userAgent: string, path = '/old') => isBotMiss({ path, userAgent })
  assert.equal(isBot(firefox), false)
  assert.equal(isBot('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'), false)
  for (const agent of ['', 'curl/8.5', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'python-requests/2.32'])
    assert.equal(isBot(agent), true, agent)
  for (const path of ['/.env', '/a/.git/config', '/wp-login.php', '/xmlrpc.php'])
    assert.equal(isBot(firefox, path), true, path)
  assert.equal(isBot(firefox, '/product.php'), false)
})

test('page misses are counted by path, and all overlong paths are counted together', () => {
  assert.equal(missPath('/old/bar/?id=7'), '/old/bar')
  assert.equal(missPath('/'), '/')
  assert.equal(missPath(`/${'a'.repeat(300)}`), '*')
})

test('a referrer on the site is stored as a path without its query, and an external referrer only as its origin', () => {
  const origin = 'https://usa.example'
  assert.equal(missReferrer({ referrer: 'https://usa.example/theindex?token=secret#x', origin }), '/theindex')
  assert.equal(missReferrer({ referrer: 'https://forum.example/u/ann?id=7', origin }), 'https://forum.example')
  for (const referrer of [undefined, '', 'ann', 'javascript:alert(1)', 'android-app://x'])
    assert.equal(missReferrer({ referrer, origin }), '')
  assert.equal(missReferrer({ referrer: `https://usa.example/${'a'.repeat(1_500)}`, origin }).length, 200)
})
