import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTextField } from './read-text-field.ts'

const read = (text: string, max: number) => readTextField(new URLSearchParams({ text }), 'text', max)

test('a line break in submitted text counts as one character, as in the browser', () => {
  const lines = Array.from({ length: 1_000 }, () => 'x')
  assert.deepEqual(read(lines.join('\r\n'), 1_999), { text: lines.join('\n'), isTooLong: false })
  assert.deepEqual(read('a\rb\nc\r\nd', 7), { text: 'a\nb\nc\nd', isTooLong: false })
  assert.equal(read(`${lines.join('\r\n')}x`, 1_999).isTooLong, true)
})

test('a missing form field and an uploaded file are both read as empty text', () => {
  assert.deepEqual(readTextField(new URLSearchParams(), 'text', 10), { text: '', isTooLong: false })
  const form = new FormData()
  form.set('text', new File(['x'], 'a.txt'))
  assert.deepEqual(readTextField(form, 'text', 10), { text: '', isTooLong: false })
})
