import { deleteLocalOrder, type BrowserStorage } from './browser-storage.ts'

export const listsKey = 'nl_lists'

/** Deletes what belongs to the customer when the session ends: the order draft and the newsletters. */
export function clearCustomerStorage(storage: BrowserStorage): void {
  deleteLocalOrder(storage)
  storage.removeItem(listsKey)
}
