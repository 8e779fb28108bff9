import type { WebhookDeliveryState } from '#domain/webhooks/delivery-states.ts'
import { Badge } from '../kit/page.tsx'
import { endpointState } from './endpoint-state.ts'
import { texts } from './texts/en.ts'
import type { Endpoint } from './webhook-types.ts'

const endpointTones = { on: 'ok', failing: 'warn', off: 'plain', off_failing: 'bad', off_gone: 'bad' } as const
const deliveryTones = { waiting: 'note', delivered: 'ok', failed: 'bad', canceled: 'plain' } as const

/** Renders an endpoint's state. */
export function EndpointBadge({ endpoint }: { endpoint: Endpoint }) {
  const state = endpointState(endpoint)
  return <Badge tone={endpointTones[state]}>{texts.states[state]}</Badge>
}

/** Renders a delivery's state. */
export function DeliveryBadge({ state }: { state: WebhookDeliveryState }) {
  return <Badge tone={deliveryTones[state]}>{texts.log.states[state]}</Badge>
}
