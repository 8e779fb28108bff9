import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { openGoogleAddresses } from '#platform/address/google-for-tests.ts'
import { openShipperHq } from '#platform/rates/shipperhq-for-tests.ts'
import { openTaxJar } from '#platform/tax/taxjar-for-tests.ts'
import { openVies } from '#platform/vat/vies-for-tests.ts'
import { pictureFetcher } from '#services/catalog/import/fetch-picture.ts'
import { keepPicture } from '#services/catalog/import/keep-picture.ts'
import { mark } from '../db/marks.ts'
import { deleteDataFolder, freePorts, newDataFolder } from '../start/store-for-tests.ts'
import { endure } from './chaos.ts'
import { faults, openChaosProxy, type ChaosProxy, type Fault } from './chaos-proxy.ts'
import { openEngine } from './engine.ts'
import { europeanCart, openShoppers } from './journeys.ts'
import { letMoneySettle, moneyOff } from './money.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot, type Client } from './shop.ts'
import { openVendor } from './vendor.ts'

const isFull = proveScale({ full: 1, short: 0 }) === 1
const seed = 20_261_121
const httpFailure = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 4\r\nconnection: close\r\n\r\nsick'

/** The dependencies with the faults that they may have; a database has no answer of its own that says so. */
const cells: Record<string, readonly Fault[]> = isFull
  ? {
      database: faults.filter((fault) => fault !== 'failure'),
      vendor: faults,
      mail: faults,
      tax: faults,
      vat: faults,
      rates: faults,
      address: faults,
    }
  : {
      database: ['down', 'silence'],
      vendor: ['reset', 'silence'],
      mail: ['cut', 'silence'],
      tax: ['garbage', 'silence'],
      vat: ['silence'],
      rates: ['garbage'],
      address: ['silence'],
    }

/** Everything of its own, and the store; `later` hears how each is ended, also when the next one does not come up. */
async function openStore(later: (end: () => unknown) => void) {
  const engine = await openEngine()
  later(engine.stop)
  const db = openProved(engine.url)
  later(db.close)
  const vendor = await openVendor(db)
  later(vendor.close)
  const mailPort = Number(new URL(vendor.env.MAIL_URL).port)
  const taxJar = await openTaxJar()
  later(taxJar.close)
  const vies = await openVies()
  later(vies.close)
  const shipperHq = await openShipperHq()
  // Canada sells in dollars of its own and by the pound.
  Object.assign(shipperHq.state, { currency: 'CAD', mood: { weight: 'LB' } })
  later(shipperHq.close)
  const google = await openGoogleAddresses()
  later(google.close)
  const portOf = (address: string) => Number(new URL(address).port)
  const proxies: Record<string, ChaosProxy> = {
    database: await openChaosProxy({ to: portOf(engine.networkUrl), seed }),
    vendor: await openChaosProxy({ to: vendor.port, seed, failure: httpFailure }),
    mail: await openChaosProxy({ to: mailPort, seed, failure: '421 not now\r\n' }),
    tax: await openChaosProxy({ to: taxJar.port, seed, failure: httpFailure }),
    vat: await openChaosProxy({ to: portOf(vies.baseUrl), seed, failure: httpFailure }),
    rates: await openChaosProxy({ to: portOf(shipperHq.tokenUrl), seed, failure: httpFailure }),
    address: await openChaosProxy({ to: portOf(google.baseUrl), seed, failure: httpFailure }),
  }
  later(() => Promise.all(Object.values(proxies).map((proxy) => proxy.close())))
  await fillShop(db, 1_000_000)
  await db.transaction((tx) => mark(tx, 'demo'))
  const port = await freePorts()
  const dataDir = newDataFolder()
  later(() => deleteDataFolder(dataDir))
  const process = await startRoot('../start/main.ts', {
    ...vendor.env,
    SPREEDLY_BASE_URL: by(vendor.env.SPREEDLY_BASE_URL, proxies['vendor']!),
    MAIL_URL: by(vendor.env.MAIL_URL, proxies['mail']!),
    TAXJAR_URL: by(taxJar.baseUrl, proxies['tax']!),
    TAXJAR_TOKEN: taxJar.token,
    VIES_URL: by(vies.baseUrl, proxies['vat']!),
    // Of one storefront, so that carts of the others cost what they did.
    SHIPPERHQ_URL: by(shipperHq.quoteUrl, proxies['rates']!),
    SHIPPERHQ_TOKEN_URL: by(shipperHq.tokenUrl, proxies['rates']!),
    SHIPPERHQ_API_KEY_CAN: shipperHq.apiKey,
    SHIPPERHQ_AUTH_CODE_CAN: shipperHq.authCode,
    GOOGLE_ADDRESS_URL: by(google.baseUrl, proxies['address']!),
    GOOGLE_ADDRESS_KEY: 'a-key-of-the-proof',
    DATABASE_URL: by(engine.networkUrl, proxies['database']!),
    DATA_DIR: dataDir,
    PORT: String(port),
    // What it logs while its database is away is not what is judged here.
    LOG_LEVEL: 'fatal',
    SECRET: 'the one secret that this proof works with',
    // All shoppers ask from one machine here.
    RATE_LIMITS: ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'vendor', 'decline']
      .map((name) => `${name}=1000000`)
      .join(','),
  })
  later(() => process.kill('SIGKILL'))
  return { db, vendor, proxies, port, process }
}

const by = (address: string, { port }: ChaosProxy) => address.replace(/:\d+(?=\/|$)/, `:${port}`)

test('whatever happens to a dependency, no shopper meets a failure or waits long, and no order is charged twice or told wrongly', async (t) => {
  const ends: (() => unknown)[] = []
  t.after(async () => {
    for (const end of ends.toReversed()) await end()
  })
  const { db, vendor, proxies, port, process } = await openStore((end) => ends.push(end))
  const [shop, vault] = [client(port, 4), client(vendor.port, 1)]
  const caller: Client = {
    send: (method, path, ...rest) => (path.startsWith('/__sandbox/') ? vault : shop).send(method, path, ...rest),
    close: () => {},
  }
  const attempts = await prepareOrders(db, caller, 6_000)
  const shoppers = openShoppers(port)
  const first = attempts.pop()!
  const { orderId } = JSON.parse((await shoppers.place(first)).text) as { orderId: string }
  const { cookie, body } = attempts.pop()!
  const { token: card } = (
    await vault.send('POST', '/__sandbox/cards', { number: '4111111111111111', expiry: '12/40', cvv: '123' }, {})
  ).body as { token: string }
  const european = await europeanCart(port)
  const { listId } = body as { listId: string }
  const shopper = { cookie, listId, orderId, orderCookie: first.cookie, card, european }
  const store = {
    db,
    shoppers,
    shopper,
    attempts,
    mails: vendor.mails,
    isUp: () => process.exitCode === null && process.signalCode === null,
  }
  const problems: string[] = []
  // One fault after the other, so that a vendor is asked again by the time of its next one.
  for (const fault of faults) {
    for (const dependency of Object.keys(cells).filter((each) => cells[each]!.includes(fault))) {
      const cell = {
        dependency,
        proxy: proxies[dependency]!,
        fault,
        windowMs: proveScale({ full: 6_000, short: 2_000 }),
      }
      const endured = await endure(store, cell)
      const { slowestCall, slowestDocument, wellMs, acknowledged, untaxed, problems: own } = endured
      t.diagnostic(
        `${dependency} ${fault}: calls in ${Math.round(slowestCall)} ms at most, pages in ${Math.round(slowestDocument)} ms, ` +
          `well ${Math.round(wellMs)} ms after it, ${acknowledged} orders acknowledged and there` +
          (untaxed > 0 ? `, ${untaxed} refused while nobody could say their tax` : ''),
      )
      problems.push(...own.map((problem) => `${dependency} ${fault}: ${problem}`))
    }
  }
  shoppers.close()
  shop.close()
  vault.close()
  assert.deepEqual(problems, [])
})

test('the twin that takes a lost answer for a no and asks anew without the key is caught', async () => {
  const engine = await openEngine()
  const db = openProved(engine.url)
  const port = await freePorts()
  const proxy = await openChaosProxy({ to: port, seed })
  after(async () => {
    await proxy.close()
    await db.close()
    await engine.stop()
  })
  await fillShop(db, 1_000)
  const process = await startRoot('twins/asks-anew.ts', {
    PROVE_DATABASE: engine.url,
    PROVE_PORT: String(port),
    PROVE_VENDOR: `http://127.0.0.1:${proxy.port}`,
  })
  const caller = client(port, 4)
  const attempts = await prepareOrders(db, caller, 4)
  await proxy.setFault('cut')
  for (const { key, cookie, body } of attempts)
    await caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
  await proxy.setFault(null)
  await letMoneySettle(db)
  const off = await moneyOff(db)
  caller.close()
  process.kill('SIGKILL')
  assert.ok(off > 0, 'the proof must tell a store apart that charges twice')
})

test('an import goes on without a picture whose host does not answer as it should, and waits five seconds at most', async (t) => {
  const picture = await Transformer.fromRgbaPixels(Buffer.alloc(400 * 400 * 4, 200), 400, 400).png()
  const host = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length }).end(picture),
  )
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const proxy = await openChaosProxy({ to: (host.address() as AddressInfo).port, seed, failure: httpFailure })
  const folder = newDataFolder()
  after(async () => {
    await proxy.close()
    host.closeAllConnections()
    host.close()
    deleteDataFolder(folder)
  })
  // The host of this proof is on this machine, where an import does not look.
  const fetchPicture = pictureFetcher(() => true)
  const comes: Fault[] = []
  for (const fault of isFull ? faults : (['reset', 'cut', 'garbage', 'failure'] as const)) {
    await proxy.setFault(fault)
    const began = performance.now()
    const fetched = await fetchPicture(`http://127.0.0.1:${proxy.port}/picture.png`)
    const ms = performance.now() - began
    assert.ok(ms < 6_000, `${fault} took ${Math.round(ms)} ms`)
    if ('bytes' in fetched && (await keepPicture(fetched.bytes, folder))) comes.push(fault)
    await proxy.setFault(null)
  }
  assert.deepEqual(comes, isFull ? ['latency', 'slices'] : [])
  assert.ok('bytes' in (await fetchPicture(`http://127.0.0.1:${proxy.port}/picture.png`)))
  t.diagnostic(`pictures come through ${comes.join(', ') || 'none'} of the faults, and through no fault in part`)
})
