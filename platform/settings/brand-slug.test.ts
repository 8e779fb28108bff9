import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from './settings-for-tests.ts'

test('the brand slug in paths is a setting with lowercase letters, digits, and hyphens [INDEX-004]', () => {
  assert.equal(configuration({}).brandSlug, undefined)
  assert.equal(configuration({ BRAND_SLUG: 'iron-wright' }).brandSlug, 'iron-wright')
  for (const BRAND_SLUG of ['Iron', 'iron/wright', '-iron', 'iron--wright', 'x'.repeat(41)])
    assert.equal(problems({ BRAND_SLUG }).length, 1, BRAND_SLUG)
})
