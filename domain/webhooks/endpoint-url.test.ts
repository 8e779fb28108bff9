import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointUrlProblem } from './endpoint-url.ts'

const problem = (url: string, allowsLocal = false) => endpointUrlProblem(url, { allowsLocal })

test('webhooks go to public https URLs without a password', () => {
  assert.equal(problem('https://erp.example/hooks?store=1'), undefined)
  assert.equal(problem('http://erp.example/hooks'), 'url_not_https')
  assert.equal(problem('https://user:pass@erp.example/'), 'url_has_password')
  for (const url of ['erp.example', '//erp.example', 'ftp://erp.example', 'javascript:alert(1)', ''])
    assert.equal(problem(url), 'url_invalid', url)
})

test('host names of this machine and its network are not public', () => {
  const hosts = [
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'nas.local',
    'db.internal',
    'erp',
    'metadata.google.internal',
  ]
  for (const host of hosts) assert.equal(problem(`https://${host}/`), 'url_not_public', host)
})

test('a demo can send webhooks to http URLs of this machine', () => {
  assert.equal(problem('http://localhost:4000/hooks', true), undefined)
  assert.equal(problem('ftp://localhost/', true), 'url_invalid')
})
