interface CreatedOrder {
  token: string
  payee: string | null
}

/** Stores each token with its key, because PayPal has no lookup by key. */
export interface PayPalTokenStore {
  keep: (token: string, payee: string) => Promise<void>
  /** Returns undefined if the store did not create the token. */
  read: (token: string) => Promise<CreatedOrder | undefined>
  /** Returns false if the token is bound to another key. */
  bind: (token: string, key: string) => Promise<boolean>
  ofKey: (key: string) => Promise<readonly CreatedOrder[]>
}
