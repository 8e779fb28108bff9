/** Full screen, because the challenge has a separate page. */
const windowSize = '05'

/**
 * Encodes browser data like Spreedly's script. Returns a text from that script unchanged, or undefined if no script ran
 * [PAY-237].
 */
export function spreedlyBrowser(info: Readonly<Record<string, unknown>> | string | undefined): string | undefined {
  if (typeof info === 'string') return info
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
