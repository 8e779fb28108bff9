import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { serveMedia } from './media.ts'

const bytes = Buffer.alloc(40_000, 7)

async function openMedia() {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  writeFileSync(join(folder, 'bar-308.avif'), bytes)
  const media = serveMedia({ demo: folder }, {})
  const responses = new EventEmitter()
  let count = 0
  const server = createServer(async (request, response) => {
    if (!(await media(request.url!, response))) response.writeHead(404).end()
    responses.emit(String(++count))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
  return { folder, port, responses, close }
}

test('a request for a width from an earlier release gets the next wider file, cached for a week', async (t) => {
  const { folder, port, close } = await openMedia()
  t.after(close)
  for (const width of [768, 1284]) writeFileSync(join(folder, `bar-${width}.avif`), Buffer.alloc(width, 8))
  const old = await fetch(`http://127.0.0.1:${port}/media/demo/bar-640.avif`)
  assert.deepEqual(
    [(await old.arrayBuffer()).byteLength, old.headers.get('cache-control')],
    [768, 'public, max-age=604800'],
  )
  assert.equal((await fetch(`http://127.0.0.1:${port}/media/demo/bar-1960.avif`)).status, 404)
})

test('a picture is sent with permanent caching, and an unknown picture is not found', async (t) => {
  const { port, close } = await openMedia()
  t.after(close)
  const fetchFile = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const found = await fetchFile('/media/demo/bar-308.avif')
  assert.deepEqual(Buffer.from(await found.arrayBuffer()), bytes)
  assert.equal(found.headers.get('content-type'), 'image/avif')
  assert.match(found.headers.get('cache-control')!, /immutable/)
  for (const path of ['/media/demo/none.avif', '/media/toString/bar-308.avif', '/media/demo/..%2fbar-308.avif']) {
    assert.equal((await fetchFile(path)).status, 404, path)
  }
})

test('aborted downloads leave no files open', async (t) => {
  const { folder, port, responses, close } = await openMedia()
  t.after(close)
  const rawRequest = 'GET /media/demo/bar-308.avif HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  const allResponded = once(responses, '60')
  socket.write(rawRequest.repeat(60))
  await allResponded
  socket.resetAndDestroy()
  // Once this response arrives, the server has noticed that the first client disconnected.
  await (await fetch(`http://127.0.0.1:${port}/media/demo/bar-308.avif`)).arrayBuffer()
  if (process.platform === 'linux') assert.deepEqual(openFilesBelow(folder), [])
})

function openFilesBelow(folder: string) {
  return readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${name}`)
      return path.startsWith(folder) ? [path] : []
    } catch {
      return []
    }
  })
}
