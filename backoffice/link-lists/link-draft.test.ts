import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { linkDrafts, linkProblems, newLink, linksToSave } from './link-draft.ts'

const stored = [
  { label: 'Plates', url: '/plates', order: 1 },
  { label: 'Hoodies', url: '/hoodies', order: 2, sites: ['CAN' as const] },
]

test('unedited links stay unchanged, and a moved link gets its new position [CMS-218]', () => {
  const drafts = linkDrafts(stored)
  assert.deepEqual(linksToSave(drafts, []), stored)
  assert.deepEqual(
    linksToSave(drafts.toReversed(), []).map(({ label, order }) => [label, order]),
    [
      ['Hoodies', 1],
      ['Plates', 2],
    ],
  )
})

test("a link labeled with its category's name is saved without text, so that it follows the category's later names [CMS-218]", () => {
  const categories = [{ url: '/plates', name: 'Plates' }]
  const labels = (change: object) =>
    linksToSave([{ ...linkDrafts(stored)[0]!, ...change }], categories).map(({ label }) => label)
  assert.deepEqual(labels({}), [undefined])
  assert.deepEqual(labels({ url: ' /Plates/?use=home ' }), [undefined])
  assert.deepEqual(labels({ label: 'Heavy plates' }), ['Heavy plates'])
  assert.deepEqual(labels({ url: '/deals' }), ['Plates'])
})

test('a category link needs a text, a path that no other link has, and a site [CMS-218]', () => {
  const [plates, hoodies] = linkDrafts(stored)
  const added = newLink([plates!, hoodies!])
  assert.deepEqual(added, { id: 2, label: '', url: '', image: undefined, sites })
  const problemOf = (change: object) =>
    linkProblems([plates!, { ...added, label: 'A', url: '/a', ...change }], '/bars').get(added.id)
  assert.equal(problemOf({}), undefined)
  assert.equal(problemOf({ label: ' ' }), 'label')
  for (const url of ['', 'a', '//a', 'https://a.example']) assert.equal(problemOf({ url }), 'url', url)
  for (const url of ['/bars', '/bars/', '/Bars', '/bars?use=home', '/bars#sale'])
    assert.equal(problemOf({ url }), 'itself', url)
  for (const url of [' /plates ', '/Plates/']) assert.equal(problemOf({ url }), 'twice', url)
  assert.equal(problemOf({ url: '/plates?use=home' }), undefined)
  assert.equal(problemOf({ sites: [] }), 'sites')
})
