import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redirectProblems } from './redirect-problems.ts'

const fields = (from: string, to: string) => Object.keys(redirectProblems({ from, to }))

test('a redirect needs a path or URL to start from, and a different target', () => {
  assert.deepEqual(fields('/old', '/new'), [])
  assert.deepEqual(fields('https://old.example/a', '/new'), [])
  assert.deepEqual(fields('old', ' '), ['from', 'to'])
  assert.deepEqual(fields(' /same ', '/same'), ['to'])
})
