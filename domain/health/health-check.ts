/** States of a check, from best to worst. A warning needs attention soon, a failing check now. */
export const healthStates = ['ok', 'warning', 'failing'] as const
export type HealthState = (typeof healthStates)[number]

/** Checks by group, in the order in which staff see them. */
export const healthGroups = {
  processes: ['processes', 'releases', 'worker'],
  database: ['database', 'replica', 'migrations', 'transactions', 'disk'],
  background: ['jobs', 'outbox', 'mail'],
  connections: ['payments', 'vendors', 'webhooks', 'event_deliveries'],
  catalog: ['search'],
} as const
export type HealthGroup = keyof typeof healthGroups
export type HealthCheckName = (typeof healthGroups)[HealthGroup][number]

/** Returns the group of a check. */
export function healthGroupOf(name: HealthCheckName): HealthGroup {
  const groups = Object.keys(healthGroups) as HealthGroup[]
  return groups.find((group) => (healthGroups[group] as readonly string[]).includes(name))!
}

/** Returns the worst of the states, or `ok` if there are none. */
export function worstState(states: readonly HealthState[]): HealthState {
  return healthStates.findLast((state) => states.includes(state)) ?? 'ok'
}
