import { randomUUID } from 'node:crypto'
import type { LooseCall } from '#contract/client/send.ts'
import { writeHeaders } from '#contract/kernel/write-headers.ts'
import type { Dice } from './dice.ts'
import { jsonOf, oddKeys, oddTexts, oddValues } from './odd-values.ts'

/** A request as bytes go out. */
export interface WireRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

/** A right request, made wrong in one to three ways that the dice choose; now and then it stays right. */
export function mutate(name: string, example: LooseCall, cookie: string, dice: Dice): WireRequest {
  const sent = structuredClone(example)
  const turns = dice.once(20) ? 0 : 1 + dice.below(3)
  const onWire: ((request: WireRequest) => void)[] = []
  for (let turn = 0; turn < turns; turn++) {
    const kind = dice.below(10)
    if (kind < 5 && sent.body !== undefined) sent.body = mutateTree(sent.body, dice)
    else if (kind < 7) onWire.push(dice.pick(wireMutations)(dice))
    else if (kind < 8) sent.params = mutateTexts(sent.params, dice, false)
    else sent.query = mutateTexts(sent.query, dice, true)
  }
  const request = onTheWire(name, sent, cookie, dice)
  for (const change of onWire) change(request)
  return request
}

function onTheWire(name: string, { params = {}, query = {}, body }: LooseCall, cookie: string, dice: Dice) {
  const [method, path] = name.split(' ') as [string, string]
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encoded(params[param] ?? '', dice))
  const search = Object.entries(query)
    .map(([key, value]) => `${encoded(key, dice)}=${encoded(String(value), dice)}`)
    .join('&')
  const headers: WireRequest['headers'] = Object.entries(writeHeaders({ key: randomUUID(), version: 'any' }))
  if (cookie !== '') headers.push(['cookie', cookie])
  if (body !== undefined) headers.push(['content-type', 'application/json'])
  return {
    method,
    path: filled + (search && `?${search}`),
    headers,
    body: body === undefined ? undefined : Buffer.from(jsonOf(body)),
  }
}

/** As a URL carries a text; what cannot be carried, as bytes that are no text. */
function encoded(text: string, dice: Dice): string {
  if (text === '' || text.length > 4_000) return text.replace(/[^\w.-]/g, '').slice(0, 9_000)
  if (dice.once(30)) return dice.pick(['%', '%zz', '%00', '%ED%A0%80', '%C0%AF', '%2e%2e%2f', '..%2f..', '%25%30%30'])
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every object or list in a tree with its keys. */
function holders(tree: unknown): Node[] {
  if (!isNode(tree)) return []
  return [tree, ...Object.values(tree).flatMap(holders)]
}

function mutateTree(tree: unknown, dice: Dice): unknown {
  const nodes = holders(tree)
  if (nodes.length === 0 || dice.once(25)) return structuredClone(dice.pick(oddValues))
  const node = dice.pick(nodes)
  const key = dice.pick(['', ...Object.keys(node)])
  const isList = Array.isArray(node)
  switch (dice.below(7)) {
    case 0:
      if (isList) node.splice(Number(key), 1)
      else delete node[key]
      break
    case 1:
      define(node, isList ? String(node.length) : dice.pick(oddKeys), structuredClone(dice.pick(oddValues)))
      break
    case 2:
      if (key !== '') node[key] = [node[key]]
      break
    case 3:
      if (isList) for (let more = dice.below(300); more > 0; more--) node.push(structuredClone(node[0] ?? null))
      break
    case 4:
      if (typeof node[key] === 'number') node[key] = dice.pick([-1, 0, 0.5, 1e9, 2 ** 31, -node[key], `${node[key]}`])
      break
    default:
      if (key !== '') node[key] = structuredClone(dice.pick(oddValues))
  }
  return tree
}

/** As a property of its own also where the name is that of the prototype. */
function define(node: Node, key: string, value: unknown) {
  Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true })
}

function mutateTexts<T>(texts: Record<string, T> = {}, dice: Dice, mayGrow: boolean): Record<string, string> {
  const copy = { ...texts } as unknown as Record<string, string>
  const names = Object.keys(copy)
  if (mayGrow && (names.length === 0 || dice.once(3))) define(copy, dice.pick(oddKeys), dice.pick(oddTexts))
  else if (names.length > 0) copy[dice.pick(names)] = dice.pick(oddTexts)
  return copy
}

type Change = (dice: Dice) => (request: WireRequest) => void

const withHeader =
  (name: string, ...values: string[]): Change =>
  (dice) => {
    const value = dice.pick(values)
    return (request) => {
      request.headers = [...request.headers.filter(([other]) => other !== name), [name, value]]
    }
  }
const without =
  (...names: string[]): Change =>
  (dice) => {
    const gone = dice.pick(names)
    return (request) => {
      request.headers = request.headers.filter(([name]) => name !== gone)
    }
  }
const withBody =
  (change: (body: Buffer, dice: Dice) => Buffer): Change =>
  (dice) =>
  (request) => {
    request.body = change(request.body ?? Buffer.alloc(0), dice)
  }
const withPath =
  (change: (path: string, dice: Dice) => string): Change =>
  (dice) =>
  (request) => {
    request.path = change(request.path, dice)
  }

/** What is wrong with a request beside what it says: its method, path, headers, and the bytes of its body. */
const wireMutations: readonly Change[] = [
  (dice) => {
    const method = dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])
    return (request) => {
      request.method = method
    }
  },
  withPath((path, dice) => dice.pick(['/..', '/../..', '//', '/.', '/site/USA', '/site/CAN', '/%2e%2e']) + path),
  withPath(
    (path, dice) => path + dice.pick(['/', '/..', '/%2e%2e/%2e%2e/etc/passwd', '//', ';.css', '.json', '%00', '#x']),
  ),
  withPath((path) => path.toUpperCase()),
  withPath((path, dice) => path.slice(0, 1 + dice.below(path.length))),
  withPath(
    (path, dice) =>
      `${path}${path.includes('?') ? '&' : '?'}${dice.pick(['a=1&a=2', 'a[]=1&a[x]=2', '__proto__=1', '=', '&&&', '%', '%00=%00', `${'b&'.repeat(3_000)}`])}`,
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
  (dice) => {
    const chosen = dice.below(1_000)
    return (request) => {
      const again = request.headers[chosen % Math.max(1, request.headers.length)]
      if (again) request.headers.push([again[0], `${again[1]}x`])
    }
  },
  withBody((body, dice) => body.subarray(0, dice.below(Math.max(1, body.length)))),
  withBody(() => Buffer.alloc(0)),
  withBody((body) => Buffer.concat([Buffer.from('\ufeff'), body])),
  withBody((body) => Buffer.concat([body, Buffer.from('}]')])),
  withBody((body) => Buffer.concat([body.subarray(0, -2), Buffer.from([0xff, 0xfe, 0xc0, 0x80])])),
  withBody((body, dice) => Buffer.from(body.map((byte) => (dice.once(40) ? dice.below(256) : byte)))),
  withBody((_, dice) => Buffer.from('['.repeat(10 ** (2 + dice.below(3))))),
  withBody((_, dice) => Buffer.from('{"a":'.repeat(10 ** (2 + dice.below(3))))),
  withBody((_, dice) => Buffer.alloc(65_536 + dice.below(200_000), 'x')),
  withBody((body) => Buffer.concat([body, Buffer.alloc(66_000, ' ')])),
  withBody(() => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])),
]
