import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isVideo } from './video.ts'

test('a video is recognized by its extension, without query and in any case [UI-432]', () => {
  for (const extension of ['mp4', 'mov', 'avi', 'mkv', 'wmv', 'flv', 'webm'])
    assert.equal(isVideo(`https://cdn.example/live/clip.${extension}`), true, extension)
  for (const url of ['/media/CLIP.MP4', '/media/clip.webm?v=2#t=10']) assert.equal(isVideo(url), true, url)
  for (const url of ['', 'mp4', '/clip.gif', '/clip.mp4/page', '/page?file=clip.mp4', '/v.mp4/x'])
    assert.equal(isVideo(url), false, url)
})
