import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from './settings-for-tests.ts'

test('a floating video is a file of the store or of another host, on all pages by default', () => {
  assert.equal(configuration({}).floatingVideo, undefined)
  const url = 'https://cdn.example/live.mp4'
  assert.deepEqual(configuration({ FLOATING_VIDEO_URL: url }).floatingVideo, { url, title: 'Ironwright', pages: [] })
  const some = {
    FLOATING_VIDEO_URL: '/media/live.mp4',
    FLOATING_VIDEO_TITLE: 'Live',
    FLOATING_VIDEO_PAGES: '/,/theindex',
  }
  assert.deepEqual(configuration(some).floatingVideo, {
    url: '/media/live.mp4',
    title: 'Live',
    pages: ['/', '/theindex'],
  })
  for (const FLOATING_VIDEO_URL of ['live.mp4', '//cdn.example/live.mp4', 'javascript:alert(1)'])
    assert.match(problems({ FLOATING_VIDEO_URL }).join(), /^FLOATING_VIDEO_URL must be the URL of a video file/)
  for (const FLOATING_VIDEO_PAGES of ['theindex', '/a b', 'https://shop.example/'])
    assert.match(problems({ FLOATING_VIDEO_PAGES }).join(), /^FLOATING_VIDEO_PAGES must be a comma-separated list/)
})

test('the debug panel is off unless it is set, also in a live store', () => {
  assert.equal(configuration({}).hasDebugPanel, false)
  assert.equal(configuration({ DEBUG_PANEL: 'on' }).hasDebugPanel, true)
  assert.deepEqual(problems({ DEBUG_PANEL: 'yes' }), ['DEBUG_PANEL must be on or off, not "yes".'])
})
