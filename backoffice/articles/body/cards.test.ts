import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { readArticle } from '#domain/content/article/document/read-article.ts'
import { writeArticle } from '#domain/content/article/document/write-article.ts'
import { articleExtensions } from './extensions.ts'
import { insertCard } from './insert-card.ts'
import { moveNode } from './move-node.ts'

const schema = getSchema(articleExtensions())
const card = schema.nodes['articleBlock']!.create({ id: 'a' })
const shortcode = '<p>[block id="a"]</p>'
const htmlOf = (state: EditorState) => writeArticle(state.doc.toJSON() as ArticleDocument)

/** Returns an editor state with the cursor after `text`. */
function stateAfter(html: string, text: string): EditorState {
  const doc = schema.nodeFromJSON(readArticle(html))
  let end = 1
  doc.descendants((node, position) => {
    if (node.text?.endsWith(text)) end = position + node.nodeSize
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, end) })
}

test('a card is inserted below the entire list, quote, or paragraph that contains the cursor', () => {
  for (const part of [
    '<ul><li>one</li><li>two<ul><li>here</li></ul></li></ul>',
    '<blockquote><p>here</p><p>b</p></blockquote>',
    '<p>here and <strong>on</strong></p>',
  ]) {
    const state = stateAfter(`${part}\n<p>end</p>`, 'here')
    const { doc } = state.apply(insertCard(state.tr, card))
    doc.check()
    assert.equal(writeArticle(doc.toJSON() as ArticleDocument), `${part}\n${shortcode}\n<p>end</p>`)
  }
})

test('a card replaces an empty paragraph, and the next card is inserted below it', () => {
  const state = stateAfter('<p></p>\n<p>end</p>', '-')
  const once = state.apply(insertCard(state.tr, card))
  assert.equal(htmlOf(once), `${shortcode}\n<p>end</p>`)
  const { doc } = once
  const selected = EditorState.create({ doc, selection: TextSelection.create(doc, doc.content.size - 1) })
  assert.equal(htmlOf(selected.apply(insertCard(selected.tr, card))), `${shortcode}\n<p>end</p>\n${shortcode}`)
})

test('lists and quotes cannot have cards', () => {
  for (const type of ['listItem', 'blockquote']) {
    const { contentMatch } = schema.nodes[type]!
    for (const name of ['articleBlock', 'articleProduct', 'articleHtml'])
      assert.equal(contentMatch.matchType(schema.nodes[name]!), null, `${name} in ${type}`)
  }
})

test('a card moves past one block of text at a time, and only at the top level', () => {
  const list = '<ul><li>one</li></ul>'
  const state = stateAfter(`<p>a</p>\n${shortcode}\n${list}`, 'a')
  const down = moveNode(state, 3, 1)!
  assert.equal(htmlOf(state.apply(down.tr)), `<p>a</p>\n${list}\n${shortcode}`)
  assert.equal(state.apply(down.tr).doc.nodeAt(down.position)?.type.name, 'articleBlock')
  const up = moveNode(state, 3, -1)!
  assert.equal(htmlOf(state.apply(up.tr)), `${shortcode}\n<p>a</p>\n${list}`)
  assert.equal(up.position, 0)
  assert.equal(moveNode(state, 0, -1), null)
  assert.equal(moveNode(state, 4, 1), null)
  assert.equal(moveNode(state, 5, -1), null)
})
