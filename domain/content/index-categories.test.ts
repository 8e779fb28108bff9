import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuredSlots, primaryCategory, indexCategories, indexCategory, postPath } from './index-categories.ts'

test('The Index has ten categories [INDEX-012]', () => {
  assert.equal(indexCategories.length, 10)
  assert.equal(new Set(indexCategories.map(({ slug }) => slug)).size, 10)
})

test('categories in The Index have the specified ids and names [INDEX-013, INDEX-014, INDEX-017]', () => {
  const names = new Map(indexCategories.map(({ id, name }) => [id, name]))
  assert.deepEqual([names.get(19), names.get(103), names.get(18)], ['History', 'Documentary', 'Events'])
})

test('lifestyle, gym tours, and the movement library are categories [INDEX-018, INDEX-019, INDEX-020]', () => {
  const names = new Map(indexCategories.map(({ id, name }) => [id, name]))
  assert.deepEqual([names.get(104), names.get(804), names.get(805)], ['Lifestyle', 'Gym Tours', 'Movement Library'])
})

test('two categories in The Index have custom slugs [INDEX-015, INDEX-021]', () => {
  const found = ['news', 'gear-how-tos'].map((slug) => indexCategory(slug, 'X'))
  assert.deepEqual(
    found.map((category) => [category?.id, category?.name]),
    [
      [105, 'News & Press'],
      [806, 'Gear & How To'],
    ],
  )
})

test('a category in The Index without a custom slug or headline derives them from its name [INDEX-022, INDEX-023]', () => {
  const own = indexCategories.filter(({ id }) => ![105, 330, 806].includes(id))
  for (const { name, slug, headline } of own)
    assert.deepEqual([slug, headline], [name.toLowerCase().replaceAll(' ', '-'), name])
  assert.equal(indexCategories.find(({ id }) => id === 807)?.name, 'Blog Posts')
})

test('the featured slots have the specified ids [INDEX-024, INDEX-025]', () => {
  assert.deepEqual([featuredSlots.FeaturedFull, featuredSlots.FeaturedCatPage], [15, 101])
})

test('the front page slots have the specified ids [INDEX-026, INDEX-027]', () => {
  assert.deepEqual([featuredSlots.Featured, featuredSlots.FeaturedTop], [17, 26])
})

test("the athletes' headline includes the brand [INDEX-016]", () => {
  for (const brand of ['Ironwright', 'Rogue']) {
    const { id, name, headline } = indexCategory('athletes', brand)!
    assert.deepEqual([id, name, headline], [330, 'Athletes', `${brand} Athletes`])
  }
})

test('an unknown slug and a featured slot are not categories [INDEX-007, INDEX-028]', () => {
  assert.equal(indexCategory('power', 'X'), undefined)
  const slots = Object.values(featuredSlots)
  assert.deepEqual(primaryCategory({ categories: slots, tags: [] }), { name: '', slug: '' })
  assert.equal(primaryCategory({ categories: [...slots, 806], tags: [] }).slug, 'gear-how-tos')
})

test('an athlete with the journeyman tag is shown as Journeyman [INDEX-029]', () => {
  assert.equal(primaryCategory({ categories: [330], tags: [775] }).name, 'Journeyman')
  assert.equal(primaryCategory({ categories: [330], tags: [1] }).name, 'Athletes')
})

test("a post without a category has an empty slug and a URL under 'post' [INDEX-030, INDEX-031]", () => {
  const post = { categories: [17], tags: [], slug: 'hello' }
  assert.equal(primaryCategory(post).slug, '')
  assert.equal(postPath(post), '/theindex/post/hello')
  assert.equal(postPath({ ...post, categories: [19] }), '/theindex/history/hello')
})

test('a category in The Index has an id, a name, a slug, a headline, and a picture [INDEX-011]', () => {
  for (const category of indexCategories) {
    assert.deepEqual(Object.keys(category).sort(), ['headline', 'id', 'img', 'name', 'slug'])
    assert.ok(Number.isInteger(category.id))
    assert.match(category.img, /^\/media\/demo\/scene-[a-z-]+$/)
    assert.match(category.slug, /^[a-z-]+$/)
    assert.notEqual(category.headline, '')
  }
})
