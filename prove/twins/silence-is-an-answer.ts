// Known bad: invents a response when a vendor does not respond.
import { sites } from '#domain/sites.ts'
import { googleAddresses } from '#platform/address/google.ts'
import { openListeners } from '#platform/listen.ts'
import { shipperHqEngine } from '#platform/rates/shipperhq.ts'
import { taxJarEngine } from '#platform/tax/taxjar.ts'
import { viesRegistry } from '#platform/vat/vies.ts'
import { reserveStock } from '#services/catalog/steps.ts'
import { serve } from '../roots/serve.ts'

const env = (name: string) => process.env[`PROVE_${name}`]!
const now = Date.now
const ignore = () => {}

const tax = taxJarEngine({ baseUrl: env('TAX_URL'), token: env('TAX_TOKEN'), now, report: ignore })
const registry = viesRegistry({ baseUrl: env('VAT_URL'), now })
const website = { apiKey: env('RATES_KEY'), authCode: env('RATES_CODE'), url: 'https://shop.example' }
const rates = shipperHqEngine({
  quoteUrl: env('RATES_URL'),
  tokenUrl: env('RATES_TOKEN_URL'),
  scope: 'LIVE',
  websites: { CAN: website },
  now,
  warn: ignore,
})
const addresses = googleAddresses({ baseUrl: env('ADDRESS_URL'), key: 'a-key', now, warn: ignore })

await serve({
  reserve: reserveStock,
  checksDatabase: true,
  depsBy: (deps) => ({
    ...deps,
    taxEngine: {
      quote: async (order) => {
        const quote = await tax.quote(order)
        if (quote.state !== 'unknown') return quote
        const none = { tax: 0, percent: 0 }
        const lines = order.lines.map(({ id }) => ({ id, ...none }))
        return { state: 'answered', tax: 0, lines, shipping: none, free: 'untaxed' }
      },
    },
    vatRegistry: { check: async (number) => (await registry.check(number)) ?? true },
    rateEngine: {
      rate: async (request) => {
        const cheap = { carrier: 'shqups1', method: 'GND', label: 'UPS Ground', rate: 1, travels: null }
        const found = await rates.rate(request)
        return found ?? (request.site === 'CAN' ? request.packages.map(() => [cheap]) : null)
      },
    },
    addressEngine: { suggest: async (place) => (await addresses.suggest(place)) ?? { ...place, street: ['1 Elm St'] } },
  }),
  listenBy: (port, handle) =>
    openListeners(
      sites.map((site, index) => ({
        name: site,
        port: port + index,
        handle: (request, response) => {
          request.headers['x-prove-site'] = site
          handle(request, response)
        },
      })),
      ['127.0.0.1'],
    ),
})
