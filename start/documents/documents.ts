import { orderStatesDocument } from './order-states.ts'
import { settingsDocument } from './settings.ts'

/** Documents that are made from the code, each by its path. */
export const documents: Readonly<Record<string, () => string>> = {
  'docs/order-states.md': orderStatesDocument,
  'docs/settings.md': settingsDocument,
}
