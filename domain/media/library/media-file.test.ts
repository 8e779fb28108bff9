import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deletionTime, mediaKindOfFile, cleanUploadName } from './media-file.ts'

test("an uploaded file's name has no folder, no control characters, and a limited length", () => {
  assert.equal(cleanUploadName('C:\\photos\\Rack front.JPG'), 'Rack front.JPG')
  assert.equal(cleanUploadName('../../etc/rack\u0000\u202E.png '), 'rack.png')
  assert.equal(cleanUploadName(`a${'🏋'.repeat(200)}`), `a${'🏋'.repeat(59)}`)
})

test('a stored file is classified as a video, captions, or a picture by its file extension', () => {
  assert.deepEqual(['pull.mp4', 'pull.webm', 'pull.vtt', 'rack.jpg', 'rack'].map(mediaKindOfFile), [
    'video',
    'video',
    'captions',
    'picture',
    'picture',
  ])
})

test('only an unused upload is deleted, after the configured number of days', () => {
  const since = Date.UTC(2026, 0, 1)
  assert.equal(deletionTime({ isPermanent: false, unusedSince: since }, 30), Date.UTC(2026, 0, 31))
  assert.equal(deletionTime({ isPermanent: false, unusedSince: null }, 30), null)
  assert.equal(deletionTime({ isPermanent: true, unusedSince: since }, 30), null)
})
