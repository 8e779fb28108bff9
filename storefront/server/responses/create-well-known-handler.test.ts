import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { readManifest } from '../../build/manifest.ts'
import { scriptInventory, workerScript } from '../../build/script-inventory.ts'
import { createWellKnownHandler } from './create-well-known-handler.ts'

const client = join((await buildStorefront()).folder, 'client')

test('the script inventory lists every script in the build with its hash and reason', async () => {
  const scripts = [...(await scriptInventory(client, await readManifest(client))), await workerScript(client)]
  const files = (await readdir(join(client, 'assets'))).filter((file) => file.endsWith('.js'))
  assert.deepEqual(
    scripts.map(({ path }) => path).toSorted(),
    [...files.map((file) => `/assets/${file}`), '/sw.js'].toSorted(),
  )
  for (const { path, integrity, reason } of scripts) {
    const hash = createHash('sha384')
      .update(await readFile(join(client, path)))
      .digest('base64')
    assert.equal(integrity, `sha384-${hash}`)
    assert.notEqual(reason, '')
  }
})

async function fetchPath(contact: string | undefined, path: string) {
  const siteUrls = Object.fromEntries(sites.map((site) => [site, `https://${site}.shop.example`])) as Record<
    Site,
    string
  >
  const serve = createWellKnownHandler({
    scripts: [],
    frames: [],
    contact,
    siteUrls,
    security: {},
    now: () => Date.UTC(2027, 5, 1),
  })
  const server = createServer((request, response) => {
    if (!serve(request, response, 'CAN', request.url!)) response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  const body = await response.text()
  server.close()
  return { status: response.status, body }
}

test('security.txt has the contact, its expiry, and its canonical URL', async () => {
  const { body } = await fetchPath('mailto:security@shop.example', '/.well-known/security.txt')
  assert.deepEqual(body.split('\n'), [
    'Contact: mailto:security@shop.example',
    'Expires: 2027-08-30T00:00:00.000Z',
    'Canonical: https://CAN.shop.example/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ])
})

test('a store without a security contact has no security.txt', async () => {
  assert.equal((await fetchPath(undefined, '/.well-known/security.txt')).status, 404)
})
