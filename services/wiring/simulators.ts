import { createHmac } from 'node:crypto'
import type { Settings } from '#platform/settings/settings.ts'
import { localName } from '#platform/settings/site-hosts.ts'

export type SimulatorSettings = Pick<Settings, 'mode' | 'spreedly' | 'sandboxPort' | 'hosts'>

/** Returns the simulators' origin for browsers, or undefined with a real vault or in live mode. */
export function simulatorOriginOf({ mode, spreedly, sandboxPort, hosts }: SimulatorSettings): string | undefined {
  return spreedly || mode === 'live' ? undefined : `http://${localName(hosts)}:${sandboxPort}`
}

/** Returns a simulated account's key. It differs between stores, and stays the same after a restart. */
export function simulatorKey({ secret }: Pick<Settings, 'secret'>, name: string): string {
  return createHmac('sha256', secret).update(`sandbox.${name}`).digest('base64url')
}
