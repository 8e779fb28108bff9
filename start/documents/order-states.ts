import { orderTransitions } from '#domain/orders/transitions.ts'

const statuses: Readonly<Record<string, string>> = {
  new: 'placed; stock is reserved for 30 minutes while the payment is authorized',
  payment_pending: 'the bank challenges the shopper (3-D Secure), or the vendor reviews the payment',
  payment_complete: 'authorized; the capture is a background job',
  published: 'captured; the warehouse may pack it',
  payment_error: 'ended without payment; everything reserved is released',
}

export function orderStatesDocument(): string {
  const edges = orderTransitions.map(({ from, event, to }) => `  ${from} --> ${to}: ${event}`)
  const rows = orderTransitions.map(
    ({ from, event, to, effects }) => `| \`${from}\` | ${event} | \`${to}\` | ${effects.join('; ')} |`,
  )
  return `# Order states

\`npm run documents\` generates this document from the transitions in \`domain/orders/transitions.ts\` and the descriptions in \`start/documents/order-states.ts\`. A test fails if it is out of date.

\`\`\`mermaid
stateDiagram-v2
  [*] --> new: placed
${edges.join('\n')}
  published --> [*]
  payment_error --> [*]
\`\`\`

| status | meaning |
|---|---|
${Object.entries(statuses)
  .map(([status, meaning]) => `| \`${status}\` | ${meaning} |`)
  .join('\n')}

| from | event | to | effects, in one transaction |
|---|---|---|---|
${rows.join('\n')}

These files send the events with \`moveOrder\` in \`services/orders/repository.ts\`. Files without a path are in \`services/orders/\` or \`services/orders/payment/\`:

| event | sender |
|---|---|
| challenged | \`order-payment.ts\`, when placing; the sweep in \`publish.ts\`, when the engine reports a challenge for a \`new\` order |
| authorized | \`order-payment.ts\`, when placing or on return from the bank; \`apply-payment-event.ts\`, by webhook; the sweep in \`publish.ts\`; \`contents/exchange-order.ts\`, when creating an exchange order |
| captured | \`publish.ts\`, the job \`order_paid\`; \`captures.ts\`, by staff; \`contents/exchange-order.ts\` |
| failed | \`order-payment.ts\`; the sweep in \`publish.ts\`; placing, when a new order replaces it; \`payment-links/quote/pay-quote.ts\`. The specification also allows it from \`payment_complete\`, but no code sends it |

Each event changes the order with one conditional \`UPDATE\` on the status that the sender has read. A second sender finds a different status and changes nothing. Another bank challenge renews the pending order without an event. Refunds and cancellations after \`published\` do not change the status. They are separate rows (\`services/refunds\`). An exchange order is created as \`published\` in one transaction, without payment and without the effects of a sale ([111](decisions/111-exchange-orders.md)).
`
}
