import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from '../settings-for-tests.ts'

test('a floating video needs the https URL of a video file, and is shown on all pages by default', () => {
  assert.equal(configuration({}).floatingVideo, undefined)
  const url = 'https://cdn.example/live.mp4'
  assert.deepEqual(configuration({ FLOATING_VIDEO_URL: url }).floatingVideo, { url, title: 'Ironwright', pages: [] })
  const some = {
    FLOATING_VIDEO_URL: `${url}?v=2`,
    FLOATING_VIDEO_TITLE: 'Live',
    FLOATING_VIDEO_PAGES: '/,/theindex/,/plates',
  }
  assert.deepEqual(configuration(some).floatingVideo, {
    url: `${url}?v=2`,
    title: 'Live',
    pages: ['/', '/theindex', '/plates'],
  })
  for (const FLOATING_VIDEO_URL of [
    '/media/live.mp4',
    '//cdn.example/live.mp4',
    'http://cdn.example/live.mp4',
    'https://cdn.mp4',
    'https://cdn.example/live',
    'https://cdn.example/live.mp4/page',
    'https://cdn.example/a b.mp4',
    'https://user:secret@cdn.example/live.mp4',
    'javascript:alert(1)//live.mp4',
  ])
    assert.match(problems({ FLOATING_VIDEO_URL }).join(), /^FLOATING_VIDEO_URL must be the https URL of a video file/)
  for (const FLOATING_VIDEO_PAGES of ['theindex', '/a b', 'https://shop.example/'])
    assert.match(problems({ FLOATING_VIDEO_PAGES }).join(), /^FLOATING_VIDEO_PAGES must be a comma-separated list/)
})

test('a video URL is recognized by its file extension, in upper or lower case [UI-432]', () => {
  for (const extension of ['mp4', 'mov', 'avi', 'mkv', 'wmv', 'flv', 'webm', 'MP4']) {
    const url = `https://cdn.example/live/clip.${extension}`
    assert.equal(configuration({ FLOATING_VIDEO_URL: url }).floatingVideo?.url, url)
  }
  for (const url of ['https://cdn.example/clip.gif', 'https://cdn.example/page?file=clip.mp4'])
    assert.equal(problems({ FLOATING_VIDEO_URL: url }).length, 1, url)
})

test('the debug panel is off by default, and its setting must be on or off', () => {
  assert.equal(configuration({}).hasDebugPanel, false)
  assert.equal(configuration({ DEBUG_PANEL: 'on' }).hasDebugPanel, true)
  assert.deepEqual(problems({ DEBUG_PANEL: 'yes' }), ['DEBUG_PANEL must be on or off, not "yes".'])
})
