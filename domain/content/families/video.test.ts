import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockVideoSource, videoSource } from './video-source.ts'
import { isVideoId, videoDuration, videoHosts } from './video.ts'

test('a video duration is shown in minutes and seconds, and with hours from one hour on', () => {
  assert.deepEqual(videoDuration(5), { text: '0:05', iso: 'PT0M5S' })
  assert.deepEqual(videoDuration(125), { text: '2:05', iso: 'PT2M5S' })
  assert.deepEqual(videoDuration(3_725), { text: '1:02:05', iso: 'PT1H2M5S' })
})

test("a video id must match its host's format, so that it cannot change the URL", () => {
  assert.ok(isVideoId('youtube', 'dQw4w9WgXcQ'))
  assert.ok(isVideoId('vimeo', '76979871'))
  for (const id of ['', 'short', 'dQw4w9WgXcQ?', '../../../ab', '76979871']) assert.ok(!isVideoId('youtube', id), id)
  for (const id of ['', 'dQw4w9WgXcQ', '7697987a', '1/2']) assert.ok(!isVideoId('vimeo', id), id)
})

test('embedded players use the no-cookie host on YouTube and the do-not-track parameter on Vimeo', () => {
  assert.match(videoHosts.youtube.player('dQw4w9WgXcQ'), /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
  assert.match(videoHosts.vimeo.player('76979871'), /[?&]dnt=1/)
})

test('a video block has a video of an allowed host or a file in a folder right below /media/', () => {
  assert.deepEqual(blockVideoSource('https://vimeo.com/76979871'), { host: 'vimeo', videoId: '76979871' })
  assert.deepEqual(blockVideoSource('/media/import/pull.mp4'), { file: '/media/import/pull.mp4' })
  for (const path of ['/media/a.b/c.mp4', '/media/wp/2024/c.mp4', '/media/import/c.d.mp4']) {
    assert.equal(blockVideoSource(path), null, path)
    assert.deepEqual(videoSource(path), { file: path })
  }
})
