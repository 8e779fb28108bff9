import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureFile } from '#domain/media/picture-widths.ts'
import { stageSizes } from './card-sizes.ts'

/** Returns the file width that a phone of this width with 3 pixels per CSS pixel loads. */
function fileOnPhone(width: number, picture: { width: number; height: number; widths: readonly number[] }): string {
  const [, vw] = /\(min-resolution: 2\.5dppx\) (\d+)vw/.exec(stageSizes(picture))!
  return pictureFile({ base: '', widths: picture.widths }, (3 * width * Number(vw)) / 100)
}

test('phones with 3 pixels per CSS pixel load the stage of a product page at 768 px at most [UI-426]', () => {
  const widths = [83, 308, 360, 521, 768, 1284, 1960]
  for (const width of [360, 390, 412, 430])
    assert.equal(fileOnPhone(width, { width: 1960, height: 1307, widths }), '-768.avif', `${width}`)
  assert.equal(fileOnPhone(390, { width: 1284, height: 1926, widths }), '-521.avif')
})

test('the sizes of a tall picture follow its width in the square stage', () => {
  assert.match(stageSizes({ width: 1960, height: 980 }), /^\(min-width: 64rem\) 58vw, .* 92vw$/)
  assert.match(stageSizes({ width: 600, height: 1200 }), /^\(min-width: 64rem\) 29vw, .* 46vw$/)
})
