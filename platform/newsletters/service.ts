/** A mailing service that sends the newsletters. */
export interface NewsletterService {
  /** Subscribes the address to exactly these lists of the shop; other lists at the service stay. */
  setLists: (email: string, listIds: readonly string[]) => Promise<void>
}
