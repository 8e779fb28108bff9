interface CreatedOrder {
  token: string
  payee: string | null
}

/** PayPal has no lookup by key. */
export interface PayPalMemory {
  keep: (token: string, payee: string) => Promise<void>
  /** Undefined: the store did not create it. */
  read: (token: string) => Promise<CreatedOrder | undefined>
  /** False if bound to another key. */
  bind: (token: string, key: string) => Promise<boolean>
  ofKey: (key: string) => Promise<readonly CreatedOrder[]>
}
