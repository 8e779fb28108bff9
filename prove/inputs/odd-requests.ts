import { gzipSync } from 'node:zlib'

/** A request as no client should send it, and what it may be answered with. */
interface OddRequest {
  name: string
  bytes: Buffer
  statuses: readonly number[]
  /** What comes after it on the connection cannot be told from it: the connection has to end. */
  closes: boolean
}

const crlf = '\r\n'

function request(first: string, headers: readonly string[], body: string | Buffer = ''): Buffer {
  return Buffer.concat([Buffer.from([first, ...headers, '', ''].join(crlf), 'latin1'), Buffer.from(body)])
}

/** Corpus for a store on a port: each request is followed by another one that must not be answered. */
export function oddRequests(port: number): OddRequest[] {
  const host = `Host: localhost:${port}`
  const json = [
    'Content-Type: application/json',
    'Idempotency-Key: 9e107d9d-372b-4b6a-8a4e-2f0d3c1b5a77',
    'If-Match: *',
  ]
  const post = 'POST /svc_list/lists HTTP/1.1'
  const get = 'GET /robots.txt HTTP/1.1'
  const smuggled = request('GET /smuggled HTTP/1.1', [host])
  const framed = (name: string, headers: readonly string[], body: string): OddRequest => ({
    name,
    bytes: Buffer.concat([request(post, [host, ...json, ...headers], body), smuggled]),
    statuses: [400],
    closes: true,
  })
  const refused = (name: string, bytes: Buffer): OddRequest => ({
    name,
    bytes: Buffer.concat([bytes, smuggled]),
    statuses: [400],
    closes: true,
  })
  const answered = (name: string, statuses: readonly number[], bytes: Buffer): OddRequest => ({
    name,
    bytes,
    statuses,
    closes: false,
  })
  const chunked = 'Transfer-Encoding: chunked'
  const withBody = (body: string | Buffer, ...headers: string[]) =>
    request(post, [host, ...json, `Content-Length: ${Buffer.byteLength(body)}`, ...headers], body)
  const bomb = gzipSync(Buffer.alloc(60 * 2 ** 20))
  const large = JSON.stringify({ type: 'cart', pad: 'x'.repeat(80_000) })
  return [
    framed('content-length and chunked', ['Content-Length: 6', chunked], '0\r\n\r\nX'),
    framed('chunked and content-length', [chunked, 'Content-Length: 6'], '0\r\n\r\nX'),
    framed('two lengths that differ', ['Content-Length: 2', 'Content-Length: 5'], '{}abc'),
    framed('two lengths that agree', ['Content-Length: 2', 'Content-Length: 2'], '{}'),
    framed('a list of lengths', ['Content-Length: 2, 2'], '{}'),
    framed('a length with a sign', ['Content-Length: +2'], '{}'),
    framed('a negative length', ['Content-Length: -2'], '{}'),
    framed('a length in hex', ['Content-Length: 0x2'], '{}'),
    framed('a length beyond numbers', ['Content-Length: 99999999999999999999'], '{}'),
    framed('a coding that is none', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
    framed('chunked that is not last', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'),
    framed('a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'),
    framed('a folded coding', ['Transfer-Encoding:\r\n chunked'], '0\r\n\r\n'),
    framed('a chunk size that is no number', [chunked], 'zz\r\n{}\r\n0\r\n\r\n'),
    framed('a chunk size beyond numbers', [chunked], 'fffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
    framed('a chunk that ends by a bare line feed', [chunked], '2\n{}\n0\n\n'),
    framed('a chunk longer than its size', [chunked], '1\r\n{}\r\n0\r\n\r\n'),
    refused('bare line feeds', Buffer.from(`${get}\n${host}\n\n`)),
    refused('a bare carriage return', Buffer.from(`${get}\r\n${host}\rX: 1\r\n\r\n`)),
    refused('a folded header', Buffer.from(`${get}\r\n${host}\r\nX-A: 1\r\n 2\r\n\r\n`)),
    refused('two hosts', request(get, [host, 'Host: evil.example'])),
    refused('two hosts that agree', request(get, [host, host])),
    refused('no host', request(get, [])),
    refused('a zero in a header', request(get, [host, 'X-A: a\0b'])),
    refused('a control character in a header', request(get, [host, 'X-A: a\x01b'])),
    refused('a space in a name', request(get, [host, 'X A: 1'])),
    refused('a zero in the path', request('GET /a\0b HTTP/1.1', [host])),
    refused('a space in the path', request('GET /a b HTTP/1.1', [host])),
    refused('an unknown version', request('GET /robots.txt HTTP/3.7', [host])),
    refused('no version', request('GET /robots.txt', [host])),
    refused('an unknown method', request('BREW / HTTP/1.1', [host])),
    refused('what is no HTTP', Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03')),
    { ...refused('headers beyond 16 KiB', request(get, [host, `X-A: ${'a'.repeat(20_000)}`])), statuses: [431] },
    { ...refused('an address beyond 16 KiB', request(`GET /${'a'.repeat(20_000)} HTTP/1.1`, [host])), statuses: [431] },
    answered('another host by an absolute address', [400, 421], request('GET http://evil.example/ HTTP/1.1', [host])),
    answered('a host of nobody', [421], request(get, ['Host: evil.example'])),
    answered(
      'a thousand headers',
      [200, 404, 431],
      request(get, [host, ...Array.from({ length: 1_000 }, (_, at) => `X-${at}: 1`)]),
    ),
    answered(
      'a thousand parameters',
      [200, 400],
      request(`GET /search?q=bar&${Array.from({ length: 1_000 }, (_, at) => `p${at}=1`).join('&')} HTTP/1.1`, [host]),
    ),
    answered(
      'an address of 10,000 characters',
      [400, 404, 414],
      request(`GET /${'a'.repeat(10_000)} HTTP/1.1`, [host]),
    ),
    answered('TRACE', [404, 405], request('TRACE / HTTP/1.1', [host])),
    answered('an expectation of nobody', [417], request('GET / HTTP/1.1', [host, 'Expect: wonders'])),
    answered('deep JSON', [400], withBody('['.repeat(10_000) + ']'.repeat(10_000))),
    answered('wide JSON', [400], withBody(`{"type":"cart","a":[${'0,'.repeat(20_000)}0]}`)),
    answered('a bomb', [413, 415], withBody(bomb, 'Content-Encoding: gzip')),
    answered(
      'a bomb in a form',
      [413, 415],
      request(
        'POST /preferences HTTP/1.1',
        [
          host,
          `Origin: http://localhost:${port}`,
          'Content-Type: application/x-www-form-urlencoded',
          'Content-Encoding: gzip',
          `Content-Length: ${bomb.length}`,
        ],
        bomb,
      ),
    ),
    answered('a body above the limit', [413], withBody(large)),
    answered(
      'a body above the limit, chunked',
      [413],
      request(post, [host, ...json, chunked], `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`),
    ),
    answered(
      'a form above the limit',
      [413],
      request(
        'POST /preferences HTTP/1.1',
        [
          host,
          `Origin: http://localhost:${port}`,
          'Content-Type: application/x-www-form-urlencoded',
          'Content-Length: 80002',
        ],
        `a=${'x'.repeat(80_000)}`,
      ),
    ),
  ]
}
