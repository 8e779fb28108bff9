import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import type { Encoding, CachedPage, RenderedPage } from './entry.ts'

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const deflate = promisify<Buffer, ZlibOptions, Buffer>(gzip)
/** Brotli level 4 costs about as much as one render. Level 11 costs as much as thirty. */
const quality = { fill: 4, idle: 11 }

/** Compresses a page when it is cached. */
export async function compressPage(page: RenderedPage, freshUntil: number, endsAt: number): Promise<CachedPage> {
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

/** Recompresses a page with brotli at its highest quality. */
export async function recompressPage(page: CachedPage, html: Buffer): Promise<CachedPage> {
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

/** Copies the buffer, because zlib returns a view into a 64 KiB chunk that would stay in memory. */
function exactly(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

function headersOf(page: RenderedPage, etag: string, lengths: Record<Encoding, number>): CachedPage['headers'] {
  const common = {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    // Proxies must not store pages, because pages depend on cookies. Browsers mostly get a 304.
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
