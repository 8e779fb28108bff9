import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { brandPicture, jpegPath } from '#domain/catalog/jpeg-path.ts'
import { derivedPictures } from './derived-pictures.ts'
import { serveJpegs } from './serve-jpegs.ts'

const folder = mkdtempSync(join(tmpdir(), 'jpegs-'))
const picture = (width: number, height: number) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 99), width, height).avif({ quality: 40, speed: 10 })
writeFileSync(join(folder, 'bar-640.avif'), await picture(640, 640))
writeFileSync(join(folder, 'bar-308.avif'), await picture(308, 308))
writeFileSync(join(folder, 'scene-768.avif'), await picture(768, 431))
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"/></svg>'
const madeFolder = join(folder, 'made')
const pictures = derivedPictures({ folder: madeFolder, maxBytes: 1e9, warn: assert.ifError })
const serve = serveJpegs({ sources: { demo: folder }, mark, pictures }, {})
const server = createServer((request, response) => {
  void serve(request, response).then((isServed) => isServed || response.writeHead(404).end())
})
await once(server.listen(0, '127.0.0.1'), 'listening')
after(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
const sizeOf = async (response: Response) => {
  const { width, height, format } = await new Transformer(Buffer.from(await response.arrayBuffer())).metadata()
  return [format, width, height]
}

test('a link preview is a 1200 x 630 JPEG for square pictures, wide pictures, and the logo', async () => {
  for (const path of [jpegPath('/media/demo/bar', 'share')!, jpegPath('/media/demo/scene', 'share')!, brandPicture]) {
    const response = await read(path)
    assert.equal(response.headers.get('content-type'), 'image/jpeg', path)
    assert.deepEqual(await sizeOf(response), ['jpeg', 1_200, 630], path)
  }
})

test('the brand logo is drawn once for all requests', async (t) => {
  const draw = t.mock.method(Transformer.prototype, 'png')
  const server = createServer((request, response) => void fresh(request, response))
  const fresh = serveJpegs({ sources: {}, mark, pictures }, {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${brandPicture}`
  for (const method of ['GET', 'HEAD', 'GET']) {
    const response = await fetch(url, { method, headers: { connection: 'close' } })
    assert.equal(response.status, 200)
    await response.arrayBuffer()
  }
  assert.equal(draw.mock.callCount(), 1)
})

test('the picture in a product feed is the whole picture at its largest size', async () => {
  assert.deepEqual(await sizeOf(await read(jpegPath('/media/demo/bar', 'photo')!)), ['jpeg', 640, 640])
})

test('a link preview is rendered once and cached by its version', async () => {
  const [first] = await Promise.all([read('/media/share/demo/bar.jpg'), read('/media/share/demo/bar.jpg')])
  const etag = first!.headers.get('etag')!
  assert.match(first!.headers.get('cache-control')!, /^public, max-age=/)
  assert.equal((await read('/media/share/demo/bar.jpg', { 'if-none-match': etag })).status, 304)
  assert.equal(readdirSync(madeFolder).filter((name) => name.startsWith('share-')).length, 3)
})

test('unknown pictures, unknown folders, and paths outside the folder are not found', async () => {
  for (const path of [
    '/media/share/demo/none.jpg',
    '/media/share/constructor/bar.jpg',
    '/media/share/demo/..%2Fbar.jpg',
    '/media/other/demo/bar.jpg',
    '/media/photo/store/mark.jpg',
  ])
    assert.equal((await read(path)).status, 404, path)
  assert.equal(jpegPath('https://evil.example/x', 'share'), null)
})
