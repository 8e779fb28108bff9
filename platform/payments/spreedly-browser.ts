/** Of the sizes that EMV 3-D Secure has, the whole window: a bank asks on a page of its own. */
const windowSize = '05'

/**
 * A shopper's browser as Spreedly takes it for 3-D Secure 2: base64 of JSON, as its own script makes it; undefined where no
 * script ran, so that nothing is known of it [PAY-237].
 */
export function spreedlyBrowser(info: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (!info?.['userAgent']) return undefined
  return Buffer.from(
    JSON.stringify({
      width: info['screenWidth'],
      height: info['screenHeight'],
      depth: info['colorDepth'],
      timezone: info['timeZoneOffset'],
      user_agent: info['userAgent'],
      java: info['javaEnabled'],
      language: info['language'],
      browser_size: windowSize,
      accept_header: info['acceptHeader'],
    }),
  ).toString('base64')
}
