import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'

const destinations: Readonly<Record<ServerDestination, string>> = {
  'customer-data': 'Customer data platform',
  'web-analytics': 'Google Analytics',
  ads: 'Google Ads',
  'social-pixel': 'Meta',
  affiliate: 'AvantLink',
  reviews: 'Reviews service',
  'email-marketing': 'Iterable',
  recommendations: 'Recommendations service',
}

export const texts = {
  title: 'Event deliveries',
  intro:
    'Analytics events that a service didn’t accept. Rejected events appear here right away. If a service is unavailable, the store first tries ten times over at least eight hours.',
  received: {
    title: 'Delivered in the last 30 days',
    columns: { destination: 'Destination', delivered: 'Events', last: 'Last event', waiting: 'Waiting' },
    none: 'Nothing yet',
    waiting: (count: number) => (count >= 1_000 ? '1,000+' : String(count)),
    simulated: 'Simulated',
    simulatedText:
      'This demo sends events to a simulator of each service, which checks them like the real service. Nothing leaves this machine.',
    off: (names: readonly string[]) => `Not set up: ${names.join(', ')}.`,
    noneOn: 'No destinations are set up. Events stay in the store.',
  },
  failed: 'Failed deliveries',
  destination: 'Destination',
  allDestinations: 'All destinations',
  destinations,
  empty: 'No failed deliveries.',
  noMatch: 'No failed deliveries to this destination.',
  columns: {
    destination: 'Destination',
    event: 'Event',
    attempts: 'Attempts',
    lastError: 'Last error',
    createdAt: 'Created',
    site: 'Site',
  },
  retry: 'Retry',
  discard: 'Discard',
  retried: (count: number) => (count === 1 ? 'Delivery queued again.' : `${count} deliveries queued again.`),
  discarded: (count: number) => (count === 1 ? 'Delivery discarded.' : `${count} deliveries discarded.`),
  discardTitle: (count: number) => (count === 1 ? 'Discard this delivery?' : `Discard ${count} deliveries?`),
  discardText: 'The event won’t be sent to this service. It stays in the store’s own records.',
  readOnly: 'Ask a store owner for the permission “analytics.write” to retry or discard deliveries.',
  refusals: { delivery_not_found: 'Already retried or discarded. Reload the page.' },
}
