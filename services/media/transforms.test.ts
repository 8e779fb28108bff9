import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { derivedPictures, trimFolder } from './derived-pictures.ts'
import { serveTransforms } from './serve-transforms.ts'
import { signTransform } from './sign-transform.ts'

const secret = 'a secret of this test only'
const folder = mkdtempSync(join(tmpdir(), 'transforms-'))
const madeFolder = join(folder, 'made')
/** Draws a picture with a red left half and a green right half. */
const halves = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at++)
    pixels.set(at % width < width / 2 ? [255, 0, 0, 255] : [0, 255, 0, 255], at * 4)
  return Transformer.fromRgbaPixels(pixels, width, height).avif({ quality: 90, speed: 10 })
}
writeFileSync(join(folder, 'bar-1284.avif'), await halves(1_284, 642))
writeFileSync(join(folder, 'bar-308.avif'), await halves(308, 154))
writeFileSync(join(folder, 'small-308.avif'), await halves(308, 308))
const warnings: unknown[] = []
const pictures = derivedPictures({ folder: madeFolder, maxBytes: 1e9, warn: (error) => warnings.push(error) })
let wait = 0
const secondsToWait = async () => wait
const sources = { demo: folder, import: folder }
const serve = serveTransforms(
  { sources, pictures, secret, warn: (error) => warnings.push(error), secondsToWait },
  { 'x-test': '1' },
)
const server = createServer((request, response) => {
  void serve(request, response).then((isServed) => isServed || response.writeHead(404).end('no route'))
})
await once(server.listen(0, '127.0.0.1'), 'listening')
after(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/media/image/upload/${path}`, { headers })
/** Requests a transform with its signature. */
const readSigned = (rest: string, headers: Record<string, string> = {}) =>
  read(`s--${signTransform(secret, rest)}--/${rest}`, headers)
async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise(setImmediate)
}
const pictureOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const sizeOf = async (response: Response) => {
  const { format, width, height } = await new Transformer(await pictureOf(response)).metadata()
  return [response.status, format, width, height]
}

test("a picture's URL selects its width, crop, and format [UI-419]", async () => {
  assert.deepEqual(await sizeOf(await read('c_limit,w_360/f_webp/demo/bar')), [200, 'webp', 360, 180])
  assert.deepEqual(await sizeOf(await readSigned('c_fill,h_360,w_360/v12/demo/bar.png')), [200, 'png', 360, 360])
  assert.deepEqual(await sizeOf(await read('c_pad%2Ch_83%2Cw_83/demo/bar.jpg')), [200, 'jpeg', 83, 83])
  assert.deepEqual(await sizeOf(await readSigned('f_png/demo/small')), [200, 'png', 308, 308])
  assert.deepEqual(await sizeOf(await readSigned('c_limit,w_1960,f_png/demo/bar')), [200, 'png', 1_284, 642])
})

test('the gravity parameter selects the area of a picture that a crop shows', async () => {
  const colorAt = async (gravity: string) => {
    const response = await readSigned(`c_fill,g_${gravity},h_83,w_83/f_png/demo/bar`)
    const pixels = await new Transformer(await pictureOf(response)).rawPixels()
    return pixels[0]! > 128 ? 'red' : 'green'
  }
  assert.deepEqual([await colorAt('west'), await colorAt('east')], ['red', 'green'])
})

test("a picture's format depends on what the browser explicitly accepts, and caches store one response for each format", async () => {
  const typeFor = async (accept: string) => {
    const response = await read('w_83/demo/bar', { accept })
    assert.equal(response.headers.get('vary'), 'Accept')
    return response.headers.get('content-type')
  }
  assert.equal(await typeFor('image/avif,image/webp,*/*'), 'image/avif')
  assert.equal(await typeFor('image/webp,*/*'), 'image/webp')
  assert.equal(await typeFor('*/*'), 'image/jpeg')
  assert.equal((await readSigned('w_83,f_png/demo/bar')).headers.get('vary'), null)
})

test('a picture size that is not public is rejected without a signature and served with one [UI-419]', async () => {
  const rest = 'w_500/f_png/demo/bar'
  assert.equal((await read(rest)).status, 403)
  assert.equal((await read(`s--${signTransform('another secret', rest)}--/${rest}`)).status, 403)
  const signature = signTransform(secret, rest)
  assert.equal((await read(`s--${signature}--/w_501/f_png/demo/bar`)).status, 403)
  assert.deepEqual(await sizeOf(await read(`s--${signature}--/${rest}`)), [200, 'png', 500, 250])
})

test('a client over the rate limit gets existing pictures, and a 503 for new ones', async () => {
  assert.equal((await read('w_521,f_webp/demo/bar')).status, 200)
  wait = 9
  const [known, other] = [await read('w_521,f_webp/demo/bar'), await read('w_768,f_webp/demo/bar')]
  wait = 0
  assert.deepEqual([known.status, other.status, other.headers.get('retry-after')], [200, 503, '5'])
})

test('the largest file of a picture is the source, regardless of its width', async () => {
  writeFileSync(join(folder, 'scene-1284.avif'), await halves(1_284, 642))
  writeFileSync(join(folder, 'scene-1960.avif'), await halves(1_960, 980))
  writeFileSync(join(folder, 'odd-521.avif'), await halves(521, 521))
  writeFileSync(join(folder, 'odd-640.avif'), await halves(640, 640))
  assert.deepEqual(await sizeOf(await read('c_limit,w_1960,f_webp/demo/scene')), [200, 'webp', 1_960, 980])
  assert.deepEqual(await sizeOf(await read('c_limit,w_1960,f_webp/import/odd')), [200, 'webp', 640, 640])
})

test('an invalid picture parameter is reported by name, and unknown pictures, folders, and paths are not found', async () => {
  const wrong = await read('w_360,x_3/demo/bar')
  assert.deepEqual([wrong.status, await wrong.text()], [400, 'The parameter "x_3" is unknown.\n'])
  for (const path of [
    'w_360/demo/none',
    'w_360/constructor/bar',
    'w_360/other/bar',
    'w_360/demo/..%2Fbar',
    'w_360/%E0%A4%A',
  ])
    assert.equal((await read(path)).status, 404, path)
})

test('a picture with a version, or with a name derived from its content, is cached for a year [UI-419]', async () => {
  const caching = async (path: string) => (await read(path)).headers.get('cache-control')
  const year = 'public, max-age=31536000, immutable'
  assert.deepEqual([await caching('w_83/v3/demo/bar'), await caching('w_83/import/bar')], [year, year])
  assert.equal(await caching('w_83/demo/bar'), 'public, max-age=604800')
})

test('concurrent requests render a picture once, and a client that has its version gets a 304', async () => {
  const before = new Set(readdirSync(madeFolder))
  const answers = await Promise.all([1, 2, 3].map(() => readSigned('w_308/f_png/demo/bar')))
  assert.equal(new Set(answers.map(({ headers }) => headers.get('etag'))).size, 1)
  assert.equal(readdirSync(madeFolder).filter((name) => !before.has(name)).length, 1)
  const etag = answers[0]!.headers.get('etag')!
  assert.equal((await readSigned('w_308/f_png/demo/bar', { 'if-none-match': etag })).status, 304)
})

test('two pictures are rendered at a time, more than twenty requests are rejected, and stored pictures never wait', async () => {
  let running = 0
  let most = 0
  const gates: (() => void)[] = []
  const make = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => gates.push(resolve))
    running--
    return Buffer.from('picture')
  }
  mkdirSync(join(folder, 'queue'))
  const queue = derivedPictures({ folder: join(folder, 'queue'), maxBytes: 1e9, warn: assert.ifError })
  let waiting = 0
  const mayMake = async () => {
    waiting++
    return true
  }
  const first = Array.from({ length: 20 }, (_, at) => queue.get(`p${at}`, make, mayMake))
  await until(() => waiting === 20)
  assert.equal(await queue.get('p20', make), null)
  writeFileSync(join(folder, 'queue', 'stored'), 'stored')
  assert.equal(String(await queue.get('stored', make)), 'stored')
  const again = queue.get('p3', make)
  const all = Promise.all([...first, again])
  const open = setInterval(() => gates.shift()?.(), 1)
  assert.equal((await all).length, 21)
  clearInterval(open)
  assert.equal(most, 2)
})

test('a picture that cannot be rendered or stored does not block the next one', async () => {
  const queue = derivedPictures({
    folder: join(folder, 'bar-308.avif', 'x'),
    maxBytes: 1e9,
    warn: (error) => warnings.push(error),
  })
  await assert.rejects(
    queue.get('broken', () => Promise.reject(new Error('no picture'))),
    /no picture/,
  )
  assert.equal(String(await queue.get('fine', async () => Buffer.from('fine'))), 'fine')
  assert.equal(warnings.length, 1)
})

test('the oldest pictures are deleted once their folder exceeds its limit', async () => {
  const full = mkdtempSync(join(folder, 'full-'))
  for (const [at, name] of ['old', 'middle', 'new'].entries()) {
    writeFileSync(join(full, name), Buffer.alloc(100))
    utimesSync(join(full, name), at + 1, at + 1)
  }
  await trimFolder(full, 300)
  assert.equal(readdirSync(full).length, 3)
  await trimFolder(full, 250)
  assert.deepEqual(readdirSync(full).toSorted(), ['middle', 'new'])
})

test('a damaged stored picture is not found, with a warning and without a failed request', async () => {
  writeFileSync(join(folder, 'damaged-308.avif'), 'no picture')
  const before = warnings.length
  const response = await read('c_limit,w_83/f_webp/demo/damaged')
  assert.deepEqual([response.status, response.headers.get('cache-control')], [404, 'no-store'])
  assert.equal(warnings.length, before + 1)
})
