import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sanitizeRichHtml } from '#ui/sanitize-rich-html.ts'
import { findDisallowedTag } from './rich-text.ts'

test('HTML that rich text allows is shown unchanged [T14]', () => {
  const allowed =
    '<h2>Care</h2><p>Brush it. <strong>Dry</strong> <em>it</em>.<br></p><ul><li>a &lt; b</li></ul>' +
    '<table><tbody><tr><th scope="row">5 > 3</th><td>x</td></tr></tbody></table>' +
    '<p><a href="/care">Care</a> <a href="https://a.example/x?y=1&amp;z" rel="noopener">out</a></p>'
  assert.equal(findDisallowedTag(allowed), null)
  assert.equal(sanitizeRichHtml(allowed), allowed)
})

test('HTML that rich text does not allow is detected, including unfinished tags [T14]', () => {
  const foreign = [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<P>',
    '<a href=/x>',
    '<',
    '<p',
    '<!-- x -->',
  ]
  for (const tag of foreign) assert.equal(findDisallowedTag(`<p>x</p>${tag}`), tag)
})
