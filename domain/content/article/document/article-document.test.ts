import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placedBlockIds, type ArticleNode } from './article-document.ts'
import { readArticle } from './read-article.ts'
import { writeArticle } from './write-article.ts'

const typesOf = (html: string) => readArticle(html).content.map(({ type }) => type)

test('the editor has nodes for headings, marks, links, lists, quotes, products, and blocks', () => {
  const html = [
    '<h2>Bars &amp; plates</h2>',
    '<p>A <strong>28 mm <em>shaft</em></strong>,<br>see <a href="/bars">all <strong>bars</strong></a>.</p>',
    '<ul><li>one</li><li>two<ol><li>a</li></ol></li></ul>',
    '<blockquote><p>Steel.</p><p>Twice.</p></blockquote>',
    '<blockquote>Iron.</blockquote>',
    '<p>[product sku="IW-BAR-20"]</p>',
    '<p>[block id="chart"]</p>',
  ].join('\n')
  const document = readArticle(html)
  assert.deepEqual(
    document.content.map(({ type }) => type),
    ['heading', 'paragraph', 'bulletList', 'blockquote', 'blockquote', 'articleProduct', 'articleBlock'],
  )
  assert.equal(writeArticle(document), html)
  assert.deepEqual(placedBlockIds(document), ['chart'])
})

test('article content that the editor cannot represent is preserved unchanged', () => {
  const parts = [
    '<table><thead><tr><th scope="col">Bar</th></tr></thead><tbody><tr><td>28 mm</td></tr></tbody></table>',
    '<details><summary>Why</summary><p>So.</p></details>',
    '<h2 id="s-own">Own id</h2>',
    '<p class="lead">Classes</p>',
    '<ul><li><p>One paragraph</p></li></ul>',
    '<p><em><a href="/x">Link within emphasis</a></em></p>',
    '<p>Wrong <strong>nesting</p></strong>',
    'Loose text',
    '<p>A <!-- comment --></p>',
    '<iframe src="https://elsewhere.example"></iframe>',
  ]
  for (const part of parts) {
    assert.deepEqual(typesOf(part), ['articleHtml'], part)
    assert.equal(writeArticle(readArticle(`<p>a</p>\n${part}\n`)), `<p>a</p>\n${part}`)
  }
  assert.equal(writeArticle(readArticle('<p>a</p><p>never closed')), '<p>a</p>\n<p>never closed')
})

test('spaces between list and quote tags are ignored, but spaces within text are preserved', () => {
  const spaced = '<ul>\n  <li>a <strong>b</strong> c</li>\n  <li>d\n    <ol>\n<li>e</li>\n</ol>\n  </li>\n</ul>'
  assert.deepEqual(typesOf(spaced), ['bulletList'])
  assert.equal(
    writeArticle(readArticle(spaced)),
    '<ul><li>a <strong>b</strong> c</li><li>d<ol><li>e</li></ol></li></ul>',
  )
  const quote = '<blockquote>\n<p>a</p>\n\n<p>b</p>\n</blockquote>'
  assert.equal(writeArticle(readArticle(quote)), '<blockquote><p>a</p><p>b</p></blockquote>')
  assert.equal(
    writeArticle(readArticle('<p>a <em>b</em> <em>c</em>&nbsp;</p>')),
    '<p>a <em>b</em> <em>c</em>&nbsp;</p>',
  )
  const table = '<table>\n<tr><td>a</td></tr>\n</table>'
  assert.equal(writeArticle(readArticle(table)), table)
})

test('equivalent tags and characters are normalized to one spelling', () => {
  assert.equal(
    writeArticle(readArticle('<P>It&#039;s <b>20</b>&#160;kg<br /> &quot;net&quot;</P>')),
    '<p>It\'s <strong>20</strong>&nbsp;kg<br> "net"</p>',
  )
})

test('text that looks like a tag stays text, and empty paragraphs at the end are omitted', () => {
  const paragraph = (text: string): ArticleNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const content = [paragraph('<script>alert(1)</script> & more'), { type: 'paragraph' }, { type: 'paragraph' }]
  assert.equal(writeArticle({ content }), '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>')
  assert.equal(writeArticle({ content: [{ type: 'paragraph' }] }), '')
})
