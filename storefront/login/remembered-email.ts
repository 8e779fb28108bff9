let typed = ''

/** Stores the email last entered on a sign-in page, in memory only. The next sign-in page prefills it. */
export function rememberEmail(email: string): void {
  typed = email
}

/** Returns the email last entered in this visit. Empty on the server. */
export function rememberedEmail(): string {
  return typed
}
