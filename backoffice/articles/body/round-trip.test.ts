import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getSchema } from '@tiptap/core'
import { demoArticles } from '../../../db/demo/content/articles.ts'
import { placedBlockIds, type ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { readArticle } from '#domain/content/article/document/read-article.ts'
import { writeArticle } from '#domain/content/article/document/write-article.ts'
import {
  currentBlocksBelow,
  blockOf,
  blocksBelow,
  bodyToSave,
  contentToSave,
  withoutForeignBlocks,
  type BodyBlock,
} from './body-blocks.ts'
import { articleExtensions, isLinkUrl } from './extensions.ts'

const schema = getSchema(articleExtensions())

/** Converts a document to the editor's model and back. Throws if the editor's schema does not allow the document. */
function throughEditor(document: ArticleDocument): ArticleDocument {
  const node = schema.nodeFromJSON(document)
  node.check()
  return node.toJSON() as ArticleDocument
}

function saved(content: string, blocks: readonly unknown[]) {
  const document = throughEditor(readArticle(content))
  const known = new Map(blocks.flatMap((value) => blockOf(value) ?? []).map((block) => [block.props.id, block]))
  return bodyToSave(blocks, { document, known, below: blocksBelow(blocks, document) })
}
const withoutGaps = (html: string) => html.replaceAll(/>\s+</g, '><').trim()

test('opening and saving any demo article leaves it unchanged, including tables and charts', () => {
  assert.ok(demoArticles.length > 20)
  for (const { slug, content, blocks = [] } of demoArticles) {
    const result = saved(content, blocks)
    assert.equal(withoutGaps(result.content), withoutGaps(content), slug)
    assert.deepEqual(result.blocks, blocks, slug)
  }
  const all = demoArticles.map(({ content }) => content).join('\n')
  assert.match(all, /<table>[^]*<blockquote>|<blockquote>[^]*<table>/)
})

test("any content that the editor can create passes the editor's schema unchanged", () => {
  const html = [
    '<h2>One</h2>',
    '<h4>Two</h4>',
    '<p><a href="/bars" rel="noopener">A <strong>bar</strong></a> <em>and more</em></p>',
    '<p>A <!-- comment --></p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ol><li><p>a</p><p>b</p></li></ol>',
    '<blockquote>Bare</blockquote>',
    '<blockquote><p>a</p></blockquote>',
    '<details><summary>Why</summary></details>',
    '<p>[product sku="IW-BAR-20"]</p>',
    '<p>[block id="none"]</p>',
  ].join('\n')
  assert.equal(saved(html, []).content, html)
})

test('a block that the text no longer contains is omitted, and blocks below the text stay in order', () => {
  const block = (id: string): BodyBlock => ({ type: 'Quote', props: { id, text: id } })
  const stored = [block('below-1'), block('placed'), block('below-2'), { type: 'Odd' }]
  const document = readArticle('<p>[block id="placed"]</p>')
  const below = blocksBelow(stored, document)
  assert.deepEqual(below, [stored[0], stored[2], stored[3]])
  const known = new Map([block('placed'), block('new')].map((each) => [each.props.id, each]))
  const blocksOf = (content: string) => bodyToSave(stored, { document: readArticle(content), known, below }).blocks
  assert.deepEqual(blocksOf('<p>[block id="new"]</p><p>[block id="placed"]</p>'), [...stored, block('new')])
  assert.deepEqual(blocksOf('<p>x</p>'), [stored[0], stored[2], stored[3]])
})

test("undoing a block's move into the text returns the block below the text, unless staff removed it", () => {
  const stored = ['a', 'b'].map((id) => ({ type: 'Quote', props: { id, text: id } }))
  const known = new Map(stored.map((each) => [each.props.id, each]))
  const savedIds = (content: string, removed: ReadonlySet<unknown> = new Set()) => {
    const document = readArticle(content)
    const below = currentBlocksBelow(stored, { placed: placedBlockIds(document), removed })
    return [below, bodyToSave(stored, { document, known, below }).blocks]
  }
  assert.deepEqual(savedIds('<p>[block id="a"]</p>'), [[stored[1]], stored])
  assert.deepEqual(savedIds('<p>x</p>'), [stored, stored])
  assert.deepEqual(savedIds('<p>x</p>', new Set([stored[0]])), [[stored[1]], [stored[1]]])
  const edited = { type: 'Quote', props: { id: 'a', text: 'Edited while in the text' } }
  known.set('a', edited)
  assert.deepEqual(savedIds('<p>x</p>')[1], [edited, stored[1]])
})

test('pasting omits cards for blocks that the article does not have', () => {
  const html = '<p>a <strong>b</strong></p><p>[block id="own"]</p><p>[block id="other"]</p><ul><li>c</li></ul>'
  const pasted = schema.nodeFromJSON(readArticle(html))
  const content = withoutForeignBlocks(pasted.content, (id) => id === 'own').toJSON() as ArticleDocument['content']
  assert.equal(
    writeArticle({ content }),
    ['<p>a <strong>b</strong></p>', '<p>[block id="own"]</p>', '<ul><li>c</li></ul>'].join('\n'),
  )
})

test("undoing every change restores the stored spelling, and a later save replaces it with the editor's spelling", () => {
  const opening = { content: '<P>A</P>', written: '<p>A</p>' }
  assert.equal(contentToSave('<p>Ax</p>', opening, '<P>A</P>'), '<p>Ax</p>')
  assert.equal(contentToSave('<p>A</p>', opening, '<P>A</P>'), '<P>A</P>')
  assert.equal(contentToSave('<p>A</p>', opening, '<p>Ax</p>'), '<p>A</p>')
})

test('article links accept only shop paths and https, mailto, and tel addresses', () => {
  for (const address of ['/racks', 'https://a.example/x', 'mailto:a@b.example', 'tel:1', '#s-one', '?q=1'])
    assert.equal(isLinkUrl(address), true, address)
  for (const address of ['javascript:alert(1)', 'http://a.example', 'racks', '//a.example', '', '/a"b', '/a b'])
    assert.equal(isLinkUrl(address), false, address)
})
