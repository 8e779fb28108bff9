import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { preferredEncoding } from './encoding.ts'

interface Asset {
  type: string
  identity: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
}
const prefix = '/assets/'
const immutable = 'public, max-age=31536000, immutable'

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

interface AssetOptions {
  security: Readonly<Record<string, string>>
  ownFavicon?: Buffer | undefined
  /** Returns a file from an earlier build, for pages that are still open. */
  readEarlier?: (name: string) => Promise<Buffer | null>
}

/** Loads the build's hashed files, with their compressed forms, and the service worker into memory. */
export async function loadAssets(client: string, { security, ownFavicon, readEarlier }: AssetOptions) {
  const folder = join(client, 'assets')
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name))
  const assets = new Map<string, Asset>()
  for (const name of names) {
    const read = (suffix: string) => readFile(join(folder, name + suffix)).catch(() => null)
    const [identity, br, gzip] = await Promise.all([readFile(join(folder, name)), read('.br'), read('.gz')])
    assets.set(prefix + name, { type: typeOf(name), identity, br, gzip })
  }
  const favicon = ownFavicon ?? (await readFile(join(client, 'favicon.svg')))
  // The card page's build has no service worker.
  const worker = await readFile(join(client, 'sw.js')).catch(() => null)
  const sendEarlier = async (request: IncomingMessage, response: ServerResponse, name: string) => {
    const body = (await readEarlier?.(name).catch(() => null)) ?? null
    if (body === null) {
      response.writeHead(404, { ...security, 'content-length': '0', 'cache-control': 'no-store' }).end()
      return
    }
    const headers = { ...security, 'content-type': typeOf(name), 'content-length': body.length }
    response.writeHead(200, { ...headers, 'cache-control': immutable })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  return {
    /** Returns true for a file of this build. */
    has: (path: string) => assets.has(path),
    serve(request: IncomingMessage, response: ServerResponse, path: string): boolean {
      if (path === '/favicon.svg') {
        const headers = { ...security, 'content-type': types['svg'], 'cache-control': 'public, max-age=86400' }
        response.writeHead(200, headers).end(favicon)
        return true
      }
      if (path === '/sw.js' && worker) {
        const headers = { ...security, 'content-type': typeOf(path), 'content-length': worker.length }
        response.writeHead(200, { ...headers, 'cache-control': 'no-cache' })
        response.end(request.method === 'HEAD' ? undefined : worker)
        return true
      }
      if (!path.startsWith(prefix)) return false
      const asset = assets.get(path)
      if (!asset) {
        void sendEarlier(request, response, path.slice(prefix.length))
        return true
      }
      const encoding = preferredEncoding(request.headers['accept-encoding'])
      const compressed = encoding === 'identity' ? null : asset[encoding]
      const body = compressed ?? asset.identity
      response.writeHead(200, {
        ...security,
        'content-type': asset.type,
        'content-length': body.length,
        'cache-control': immutable,
        vary: 'Accept-Encoding',
        ...(compressed && { 'content-encoding': encoding }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    },
  }
}
