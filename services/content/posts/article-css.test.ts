import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scopeArticleCss } from './article-css.ts'

test("a post's own CSS only matches inside its article [INDEX-034]", () => {
  assert.equal(
    scopeArticleCss('h2, .lead > p { color: red } body { display: none } @media (min-width: 40em) { p { margin: 0 } }'),
    '.article__own h2,.article__own .lead>p{color:red}.article__own body{display:none}' +
      '@media (min-width:40em){.article__own p{margin:0}}',
  )
  for (const css of ['+ footer { display: none }', '~ * { color: red }', '& { color: red }', ':is(& + x) { top: 0 }'])
    assert.equal(scopeArticleCss(css), '', css)
})

test("a post's own CSS loads no resources and affects nothing outside its article [T14]", () => {
  for (const css of [
    '@import "https://evil.example/a.css";',
    '@font-face { font-family: x; src: url(https://evil.example) }',
    '@keyframes spin { to { color: red } }',
    '@layer base { p { color: red } }',
    '@property --x { syntax: "*"; inherits: true; initial-value: 1 }',
    'p { background: url(https://evil.example/a.png) }',
    'p { background: u\\72l(https://evil.example/a.png) }',
    'p { --x: url(//evil.example); }',
    'p { background: image-set("https://evil.example/a.png" 1x) }',
    'p { position: fixed }',
    'p { position: sticky }',
    'p { POSITION: FIXED !important }',
    'p { position: var(--p) }',
    'p { behavior: x }',
    'p { & + footer { display: none } }',
    'p { content: "</style><script>" }',
    'p } footer { display: none }'.slice(0, 4),
  ])
    assert.equal(scopeArticleCss(css), '', css)
  assert.equal(scopeArticleCss('} footer { color: red }'), '')
  assert.equal(scopeArticleCss('p{}'.repeat(20_000)), '')
})
