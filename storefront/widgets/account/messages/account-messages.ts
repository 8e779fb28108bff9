import type { AccountAction, AccountPageId } from './account-actions.ts'

/** A success text, or a function of the changed item's name and a detail, such as a count. */
type Success = string | ((name: string, detail: number | string) => string)

/** Success and failure texts for every account action. A language with a missing text does not compile [ERROR-433]. */
export type AccountMessages = {
  readonly [Page in AccountPageId]: Readonly<Record<AccountAction<Page>, { success: Success; failure: string }>>
}

/** Returns the success text of an action. */
export function successText(success: Success, name = '', detail: number | string = ''): string {
  return typeof success === 'string' ? success : success(name, detail)
}
