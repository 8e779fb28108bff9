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
/** A card that requires a device fingerprint and then a challenge. */
export const challengedCard = '4000 0000 0000 2503'

interface Vault {
  cards: Map<string, Card>
  payments: Map<string, Payment>
}
interface Reply {
  status?: number
  type: string
  text: string
}

/**
 * Starts a simulator of Spreedly's API and iFrame API on a separate port: fields, a gateway, and a bank with 3-D Secure
 * 2 challenges that have no URL.
 */
export async function startVendor() {
  const vault: Vault = { cards: new Map(), payments: new Map() }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { status = 200, type, text } = replyTo(vault, request, Buffer.concat(chunks).toString())
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text)
    })
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Environment for a store with an account in this simulator. */
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

function replyTo(vault: Vault, request: IncomingMessage, body: string): Reply {
  const { url = '/' } = request
  const token = /^\/\w+\/(\w+)/.exec(url)?.[1] ?? ''
  const reply = url.startsWith('/v1/') ? apiReply(vault, request, body) : pageReply(vault, url, token, body)
  return reply ?? { status: 404, type: 'text/plain', text: '' }
}

/** Returns the replies to the browser: the script, its frames, and the bank's pages. */
function pageReply(vault: Vault, path: string, token: string, body: string): Reply | undefined {
  const payment = vault.payments.get(token)
  switch (path.split('/')[1]!.split('?')[0]) {
    case 'iframe.js':
      return { type: 'text/javascript', text: `(${vendorScript.toString()})()` }
    case 'field':
      return html(
        `<style>body{margin:0}</style><input autocomplete="off"><script>(${fieldScript.toString()})()</script>`,
      )
    case 'tokenize':
      return tokenize(vault, body)
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

function tokenize({ cards }: Vault, body: string): Reply {
  const { number, month, year, key } = JSON.parse(body) as Card & { key: string }
  if (key !== account.environment) return json({ errors: [{ attribute: 'environment', key: 'errors.unknown' }] })
  if (number === '4000000000000002') return json({ errors: [{ attribute: 'number', key: 'errors.invalid' }] })
  const token = newToken()
  cards.set(token, { number, month, year })
  return json({ token })
}

function apiReply(vault: Vault, { url: path = '/', method, headers }: IncomingMessage, body: string): Reply {
  const basic = Buffer.from(`${account.environment}:${account.secret}`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`) return json({ errors: [] }, 401)
  const [, token = '', verb] = /^\/v1\/\w+\/(\w+)(?:\/(\w+))?\.json/.exec(path) ?? []
  if (path === `/v1/gateways/${account.gateway}/authorize.json`) return authorize(vault, body)
  if (path.startsWith('/v1/transactions.json')) {
    const isFirst = !path.includes('since_token')
    const newestFirst = isFirst ? [...vault.payments.values()].toReversed() : []
    return json({ transactions: newestFirst.map((payment) => transactionOf(vault, payment)) })
  }
  if (path.startsWith('/v1/payment_methods/')) {
    if (!vault.cards.has(token)) return json({ errors: [] }, 404)
    return json(method === 'GET' ? { payment_method: cardOf(vault, token) } : { transaction: { succeeded: true } })
  }
  const payment = vault.payments.get(token)
  if (!payment) return json({ errors: [] }, 404)
  if (verb === 'capture') return addFollowUp(vault, payment, 'Capture')
  if (verb === 'void') return addFollowUp(vault, payment, 'Void')
  // After the device fingerprint, a challenge is still required.
  if (verb === 'complete' && payment.action === 'device-seen') payment.action = 'challenge'
  return json({ transaction: transactionOf(vault, payment) })
}

function authorize(vault: Vault, body: string): Reply {
  const { transaction } = JSON.parse(body) as { transaction: Record<string, string & number> }
  const card = transaction['payment_method_token']!
  const isChallenged = vault.cards.get(card)?.number === challengedCard.replaceAll(' ', '')
  const payment = addPayment(vault, {
    kind: 'Authorization',
    card,
    amount: transaction['amount']!,
    currency: transaction['currency_code']!,
    order: transaction['order_id']!,
    returnUrl: transaction['redirect_url'] ?? '',
    of: null,
    state: isChallenged ? 'pending' : 'succeeded',
    action: isChallenged ? 'device_fingerprint' : 'none',
  })
  return json({ transaction: transactionOf(vault, payment) })
}

/** Records a capture or a void of a payment. */
function addFollowUp(vault: Vault, payment: Payment, kind: string): Reply {
  const added = addPayment(vault, { ...payment, kind, of: payment.token, action: 'none' })
  return json({ transaction: transactionOf(vault, added) })
}

function addPayment({ payments }: Vault, payment: Omit<Payment, 'token'>): Payment {
  const token = newToken()
  payments.set(token, { token, ...payment })
  return payments.get(token)!
}

/** Returns a payment in the vendor's format. */
function transactionOf(vault: Vault, payment: Payment) {
  const { token, kind, state, amount, currency, order, action, returnUrl, of, card } = payment
  return {
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
    payment_method: cardOf(vault, card),
  }
}

function cardOf({ cards }: Vault, token: string) {
  const { number, month, year } = cards.get(token)!
  return { token, card_type: 'visa', last_four_digits: number.slice(-4), month, year }
}

function newToken(): string {
  return randomBytes(12).toString('hex')
}

function html(body: string): Reply {
  return { type: 'text/html', text: `<!doctype html><meta charset="utf-8">${body}` }
}

function json(value: object, status = 200): Reply {
  return { status, type: 'application/json', text: JSON.stringify(value) }
}
