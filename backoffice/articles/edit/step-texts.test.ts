import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusalTexts, stepTexts } from './step-texts.ts'

const textOf = (step: Parameters<typeof stepTexts>[0], published: number | null, slug = 'bars') =>
  stepTexts(step, { published, path: published === null ? null : '/the-index/gear/bars' }, slug).text

test('the confirmation dialogs of an article describe the result for shoppers', () => {
  assert.match(textOf('cancelSchedule', 2), /keep seeing the published version/)
  assert.match(textOf('cancelSchedule', null), /stays a draft/)
  assert.match(textOf('recover', 2), /shoppers see it right away/)
  assert.match(textOf('recover', null), /comes back as a draft/)
  assert.match(textOf('publish', 2, 'plates'), /\/the-index\/gear\/bars will redirect/)
  assert.doesNotMatch(textOf('publish', 2), /redirect/)
})

test('a conflict message lists the fields in conflict', () => {
  assert.match(refusalTexts(['title', 'content'])['article_changed']!, /Title, Text/)
  assert.doesNotMatch(refusalTexts([])['article_changed']!, /Title/)
})
