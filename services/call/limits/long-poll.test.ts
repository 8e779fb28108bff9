import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLongPoll } from './long-poll.ts'

test('only requests that wait for chat messages bypass the admission queue', () => {
  const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
  const waiting = [`/svc_ssr/chat/conversations/${id}/news`, `/svc_ssr/site/USA/chat/conversations/${id}/news`]
  const others = [
    `/svc_ssr/chat/conversations/${id}`,
    `/svc_ssr/chat/conversations/${id}/messages`,
    `/svc_ssr/chat/conversations/${id}/news/x`,
    `/svc_ssr/chat/conversations/${id}/news?x`,
    '/svc_content/news',
  ]
  assert.deepEqual(waiting.map(isLongPoll), [true, true])
  assert.deepEqual(others.filter(isLongPoll), [])
})
