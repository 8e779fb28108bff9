import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balanceHtml } from './balance-html.ts'

test('well-formed rich text is unchanged', () => {
  for (const html of [
    '',
    'a &lt; b',
    '<p>One <strong>two <em>three</em></strong>.<br>Four</p><p>Five</p>',
    '<h2>Care</h2><ul><li>One</li><li><p>Two</p></li></ul><ol><li>Three <ul><li>Four</li></ul></li></ol>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td><td><p>2</p></td></tr></tbody></table>',
    '<p>One<p>Two<ul><li>Three<li>Four</ul>',
    '<p><a href="/x?a=1&amp;b=2" rel="noopener">x</a></p><details><summary>Why?</summary><p>So.</p></details>',
    '<table><tr><td>1<td>2<tr><td>3</table>',
  ])
    assert.equal(balanceHtml(html), html)
})

test('open formatting, links, and tables are closed at the end of the text, so that the next block does not inherit them [T14]', () => {
  assert.equal(
    balanceHtml('<p>One <strong>two <a href="/x">three'),
    '<p>One <strong>two <a href="/x">three</a></strong>',
  )
  assert.equal(balanceHtml('<table><tr><td><b>x'), '<table><tr><td><b>x</b></table>')
  assert.equal(balanceHtml('<p><b>One</p><p>Two</p>'), '<p><b>One</b></p><p>Two</p>')
  assert.equal(balanceHtml('<h2>One<h3>Two'), '<h2>One<h3>Two</h3></h2>')
})

test('in rich text, an end tag without a start tag is removed', () => {
  assert.equal(balanceHtml('</p>One</strong></table></a></br>'), 'One')
  assert.equal(balanceHtml('<b>One</i></b>'), '<b>One</b>')
})
