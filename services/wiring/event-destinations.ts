import type { Hono } from 'hono'
import { serverDestinations, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import { simulatedAccounts, type SimulatedAccounts } from '#platform/analytics/simulator/accounts.ts'
import { mountDestinationSimulators } from '#platform/analytics/simulator/simulator.ts'
import { systemClock } from '#platform/clock.ts'
import type { DestinationSettings } from '#platform/settings/analytics/destination-settings.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { simulatorKey, simulatorOriginOf, type SimulatorSettings } from './simulators.ts'

type DemoSettings = SimulatorSettings & Pick<Settings, 'secret'>

/** Returns the accounts for event destinations: those in the settings and, in a demo, simulators for the others. */
export function eventDestinations(settings: DemoSettings & Pick<Settings, 'analytics'>): DestinationSettings {
  return { ...demoAccounts(settings), ...settings.analytics.destinations }
}

/** Returns the names of the destinations that receive events, in the order of `serverDestinations`. */
export function activeDestinations(settings: Parameters<typeof eventDestinations>[0]): ServerDestination[] {
  const accounts = eventDestinations(settings)
  return serverDestinations.filter((name) => accounts[name] !== undefined)
}

/** Serves all destination simulators at the addresses that `eventDestinations` returns. */
export function mountEventDestinations(app: Hono, settings: DemoSettings): void {
  const accounts = demoAccounts(settings)
  if (!accounts) return
  const tokens = { ads: simulatorKey(settings, 'destination.ads-access') }
  mountDestinationSimulators(app, accounts, { tokens, now: systemClock })
}

function demoAccounts(settings: DemoSettings): SimulatedAccounts | undefined {
  const origin = simulatorOriginOf(settings)
  return origin === undefined
    ? undefined
    : simulatedAccounts(origin, (name) => simulatorKey(settings, `destination.${name}`))
}
