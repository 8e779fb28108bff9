import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultPictureWidth, pictureFile, pictureWidths, thumbnailWidth, storedWidths } from './picture-widths.ts'

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
