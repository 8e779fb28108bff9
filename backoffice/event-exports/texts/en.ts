import type { EventFileFormat } from '#domain/analytics/exports/event-file.ts'

const formats: Readonly<Record<EventFileFormat, string>> = {
  ndjson: 'JSON, one event per line',
  csv: 'CSV',
}

export const texts = {
  title: 'Event exports',
  intro:
    'Stored events as a compressed file for your data warehouse. Only events of shoppers who allow analytics are stored. Files have no names or addresses, but the ids of customers and browsers: handle them as personal data.',
  states: {
    running: 'Writing',
    ready: 'Ready',
    deleted: 'Deleted',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  withdrawn: 'A customer in this file deleted their account. Start the export again.',
  start: 'Start export',
  site: 'Site',
  allSites: 'All sites',
  from: 'First day',
  to: 'Last day',
  days: 'Days on which the store received the events, in UTC. Today’s events are included up to this moment.',
  format: 'Format',
  formats,
  started: 'Export started. You can leave this page.',
  empty: 'No exports yet.',
  columns: {
    days: 'Days',
    sites: 'Sites',
    state: 'Status',
    events: 'Events',
    size: 'Size',
    by: 'Started by',
    until: 'Available until',
    actions: 'Actions',
  },
  progress: (days: number, of: number) => `${days} of ${of} ${of === 1 ? 'day' : 'days'}`,
  stale: 'We couldn’t update the progress. The export continues.',
  download: 'Download',
  downloadOf: (days: string) => `Download events of ${days}`,
  downloads: (count: number) => (count === 1 ? 'Downloaded once' : `Downloaded ${count} times`),
  remove: 'Delete',
  removeOf: (days: string) => `Delete export of ${days}`,
  removeTitle: 'Delete this export?',
  removeText: 'The file is deleted, or the export stops. Copies that were downloaded are not affected.',
  removed: 'Export deleted.',
  dayInvalid: 'Choose a first and a last day.',
  refusals: {
    period_reversed: 'The last day is before the first day. Choose a later last day.',
    period_too_long: 'An export covers at most 400 days. Choose a shorter period.',
    event_exports_running: 'Two exports are already running. Wait until one is ready, or delete it.',
    event_export_not_found: 'This export no longer exists. Reload the page.',
    event_export_not_ready: 'This file isn’t available anymore. Reload the page.',
  } as Readonly<Record<string, string>>,
}
