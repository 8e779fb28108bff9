import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyTextFormat } from './rich-text.ts'

test('formatting wraps the selected text and preserves the selection, and inserting a link selects its address', () => {
  const bold = applyTextFormat('<p>Buy it once</p>', [7, 9], 'bold', 'h2')
  assert.equal(bold.text, '<p>Buy <strong>it</strong> once</p>')
  assert.equal(bold.text.slice(bold.start, bold.end), 'it')
  const link = applyTextFormat('racks', [0, 5], 'link', 'h2')
  assert.equal(link.text, '<a href="/">racks</a>')
  assert.equal(link.text.slice(link.start, link.end), '/')
  assert.equal(applyTextFormat('Care', [0, 4], 'heading', 'h3').text, '<h3>Care</h3>')
})
