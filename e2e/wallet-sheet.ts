/** The sheet's latest content, with amounts as decimals. */
export interface Sheet {
  total: string
  isPending: boolean
  lines: string[]
  shippingOptions: { id: string; text: string }[]
  errors: string[]
}

export interface WalletPerson {
  given: string
  family: string
  email: string
  phone: string
  street: string
  city: string
  region: string
  postcode: string
  country: string
}

/** The simulator's controls on the page: the shopper's actions on the sheet. */
interface WalletControls {
  opened: () => object | null
  sheet: () => Sheet
  selectContact: (person: WalletPerson) => Promise<void>
  selectShipping: (id: string) => Promise<void>
  authorize: (person: WalletPerson, number: string) => Promise<string>
  cancel: () => void
}

/** The page's global object with a simulator. */
export type WalletHost = typeof globalThis & { walletSheet: WalletControls }

/** Returns page code that declares functions and calls the last one. The functions may use only each other. */
export function pageScript(functions: readonly ((...values: never[]) => unknown)[], argument: boolean): string {
  return `(() => {\n${functions.join('\n')}\n${functions.at(-1)!.name}(${argument})\n})()`
}
