import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { siteSku, sites } from '#domain/sites.ts'
import { drawingsHash, openDrawingWorkers } from './worker-pool.ts'
import { serveDrawings } from './drawings.ts'

const models: Record<string, ModelEntry> = {
  'BAR 1': { kind: 'barbell', params: { length: 2, sleeve: 0.4 } },
  SAME: { kind: 'barbell', params: { sleeve: 0.4, length: 2 } },
  BENT: { kind: 'anvil' },
}

async function openDrawings(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
  const drawingWorkers = openDrawingWorkers()
  const drawn: string[] = []
  let edition = await drawingsHash()
  const drawings = serveDrawings(
    {
      modelOf: async (sku) => (Object.hasOwn(models, sku) ? models[sku]! : null),
      draw: (model) => {
        drawn.push(model.kind)
        return drawingWorkers.draw(model)
      },
      edition: async () => edition,
      folder,
    },
    {},
  )
  const server = createServer((request, response) => {
    drawings(request, response).then(
      (isServed) => isServed || response.writeHead(404).end(),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  t.after(() => {
    drawingWorkers.close()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
  const fetchDrawing = (sku: string, headers: Record<string, string> = {}, query = '') =>
    fetch(`http://127.0.0.1:${port}/media/drawings/${sku}.svg${query}`, { headers })
  return { ask: fetchDrawing, made: drawn, folder, changeCode: () => (edition = 'another') }
}

test('a drawing is made once for all products with the same model, and again after the drawing code changes', async (t) => {
  const { ask: fetchDrawing, made: drawn, folder, changeCode } = await openDrawings(t)
  const [first, second] = await Promise.all([fetchDrawing('BAR%201'), fetchDrawing('SAME')])
  assert.equal(first.headers.get('content-type'), 'image/svg+xml')
  assert.match(await first.text(), /^<svg .*>2000 mm \(78\.7 in\)</)
  const again = await fetchDrawing('BAR%201')
  assert.equal(await second.text(), await again.text())
  assert.deepEqual(drawn, ['barbell'])
  const tag = again.headers.get('etag')!
  assert.equal((await fetchDrawing('SAME', { 'if-none-match': tag })).status, 304)
  changeCode()
  assert.equal((await fetchDrawing('SAME', { 'if-none-match': tag })).status, 200)
  assert.equal(drawn.length, 2)
  assert.equal(readdirSync(folder).length, 2)
})

test('a product has the same drawing on every site, regardless of its SKU prefix', async (t) => {
  const { ask: fetchDrawing } = await openDrawings(t)
  const tags = await Promise.all(
    sites.map(async (site) => (await fetchDrawing(siteSku(site, 'SAME'))).headers.get('etag') ?? site),
  )
  assert.equal(new Set(tags).size, 1)
})

test('drawing labels have metric units first, and inches first with units=us', async (t) => {
  const { ask: fetchDrawing, made: drawn } = await openDrawings(t)
  const metric = await fetchDrawing('SAME')
  const us = await fetchDrawing('SAME', {}, '?units=us')
  assert.match(await metric.text(), />2000 mm \(78\.7 in\)</)
  const drawing = await us.text()
  assert.match(drawing, />78\.7 in \(2000 mm\)</)
  assert.doesNotMatch(drawing, /mm \(/)
  assert.notEqual(us.headers.get('etag'), metric.headers.get('etag'))
  assert.equal(drawn.length, 1)
})

test('a product without a model has no drawing; a failed drawing is reported and not stored', async (t) => {
  const { ask: fetchDrawing, folder } = await openDrawings(t)
  for (const sku of ['NONE', 'toString', '%E0%A4%A', '..%2fBAR'])
    assert.equal((await fetchDrawing(sku)).status, 404, sku)
  const broken = await fetchDrawing('BENT')
  assert.equal(broken.status, 500)
  assert.match(await broken.text(), /no equipment of the kind anvil/)
  assert.deepEqual(readdirSync(folder), [])
})
