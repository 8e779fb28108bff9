import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

// With a wrong name, only the page's chunk preload and styles are missing, so no other test would fail.
test('each lazy route specifies the file that it imports, so that the page preloads the chunk', () => {
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

test('only one layout renders the shell header and footer [SHELL-003]', () => {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const usersOf = (pattern: RegExp) =>
    files.filter((file) => !file.startsWith('shell/') && pattern.test(readFileSync(new URL(file, folder), 'utf8')))
  assert.deepEqual(usersOf(/<Header\b/), ['routes/shop-layout.tsx'])
  assert.deepEqual(usersOf(/<(?:Lazy)?Footer\b/), ['routes/shop-layout.tsx'])
  assert.deepEqual(usersOf(/<footer\b/), [])
  const areas = new Set(files.map((file) => file.split('/')[0]))
  for (const area of ['search', 'content', 'magazine', 'account', 'login', 'cart', 'checkout', 'catalog'])
    assert.ok(areas.has(area), area)
})
