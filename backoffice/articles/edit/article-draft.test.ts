import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ArticleFields } from '#domain/content/article/article-fields.ts'
import { changesOf, incompleteFields, rebaseDraft } from './article-draft.ts'

const read: ArticleFields = {
  title: 'Bars',
  slug: 'bars',
  excerpt: '',
  content: '<p>Steel.</p>',
  blocks: [],
  format: 'standard',
  categories: [806],
  tags: [],
  author: '',
  picture: null,
  video: '',
}

test('only changed fields of an article are saved; spaces at the ends are not changes', () => {
  assert.deepEqual(changesOf({ read, edited: { ...read, title: 'Bars ' } }), {})
  assert.deepEqual(changesOf({ read, edited: { ...read, categories: [806, 26] } }), { categories: [806, 26] })
  const block = { type: 'Quote', props: { id: 'a', text: 'Steel.' } }
  const stored = { props: { text: 'Steel.', id: 'a' }, type: 'Quote' }
  assert.deepEqual(changesOf({ read: { ...read, blocks: [stored] }, edited: { ...read, blocks: [block] } }), {})
})

test('an article needs a title, a URL that a path can contain, and a video of an allowed host', () => {
  const incompleteOf = (edited: Partial<ArticleFields>) =>
    incompleteFields(changesOf({ read, edited: { ...read, ...edited } }))
  assert.deepEqual(incompleteOf({ title: ' ', slug: 'A b', video: 'https://elsewhere.example/1' }), [
    'title',
    'slug',
    'video',
  ])
  assert.deepEqual(incompleteOf({ video: 'https://vimeo.com/76979871' }), [])
})

test('after a conflict, unchanged fields get the stored value and conflicting ones keep the own one', () => {
  const stored = { ...read, title: 'Barbells', excerpt: 'Four numbers.' }
  const draft = rebaseDraft({ read, edited: { ...read, title: 'Bars, compared' } }, stored)
  assert.deepEqual(draft, { read: stored, edited: { ...stored, title: 'Bars, compared' } })
})
