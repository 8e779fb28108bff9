import type { JobState } from '#domain/jobs/job-state.ts'

const states: Readonly<Record<JobState, string>> = {
  failed: 'Failed',
  retrying: 'Retrying',
  waiting: 'Waiting',
  running: 'Running',
}

/** Jobs by name; a job without an entry shows its name. */
const jobs: Readonly<Record<string, string>> = {
  mail_send: 'Send an email',
  order_paid: 'Publish a paid order',
  order_refund: 'Refund an order at the payment vendor',
  payment_release: 'Release an authorized payment',
  payment_told: 'Apply a payment webhook',
  link_paid: 'Capture the payment of a link',
  link_refund: 'Refund the payment of a link',
  invoice_issue: 'Issue an invoice or credit note',
  listings_refresh: 'Refresh product lists',
  program_card: 'Store the card of a subscription',
  card_keep: 'Store a card',
  card_forget: 'Remove a card from the vault',
  form_forward: 'Forward a form entry',
  account_link: 'Email a link to an account',
  review_link: 'Email a review link',
  data_export: 'Pack a customer’s data',
  email_change: 'Email links to change an address',
  newsletter_changed: 'Apply a newsletter change',
  newsletter_link: 'Email a newsletter link',
  analytics_purchase: 'Store a purchase event',
  analytics_deliveries: 'Deliver analytics events',
  product_feeds: 'Write product feeds',
  recommendations_refresh: 'Refresh recommendations',
  similar_products_refresh: 'Refresh similar products',
}

export const texts = {
  title: 'Background jobs',
  intro:
    'Work that the store does after a change or on a schedule, such as sending emails. The store retries failed attempts with growing pauses: emails for a day and a half, other work for four days. A job that has no attempt left waits for you.',
  states,
  state: 'State',
  allStates: (count: number) => `All (${count})`,
  stateCount: (state: JobState, count: number) => `${states[state]} (${count})`,
  jobs,
  empty: 'No jobs are queued.',
  noMatch: 'No jobs in this state.',
  columns: {
    job: 'Job',
    state: 'State',
    attempts: 'Attempts',
    lastError: 'Last error',
    order: 'Order',
    createdAt: 'Created',
    runAt: 'Next attempt',
  },
  attempts: (count: number, most: number) => `${count} of ${most}`,
  none: '–',
  openOrder: 'Open the order',
  retry: 'Retry now',
  discard: 'Discard',
  retried: (count: number) => (count === 1 ? 'Job queued again.' : `${count} jobs queued again.`),
  discarded: (count: number) => (count === 1 ? 'Job discarded.' : `${count} jobs discarded.`),
  discardTitle: (count: number) => (count === 1 ? 'Discard this job?' : `Discard ${count} jobs?`),
  discardText: 'The work is never done: an email, for example, is not sent.',
  mustRun: 'This job can’t be discarded, because money, stock or records depend on it.',
  notFailed: 'Only failed jobs can be discarded.',
  readOnly: 'Ask a store owner for the permission “jobs.write” to retry or discard jobs.',
  refusals: {
    job_not_found: 'These jobs are running, done or have not failed yet. Reload the page.',
    job_must_run: 'Money, stock or records depend on one of these jobs. Select only jobs that can be discarded.',
  },
}
