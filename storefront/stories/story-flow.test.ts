import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadStories, loadStory } from './load-stories.ts'
import { reportStory, submitStory, type StoryResult } from './story-actions.ts'

const shop = await openTestShop([])
await loadTexts('en', ['stories'])
const context = () => pageContextOf(shop.visit())
const filled = (changes: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = {
    firstName: 'Ann',
    place: '',
    gym: 'The shed',
    title: 'Two meters of steel',
    text: 'It began with a bar.\n\nThen came the rack.',
    kind: 'competition',
    email: 'ann@example.com',
    consent: 'yes',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const problems = async (form: FormData) => {
  const result = await submitStory(context(), form)
  return 'to' in result ? result.to : (result.data as StoryResult).fields
}
const staff = { authorization: `Bearer ${testStaffToken}`, 'content-type': 'application/json' }

test('a story form submitted twice is stored once, and a published story has a page [INDEX-003, INDEX-005]', async () => {
  const visitor = pageContextOf(shop.visit())
  for (let time = 0; time < 2; time += 1)
    assert.deepEqual(await submitStory(visitor, filled()), { to: '/theindex/ryourogue/submit?sent=1' })
  const list = async (path: string) => (await loadStories(context(), pageAt(path))).view.stories
  assert.deepEqual(await list('/theindex/ryourogue'), [])
  const response = await shop.visit().fetch('/svc_story/submissions', { headers: staff })
  const { submissions } = (await response.json()) as { submissions: { id: string }[] }
  assert.equal(submissions.length, 1)
  const { id } = submissions[0]!
  await shop.visit().fetch(`/svc_story/submissions/${id}/decision`, {
    method: 'POST',
    headers: { ...staff, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ decision: 'publish' }),
  })
  assert.equal((await list('/theindex/ryourogue?kind=competition')).length, 1)
  assert.equal((await list('/theindex/ryourogue?kind=military')).length, 0)
  const { head, view } = await loadStory(context(), pageAt(`/theindex/ryourogue/${id}`, { id }))
  assert.equal(head.canonical, `/theindex/ryourogue/${id}`)
  assert.deepEqual(view.paragraphs, ['It began with a bar.', 'Then came the rack.'])
  const form = new URLSearchParams({ reason: 'spam' })
  const reported = await reportStory(context(), pageAt('/', { id }), form)
  assert.deepEqual(reported, { to: `/theindex/ryourogue/${id}?reported=1#report` })
})

test('problems in a story form are reported by field, and the draft is preserved', async () => {
  assert.deepEqual(await problems(filled({ consent: '' })), ['consent'])
  assert.deepEqual(await problems(filled({ firstName: ' ', text: 'x'.repeat(5_001) })), ['firstName', 'text'])
  assert.deepEqual(await problems(filled({ email: 'nobody' })), ['email'])
  assert.deepEqual(await problems(filled({ email: '' })), ['email'])
  const withPhoto = filled()
  withPhoto.append('photos', new File(['not a photo'], 'a.jpg'))
  const result = await submitStory(context(), withPhoto)
  assert.ok('data' in result)
  assert.deepEqual(
    [(result.data as StoryResult).kind, (result.data as StoryResult).draft.gym],
    ['photo_unreadable', 'The shed'],
  )
})

test('a story form submitted too quickly is flagged for staff, and the same story sent again is stored once', async () => {
  const visitor = pageContextOf(shop.visit())
  const send = (title: string, elapsed: string) =>
    submitStory(visitor, filled({ title, elapsed, email: 'bea@example.com' }))
  await send('By a program', '300')
  for (const elapsed of ['20000', '45000']) await send('By a person', elapsed)
  const response = await shop.visit().fetch('/svc_story/submissions', { headers: staff })
  const { submissions } = (await response.json()) as { submissions: { title: string; isSuspicious: boolean }[] }
  const marks = new Map(submissions.map(({ title, isSuspicious }) => [title, isSuspicious]))
  assert.deepEqual([marks.get('By a program'), marks.get('By a person')], [true, false])
  assert.equal(submissions.filter(({ title }) => title === 'By a person').length, 1)
})

test('the page of an unknown story is not found', async () => {
  for (const id of ['x', '0c8f6d7e-1111-4222-8333-444455556666'])
    await assert.rejects(loadStory(context(), pageAt('/', { id })), { status: 404 })
})
