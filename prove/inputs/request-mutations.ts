import { randomUUID } from 'node:crypto'
import type { LooseCall } from '#contract/client/send.ts'
import { writeHeaders } from '#contract/kernel/write-headers.ts'
import type { Rng } from '../rng.ts'
import { toJson, oddKeys, oddTexts, oddValues } from './odd-values.ts'

export interface WireRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

/** Applies up to three random mutations. */
export function mutateRequest(name: string, example: LooseCall, cookie: string, rng: Rng): WireRequest {
  const call = structuredClone(example)
  const turns = rng.oneIn(20) ? 0 : 1 + rng.below(3)
  const wireChanges: ((request: WireRequest) => void)[] = []
  for (let turn = 0; turn < turns; turn++) {
    const kind = rng.below(10)
    if (kind < 5 && call.body !== undefined) call.body = mutateTree(call.body, rng)
    else if (kind < 7) wireChanges.push(rng.pick(wireMutations)(rng))
    else if (kind < 8) call.params = mutateTexts(call.params, rng, false)
    else call.query = mutateTexts(call.query, rng, true)
  }
  const request = toWire(name, call, cookie, rng)
  for (const change of wireChanges) change(request)
  return request
}

function toWire(name: string, { params = {}, query = {}, body }: LooseCall, cookie: string, rng: Rng) {
  const [method, path] = name.split(' ') as [string, string]
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encoded(params[param] ?? '', rng))
  const search = Object.entries(query)
    .map(([key, value]) => `${encoded(key, rng)}=${encoded(String(value), rng)}`)
    .join('&')
  const headers: WireRequest['headers'] = Object.entries(writeHeaders({ key: randomUUID(), version: 'any' }))
  if (cookie !== '') headers.push(['cookie', cookie])
  if (body !== undefined) headers.push(['content-type', 'application/json'])
  return {
    method,
    path: filled + (search && `?${search}`),
    headers,
    body: body === undefined ? undefined : Buffer.from(toJson(body)),
  }
}

/** Encodes text; a lone surrogate becomes bytes that are not valid UTF-8. */
function encoded(text: string, rng: Rng): string {
  if (text === '' || text.length > 4_000) return text.replace(/[^\w.-]/g, '').slice(0, 9_000)
  if (rng.oneIn(30)) return rng.pick(['%', '%zz', '%00', '%ED%A0%80', '%C0%AF', '%2e%2e%2f', '..%2f..', '%25%30%30'])
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function containers(tree: unknown): Node[] {
  if (!isNode(tree)) return []
  return [tree, ...Object.values(tree).flatMap(containers)]
}

function mutateTree(tree: unknown, rng: Rng): unknown {
  const nodes = containers(tree)
  if (nodes.length === 0 || rng.oneIn(25)) return structuredClone(rng.pick(oddValues))
  const node = rng.pick(nodes)
  const key = rng.pick(['', ...Object.keys(node)])
  const isList = Array.isArray(node)
  switch (rng.below(7)) {
    case 0:
      if (isList) node.splice(Number(key), 1)
      else delete node[key]
      break
    case 1:
      define(node, isList ? String(node.length) : rng.pick(oddKeys), structuredClone(rng.pick(oddValues)))
      break
    case 2:
      if (key !== '') node[key] = [node[key]]
      break
    case 3:
      if (isList) for (let more = rng.below(300); more > 0; more--) node.push(structuredClone(node[0] ?? null))
      break
    case 4:
      if (typeof node[key] === 'number') node[key] = rng.pick([-1, 0, 0.5, 1e9, 2 ** 31, -node[key], `${node[key]}`])
      break
    default:
      if (key !== '') node[key] = structuredClone(rng.pick(oddValues))
  }
  return tree
}

/** Sets an own property even if the key is `__proto__`. */
function define(node: Node, key: string, value: unknown) {
  Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true })
}

function mutateTexts<T>(texts: Record<string, T> = {}, rng: Rng, mayGrow: boolean): Record<string, string> {
  const copy = { ...texts } as unknown as Record<string, string>
  const names = Object.keys(copy)
  if (mayGrow && (names.length === 0 || rng.oneIn(3))) define(copy, rng.pick(oddKeys), rng.pick(oddTexts))
  else if (names.length > 0) copy[rng.pick(names)] = rng.pick(oddTexts)
  return copy
}

type Change = (rng: Rng) => (request: WireRequest) => void

const withHeader =
  (name: string, ...values: string[]): Change =>
  (rng) => {
    const value = rng.pick(values)
    return (request) => {
      request.headers = [...request.headers.filter(([other]) => other !== name), [name, value]]
    }
  }
const without =
  (...names: string[]): Change =>
  (rng) => {
    const removed = rng.pick(names)
    return (request) => {
      request.headers = request.headers.filter(([name]) => name !== removed)
    }
  }
const withBody =
  (change: (body: Buffer, rng: Rng) => Buffer): Change =>
  (rng) =>
  (request) => {
    request.body = change(request.body ?? Buffer.alloc(0), rng)
  }
const withPath =
  (change: (path: string, rng: Rng) => string): Change =>
  (rng) =>
  (request) => {
    request.path = change(request.path, rng)
  }

const wireMutations: readonly Change[] = [
  (rng) => {
    const method = rng.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])
    return (request) => {
      request.method = method
    }
  },
  withPath((path, rng) => rng.pick(['/..', '/../..', '//', '/.', '/site/USA', '/site/CAN', '/%2e%2e']) + path),
  withPath(
    (path, rng) => path + rng.pick(['/', '/..', '/%2e%2e/%2e%2e/etc/passwd', '//', ';.css', '.json', '%00', '#x']),
  ),
  withPath((path) => path.toUpperCase()),
  withPath((path, rng) => path.slice(0, 1 + rng.below(path.length))),
  withPath(
    (path, rng) =>
      `${path}${path.includes('?') ? '&' : '?'}${rng.pick(['a=1&a=2', 'a[]=1&a[x]=2', '__proto__=1', '=', '&&&', '%', '%00=%00', `${'b&'.repeat(3_000)}`])}`,
  ),
  withPath((path) => (path.includes('?') ? `${path}&${path.split('?')[1]!}` : path)),
  withHeader(
    'content-type',
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    'APPLICATION/JSON',
    'application/json, text/plain',
  ),
  withHeader('content-encoding', 'gzip', 'br', 'identity', 'deflate, gzip'),
  withHeader(
    'cookie',
    'cart_usa=',
    'cart_usa',
    '=',
    ';;;',
    'sid_usa=a; sid_usa=b',
    `cart_usa=${'a'.repeat(4_000)}`,
    `sid_usa=${'a'.repeat(43)}`,
    'cart_usa=%00',
    'cart_usa="quoted"; path=/',
    '__proto__=1; constructor=2',
    `cart_usa=${'ä'.repeat(40)}`,
    `${'c=1;'.repeat(900)}`,
  ),
  withHeader('idempotency-key', '', 'x', '1', 'a'.repeat(8_000), '00000000-0000-0000-0000-000000000000', "'; --"),
  withHeader('if-match', '', '*, *', '"1"', '"-1"', '"999999999"', '"9999999999"', 'W/"1"', '"x"', '""'),
  withHeader(
    'authorization',
    'Bearer',
    'Bearer x',
    'Basic Og==',
    `Bearer ${'x'.repeat(4_000)}`,
    'Bearer USA.9999999999999.',
    'Bearer ..',
  ),
  withHeader('x-request-id', '', 'short', 'x'.repeat(9_000), '<script>', 'aaaaaaaa-aaaa'),
  withHeader('origin', 'null', 'http://evil.example', 'not a url', 'http://[::1', 'http://127.0.0.1@evil.example'),
  withHeader('sec-fetch-site', 'cross-site', 'same-origin', 'odd'),
  withHeader('accept-language', 'x'.repeat(8_000), '*;q=NaN', ',,,,', 'de-DE-1996-x-y'),
  withHeader('accept', 'text/html', '*/*;q=', ''),
  withHeader('range', 'bytes=0-', 'bytes=-1', 'bytes=9-1'),
  withHeader('x-forwarded-for', '1.2.3.4', 'unknown', '::ffff:0:0', ',,,'),
  withHeader('x-forwarded-host', 'evil.example'),
  withHeader('x-http-method-override', 'DELETE'),
  withHeader('x-large', 'x'.repeat(20_000)),
  without('content-type', 'idempotency-key', 'if-match', 'cookie'),
  (rng) => {
    const chosen = rng.below(1_000)
    return (request) => {
      const again = request.headers[chosen % Math.max(1, request.headers.length)]
      if (again) request.headers.push([again[0], `${again[1]}x`])
    }
  },
  withBody((body, rng) => body.subarray(0, rng.below(Math.max(1, body.length)))),
  withBody(() => Buffer.alloc(0)),
  withBody((body) => Buffer.concat([Buffer.from('\ufeff'), body])),
  withBody((body) => Buffer.concat([body, Buffer.from('}]')])),
  withBody((body) => Buffer.concat([body.subarray(0, -2), Buffer.from([0xff, 0xfe, 0xc0, 0x80])])),
  withBody((body, rng) => Buffer.from(body.map((byte) => (rng.oneIn(40) ? rng.below(256) : byte)))),
  withBody((_, rng) => Buffer.from('['.repeat(10 ** (2 + rng.below(3))))),
  withBody((_, rng) => Buffer.from('{"a":'.repeat(10 ** (2 + rng.below(3))))),
  withBody((_, rng) => Buffer.alloc(65_536 + rng.below(200_000), 'x')),
  withBody((body) => Buffer.concat([body, Buffer.alloc(66_000, ' ')])),
  withBody(() => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])),
]
