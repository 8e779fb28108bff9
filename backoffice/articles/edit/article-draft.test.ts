import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ArticleFields } from '#domain/content/article/article-fields.ts'
import { changesOf, draftAfterConflict, draftAfterSave, incompleteFields } from './article-draft.ts'

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

test('only changed fields of an article are saved; leading and trailing spaces are not changes', () => {
  assert.deepEqual(changesOf({ read, edited: { ...read, title: 'Bars ' } }), {})
  assert.deepEqual(changesOf({ read, edited: { ...read, categories: [806, 26] } }), { categories: [806, 26] })
  const block = { type: 'Quote', props: { id: 'a', text: 'Steel.' } }
  const stored = { props: { text: 'Steel.', id: 'a' }, type: 'Quote' }
  assert.deepEqual(changesOf({ read: { ...read, blocks: [stored] }, edited: { ...read, blocks: [block] } }), {})
})

test('an article needs a title, a URL that is a valid path, and a video from an allowed host', () => {
  const incompleteOf = (edited: Partial<ArticleFields>) =>
    incompleteFields(changesOf({ read, edited: { ...read, ...edited } }))
  assert.deepEqual(incompleteOf({ title: ' ', slug: 'A b', video: 'https://elsewhere.example/1' }), [
    'title',
    'slug',
    'video',
  ])
  assert.deepEqual(incompleteOf({ video: 'https://vimeo.com/76979871' }), [])
})

test("after a conflict, unchanged fields get the stored value, and conflicting fields keep the editor's value", () => {
  const stored = { ...read, title: 'Barbells', excerpt: 'Four numbers.' }
  const now = { read, edited: { ...read, title: 'Bars, compared' }, bodyKey: 3 }
  assert.deepEqual(draftAfterConflict(now, stored), {
    read: stored,
    edited: { ...stored, title: 'Bars, compared' },
    bodyKey: 3,
  })
  for (const other of [{ content: '<p>Iron.</p>' }, { blocks: [{ type: 'Quote', props: { id: 'a' } }] }])
    assert.deepEqual(draftAfterConflict(now, { ...stored, ...other }), {
      read: { ...stored, ...other },
      edited: { ...stored, ...other, title: 'Bars, compared' },
      bodyKey: 4,
    })
})

test('the editor reloads after a save only if the stored text or blocks differ from the displayed ones', () => {
  const sent = { read, edited: { ...read, title: 'Barbells' } }
  const now = { ...sent, bodyKey: 0 }
  assert.deepEqual(draftAfterSave(now, sent, sent.edited), { read: sent.edited, edited: sent.edited, bodyKey: 0 })
  for (const other of [{ content: '<p>Iron.</p>' }, { blocks: [{ type: 'Quote', props: { id: 'a' } }] }]) {
    const stored = { ...sent.edited, ...other }
    assert.deepEqual(draftAfterSave(now, sent, stored), { read: stored, edited: stored, bodyKey: 1 })
  }
})

test("edits made during a save are preserved, and conflict with another editor's text in the response", () => {
  const typed = { ...read, content: '<p>Steel bars.</p>' }
  const own = { read, edited: { ...read, content: '<p>Steel b</p>' } }
  assert.deepEqual(draftAfterSave({ read, edited: typed, bodyKey: 0 }, own, own.edited), {
    read: own.edited,
    edited: typed,
    bodyKey: 0,
  })
  const titled = { read, edited: { ...read, title: 'Barbells' } }
  const stored = { ...titled.edited, content: '<p>Iron.</p>' }
  const edited = { ...stored, content: typed.content }
  assert.deepEqual(draftAfterSave({ read, edited: { ...edited }, bodyKey: 0 }, titled, stored), {
    read: { ...stored, content: read.content },
    edited,
    bodyKey: 0,
  })
})
