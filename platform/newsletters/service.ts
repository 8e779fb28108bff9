/** A mailing service that sends the newsletters. */
export interface NewsletterService {
  /** Makes the address read exactly these of the shop's lists; lists of others at the service stay. */
  setLists: (email: string, listIds: readonly string[]) => Promise<void>
}
