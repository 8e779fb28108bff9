import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openGoogleAddresses } from '#platform/address/google-for-tests.ts'
import { openShipperHq } from '#platform/rates/shipperhq-for-tests.ts'
import { openTaxJar } from '#platform/tax/taxjar-for-tests.ts'
import { openVies } from '#platform/vat/vies-for-tests.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openChaosProxy } from './faults/chaos-proxy.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { createEuropeanCart, openShoppers } from './chaos/journeys.ts'
import { client } from './http/shop-client.ts'
import { fillShop, prepareOrders } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'
import { expectOutcomes, inventedResponse, vendorJourneys } from './chaos/expected-outcome.ts'

test('the twin that invents responses for unresponsive vendors is caught for each vendor', async () => {
  const engine = await openEngine()
  const db = openProofDatabase(engine.url)
  const [tax, vat, rates, address] = [
    await openTaxJar(),
    await openVies(),
    await openShipperHq(),
    await openGoogleAddresses(),
  ]
  Object.assign(rates.state, { currency: 'CAD', mood: { weight: 'LB' } })
  const seed = 20_261_123
  const proxyOf = (url: string) => openChaosProxy({ to: Number(new URL(url).port), seed })
  const proxies = {
    tax: await proxyOf(tax.baseUrl),
    vat: await proxyOf(vat.baseUrl),
    rates: await proxyOf(rates.tokenUrl),
    address: await proxyOf(address.baseUrl),
  }
  const ends: (() => unknown)[] = []
  after(async () => {
    // Stops the callers first, so that no server waits for their connections.
    for (const end of ends) await end()
    for (const each of [...Object.values(proxies), tax, vat, rates, address, db]) await each.close()
    await engine.stop()
  })
  await fillShop(db, 1_000)
  const port = await findFreePortBlock()
  const by = (url: string, of: keyof typeof proxies) => url.replace(/:\d+(?=\/|$)/, `:${proxies[of].port}`)
  const process = await startRoot('twins/silence-is-an-answer.ts', {
    PROVE_DATABASE: engine.url,
    PROVE_PORT: String(port),
    PROVE_TAX_URL: by(tax.baseUrl, 'tax'),
    PROVE_TAX_TOKEN: tax.token,
    PROVE_VAT_URL: by(vat.baseUrl, 'vat'),
    PROVE_RATES_URL: by(rates.quoteUrl, 'rates'),
    PROVE_RATES_TOKEN_URL: by(rates.tokenUrl, 'rates'),
    PROVE_RATES_KEY: rates.apiKey,
    PROVE_RATES_CODE: rates.authCode,
    PROVE_ADDRESS_URL: by(address.baseUrl, 'address'),
  })
  ends.push(() => process.kill('SIGKILL'))
  const caller = client(port, 4)
  ends.push(caller.close)
  const [{ cookie, body }] = (await prepareOrders(db, caller, 1)) as [Awaited<ReturnType<typeof prepareOrders>>[number]]
  const { listId, payment } = body as { listId: string; payment: { transactionToken: string } }
  const european = await createEuropeanCart(port)
  const shopper = { cookie, listId, orderId: '', orderCookie: '', card: payment.transactionToken, european }
  const shoppers = openShoppers(port)
  ends.push(shoppers.close)
  const fault = 'garbage'
  for (const dependency of ['tax', 'vat', 'rates', 'address'] as const) {
    const journey = vendorJourneys[dependency]
    const check = expectOutcomes()

    const before = check(journey, await shoppers.go(journey, shopper))
    assert.deepEqual(before, { isFromVendor: true, problems: [] }, dependency)
    await proxies[dependency].setFault(fault)
    const verdict = check(journey, await shoppers.go(journey, shopper), { dependency, fault })
    const isCaught = verdict.problems.includes(inventedResponse)
    assert.ok(isCaught, `twin not caught: ${dependency} ${JSON.stringify(verdict)}`)
  }
})
