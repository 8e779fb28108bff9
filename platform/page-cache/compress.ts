import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import type { Encoding, CachedPage, MadePage } from './entry.ts'

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const deflate = promisify<Buffer, ZlibOptions, Buffer>(gzip)
/** Brotli 4 costs about a render; 11 costs thirty and is left to idle moments. */
const quality = { fill: 4, idle: 11 }

/** Compresses a page once, when it is filled. */
export async function compressPage(page: MadePage, freshUntil: number, endsAt: number): Promise<CachedPage> {
  const html = Buffer.from(page.html)
  const [br, gz] = await Promise.all([brotliOf(html, quality.fill), deflate(html, { level: 6 }).then(exactly)])
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return {
    status: page.status,
    etag,
    headers: headersOf(page, etag, { br: br.length, gzip: gz.length, identity: html.length }),
    br,
    gzip: gz,
    tags: page.tags,
    freshUntil,
    endsAt,
    bytes: br.length + gz.length + 1024,
    hits: 0,
    isDense: false,
  }
}

/** The same page with brotli at its best. */
export async function denser(page: CachedPage, html: Buffer): Promise<CachedPage> {
  const br = await brotliOf(html, quality.idle)
  const headers = { ...page.headers, br: { ...page.headers.br, 'content-length': String(br.length) } }
  return { ...page, br, headers, bytes: br.length + page.gzip.length + 1024, isDense: true }
}

async function brotliOf(html: Buffer, level: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return exactly(await brotli(html, { params }))
}

/** Bytes in memory of just their size: what zlib answers is the beginning of a chunk of 64 KiB, which would be kept with it. */
function exactly(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

function headersOf(page: MadePage, etag: string, lengths: Record<Encoding, number>): CachedPage['headers'] {
  const common = {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    // A browser asks each time; the answer is mostly 304. What lies between must not share it: cookies choose the page.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag,
  }
  const withLength = (encoding: Encoding) => ({
    ...common,
    'content-length': String(lengths[encoding]),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  return { br: withLength('br'), gzip: withLength('gzip'), identity: withLength('identity') }
}
