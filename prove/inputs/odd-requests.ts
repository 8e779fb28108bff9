import { gzipSync } from 'node:zlib'

interface OddRequest {
  name: string
  bytes: Buffer
  statuses: readonly number[]
  /** True if the end of the request is ambiguous, so that the server must close the connection. */
  closes: boolean
}

const crlf = '\r\n'
const post = 'POST /svc_list/lists HTTP/1.1'
const get = 'GET /robots.txt HTTP/1.1'
const chunked = 'Transfer-Encoding: chunked'
const json = ['Content-Type: application/json', 'Idempotency-Key: 9e107d9d-372b-4b6a-8a4e-2f0d3c1b5a77', 'If-Match: *']

/** Returns unusual requests. Each ambiguous request is followed by a second request, which must get no response. */
export function oddRequests(port: number): OddRequest[] {
  const host = `Host: localhost:${port}`
  return [...ambiguousFrames(host), ...invalidHeads(host), ...oddHeads(host), ...oddBodies(host, port)]
}

function ambiguousFrames(host: string): OddRequest[] {
  const framed = (name: string, headers: readonly string[], body: string) =>
    refused(host, name, request(post, [host, ...json, ...headers], body))
  return [
    framed('content-length and chunked', ['Content-Length: 6', chunked], '0\r\n\r\nX'),
    framed('chunked and content-length', [chunked, 'Content-Length: 6'], '0\r\n\r\nX'),
    framed('two different lengths', ['Content-Length: 2', 'Content-Length: 5'], '{}abc'),
    framed('two equal lengths', ['Content-Length: 2', 'Content-Length: 2'], '{}'),
    framed('a list of lengths', ['Content-Length: 2, 2'], '{}'),
    framed('a length with a sign', ['Content-Length: +2'], '{}'),
    framed('a negative length', ['Content-Length: -2'], '{}'),
    framed('a length in hex', ['Content-Length: 0x2'], '{}'),
    framed('a length too large for a number', ['Content-Length: 99999999999999999999'], '{}'),
    framed('an unknown transfer coding', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
    framed('chunked before another coding', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'),
    framed('a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'),
    framed('a folded Transfer-Encoding header', ['Transfer-Encoding:\r\n chunked'], '0\r\n\r\n'),
    framed('a chunk size that is not a number', [chunked], 'zz\r\n{}\r\n0\r\n\r\n'),
    framed('a chunk size too large for a number', [chunked], 'fffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
    framed('a chunk that ends with a bare line feed', [chunked], '2\n{}\n0\n\n'),
    framed('a chunk longer than its size', [chunked], '1\r\n{}\r\n0\r\n\r\n'),
  ]
}

function invalidHeads(host: string): OddRequest[] {
  const invalid = (name: string, bytes: Buffer, status = 400) => ({ ...refused(host, name, bytes), statuses: [status] })
  return [
    invalid('bare line feeds', Buffer.from(`${get}\n${host}\n\n`)),
    invalid('a bare carriage return', Buffer.from(`${get}\r\n${host}\rX: 1\r\n\r\n`)),
    invalid('a folded header', Buffer.from(`${get}\r\n${host}\r\nX-A: 1\r\n 2\r\n\r\n`)),
    invalid('two hosts', request(get, [host, 'Host: evil.example'])),
    invalid('two equal hosts', request(get, [host, host])),
    invalid('no host', request(get, [])),
    invalid('a null byte in a header', request(get, [host, 'X-A: a\0b'])),
    invalid('a control character in a header', request(get, [host, 'X-A: a\x01b'])),
    invalid('a space in a header name', request(get, [host, 'X A: 1'])),
    invalid('a null byte in the path', request('GET /a\0b HTTP/1.1', [host])),
    invalid('a space in the path', request('GET /a b HTTP/1.1', [host])),
    invalid('an unknown version', request('GET /robots.txt HTTP/3.7', [host])),
    invalid('no version', request('GET /robots.txt', [host])),
    invalid('an unknown method', request('BREW / HTTP/1.1', [host])),
    invalid('a TLS handshake', Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03')),
    invalid('headers larger than 16 KiB', request(get, [host, `X-A: ${'a'.repeat(20_000)}`]), 431),
    invalid('a URL longer than 16 KiB', request(`GET /${'a'.repeat(20_000)} HTTP/1.1`, [host]), 431),
  ]
}

function oddHeads(host: string): OddRequest[] {
  return [
    expecting('another host in an absolute URL', [400, 421], request('GET http://evil.example/ HTTP/1.1', [host])),
    expecting('an unknown host', [421], request(get, ['Host: evil.example'])),
    expecting(
      'a thousand headers',
      [200, 404, 431],
      request(get, [host, ...Array.from({ length: 1_000 }, (_, at) => `X-${at}: 1`)]),
    ),
    expecting(
      'a thousand parameters',
      [200, 400],
      request(`GET /search?q=bar&${Array.from({ length: 1_000 }, (_, at) => `p${at}=1`).join('&')} HTTP/1.1`, [host]),
    ),
    expecting('a URL of 10,000 characters', [400, 404, 414], request(`GET /${'a'.repeat(10_000)} HTTP/1.1`, [host])),
    expecting('TRACE', [404, 405], request('TRACE / HTTP/1.1', [host])),
    expecting('an unknown expectation', [417], request('GET / HTTP/1.1', [host, 'Expect: wonders'])),
  ]
}

function oddBodies(host: string, port: number): OddRequest[] {
  const call = (body: string | Buffer, ...headers: string[]) =>
    request(post, [host, ...json, `Content-Length: ${Buffer.byteLength(body)}`, ...headers], body)
  const form = (body: string | Buffer, ...headers: string[]) =>
    request(
      'POST /preferences HTTP/1.1',
      [
        host,
        `Origin: http://localhost:${port}`,
        'Content-Type: application/x-www-form-urlencoded',
        ...headers,
        `Content-Length: ${body.length}`,
      ],
      body,
    )
  const bomb = gzipSync(Buffer.alloc(60 * 2 ** 20))
  const large = JSON.stringify({ type: 'cart', pad: 'x'.repeat(80_000) })
  return [
    expecting('deep JSON', [400], call('['.repeat(10_000) + ']'.repeat(10_000))),
    expecting('wide JSON', [400], call(`{"type":"cart","a":[${'0,'.repeat(20_000)}0]}`)),
    expecting('a gzip bomb', [413, 415], call(bomb, 'Content-Encoding: gzip')),
    expecting('a gzip bomb in a form', [413, 415], form(bomb, 'Content-Encoding: gzip')),
    expecting('a body above the limit', [413], call(large)),
    expecting(
      'a body above the limit, chunked',
      [413],
      request(post, [host, ...json, chunked], `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`),
    ),
    expecting('a form above the limit', [413], form(`a=${'x'.repeat(80_000)}`)),
  ]
}

function request(first: string, headers: readonly string[], body: string | Buffer = ''): Buffer {
  return Buffer.concat([Buffer.from([first, ...headers, '', ''].join(crlf), 'latin1'), Buffer.from(body)])
}

function refused(host: string, name: string, bytes: Buffer): OddRequest {
  const smuggled = request('GET /smuggled HTTP/1.1', [host])
  return { name, bytes: Buffer.concat([bytes, smuggled]), statuses: [400], closes: true }
}

function expecting(name: string, statuses: readonly number[], bytes: Buffer): OddRequest {
  return { name, bytes, statuses, closes: false }
}
