import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { isMedia, serveStaffMedia } from './staff-media.ts'

const answer = (isFound: boolean) => async (_: unknown, response: ServerResponse) => {
  if (isFound) response.writeHead(200).end('photo')
  return Promise.resolve(isFound)
}

test("the back office host serves shoppers' photos and files and the shop's pictures and videos, and returns 404 for other media", async (context) => {
  const pictures = (request: { url?: string | undefined }, response: ServerResponse) =>
    answer(request.url === '/media/plates/a')(request, response)
  const videos = (request: { url?: string | undefined }, response: ServerResponse) =>
    answer(request.url === '/media/plates/a.mp4')(request, response)
  const media = { pictures, videos, photos: answer(true), storyPhotos: answer(false), chatFiles: answer(true) }
  const serve = serveStaffMedia(media, { 'x-content-type-options': 'nosniff' })
  const server = createServer((request, response) => void serve(request, response)).listen(0)
  context.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  assert.deepEqual(
    await Promise.all(
      ['reviews/a', 'chat/a', 'stories/a', 'plates/a', 'plates/a.mp4', 'plates/b'].map((path) =>
        statusOf(`/media/${path}`),
      ),
    ),
    [200, 200, 404, 200, 200, 404],
  )
})

test('only GET requests under /media/ are treated as media requests', () => {
  const is = (method: string, url: string) => isMedia({ method, url })
  assert.deepEqual(
    [is('GET', '/media/reviews/a'), is('POST', '/media/reviews/a'), is('GET', '/media'), is('GET', '/reviews')],
    [true, false, false, false],
  )
})
