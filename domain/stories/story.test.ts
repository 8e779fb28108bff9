import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storyHtml } from './story.ts'

test("a story's text becomes escaped paragraphs", () => {
  assert.equal(
    storyHtml('One\nline\n\n<b>"Two" & more</b>\n \n\n'),
    '<p>One<br>line</p><p>&lt;b&gt;&quot;Two&quot; &amp; more&lt;/b&gt;</p>',
  )
  assert.equal(storyHtml(' \n\n'), '')
})
