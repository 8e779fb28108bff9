import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replacePicture } from './replace-picture.ts'

const files = (name: string, widths = [83, 308, 768]) => {
  const width = widths.at(-1)!
  return { base: `/media/import/${name}`, width, height: width, widths }
}
const bar = files('bar')

test('a replaced picture has the other files, and its text and position stay', () => {
  const document = { content: [{ props: { slides: [{ picture: { ...bar, alt: 'A bar', name: 'Bar' } }] } }] }
  const replaced = { content: [{ props: { slides: [{ picture: { ...files('new'), alt: 'A bar', name: 'Bar' } }] } }] }
  assert.deepEqual(replacePicture(document, bar.base, files('new')), replaced)
})

test('a path in a text leads to the file of the other picture that is wide enough, also in the path of a transform', () => {
  const text = '<a href="/media/import/bar-768.avif">1</a> /media/image/upload/w_360/import/bar.webp /media/import/bar'
  assert.equal(
    replacePicture(text, bar.base, files('new', [83, 308])),
    '<a href="/media/import/new-308.avif">1</a> /media/image/upload/w_360/import/new.webp /media/import/new',
  )
})

test('a picture whose name begins like the replaced one stays, and an unchanged document is the same value', () => {
  const document = { pictures: [files('bar-red'), files('rebar')], text: '/media/import/bar-red-308.avif' }
  assert.equal(replacePicture(document, bar.base, files('new')), document)
})
