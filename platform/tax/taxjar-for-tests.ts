import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface TaxRequest {
  to_country: string
  to_state: string
  to_zip: string
  amount: number
  shipping: number
  exemption_type?: string
  line_items: { id: string; quantity: number; unit_price: number; discount: number; product_tax_code?: string }[]
}

/** Tax rate by state, and if shipping is taxed. */
const states: Readonly<Record<string, { zip: RegExp; rate: number; isFreightTaxed: boolean; hasNexus: boolean }>> = {
  OH: { zip: /^4[345]/, rate: 0.075, isFreightTaxed: true, hasNexus: true },
  CA: { zip: /^9[0-6]/, rate: 0.095, isFreightTaxed: false, hasNexus: true },
  OR: { zip: /^97/, rate: 0, isFreightTaxed: false, hasNexus: true },
  NM: { zip: /^8[78]/, rate: 0.0763, isFreightTaxed: true, hasNexus: false },
  AE: { zip: /^09/, rate: 0, isFreightTaxed: false, hasNexus: false },
}
const untaxed = new Set(['40020'])

const cents = (amount: number) => Math.round(Number((amount * 100).toPrecision(12)))

interface Taxed {
  taxable_amount: number
  tax_collectable: number
  combined_tax_rate: number
}
/** The response, which tests may modify. */
interface SaidTax {
  order_total_amount: number
  shipping: number
  taxable_amount: number
  amount_to_collect: number
  rate: number
  has_nexus: boolean
  freight_taxable: boolean
  tax_source: string | null
  exemption_type: string | null
  jurisdictions: { country: string; state: string } | null
  breakdown?: Taxed & { shipping?: Taxed; line_items: (Taxed & { id: string })[] }
}

function taxOn(amount: number, rate: number): Taxed {
  const tax = cents((amount * rate) / 100) / 100
  return {
    taxable_amount: rate === 0 ? 0 : amount / 100,
    tax_collectable: tax,
    combined_tax_rate: rate,
  }
}

function taxesOf(request: TaxRequest, more: number): SaidTax {
  const { rate: usual, isFreightTaxed, hasNexus } = states[request.to_state]!
  const isTaxed = hasNexus && request.exemption_type === undefined
  const rate = isTaxed && usual > 0 ? usual + more : 0
  const items = request.line_items.map(({ id, quantity, unit_price, discount, product_tax_code = '' }) => ({
    id,
    ...taxOn(cents(unit_price) * quantity - cents(discount), untaxed.has(product_tax_code) ? 0 : rate),
  }))
  const shippingTax = isFreightTaxed && rate > 0 ? taxOn(cents(request.shipping), rate) : undefined
  const parts = [...items, ...(shippingTax ? [shippingTax] : [])]
  const sum = (of: keyof Taxed) => parts.reduce((total, part) => total + cents(part[of]), 0) / 100
  const [taxable, collected] = [sum('taxable_amount'), sum('tax_collectable')]
  return {
    order_total_amount: (cents(request.amount) + cents(request.shipping)) / 100,
    shipping: request.shipping,
    taxable_amount: taxable,
    amount_to_collect: collected,
    rate,
    has_nexus: hasNexus,
    freight_taxable: isFreightTaxed,
    tax_source: hasNexus ? 'destination' : null,
    exemption_type: request.exemption_type ?? null,
    jurisdictions: hasNexus ? { country: request.to_country, state: request.to_state } : null,
    ...(rate > 0 && {
      breakdown: {
        taxable_amount: taxable,
        tax_collectable: collected,
        combined_tax_rate: rate,
        ...(shippingTax && { shipping: shippingTax }),
        line_items: items,
      },
    }),
  }
}

/**
 * Starts a server with TaxJar's `POST /v2/taxes`. Ohio charges 7.5% including shipping, and California 9.5% without
 * shipping. Oregon has no tax, and New Mexico no nexus.
 */
export async function openTaxJar(token = 'a-token-of-the-tests') {
  const received: TaxRequest[] = []
  const mood: {
    /** Replaces the response. 'silence' sends no response. */
    instead: ((response: ServerResponse) => void) | 'silence' | null
    /** Modifies the response. */
    bend: (tax: SaidTax) => unknown
    /** Additional tax, to simulate a change in the law. */
    more: number
  } = { instead: null, bend: (tax) => tax, more: 0 }
  const say = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const refuse = (response: ServerResponse, status: number, error: string, detail: string) =>
    say(response, status, { status, error, detail })
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      if (request.url !== '/v2/taxes' || request.method !== 'POST')
        return void refuse(response, 404, 'Not Found', 'Resource can not be found')
      if (request.headers.authorization !== `Bearer ${token}`)
        return void refuse(response, 401, 'Unauthorized', "Not authorized for route 'POST /v2/taxes'")
      const body = JSON.parse(text) as TaxRequest
      received.push(body)
      if (mood.instead === 'silence') return
      if (mood.instead) return mood.instead(response)
      if (!states[body.to_state]?.zip.test(body.to_zip))
        return void refuse(
          response,
          400,
          'Bad Request',
          `to_zip ${body.to_zip} is not used within to_state ${body.to_state}`,
        )
      say(response, 200, { tax: mood.bend(taxesOf(body, mood.more)) })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v2`,
    port,
    token,
    received,
    mood,
    /** Restores normal responses. */
    beWell: () => Object.assign(mood, { instead: null, bend: (tax: SaidTax) => tax, more: 0 }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
