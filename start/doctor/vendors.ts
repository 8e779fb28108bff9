import { createTransport } from 'nodemailer'
import type { Configuration } from '#platform/settings/settings.ts'
import type { Finding } from './finding.ts'

const patienceMs = 10_000

/** Logs in to the SMTP server without sending an email. */
export async function mailFinding(mailUrl: string): Promise<Finding> {
  const { protocol, hostname } = new URL(mailUrl)
  const name = 'SMTP'
  const transport = createTransport({
    url: mailUrl,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  } as object)
  try {
    await transport.verify()
    return { name, fact: `${hostname} accepts the login${protocol === 'smtps:' ? ' over TLS' : ''}` }
  } catch (error) {
    return {
      name,
      problem: `${hostname} rejects the login (${reasonOf(error)}): check MAIL_URL. No emails reach shoppers.`,
    }
  } finally {
    transport.close()
  }
}

/** Checks that each configured payment account works and accepts real money. */
export async function paymentFindings(configuration: Configuration): Promise<Finding[]> {
  const { spreedly, adyen, payPal } = configuration
  return Promise.all([
    ...(spreedly ? [spreedlyFinding(spreedly)] : []),
    ...(adyen.account ? [adyenFinding(adyen.account)] : []),
    ...(payPal ? [payPalFinding(payPal)] : []),
  ])
}

async function spreedlyFinding(account: NonNullable<Configuration['spreedly']>): Promise<Finding> {
  const { baseUrl, environmentKey, accessSecret, gatewayToken } = account
  const authorization = `Basic ${Buffer.from(`${environmentKey}:${accessSecret}`).toString('base64')}`
  const response = await fetchJson(`${baseUrl}/gateways/${encodeURIComponent(gatewayToken)}.json`, {
    headers: { authorization },
  })
  const name = 'Spreedly'
  if ('problem' in response) return { name, problem: `The vendor ${response.problem}.` }
  const { gateway_type: type, state } = (response.body as { gateway?: Record<string, unknown> }).gateway ?? {}
  if (state !== 'retained')
    return { name, problem: `The gateway is ${String(state)}, not retained: check SPREEDLY_GATEWAY_TOKEN.` }
  return type === 'test'
    ? {
        name,
        problem: 'The gateway is a test gateway: cards are not charged. Set SPREEDLY_GATEWAY_TOKEN to the live one.',
      }
    : { name, fact: `live gateway ${String(type)}` }
}

async function adyenFinding(account: NonNullable<Configuration['adyen']['account']>): Promise<Finding> {
  const { baseUrl, apiKey, merchantAccount, environment } = account
  const response = await fetchJson(`${baseUrl}/paymentMethods`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ merchantAccount }),
  })
  const name = 'Adyen'
  if ('problem' in response) return { name, problem: `The vendor ${response.problem}.` }
  const methods = (response.body as { paymentMethods?: unknown[] }).paymentMethods ?? []
  return methods.length > 0
    ? { name, fact: `${environment}, ${methods.length} payment methods` }
    : { name, problem: `${merchantAccount} has no payment methods: add cards in Adyen's Customer Area.` }
}

async function payPalFinding({
  baseUrl,
  clientId,
  clientSecret,
}: NonNullable<Configuration['payPal']>): Promise<Finding> {
  const response = await fetchJson(`${baseUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const name = 'PayPal'
  if ('problem' in response) return { name, problem: `The vendor ${response.problem}.` }
  return { name, fact: baseUrl.includes('.sandbox.') ? 'sandbox account' : 'live account' }
}

async function fetchJson(url: string, init: RequestInit): Promise<{ body: unknown } | { problem: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    const text = await response.text()
    if (response.status === 401 || response.status === 403) return { problem: 'rejects the keys: check its settings' }
    if (!response.ok) return { problem: `responds with status ${response.status}: check its settings` }
    return { body: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: `cannot be reached (${reasonOf(error)})` }
  }
}

/** Returns a short error reason without URLs, because they can contain passwords. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string }
  return cause instanceof Error ? reasonOf(cause) : (code ?? message ?? String(error)).slice(0, 200)
}
