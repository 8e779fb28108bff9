import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from '../settings-for-tests.ts'

test('the media CDN is an https URL, which may have transform parameters [UI-417]', () => {
  assert.equal(configuration({}).media.cdn, undefined)
  const cloudinary = 'https://res.cloudinary.example/shop/{type}/upload/f_auto,q_auto:good/store'
  assert.equal(configuration({ MEDIA_CDN: cloudinary }).media.cdn, cloudinary)
  assert.equal(configuration({ MEDIA_CDN: 'https://media.shop.example/' }).media.cdn, 'https://media.shop.example')
  for (const MEDIA_CDN of [
    'http://media.shop.example',
    'https://ann:pw@media.shop.example',
    'https://media.shop.example?w=1',
    'https://media.shop.example/"onload=',
    'https://media.shop.example/a b',
    '//media.shop.example',
    'https://media.shop.example:99999',
    'https://media.shop.example/a/../b',
    'https://media.shop.example/..',
    'https://media.shop.example/./',
  ])
    assert.equal(problems({ MEDIA_CDN }).length, 1, MEDIA_CDN)
})

test('an unused upload is deleted after 30 days, or after the configured number of days', () => {
  assert.equal(configuration({}).media.unusedDays, 30)
  assert.equal(configuration({ MEDIA_UNUSED_DAYS: '90' }).media.unusedDays, 90)
  assert.match(problems({ MEDIA_UNUSED_DAYS: '0' }).join(), /^MEDIA_UNUSED_DAYS must be a whole number of days/)
})
