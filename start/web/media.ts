import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from '#platform/clock.ts'
import { modelOf } from '#services/catalog/products/model-of.ts'
import { serveDrawings } from '#services/drawings/drawings.ts'
import { editionOfDrawings, openDrawingWorkers } from '#services/drawings/worker-pool.ts'
import { serveMedia } from '#services/media/media.ts'
import { servePhotos } from '#services/reviews/serve-photos.ts'
import { demoPictures } from '../../db/demo/load.ts'
import type { StoreContext } from '../store/context.ts'

export function openMedia({ settings, db, headers }: StoreContext) {
  const { dataDir, secret } = settings
  const pictures = serveMedia({ demo: fileURLToPath(demoPictures), import: join(dataDir, 'media') }, headers)
  const drawingWorkers = openDrawingWorkers()
  return {
    pictures: ({ url = '/' }: IncomingMessage, response: ServerResponse) => pictures(url, response),
    drawings: serveDrawings(
      {
        modelOf: (sku) => modelOf(db, sku),
        draw: drawingWorkers.draw,
        edition: editionOfDrawings,
        folder: join(dataDir, 'drawings'),
      },
      headers,
    ),
    photos: servePhotos({ db, secret, clock: systemClock }, headers),
    close: drawingWorkers.close,
  }
}
