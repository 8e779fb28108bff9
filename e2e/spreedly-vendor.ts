import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fieldScript, vendorScript } from './spreedly-script.ts'

interface Card {
  number: string
  month: number
  year: number
}
interface Payment {
  token: string
  kind: string
  card: string
  amount: number
  currency: string
  order: string
  returnUrl: string
  of: string | null
  state: 'pending' | 'succeeded' | 'gateway_processing_failed'
  action: 'none' | 'device_fingerprint' | 'device-seen' | 'challenge'
}

const account = { environment: 'E7LocalVendor', secret: 'S-of-the-stories', gateway: 'G1' }
/** A card with a device fingerprint and then a challenge. */
export const asking = '4000 0000 0000 2503'

/**
 * Starts a simulator of Spreedly's API and iFrame API on its own port: fields, a gateway, and a bank whose 3-D Secure 2
 * challenges have no URL.
 */
export async function startVendor() {
  const cards = new Map<string, Card>()
  const payments = new Map<string, Payment>()
  const newToken = () => randomBytes(12).toString('hex')
  const add = (payment: Omit<Payment, 'token'>) => {
    const token = newToken()
    payments.set(token, { token, ...payment })
    return payments.get(token)!
  }
  const cardReply = (token: string) => {
    const { number, month, year } = cards.get(token)!
    return { token, card_type: 'visa', last_four_digits: number.slice(-4), month, year }
  }
  const reply = ({ token, kind, state, amount, currency, order, action, returnUrl, of, card }: Payment) => ({
    token,
    created_at: new Date().toISOString(),
    transaction_type: kind,
    state,
    succeeded: state === 'succeeded',
    amount,
    currency_code: currency,
    order_id: order,
    reference_token: of,
    required_action: action === 'device-seen' ? 'device_fingerprint' : action,
    redirect_url: returnUrl,
    payment_method: cardReply(card),
  })
  const html = (body: string) => ({ type: 'text/html', text: `<!doctype html><meta charset="utf-8">${body}` })
  const json = (value: object, status = 200) => ({ status, type: 'application/json', text: JSON.stringify(value) })
  const moved = (payment: Payment, kind: string) =>
    json({ transaction: reply(add({ ...payment, kind, of: payment.token, action: 'none' })) })

  function browserAnswer(path: string, token: string, body: string) {
    const payment = payments.get(token)
    switch (path.split('/')[1]!.split('?')[0]) {
      case 'iframe.js':
        return { type: 'text/javascript', text: `(${vendorScript.toString()})()` }
      case 'field':
        return html(
          `<style>body{margin:0}</style><input autocomplete="off"><script>(${fieldScript.toString()})()</script>`,
        )
      case 'tokenize': {
        const { number, month, year, key } = JSON.parse(body) as Card & { key: string }
        if (key !== account.environment) return json({ errors: [{ attribute: 'environment', key: 'errors.unknown' }] })
        if (number === '4000000000000002') return json({ errors: [{ attribute: 'number', key: 'errors.invalid' }] })
        const made = newToken()
        cards.set(made, { number, month, year })
        return json({ token: made })
      }
      case 'status':
        return payment && json({ state: payment.state, action: payment.action })
      case 'device':
        if (payment?.action === 'device_fingerprint') payment.action = 'device-seen'
        return html('')
      case 'question':
        return html(
          `<form method="post" action="/answer/${token}"><p>Was that you?</p><button name="answer" value="yes">Yes, pay</button><button name="answer" value="no">No</button></form>`,
        )
      case 'answer':
        if (payment?.action === 'challenge') {
          payment.state = body.includes('yes') ? 'succeeded' : 'gateway_processing_failed'
          payment.action = 'none'
        }
        return html('Thank you')
    }
    return undefined
  }

  function authorize(body: string) {
    const { transaction: asked } = JSON.parse(body) as { transaction: Record<string, string & number> }
    const isAsked = cards.get(asked['payment_method_token']!)?.number === asking.replaceAll(' ', '')
    const payment = add({
      kind: 'Authorization',
      card: asked['payment_method_token']!,
      amount: asked['amount']!,
      currency: asked['currency_code']!,
      order: asked['order_id']!,
      returnUrl: asked['redirect_url'] ?? '',
      of: null,
      state: isAsked ? 'pending' : 'succeeded',
      action: isAsked ? 'device_fingerprint' : 'none',
    })
    return json({ transaction: reply(payment) })
  }

  function wireAnswer(path: string, { method, headers }: IncomingMessage, body: string) {
    const basic = Buffer.from(`${account.environment}:${account.secret}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`) return json({ errors: [] }, 401)
    const [, token = '', verb] = /^\/v1\/\w+\/(\w+)(?:\/(\w+))?\.json/.exec(path) ?? []
    if (path === `/v1/gateways/${account.gateway}/authorize.json`) return authorize(body)
    if (path.startsWith('/v1/transactions.json')) {
      const isFirst = !path.includes('since_token')
      return json({ transactions: isFirst ? [...payments.values()].toReversed().map(reply) : [] })
    }
    if (path.startsWith('/v1/payment_methods/')) {
      if (!cards.has(token)) return json({ errors: [] }, 404)
      return json(method === 'GET' ? { payment_method: cardReply(token) } : { transaction: { succeeded: true } })
    }
    const payment = payments.get(token)
    if (!payment) return json({ errors: [] }, 404)
    if (verb === 'capture') return moved(payment, 'Capture')
    if (verb === 'void') return moved(payment, 'Void')
    // The device fingerprint alone does not suffice.
    if (verb === 'complete' && payment.action === 'device-seen') payment.action = 'challenge'
    return json({ transaction: reply(payment) })
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '/' } = request
      const body = Buffer.concat(chunks).toString()
      const token = /^\/\w+\/(\w+)/.exec(url)?.[1] ?? ''
      const answer = url.startsWith('/v1/') ? wireAnswer(url, request, body) : browserAnswer(url, token, body)
      const {
        status = 200,
        type,
        text,
      } = { ...(answer ?? { status: 404, type: 'text/plain', text: '' }) } as {
        status?: number
        type: string
        text: string
      }
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text)
    })
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Environment of a store with an account here. */
    env: {
      SPREEDLY_BASE_URL: `http://127.0.0.1:${port}/v1`,
      SPREEDLY_ENVIRONMENT_KEY: account.environment,
      SPREEDLY_ACCESS_SECRET: account.secret,
      SPREEDLY_GATEWAY_TOKEN: account.gateway,
      SPREEDLY_SCRIPT_URL: `http://localhost:${port}/iframe.js`,
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
