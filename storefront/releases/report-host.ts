import { foreignHost } from '#domain/releases/foreign-host.ts'

interface HostReport {
  /** Page URL. */
  href: string
  /** Base URL of the shop. */
  base: string
  send: (url: string, body: { h: string; b: string }) => Promise<unknown>
  log: (message: string, error: unknown) => void
}

/**
 * Reports a page on a URL that does not start with the shop's base URL, such as a mirror. A failure is only logged
 * [SHELL-409..411, ERROR-422].
 */
export async function reportForeignHost({ href, base, send, log }: HostReport): Promise<void> {
  // The slash distinguishes https://shop.example.evil.example from https://shop.example.
  if (href === base || href.startsWith(`${base}/`) || foreignHost(href, []) === null) return
  try {
    await send(`${base}/svc_ssr/hostmatch`, { h: href, b: base })
  } catch (error) {
    log('Host report failed', error)
  }
}

/**
 * Sends a report from a different origin as text, which needs no preflight. Browsers do not let the page read the
 * response.
 */
export async function sendReport(url: string, body: object): Promise<void> {
  if (!navigator.sendBeacon(url, JSON.stringify(body))) throw new Error('The browser did not accept the report')
}
