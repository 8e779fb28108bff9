import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { baseSku } from '#domain/sites.ts'

const path = /^\/media\/drawings\/([^/?]{1,300})\.svg$/
const metricLabel = /(\d{1,6} mm) \((\d{1,6}\.\d in)\)/g
/** Maximum number of queued drawings; limited because there is only one worker. */
const maxWaiting = 40
/** Browser cache time in seconds, after which browsers revalidate. */
const cacheSeconds = 86_400

interface Drawings {
  /** Returns the model for a SKU without the site prefix, or null if there is none. */
  modelOf: (sku: string) => Promise<ModelEntry | null>
  draw: (model: ModelEntry) => Promise<string>
  /** Changes when the drawing code changes. */
  edition: () => Promise<string>
  folder: string
}

/**
 * Serves /media/drawings/{sku}.svg, drawn on the first request; with `?units=us`, inches come first. Returns false for
 * other paths and for products without a model.
 */
export function serveDrawings(
  { modelOf, draw, edition, folder }: Drawings,
  headers: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const pending = new Map<string, Promise<string>>()

  const drawingOf = async (model: ModelEntry, name: string) => {
    const file = join(folder, `${name}.svg`)
    const known = await readFile(file, 'utf8').catch(() => undefined)
    if (known !== undefined) return known
    const drawing = await draw(model)
    await mkdir(folder, { recursive: true })
    // Written atomically, because another process may create the same file.
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, drawing)
    await rename(unfinished, file)
    return drawing
  }

  return async (request, response) => {
    const sku = readSku(request.url)
    const model = sku === undefined ? null : await modelOf(sku)
    if (model === null) return false
    const name = nameOf(model, await edition())
    const isUs = request.url?.endsWith('.svg?units=us') === true
    const etag = isUs ? `"${name}-us"` : `"${name}"`
    const shared = { ...headers, etag, 'cache-control': `public, max-age=${cacheSeconds}` }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, shared)
      response.end()
      return true
    }
    const waiting = pending.get(name)
    if (!waiting && pending.size >= maxWaiting) {
      response.writeHead(503, { ...headers, 'retry-after': '5' })
      response.end()
      return true
    }
    const result = waiting ?? drawingOf(model, name).finally(() => pending.delete(name))
    pending.set(name, result)
    const drawing = isUs ? withUsUnitsFirst(await result) : await result
    response.writeHead(200, {
      ...shared,
      'content-type': 'image/svg+xml',
      'content-length': Buffer.byteLength(drawing),
    })
    response.end(request.method === 'HEAD' ? undefined : drawing)
    return true
  }
}

function readSku(url: string | undefined): string | undefined {
  const [, encodedSku] = path.exec(url?.split('?')[0] ?? '') ?? []
  try {
    return encodedSku === undefined ? undefined : baseSku(decodeURIComponent(encodedSku))
  } catch {
    return undefined
  }
}

/** Returns a drawing with labels like `78.7 in (2000 mm)`. Stored drawings have metric units first. */
function withUsUnitsFirst(drawing: string): string {
  return drawing.replaceAll(metricLabel, '$2 ($1)')
}

/** Sorted, so that equal parameters result in the same file name. */
function nameOf({ kind, params = {} }: ModelEntry, edition: string): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([edition, kind, sorted]))
    .digest('hex')
    .slice(0, 32)
}
