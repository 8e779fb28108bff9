import { mapDocument } from './map.ts'
import { orderStatesDocument } from './order-states.ts'
import { reportsDocument } from './reports.ts'
import { settingsDocument } from './settings.ts'
import { webhooksDocument } from './webhooks.ts'

export const documents: Readonly<Record<string, () => string>> = {
  'docs/map.md': mapDocument,
  'docs/order-states.md': orderStatesDocument,
  'docs/reports.md': reportsDocument,
  'docs/settings.md': settingsDocument,
  'docs/webhooks.md': webhooksDocument,
}
