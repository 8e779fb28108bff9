import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleParts } from './article-parts.ts'
import { outlineArticle } from './article-outline.ts'
import { postFormat, postFormats } from './post-format.ts'
import { readingMinutes } from './reading-time.ts'

test('reading time is based on 230 words a minute and is at least one minute', () => {
  const words = (count: number) => `<p>${'steel '.repeat(count)}</p>`
  assert.deepEqual(
    [0, 230, 231, 1150].map((count) => readingMinutes(words(count))),
    [1, 1, 2, 5],
  )
  assert.equal(readingMinutes(`<p>${'<b>20</b>&nbsp;kg '.repeat(115)} — &amp; –</p>`), 1)
})

test('headings have ids, and an article with at least three headings has a table of contents', () => {
  const two = outlineArticle('<h2>The floor</h2><p>x</p><h3>The floor</h3>')
  assert.equal(two.html, '<h2 id="s-the-floor">The floor</h2><p>x</p><h3 id="s-the-floor-2">The floor</h3>')
  assert.deepEqual(two.outline, [])
  const { outline } = outlineArticle('<h2>Bars &amp; <em>plates</em></h2><h3>Größe</h3><h2>"><script></h2>')
  assert.deepEqual(outline, [
    { id: 's-bars-plates', text: 'Bars & plates', level: 2 },
    { id: 's-gro-e', text: 'Größe', level: 3 },
    { id: 's-', text: '">', level: 2 },
  ])
})

test('a paragraph with a shortcode becomes a product or a block, and other brackets remain text', () => {
  assert.deepEqual(
    articleParts(
      '<p>a</p>\n<p>[product sku="IW-BAR-20"]</p><p>[product sku="a b"]</p><p>[block id=&quot;pics&quot;]</p>',
    ),
    [
      { type: 'text', html: '<p>a</p>\n' },
      { type: 'product', sku: 'IW-BAR-20' },
      { type: 'text', html: '<p>[product sku="a b"]</p>' },
      { type: 'block', id: 'pics' },
    ],
  )
  assert.deepEqual(articleParts(''), [])
})

test('the post formats are the formats in WordPress [INDEX-035]', () => {
  assert.deepEqual(postFormats, ['standard', 'video', 'gallery', 'audio', 'link', 'quote'])
  assert.equal(postFormat('video'), 'video')
  assert.equal(postFormat('aside'), 'standard')
})
