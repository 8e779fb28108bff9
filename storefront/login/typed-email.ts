let typed = ''

/** Remembers the email last typed on a sign-in page, in memory only; the next sign-in page starts with it. */
export function rememberEmail(email: string): void {
  typed = email
}

/** Returns the email last typed in this visit; empty on the server. */
export function typedEmail(): string {
  return typed
}
