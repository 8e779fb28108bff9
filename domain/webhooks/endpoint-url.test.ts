import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointUrlProblem, maxUrlLength, normalizeUrl } from './endpoint-url.ts'

function problem(text: string, allowsLocal = false) {
  const url = normalizeUrl(text)
  return url === undefined ? 'url_invalid' : endpointUrlProblem(url, { allowsLocal })
}

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
    'localhost..',
    'nas.local...',
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
  assert.equal(problem('http://127.0.0.1:4000/hooks', true), undefined)
  assert.equal(problem('http://[::1]/', true), undefined)
  assert.equal(problem('ftp://localhost/', true), 'url_invalid')
  assert.equal(problem('http://public.example/', true), 'url_not_https')
})

test('a webhook host is stored without trailing dots, which could hide a name or an address', () => {
  assert.equal(normalizeUrl('https://ERP.example../hooks'), 'https://erp.example/hooks')
  assert.equal(normalizeUrl('https://127.0.0.1../'), 'https://127.0.0.1/')
  assert.equal(normalizeUrl('https://0x7f.1../'), 'https://127.0.0.1/')
  assert.equal(normalizeUrl('https://../'), undefined)
})

test('the length of a webhook URL is limited after its characters are escaped', () => {
  const base = 'https://erp.example/'
  assert.equal(problem(base + 'a'.repeat(maxUrlLength - base.length)), undefined)
  assert.equal(problem(base + 'ä'.repeat(200)), 'url_too_long')
})
