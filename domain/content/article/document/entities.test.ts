import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFragment } from 'parse5'
import { textToField, fieldToText } from '../plain-field.ts'
import { decodeEntities, hasUnknownEntity } from './entities.ts'
import { readArticle } from './read-article.ts'
import { writeArticle } from './write-article.ts'

/** Returns the text that browsers read. */
function textIn(source: string): string {
  const [node] = parseFragment(source).childNodes
  return node && 'value' in node ? node.value : ''
}

test('HTML entities are decoded as browsers decode them', () => {
  const names = [
    'mdash',
    'rsquo',
    'times',
    'copy',
    'Eacute',
    'eacute',
    'euro',
    'hellip',
    'Dagger',
    'yuml',
    'nbsp',
    'lang',
  ]
  const sources = [
    ...names.map((name) => `a&${name};b`),
    'a &lt b &copy2026 &notit AT&T &AMP; &MDASH a & b &#8217; &#x2019 &#39;s &#128512; &amp;mdash; &apos',
  ]
  for (const source of sources) {
    assert.equal(decodeEntities(source), textIn(source), source)
    assert.equal(hasUnknownEntity(source), false, source)
  }
  for (const source of ['&NotEqualTilde;', '&notinE;', '&#146;', '&#xd800;', '&#1114112;'])
    assert.equal(hasUnknownEntity(source), true, source)
})

test('titles and excerpts have characters instead of entities', () => {
  assert.equal(fieldToText('Racks &mdash; <em>Gordon&rsquo;s</em> &copy 2&times;'), 'Racks — Gordon’s © 2×')
  for (const text of ['AT&T <b>', '&copy 2', '&mdash;', '&amp;lt;', '&NotEqualTilde;', '&#39;'])
    assert.equal(fieldToText(textToField(text)), text)
  assert.equal(textToField('AT&T'), 'AT&T')
})

test('an edit preserves HTML entities as characters, or as HTML if they are rare', () => {
  assert.equal(writeArticle(readArticle('<p>2&times;4 &mdash; a &lt b</p>')), '<p>2×4 — a &lt; b</p>')
  const rare = '<p>a &NotEqualTilde; b</p>'
  assert.equal(readArticle(rare).content[0]?.type, 'articleHtml')
  assert.equal(writeArticle(readArticle(rare)), rare)
})
