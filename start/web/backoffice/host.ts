import type { Settings } from '#platform/settings/settings.ts'

const loopbackNames = new Set(['localhost', 'backoffice.localhost', '127.0.0.1', '[::1]'])

/**
 * Returns true for the back-office host name. In demo mode, also accepts loopback names, because ports may be
 * forwarded.
 */
export function isBackOfficeHost(
  { mode, backOfficeUrl }: Pick<Settings, 'mode' | 'backOfficeUrl'>,
  host: string | undefined,
): boolean {
  const name = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/.exec(host?.toLowerCase() ?? '')?.[1]
  if (name === undefined) return false
  return name === new URL(backOfficeUrl).hostname || (mode === 'demo' && loopbackNames.has(name))
}

/** Returns the back office's origin, or undefined for a live store without a public back-office URL. */
export function backOfficeOrigin({
  mode,
  backOfficeUrl,
}: Pick<Settings, 'mode' | 'backOfficeUrl'>): string | undefined {
  return mode === 'demo' || backOfficeUrl.startsWith('https:') ? new URL(backOfficeUrl).origin : undefined
}
