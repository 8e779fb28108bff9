import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, live, problems } from './settings-for-tests.ts'

test("the affiliate script has one site number for all sites, and the content security policy gets its vendor's origins [ANALYTICS-495, ANALYTICS-499]", () => {
  const env = { AFFILIATE_SITE_ID: '1012345' }
  assert.deepEqual(configuration(env).privacy.tags, [
    {
      name: 'affiliate',
      id: '1012345',
      scriptUrl: 'https://cdn.avmws.com/1012345/',
      origins: ['https://cdn.avmws.com', 'https://ssl.avmws.com'],
    },
  ])
  const [own] = configuration({ ...env, AFFILIATE_SCRIPT_URL: 'https://partners.example/a.js' }).privacy.tags
  assert.deepEqual([own!.scriptUrl, own!.origins], ['https://partners.example/a.js', ['https://partners.example']])
  assert.deepEqual(
    configuration({ AFFILIATE_ID: '0'.repeat(8) + '-0000'.repeat(3) + `-${'0'.repeat(12)}` }).privacy.tags,
    [],
  )
  assert.match(
    problems({ AFFILIATE_SCRIPT_URL: 'https://a.example/b.js' }).join(),
    /^AFFILIATE_SITE_ID must be set too/,
  )
  assert.match(problems({ AFFILIATE_SITE_ID: 'abc' }).join(), /^AFFILIATE_SITE_ID must be a site number/)
})

test('the reviews script is enabled by its URL, and may contact its own origin and the listed origins [SHELL-412]', () => {
  const url = 'https://reviews.example/deployments/ironwright/en_US/main.js'
  const tagsOf = (origins?: string) =>
    configuration({ REVIEWS_SCRIPT_URL: url, ...(origins !== undefined && { REVIEWS_SCRIPT_ORIGINS: origins }) })
      .privacy.tags
  const tag = { name: 'reviews', id: '', scriptUrl: url }
  assert.deepEqual(tagsOf(), [{ ...tag, origins: ['https://reviews.example'] }])
  const others = ['https://api.reviews.example', 'https://photos.reviews.example']
  assert.deepEqual(tagsOf(`https://reviews.example, ${others.join()}`), [
    { ...tag, origins: ['https://reviews.example', ...others] },
  ])
  for (const origins of [
    'https://*.example',
    'https:',
    'reviews.example',
    'https://a.example/path',
    "'unsafe-inline'",
    'https://a.example;sandbox',
    "https://'a'.example",
    'https://a.example https://b.example',
    'https://a.example:1;x',
    ',',
  ])
    assert.match(
      problems({ REVIEWS_SCRIPT_URL: url, REVIEWS_SCRIPT_ORIGINS: origins }).join(),
      /^REVIEWS_SCRIPT_ORIGINS must be up to 10 origins/,
      origins,
    )
  assert.match(
    problems({ REVIEWS_SCRIPT_ORIGINS: 'https://a.example' }).join(),
    /^REVIEWS_SCRIPT_URL must be set too: without it REVIEWS_SCRIPT_ORIGINS/,
  )
})

test('in live mode, affiliate and reviews scripts load over https only', () => {
  const env = {
    ...live,
    AFFILIATE_SITE_ID: '1012345',
    AFFILIATE_SCRIPT_URL: 'http://partners.example/a.js',
    REVIEWS_SCRIPT_URL: 'http://reviews.example/a.js',
    REVIEWS_SCRIPT_ORIGINS: 'https://api.reviews.example,http://photos.reviews.example',
  }
  assert.deepEqual(
    problems(env),
    ['AFFILIATE_SCRIPT_URL', 'REVIEWS_SCRIPT_URL', 'REVIEWS_SCRIPT_ORIGINS'].map(
      (name) => `${name} must begin with https:// in live mode.`,
    ),
  )
  assert.deepEqual(problems(live), [])
})

test('a script URL must have a plain host, which cannot add a directive to the content security policy [SHELL-412]', () => {
  const names = ['REVIEWS_SCRIPT_URL', 'SPREEDLY_SCRIPT_URL', 'GOOGLEPAY_SCRIPT_URL', 'INDEX_HOST', 'CARD_PAGE_URL']
  for (const name of names)
    for (const host of ['a;sandbox', "a'b'", 'a,b', '*.a'])
      assert.match(problems({ [name]: `https://${host}` }).join(), new RegExp(`^${name} must be`), `${name} ${host}`)
  assert.match(problems({ FLOATING_VIDEO_URL: 'https://a;sandbox/b.mp4' }).join(), /^FLOATING_VIDEO_URL must be/)
  const local = ['http://127.0.0.1:3000/a.js', 'http://[::1]:3000/a.js', 'https://reviews.example/a.js']
  for (const url of local) assert.deepEqual(problems({ REVIEWS_SCRIPT_URL: url }), [], url)
})
