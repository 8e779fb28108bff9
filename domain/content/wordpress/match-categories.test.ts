import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchCategories } from './match-categories.ts'

test('WordPress categories with known ids are matched by id, regardless of their slugs', () => {
  const found = matchCategories([
    { id: 19, slug: 'history' },
    { id: 330, slug: 'our-athletes' },
    { id: 26, slug: 'top-of-page' },
    { id: 5, slug: 'drafts' },
  ])
  assert.deepEqual(
    [...found],
    [
      [19, 19],
      [330, 330],
      [26, 26],
    ],
  )
})

test('WordPress categories with unknown ids are matched by slug, including the featured slots', () => {
  const found = matchCategories([
    { id: 2, slug: 'history' },
    { id: 3, slug: 'gear-how-tos' },
    { id: 4, slug: 'featured-top' },
    { id: 5, slug: 'featuredcatpage' },
    { id: 19, slug: 'recipes' },
  ])
  assert.deepEqual(
    [...found],
    [
      [2, 19],
      [3, 806],
      [4, 26],
      [5, 101],
    ],
  )
})
