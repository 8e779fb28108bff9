import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { HttpListener } from '#platform/listen.ts'
import { readSettings, settingsOf } from '#platform/settings/settings.ts'
import { bankPageOf, cardPageListener, cardPageOriginOf, fieldsOf, shopOriginsOf } from './card-page.ts'

const adyen = {
  ADYEN_SITES: 'AUS',
  ADYEN_URL: 'https://checkout-test.adyen.example/v72',
  ADYEN_API_KEY: 'K',
  ADYEN_MERCHANT_ACCOUNT: 'Shop',
  ADYEN_HMAC_KEYS: 'AB'.repeat(32),
  ADYEN_CLIENT_KEY: 'test_ABC',
}
const spreedly = {
  SPREEDLY_BASE_URL: 'https://core.pay.example/v1',
  SPREEDLY_ENVIRONMENT_KEY: 'E7',
  SPREEDLY_ACCESS_SECRET: 'q8Zr1Lw9Tc4X',
  SPREEDLY_GATEWAY_TOKEN: 'G1',
}
function settingsWith(env: Record<string, string>) {
  const read = readSettings(env)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return settingsOf(read, { databaseUrl: 'postgres://nowhere/none', secret: 'a secret of the tests' })
}
const page = { scripts: [], styles: [] }
const cardPage = {
  files: { spreedlyCard: page, spreedlyBank: page, adyenCard: page },
  serve: (_request: IncomingMessage, response: ServerResponse, path: string) => {
    response.end(`file ${path}`)
    return true
  },
}
const sandbox: HttpListener['handle'] = (_request, response) => void response.end('the sandbox')
const report = (error: unknown) => assert.fail(String(error))

async function responsesAt({ handle }: HttpListener, paths: readonly string[]) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const responses: string[] = []
  for (const path of paths) {
    const response = await fetch(origin + path)
    responses.push(`${response.status} ${(await response.text()).slice(0, 15)}`)
  }
  server.closeAllConnections()
  server.close()
  return responses
}
const framed = `/adyen/card?parent=${encodeURIComponent('http://localhost:3000')}`

test('the card page port serves the simulator, the card page, or both, depending on the vendor accounts [PAY-204]', async () => {
  assert.deepEqual(cardPageListener(settingsWith(spreedly), undefined, report), [])
  const [demo] = cardPageListener(settingsWith({}), cardPage, report, sandbox)
  assert.deepEqual([demo?.name, demo?.port], ['sandbox', 3006])
  assert.deepEqual(await responsesAt(demo!, [framed, '/']), ['200 the sandbox', '200 the sandbox'])
  const [both] = cardPageListener(settingsWith(adyen), cardPage, report, sandbox)
  assert.deepEqual(await responsesAt(both!, [framed, '/assets/a.js', '/', '/__sandbox/card', '/spreedly/card']), [
    '200 <!doctype html>',
    '200 file /assets/a.',
    '200 the sandbox',
    '200 the sandbox',
    '404 Page not found.',
  ])
  const [alone] = cardPageListener(settingsWith({ ...spreedly, ...adyen }), cardPage, report)
  assert.equal(alone?.name, 'cards')
  assert.deepEqual(
    await responsesAt(alone, ['/', '/__sandbox/card', '/favicon.svg']),
    Array(3).fill('404 Page not found.'),
  )
})

test('card fields and bank pages are loaded from the configured card page URL', () => {
  const settings = settingsWith({ ...spreedly, CARD_PAGE_URL: 'https://cards.shop.example' })
  assert.equal(cardPageOriginOf(settings), 'https://cards.shop.example')
  assert.equal(cardPageOriginOf(settingsWith({ ADYEN_SITES: 'AUS' })), undefined)
  assert.deepEqual(fieldsOf(settings, 'spreedly'), {
    frameUrl: 'https://cards.shop.example/spreedly/card',
    frameOrigin: 'https://cards.shop.example',
    redirectUrl: 'https://cards.shop.example/spreedly/card-page',
  })
  assert.equal(bankPageOf(settings), 'https://cards.shop.example/spreedly/bank')
})

test("in live mode, localhost isn't an origin of the shop", () => {
  const { siteUrls, hosts, port } = settingsWith({})
  assert.ok(shopOriginsOf({ mode: 'demo', siteUrls, hosts, port }).includes('http://localhost:3001'))
  const real = { ...siteUrls, USA: 'https://shop.example' }
  assert.ok(!shopOriginsOf({ mode: 'live', siteUrls: real, hosts, port }).includes('http://localhost:3000'))
})
