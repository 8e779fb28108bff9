/** A mailing service that sends the newsletters. */
export interface NewsletterService {
  /** Subscribes the address to exactly these lists of the shop. The service's other lists remain unchanged. */
  setLists: (email: string, listIds: readonly string[]) => Promise<void>
}
