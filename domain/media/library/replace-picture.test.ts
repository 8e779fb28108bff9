import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replacePicture } from './replace-picture.ts'

const files = (name: string, widths = [83, 308, 768]) => {
  const width = widths.at(-1)!
  return { base: `/media/import/${name}`, width, height: width, widths }
}
const bar = files('bar')

test('replacing a picture changes its files and preserves its text and position', () => {
  const document = { content: [{ props: { slides: [{ picture: { ...bar, alt: 'A bar', name: 'Bar' } }] } }] }
  const replaced = { content: [{ props: { slides: [{ picture: { ...files('new'), alt: 'A bar', name: 'Bar' } }] } }] }
  assert.deepEqual(replacePicture(document, bar.base, files('new')), replaced)
})

test('a path in a text is replaced by the path of a new file that is wide enough, including in the path of a transform', () => {
  const text = '<a href="/media/import/bar-768.avif">1</a> /media/image/upload/w_360/import/bar.webp /media/import/bar'
  assert.equal(
    replacePicture(text, bar.base, files('new', [83, 308])),
    '<a href="/media/import/new-308.avif">1</a> /media/image/upload/w_360/import/new.webp /media/import/new',
  )
})

test("a picture with a name that merely starts with the replaced picture's name is unchanged, and an unchanged document is returned as is", () => {
  const document = { pictures: [files('bar-red'), files('rebar')], text: '/media/import/bar-red-308.avif' }
  assert.equal(replacePicture(document, bar.base, files('new')), document)
})
