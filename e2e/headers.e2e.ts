import { request as ask } from 'node:http'
import { expect, test } from '@playwright/test'
import { store } from '../contract/store.ts'
import { headerProblems } from '../storefront/server/responses/header-rules-for-tests.ts'
import { originOf } from './sites.ts'

interface RawRequest {
  path: string
  method?: string
  host?: string
  body?: string
  headers?: Record<string, string>
  /** Expected status. Not checked if missing. */
  status?: number
}

const { port, host } = new URL(originOf('USA'))

/** Sends a raw request without following redirects or adding headers. */
function responseTo({ path, method = 'GET', headers = {}, body, ...target }: RawRequest) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined> }>((done, fail) => {
    const httpRequest = ask({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: target.host ?? host, ...headers },
    })
    httpRequest.on('response', (response) => {
      response.resume()
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers }))
    })
    httpRequest.on('error', fail)
    httpRequest.end(body)
  })
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const pages: readonly RawRequest[] = (
  '/ /barbells /ironwright-power-bar /search?q=bar /deals /theindex /cart /login /checkout /checkout/shipping ' +
  '/checkout/review /account /account/orders /preferences /newsletter-signup /newsletter-error /%61ccount ' +
  '/barbells;.css /Barbells'
)
  .split(' ')
  .map((path) => ({ path }))
const others: readonly RawRequest[] = [
  { path: '/no-such-page', status: 404 },
  { path: '/assets/nothing.js', status: 404 },
  { path: '/media/demo/nothing.avif' },
  { path: '//barbells', status: 301 },
  { path: '/%zz', status: 400 },
  { path: `/${'a'.repeat(3_000)}`, status: 400 },
  { path: '/', method: 'DELETE', status: 405 },
  { path: '/login', method: 'POST', status: 403, headers: form, body: 'email=a' },
  { path: '/preferences', method: 'POST', status: 415, headers: { origin: `http://${host}` }, body: 'x' },
  { path: '/favicon.svg', status: 200 },
  { path: '/.well-known/script-inventory.json', status: 200 },
]
const plain: readonly RawRequest[] = [
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/metrics', status: 200 },
  { path: '/metrics', status: 404, headers: { 'x-forwarded-for': '192.0.2.1' } },
  { path: '/', status: 421, host: 'evil.example' },
  { path: '/openapi.json', status: 200 },
  { path: '/svc_nothing/at-all', status: 404 },
  { path: '/svc_list/site/CAN/cart', status: 404 },
  { path: '/svc_list/lists', method: 'POST', status: 415, body: '{}' },
  ...Object.keys(store).map((name) => {
    const [method = '', path = ''] = name.split(' ')
    const body =
      method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'application/json', 'content-length': '1' } }
    return { method, path: path.replace(/\{\w+\}/g, 'x'), ...body }
  }),
]

const problemsOf = async (requests: readonly RawRequest[], isPage: boolean) => {
  const problems: string[] = []
  for (const each of requests) {
    const { status, headers } = await responseTo(each)
    const subject = `${each.method ?? 'GET'} ${each.path.slice(0, 60)} (${status})`
    if (each.status !== undefined && each.status !== status) problems.push(`${subject}: expected ${each.status}`)
    for (const problem of headerProblems(headers, { isPage, isHttps: false })) problems.push(`${subject}: ${problem}`)
  }
  return problems
}

test('every page has the required page headers, regardless of URL and status', async () => {
  expect(await problemsOf([...pages, ...others.filter(({ path }) => !path.startsWith('/media'))], true)).toEqual([])
})

test('every call, file, and server response has headers that prevent execution and framing', async ({ request }) => {
  const html = await (await request.get('/barbells')).text()
  const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"# ]+)/g)].map(([, path = '']) => ({
    path,
    status: 200,
  }))
  expect(files.some(({ path }) => path.startsWith('/media/'))).toBe(true)
  expect(await problemsOf([...plain, ...files], false)).toEqual([])
})
