import { deleteLocalOrder, type BrowserStorage } from './browser-storage.ts'

export const listsKey = 'nl_lists'

/** Deletes the customer's order draft and newsletters when the session ends. */
export function clearCustomerStorage(storage: BrowserStorage): void {
  deleteLocalOrder(storage)
  storage.removeItem(listsKey)
}
