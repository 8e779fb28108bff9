import type { Endpoint } from './webhook-types.ts'

export type EndpointState = 'on' | 'failing' | 'off' | 'off_failing' | 'off_gone'

/** Returns an endpoint's state as displayed. An endpoint is failing if its last attempt failed. */
export function endpointState({
  isEnabled,
  offReason,
  failingSince,
}: Pick<Endpoint, 'isEnabled' | 'offReason' | 'failingSince'>): EndpointState {
  if (!isEnabled) return offReason === null ? 'off' : `off_${offReason}`
  return failingSince === null ? 'on' : 'failing'
}

/** Returns an endpoint's name: its description, or else its host. */
export function endpointName({ description, url }: Pick<Endpoint, 'description' | 'url'>): string {
  return description === '' ? new URL(url).host : description
}
