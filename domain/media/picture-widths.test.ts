import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  defaultPictureWidth,
  heightAt,
  pictureFile,
  pictureWidths,
  storedLayout,
  storedWidths,
  thumbnailWidth,
} from './picture-widths.ts'

test('pictures are 360, 521, 768, 1284, and 1960 px wide, with a default of 308 and thumbnails of 83 [UI-426, UI-427, UI-428]', () => {
  assert.deepEqual([...pictureWidths], [360, 521, 768, 1284, 1960])
  assert.deepEqual([defaultPictureWidth, thumbnailWidth], [308, 83])
})

test('a picture is stored in every standard width that the original reaches, and always in the default width', () => {
  assert.deepEqual(storedWidths(1284), [83, 308, 360, 521, 768, 1284])
  assert.deepEqual(storedWidths(1100), [83, 308, 360, 521, 768, 960])
  assert.deepEqual(storedWidths(700), [83, 308, 360, 521, 640])
  assert.deepEqual(storedWidths(4000), [83, 308, 360, 521, 768, 1284, 1960])
  assert.deepEqual(
    [storedWidths(200), storedWidths(308)],
    [
      [83, 308],
      [83, 308],
    ],
  )
})

test('the narrowest picture file that is wide enough is chosen, or else the widest one', () => {
  const picture = { base: '/media/demo/bar', widths: [83, 308, 640] }
  assert.equal(pictureFile(picture, 308), '/media/demo/bar-308.avif')
  assert.equal(pictureFile(picture, 521), '/media/demo/bar-640.avif')
  assert.equal(pictureFile(picture, 768), '/media/demo/bar-640.avif')
})

test('a stored picture has its own aspect ratio in the next width below its own, and is never scaled up', () => {
  const whole = (width: number, height: number) => ({ frame: { width, height }, picture: { width, height } })
  assert.deepEqual(storedLayout({ width: 3000, height: 2000 }), whole(1960, 1307))
  assert.deepEqual(storedLayout({ width: 1300, height: 650 }), whole(1284, 642))
  assert.deepEqual(storedLayout({ width: 308, height: 308 }), whole(308, 308))
  assert.equal(heightAt({ width: 1960, height: 1307 }, 308), 205)
  assert.equal(heightAt({ width: 1960, height: 245 }, 2), 1)
})

test('a stored file of a tall picture has at most 1960 x 1960 pixels', () => {
  assert.deepEqual(storedLayout({ width: 2000, height: 3000 }).frame, { width: 1284, height: 1926 })
  assert.deepEqual(storedLayout({ width: 2000, height: 16_000 }).frame, { width: 640, height: 5120 })
})

test('a picture that is narrower than 308 px, or more than 8 times as long as wide, gets margins', () => {
  assert.deepEqual(storedLayout({ width: 200, height: 150 }), {
    frame: { width: 308, height: 150 },
    picture: { width: 200, height: 150 },
  })
  assert.deepEqual(storedLayout({ width: 1960, height: 20 }), {
    frame: { width: 1960, height: 245 },
    picture: { width: 1960, height: 20 },
  })
  assert.deepEqual(storedLayout({ width: 1, height: 50_000_000 }).frame, { width: 640, height: 5120 })
})
