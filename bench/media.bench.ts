import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, test } from 'node:test'
import { parseTransform } from '#domain/media/transform.ts'
import { derivedPictures } from '#services/media/derived-pictures.ts'
import { serveMedia } from '#services/media/media.ts'
import { serveTransforms } from '#services/media/serve-transforms.ts'
import { transformPicture } from '#services/media/transform-picture.ts'
import { demoPictures } from '../db/demo/load.ts'
import { formatCount, reportRatio, measureAlternately } from './measure.ts'

const demo = fileURLToPath(demoPictures)
const folder = mkdtempSync(join(tmpdir(), 'media-bench-'))
const pictures = derivedPictures({ folder, maxBytes: 2 ** 30, warn: () => {} })
const transforms = serveTransforms(
  { sources: { demo }, pictures, secret: 'bench', warn: () => {}, secondsToWait: async () => 0 },
  {},
)
const stored = serveMedia({ demo }, {})
const server = createServer((request, response) => {
  void stored(request.url ?? '', response).then(async (isServed) => isServed || transforms(request, response))
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
after(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
const read = async (path: string) => (await fetch(origin + path)).arrayBuffer()

/** Returns operations per second for a single caller. */
async function rateOf(work: (turn: number) => Promise<unknown>, rounds: number): Promise<number> {
  const started = performance.now()
  for (let turn = 0; turn < rounds; turn++) await work(turn)
  return (rounds * 1_000) / (performance.now() - started)
}

test('serving a generated picture compared with a stored one', async (t) => {
  const path = '/media/image/upload/c_limit,w_360/f_avif/demo/ash-bench'
  await read(path)
  const measured = await measureAlternately({
    ours: () => rateOf(() => read(path), 500),
    baseline: () => rateOf(() => read('/media/demo/ash-bench-360.avif'), 500),
  })
  // Serving a generated picture hashes its source, because a changed picture has the same name.
  reportRatio(t, { name: 'made pictures', unit: 'requests/s', baselineName: 'stored ones', goal: 0.4 }, measured)
})

test('picture generation compared with the encoder alone, and its memory use', async (t) => {
  const source = readFileSync(join(demo, 'ash-bench-1284.avif'))
  const transform = parseTransform('c_fill,h_401,w_768')
  if ('problem' in transform) throw new Error(transform.problem)
  let turn = 0
  const before = process.memoryUsage().rss
  let peak = before
  const measured = await measureAlternately({
    ours: () =>
      rateOf(async () => {
        turn += 1
        await pictures.get(`turn-${turn}.avif`, () => transformPicture(source, transform, 'avif'))
        peak = Math.max(peak, process.memoryUsage().rss)
      }, 10),
    baseline: () => rateOf(() => transformPicture(source, transform, 'avif'), 10),
  })
  reportRatio(t, { name: 'pictures made', unit: 'a second', baselineName: 'the encoder alone', goal: 0.9 }, measured)
  t.diagnostic(`memory: ${formatCount((peak - before) / 2 ** 20)} MB more at most, after ${turn} pictures`)
})
