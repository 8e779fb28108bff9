import { orderStatesDocument } from './order-states.ts'

/** Documents that are made from the code, each by its path. */
export const documents: Readonly<Record<string, () => string>> = {
  'docs/order-states.md': orderStatesDocument,
}
