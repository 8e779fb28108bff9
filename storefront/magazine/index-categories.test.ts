import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filedUnder, indexCategories, indexCategory, postAddress } from './index-categories.ts'

test('The Index has ten categories with id, name, slug and headline [INDEX-011, INDEX-012]', () => {
  assert.equal(indexCategories.length, 10)
  assert.equal(new Set(indexCategories.map(({ slug }) => slug)).size, 10)
})

test('categories have their ids and names [INDEX-013, INDEX-014, INDEX-017]', () => {
  const names = new Map(indexCategories.map(({ id, name }) => [id, name]))
  assert.deepEqual([names.get(19), names.get(103), names.get(18)], ['History', 'Documentary', 'Events'])
})

test('lifestyle, gym tours and the movement library are categories [INDEX-018, INDEX-019, INDEX-020]', () => {
  const names = new Map(indexCategories.map(({ id, name }) => [id, name]))
  assert.deepEqual([names.get(104), names.get(804), names.get(805)], ['Lifestyle', 'Gym Tours', 'Movement Library'])
})

test('two categories have slugs of their own [INDEX-015, INDEX-021]', () => {
  assert.equal(indexCategory('news', 'X')?.name, 'News & Press')
  assert.equal(indexCategory('gear-how-tos', 'X')?.id, 806)
})

test('the headline of the athletes carries the brand [INDEX-016]', () => {
  assert.equal(indexCategory('athletes', 'Ironwright')?.headline, 'Ironwright Athletes')
})

test('an unknown slug is no category, and neither is a featured slot [INDEX-007, INDEX-028]', () => {
  assert.equal(indexCategory('power', 'X'), undefined)
  assert.deepEqual(filedUnder({ categories: [26, 15, 806], tags: [] }), { name: 'Gear & How To', slug: 'gear-how-tos' })
})

test('an athlete with the journeyman tag is shown as Journeyman [INDEX-029]', () => {
  assert.equal(filedUnder({ categories: [330], tags: [775] }).name, 'Journeyman')
  assert.equal(filedUnder({ categories: [330], tags: [1] }).name, 'Athletes')
})

test('a post without a category has an empty slug and an address of its own [INDEX-030, INDEX-031]', () => {
  const post = { categories: [17], tags: [], slug: 'hello' }
  assert.equal(filedUnder(post).slug, '')
  assert.equal(postAddress(post), '/theindex/post/hello')
  assert.equal(postAddress({ ...post, categories: [19] }), '/theindex/history/hello')
})
