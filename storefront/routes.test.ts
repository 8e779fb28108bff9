import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

// A wrong name only costs the page its chunk's preload and styles, so no other test would fail.
test('each lazy page names the file that it imports, so that its document preloads the chunk', () => {
  const sources = ['routes.ts', 'lazy-routes.ts', 'routes/entity.tsx'].map((file) =>
    readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'),
  )
  const pairs = sources.flatMap((source) => [
    ...source.matchAll(/'([\w/-]+\.tsx)',\s*(?:page: )?\(\) => import\('\.{1,2}\/([\w/-]+\.tsx)'\)/g),
  ])
  const imports = sources.flatMap((source) => [...source.matchAll(/import\('[\w./-]+\.tsx'\)/g)])
  assert.ok(pairs.length > 40)
  assert.equal(pairs.length, imports.length)
  for (const [, named, imported] of pairs)
    assert.equal(named?.replace('routes/', ''), imported?.replace('routes/', ''), named ?? '')
})
