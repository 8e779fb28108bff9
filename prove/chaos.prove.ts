import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Transformer } from '@napi-rs/image'
import { Reader, type CountryResponse } from 'mmdb-lib'
import { openGoogleAddresses } from '#platform/address/google-for-tests.ts'
import type { GeoEngine } from '#platform/geo/engine.ts'
import { maxMindCountries } from '#platform/geo/maxmind.ts'
import { mmdbOf } from '#platform/geo/mmdb-for-tests.ts'
import { openShipperHq } from '#platform/rates/shipperhq-for-tests.ts'
import { openTaxJar } from '#platform/tax/taxjar-for-tests.ts'
import { openVies } from '#platform/vat/vies-for-tests.ts'
import { pictureFetcher } from '#services/catalog/import/fetch-picture.ts'
import { storePicture } from '#services/catalog/import/store-picture.ts'
import { derivedPictures } from '#services/media/derived-pictures.ts'
import { serveTransforms } from '#services/media/serve-transforms.ts'
import { markDataLoaded } from '../db/marks.ts'
import { deleteDataFolder, findFreePortBlock, newDataFolder } from '../start/store-for-tests.ts'
import { damages } from './chaos/damaged-files.ts'
import { runCell } from './chaos/run-cell.ts'
import { faults, openChaosProxy, type ChaosProxy, type Fault } from './faults/chaos-proxy.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { createEuropeanCart, openShoppers } from './chaos/journeys.ts'
import { finishOrders, countWrongPayments } from './checks/order-money.ts'
import { createRng } from './rng.ts'
import { proofSize } from './size.ts'
import { client, type Client } from './http/shop-client.ts'
import { fillShop, prepareOrders } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'
import { openVendor } from './servers/vendor.ts'

const isFull = proofSize({ full: 1, short: 0 }) === 1
const seed = 20_261_121
const httpFailure = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 4\r\nconnection: close\r\n\r\nsick'

/** `failure` is omitted for the database, which has no error response. */
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

/** Registers each cleanup immediately, in case a later start fails. */
async function openStore(onEnd: (end: () => unknown) => void) {
  const engine = await openEngine()
  onEnd(engine.stop)
  const db = openProofDatabase(engine.url)
  onEnd(db.close)
  const vendor = await openVendor(db)
  onEnd(vendor.close)
  const mailPort = Number(new URL(vendor.env.MAIL_URL).port)
  const taxJar = await openTaxJar()
  onEnd(taxJar.close)
  const vies = await openVies()
  onEnd(vies.close)
  const shipperHq = await openShipperHq()
  Object.assign(shipperHq.state, { currency: 'CAD', mood: { weight: 'LB' } })
  onEnd(shipperHq.close)
  const google = await openGoogleAddresses()
  onEnd(google.close)
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
  onEnd(() => Promise.all(Object.values(proxies).map((proxy) => proxy.close())))
  await fillShop(db, 1_000_000)
  await db.transaction((tx) => markDataLoaded(tx, 'demo'))
  const port = await findFreePortBlock()
  const dataDir = newDataFolder()
  onEnd(() => deleteDataFolder(dataDir))
  const process = await startRoot('../start/main.ts', {
    ...vendor.env,
    SPREEDLY_BASE_URL: by(vendor.env.SPREEDLY_BASE_URL, proxies['vendor']!),
    MAIL_URL: by(vendor.env.MAIL_URL, proxies['mail']!),
    TAXJAR_URL: by(taxJar.baseUrl, proxies['tax']!),
    TAXJAR_TOKEN: taxJar.token,
    VIES_URL: by(vies.baseUrl, proxies['vat']!),
    // Only one storefront uses live rates, so that other carts' prices do not change.
    SHIPPERHQ_URL: by(shipperHq.quoteUrl, proxies['rates']!),
    SHIPPERHQ_TOKEN_URL: by(shipperHq.tokenUrl, proxies['rates']!),
    SHIPPERHQ_API_KEY_CAN: shipperHq.apiKey,
    SHIPPERHQ_AUTH_CODE_CAN: shipperHq.authCode,
    GOOGLE_ADDRESS_URL: by(google.baseUrl, proxies['address']!),
    GOOGLE_ADDRESS_KEY: 'a-key-of-the-proof',
    DATABASE_URL: by(engine.networkUrl, proxies['database']!),
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    SECRET: 'the one secret that this proof works with',
    RATE_LIMITS: ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'vendor', 'decline']
      .map((name) => `${name}=1000000`)
      .join(','),
  })
  onEnd(() => process.kill('SIGKILL'))
  return { db, vendor, proxies, port, process }
}

const by = (address: string, { port }: ChaosProxy) => address.replace(/:\d+(?=\/|$)/, `:${port}`)

test('failing dependencies do not cause errors, long waits, double charges, or wrong order responses', async (t) => {
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
  const european = await createEuropeanCart(port)
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
  // Cycles through all vendors per fault, so that the store has resumed calling a vendor before the vendor's next
  // fault.
  for (const fault of faults) {
    for (const dependency of Object.keys(cells).filter((each) => cells[each]!.includes(fault))) {
      const cell = {
        dependency,
        proxy: proxies[dependency]!,
        fault,
        windowMs: proofSize({ full: 6_000, short: 2_000 }),
      }
      const report = await runCell(store, cell)
      const { slowestCall, slowestDocument, recoveryMs, acknowledged, untaxed, problems: own } = report
      t.diagnostic(
        `${dependency} ${fault}: calls within ${Math.round(slowestCall)} ms, pages within ${Math.round(slowestDocument)} ms, ` +
          `recovered after ${Math.round(recoveryMs)} ms, ${acknowledged} orders acknowledged and published` +
          (untaxed > 0 ? `, ${untaxed} refused with an unknown tax` : ''),
      )
      problems.push(...own.map((problem) => `${dependency} ${fault}: ${problem}`))
    }
  }
  shoppers.close()
  shop.close()
  vault.close()
  assert.deepEqual(problems, [])
})

test('the twin that resends a lost authorization under another key is caught: shoppers are charged wrongly', async () => {
  const engine = await openEngine()
  const db = openProofDatabase(engine.url)
  const port = await findFreePortBlock()
  const proxy = await openChaosProxy({ to: port, seed })
  after(async () => {
    await proxy.close()
    await db.close()
    await engine.stop()
  })
  await fillShop(db, 1_000)
  const process = await startRoot('twins/new-key-on-retry.ts', {
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
  await finishOrders(db)
  const wrong = await countWrongPayments(db)
  caller.close()
  process.kill('SIGKILL')
  assert.ok(wrong > 0, 'twin not caught: the money of every order is right')
})

test('an import skips a picture if its host fails, within five seconds', async (t) => {
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
  // Allows the proxy's local address, which an import normally refuses.
  const fetchPicture = pictureFetcher(() => true)
  const imported: Fault[] = []
  for (const fault of isFull ? faults : (['reset', 'cut', 'garbage', 'failure'] as const)) {
    await proxy.setFault(fault)
    const startedAt = performance.now()
    const fetched = await fetchPicture(`http://127.0.0.1:${proxy.port}/picture.png`)
    const ms = performance.now() - startedAt
    assert.ok(ms < 6_000, `${fault} took ${Math.round(ms)} ms`)
    if ('bytes' in fetched && (await storePicture(fetched.bytes, folder))) imported.push(fault)
    await proxy.setFault(null)
  }
  assert.deepEqual(imported, isFull ? ['latency', 'slices'] : [])
  assert.ok('bytes' in (await fetchPicture(`http://127.0.0.1:${proxy.port}/picture.png`)))
  t.diagnostic(`pictures imported despite ${imported.join(', ') || 'no fault'}, none of them in part`)
})

const repetitions = proofSize({ full: 40, short: 4 })
const visitor = { ip: '192.0.2.7', header: () => undefined }

/** Looks up the visitor's country in every damaged version of a database. Returns the problems with the results. */
async function lookUpDamaged(open: (options: Parameters<typeof maxMindCountries>[0]) => Promise<GeoEngine>) {
  const folder = newDataFolder()
  mkdirSync(folder, { recursive: true })
  after(() => deleteDataFolder(folder))
  const path = join(folder, 'countries.mmdb')
  const intact = mmdbOf({ '192.0.2.0/24': 'US' })
  const problems: string[] = []
  for (const [name, damage] of Object.entries(damages)) {
    for (let index = 0; index < repetitions; index++) {
      await writeFile(path, damage(intact, createRng(seed, index)))
      const warned: unknown[] = []
      let time = 0
      try {
        const geo = await open({ path, now: () => time, warn: (error) => void warned.push(error) })
        const country = geo.countryOf(visitor)
        if (country !== null && !/^[A-Z]{2}$/.test(country)) problems.push(`${name}: country ${country}`)
        await writeFile(path, Buffer.concat([intact, Buffer.alloc(index)]))
        time += 60_000
        geo.countryOf(visitor)
        for (let turn = 0; turn < 2_000 && geo.countryOf(visitor) !== 'US'; turn++) await sleep(5)
        if (geo.countryOf(visitor) !== 'US') problems.push(`${name}: not recovered after the repair`)
      } catch (error) {
        problems.push(`${name}: ${String(error)}`)
      }
    }
  }
  return problems
}

test('with a damaged country database, countries are unknown, and known again after the repair', async (t) => {
  assert.deepEqual(await lookUpDamaged(maxMindCountries), [])
  t.diagnostic(`geo: ${Object.keys(damages).length * repetitions} damaged databases`)
})

test('the twin that trusts its country database is caught: lookups fail', async () => {
  const problems = await lookUpDamaged(async ({ path }) => {
    const countries = new Reader<CountryResponse>(await readFile(path))
    return { countryOf: ({ ip }) => countries.get(ip)?.country?.iso_code ?? null }
  })
  assert.notDeepEqual(problems, [], 'twin not caught')
})

test('a damaged stored picture is refused without a failed request, and served after the repair', async (t) => {
  const folder = newDataFolder()
  mkdirSync(folder, { recursive: true })
  after(() => deleteDataFolder(folder))
  const intact = await Transformer.fromRgbaPixels(Buffer.alloc(308 * 308 * 4, 200), 308, 308).avif({ speed: 10 })
  const warn = () => {}
  const pictures = derivedPictures({ folder: join(folder, 'made'), maxBytes: 1e9, warn })
  const failures: unknown[] = []
  const handle = serveTransforms(
    { sources: { demo: folder }, pictures, secret: 'proof', warn, secondsToWait: async () => 0 },
    {},
  )
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      failures.push(error)
      response.writeHead(500).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const statusOf = async (name: string) =>
    (await fetch(`http://127.0.0.1:${port}/media/image/upload/c_limit,w_83/f_webp/demo/${name}`)).status
  const statuses = new Set<number>()
  for (const [name, damage] of Object.entries(damages)) {
    for (let index = 0; index < repetitions; index++) {
      const picture = `${name}-${index}`
      const file = join(folder, `${picture}-308.avif`)
      await writeFile(file, damage(intact, createRng(seed, index)))
      const status = await statusOf(picture)
      statuses.add(status)
      await writeFile(file, intact)
      if ((await statusOf(picture)) !== 200) failures.push(`${picture}: not served after the repair`)
    }
  }
  assert.deepEqual(failures, [])
  assert.ok(statuses.has(404))
  assert.ok([...statuses].every((status) => status === 200 || status === 404))
  t.diagnostic(`media: ${Object.keys(damages).length * repetitions} damaged pictures`)
})
