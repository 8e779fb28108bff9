import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { serveVideos } from './serve-videos.ts'

const folder = mkdtempSync(join(tmpdir(), 'videos-'))
writeFileSync(join(folder, 'pull.mp4'), Buffer.from('0123456789'))
writeFileSync(join(folder, 'pull-en.vtt'), 'WEBVTT\n')
writeFileSync(join(folder, 'long.webm'), Buffer.alloc(20_000_000))
const videos = serveVideos({ import: folder }, { 'x-content-type-options': 'nosniff' })
const server = createServer(async (request, response) => {
  if (!(await videos(request, response))) response.writeHead(404).end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
after(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/media/${path}`, init)

test('a video is sent in full, and its captions are sent as text', async () => {
  const video = await ask('import/pull.mp4')
  assert.deepEqual([video.status, await video.text()], [200, '0123456789'])
  assert.deepEqual(
    ['content-type', 'accept-ranges', 'x-content-type-options'].map((name) => video.headers.get(name)),
    ['video/mp4', 'bytes', 'nosniff'],
  )
  assert.match(video.headers.get('cache-control')!, /immutable/)
  assert.equal((await ask('import/pull-en.vtt')).headers.get('content-type'), 'text/vtt; charset=utf-8')
})

test('a video player gets the requested range, as Safari requires', async () => {
  const part = await ask('import/pull.mp4', { headers: { range: 'bytes=2-5' } })
  assert.deepEqual([part.status, await part.text(), part.headers.get('content-range')], [206, '2345', 'bytes 2-5/10'])
  const past = await ask('import/pull.mp4', { headers: { range: 'bytes=10-' } })
  assert.deepEqual([past.status, past.headers.get('content-range')], [416, 'bytes */10'])
  const head = await ask('import/pull.mp4', { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, '10'])
})

test('videos in other folders and outside their folder are not found', async () => {
  for (const path of [
    'demo/pull.mp4',
    'import/none.mp4',
    'import/..%2fpull.mp4',
    'toString/pull.mp4',
    'import/pull.exe',
  ])
    assert.equal((await ask(path)).status, 404, path)
})

test('a player that closes the connection leaves no file open', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /media/import/long.webm HTTP/1.1\r\nhost: a\r\n\r\n`)
  await once(socket, 'data')
  socket.destroy()
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).endsWith('long.webm')
      } catch {
        return false
      }
    })
  for (let tries = 0; isOpen() && tries < 100; tries += 1) await new Promise((done) => setTimeout(done, 20))
  assert.equal(isOpen(), false)
})
