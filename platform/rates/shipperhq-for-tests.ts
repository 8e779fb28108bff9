import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

// A GraphQL server rejects unknown fields.
const NameValue = z.strictObject({ name: z.string(), value: z.string() })
const Item = z.strictObject({
  itemId: z.string(),
  sku: z.string(),
  type: z.enum(['BUNDLE', 'CONFIGURABLE', 'DOWNLOADABLE', 'GIFTCARD', 'GROUPED', 'SIMPLE', 'VIRTUAL']),
  qty: z.int().min(1),
  weight: z.number().positive(),
  storePrice: z.number(),
  freeShipping: z.boolean(),
  attributes: z.array(NameValue),
})
const RatingInfo = z.strictObject({
  cart: z.strictObject({ items: z.array(Item).min(1), declaredValue: z.number(), freeShipping: z.boolean() }),
  destination: z.strictObject({ country: z.string(), region: z.string(), city: z.string(), zipcode: z.string() }),
  customer: z.strictObject({ customerGroup: z.string() }),
  cartType: z.enum(['STD', 'CART', 'MAC', 'MAC_PICKUP', 'ACCOUNT', 'INTERNAL']),
  siteDetails: z.strictObject({
    appVersion: z.string(),
    ecommerceCart: z.string(),
    ecommerceVersion: z.string(),
    websiteUrl: z.string(),
  }),
})
type ReceivedRatingInfo = z.infer<typeof RatingInfo>

const credentials = { apiKey: 'an-api-key', authCode: 'an-auth-code' }
const scopes = ['LIVE', 'TEST', 'DEVELOPMENT', 'INTEGRATION']
const tokenLifeSeconds = 30 * 24 * 60 * 60

type Mood =
  | 'rates'
  | 'silent'
  | 'html'
  | 'no rates'
  | 'errors'
  | 'several shipments'
  | { price: unknown }
  | { code: string }
  | { currency: string }
  | { weight: string }
  | { status: number }

/**
 * Starts a server with ShipperHQ's Rates API. UPS Ground costs 10.00 plus 1.00 per weight unit. Air costs 30.00 plus
 * 2.00 per weight unit. Pickup is free.
 */
export async function openShipperHq() {
  const received: ReceivedRatingInfo[] = []
  const tokens = new Set<string>()
  const pending: ServerResponse[] = []
  const state = {
    mood: 'rates' as Mood,
    currency: 'USD',
    days: null as unknown,
    now: () => Date.now(),
    tokenRequests: 0,
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { query, variables } = JSON.parse(text) as { query: string; variables: Record<string, unknown> }
      if (query.includes('createSecretToken(')) return sendToken(response, variables)
      if (request.url !== '/v2/graphql' || !query.includes('retrieveFullShippingQuote(')) return refuse(response, 404)
      const { headers } = request
      const isOpen = tokens.has(String(headers['x-shipperhq-secret-token'])) && Boolean(headers['x-shipperhq-session'])
      if (!isOpen || !scopes.includes(String(headers['x-shipperhq-scope']))) return refuse(response, 401)
      const ratingInfo = RatingInfo.parse(variables['ratingInfo'])
      received.push(ratingInfo)
      sendQuote(response, ratingInfo)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function sendToken(response: ServerResponse, variables: Record<string, unknown>) {
    state.tokenRequests += 1
    if (variables['api_key'] !== credentials.apiKey || variables['auth_code'] !== credentials.authCode)
      return send(response, { errors: [{ message: 'Invalid credentials' }], data: null })
    const claims = { exp: Math.floor(state.now() / 1000) + tokenLifeSeconds, id: state.tokenRequests }
    const token = ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.')
    tokens.add(token)
    send(response, { data: { createSecretToken: { token } } })
  }

  function sendQuote(response: ServerResponse, { cart }: ReceivedRatingInfo) {
    const { mood } = state
    if (mood === 'silent') return void pending.push(response)
    if (isObject(mood, 'status')) return refuse(response, mood.status)
    if (mood === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Busy</h1>')
    const weight = Math.ceil(cart.items.reduce((sum, item) => sum + item.weight * item.qty, 0))
    const method = (methodCode: string, methodTitle: string, totalCharges: unknown) => ({
      methodDetails: { methodCode, methodTitle, totalCharges, currency: state.currency },
      timeInTransitOptions: state.days,
    })
    const carrier = (carrierCode: string, carrierTitle: string, carrierType: string, methods: object[]) => ({
      carrierDetail: { carrierCode, carrierTitle, carrierType },
      methods,
      error: methods.length > 0 ? null : { errorCode: 508, internalErrorMessage: 'No Valid Rates found for Carrier' },
    })
    const ground = isObject(mood, 'price') ? mood.price : 10 + weight
    const ups = carrier('shqups1', 'UPS', 'ups', [
      method(isObject(mood, 'code') ? mood.code : 'GND', 'Ground', ground),
      method('2DA', '2nd Day Air', (30 + 2 * weight).toFixed(2)),
    ])
    const shipment = {
      shipmentDetail: { shipmentId: '1', name: 'Main' },
      carriers: [
        ...(mood === 'no rates' ? [] : [ups]),
        carrier('shqpickup1', 'Collect', 'pickup', [method('STORE', 'In store', 0)]),
        carrier('shqfedex2', 'FedEx', 'fedEx', []),
      ],
    }
    const currency = isObject(mood, 'currency') ? mood.currency : state.currency
    const quote = {
      transactionId: `SHQ_${received.length}`,
      units: { currency, weight: isObject(mood, 'weight') ? mood.weight : state.currency === 'USD' ? 'LB' : 'KG' },
      shipments: mood === 'errors' ? null : mood === 'several shipments' ? [shipment, shipment] : [shipment],
      errors: mood === 'errors' ? [{ errorCode: 403, internalErrorMessage: 'No applicable carriers' }] : null,
    }
    send(response, { data: { retrieveFullShippingQuote: quote } })
  }

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...credentials,
    quoteUrl: `${url}/v2/graphql`,
    tokenUrl: url,
    received,
    state,
    /** Invalidates all tokens. */
    forgetTokens: () => tokens.clear(),
    /** Returns the number of requests without a response so far. */
    waiting: () => pending.length,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function isObject<const Key extends string>(mood: Mood, key: Key): mood is Extract<Mood, Record<Key, unknown>> {
  return typeof mood === 'object' && key in mood
}

function send(response: ServerResponse, body: object) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"Unauthorized"}')
}
