import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOfReference, mediaReferences } from './media-references.ts'

test('pictures, videos, captions, and files in HTML are found anywhere in a document, each once', () => {
  const picture = { base: '/media/import/rack', alt: 'A rack', width: 4, height: 3, widths: [308] }
  const document = {
    content: [
      { type: 'Story', props: { picture } },
      { type: 'Tiles', props: { tiles: [{ picture }, { picture: { ...picture, base: '/media/demo/bar' } }] } },
      { type: 'Video', props: { file: '/media/import/pull.mp4', captions: [{ file: '/media/import/pull-en.vtt' }] } },
      { type: 'Html', props: { html: '<img src="/media/import/a-1.webp"><img src=/media/import/b.png>' } },
    ],
  }
  assert.deepEqual(mediaReferences(document), [
    { file: 'pull.mp4' },
    { file: 'pull-en.vtt' },
    { file: 'a-1.webp' },
    { file: 'b.png' },
    { picture: 'rack' },
  ])
})

test('a path outside the media folder is not a media reference', () => {
  const wrong = ['/media/import/../secret.mp4', '/media/import/.mp4', '/media/import/a/b.mp4', '/media/other/a.mp4']
  assert.deepEqual(
    mediaReferences([...wrong, { base: '/media/import/../../etc/passwd' }, { base: '/media/import/' }]),
    [],
  )
})

test('a picture reference includes the files in all its widths, but not those of a picture with a similar name', () => {
  const names = ['rack-308.avif', 'rack-1284.avif', 'rack-red-308.avif', 'rack-308.webp', 'rack.mp4']
  assert.deepEqual(filesOfReference({ picture: 'rack' }, names), ['rack-308.avif', 'rack-1284.avif'])
  assert.deepEqual(filesOfReference({ file: 'rack.mp4' }, names), ['rack.mp4'])
})
