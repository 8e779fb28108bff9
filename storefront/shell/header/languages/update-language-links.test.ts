import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addQueryToLink } from './update-language-links.ts'

test('a language link leads to the current page with its query, such as a search phrase [SHELL-011]', () => {
  const link = { search: '' }
  const closest = (selector: string) => (selector === '.topbar__languages a' ? link : null)
  addQueryToLink({ target: { closest } }, '?q=bar')
  assert.equal(link.search, '?q=bar')
  addQueryToLink({ target: { closest: () => null } }, '?q=plate')
  addQueryToLink({ target: null }, '?q=plate')
  assert.equal(link.search, '?q=bar')
})
