import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPlayback, loadOnce } from './playback.ts'

function fakeVideo() {
  const video = {
    paused: true,
    play: async () => void (video.paused = false),
    pause: () => void (video.paused = true),
  }
  return video
}

test('a floating video that is playing continues on the next page that shows it', async () => {
  const video = fakeVideo()
  const playback = createPlayback(video, false, assert.fail)
  await playback.show()
  playback.hide()
  assert.equal(video.paused, true)
  await playback.show()
  assert.equal(video.paused, false)
})

test('a floating video that the shopper paused stays paused on other pages', async () => {
  const video = fakeVideo()
  const playback = createPlayback(video, false, assert.fail)
  await playback.show()
  video.pause()
  playback.hide()
  await playback.show()
  assert.equal(video.paused, true)
})

test('with reduced motion, a floating video plays only after the shopper starts it', async () => {
  const video = fakeVideo()
  const playback = createPlayback(video, true, assert.fail)
  await playback.show()
  assert.equal(video.paused, true)
  await video.play()
  playback.hide()
  await playback.show()
  assert.equal(video.paused, false)
})

test("the floating video's player code is loaded once, and again only if the load failed", async () => {
  let count = 0
  const load = loadOnce(async () => {
    count += 1
    if (count === 1) throw new Error('offline')
    return count
  })
  await assert.rejects(load, /offline/)
  assert.deepEqual(await Promise.all([load(), load()]), [2, 2])
  assert.equal(await load(), 2)
})
