import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from '#platform/clock.ts'
import { modelOf } from '#services/catalog/products/model-of.ts'
import { pageLimiter } from '#services/call/limits/rate-limits.ts'
import { serveDrawings } from '#services/drawings/drawings.ts'
import { drawingsHash, openDrawingWorkers } from '#services/drawings/worker-pool.ts'
import { serveMedia } from '#services/media/media.ts'
import { derivedPictures } from '#services/media/derived-pictures.ts'
import { serveJpegs } from '#services/media/serve-jpegs.ts'
import { serveVideos } from '#services/media/serve-videos.ts'
import { serveTransforms } from '#services/media/serve-transforms.ts'
import { serveChatFiles } from '#services/chat/files/serve-files.ts'
import { serveRegistryPhotos } from '#services/registry/photo.ts'
import { serveStoryPhotos } from '#services/stories/serve-photos.ts'
import { servePhotos } from '#services/reviews/serve-photos.ts'
import { demoPictures } from '../../db/demo/load.ts'
import type { StoreContext } from '../store/context.ts'
import type { IpReader } from './client-ip.ts'
import type { LoadedBranding } from './branding.ts'

/** Maximum bytes per generated-picture folder: JPEGs for feeds and previews, and transforms. */
const maxBytes = { jpegs: 2 ** 29, transforms: 2 * 2 ** 30 }

export function openMedia(
  { settings, db, headers, log }: StoreContext,
  { favicon, ipOf }: Pick<LoadedBranding, 'favicon'> & { ipOf: IpReader },
) {
  const { dataDir, secret } = settings
  const sources = { demo: fileURLToPath(demoPictures), import: join(dataDir, 'media') }
  // A CDN passes the headers on, and its host differs from the host of the pages.
  const shared = settings.media.cdn ? { ...headers, 'cross-origin-resource-policy': 'cross-origin' } : headers
  const pictures = serveMedia(sources, shared)
  // Separate queues, because transform requests must not delay link previews and feeds.
  const derived = (kind: keyof typeof maxBytes) =>
    derivedPictures({
      folder: join(dataDir, kind),
      maxBytes: maxBytes[kind],
      warn: (error) => log.warn(error, 'a picture could not be stored'),
    })
  const limit = pageLimiter(settings.rateLimits)
  const builtIn = new URL('../../storefront/shell/favicon.svg', import.meta.url)
  const mark = favicon?.toString() ?? readFileSync(builtIn, 'utf8')
  const drawingWorkers = openDrawingWorkers()
  return {
    pictures: ({ url = '/' }: IncomingMessage, response: ServerResponse) => pictures(url, response),
    videos: serveVideos(sources, shared),
    drawings: serveDrawings(
      {
        modelOf: (sku) => modelOf(db, sku),
        draw: drawingWorkers.draw,
        edition: drawingsHash,
        folder: join(dataDir, 'drawings'),
      },
      headers,
    ),
    jpegs: serveJpegs({ sources, mark, pictures: derived('jpegs') }, headers),
    transforms: serveTransforms(
      {
        sources,
        pictures: derived('transforms'),
        secret,
        warn: (error) => log.warn(error, 'a stored picture is damaged'),
        secondsToWait: (request) => limit(ipOf(request)),
      },
      shared,
    ),
    chatFiles: serveChatFiles({ db, secret, clock: systemClock }, headers),
    photos: servePhotos({ db, secret, clock: systemClock }, headers),
    storyPhotos: serveStoryPhotos({ db, secret, clock: systemClock }, headers),
    registryPhotos: serveRegistryPhotos({ db, secret, clock: systemClock }, headers),
    close: drawingWorkers.close,
  }
}
