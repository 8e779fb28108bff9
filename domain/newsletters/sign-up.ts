/** How long a result is shown before the form resets, in milliseconds [NEWS-029]. */
export const signUpResetMs = 3_000

export interface SignUp {
  status: 'idle' | 'loading' | 'success' | 'error'
  email: string
  lists: readonly string[]
  /** True after a submission without a list. */
  lacksList: boolean
}

export type SignUpEvent =
  | { type: 'submit'; email: string; lists: readonly string[] }
  | { type: 'reply'; success: boolean }
  | { type: 'reset' }

export const idleSignUp: SignUp = { status: 'idle', email: '', lists: [], lacksList: false }

/**
 * Returns the sign-up state after an event. The reset clears it after success and preserves the entries after an error
 * [NEWS-015..020, NEWS-023].
 */
export function nextSignUp(signUp: SignUp, event: SignUpEvent): SignUp {
  switch (event.type) {
    case 'submit': {
      if (signUp.status === 'loading') return signUp
      const { email, lists } = event
      const lacksList = lists.length === 0
      return { status: lacksList ? 'idle' : 'loading', email, lists, lacksList }
    }
    case 'reply':
      return signUp.status === 'loading' ? { ...signUp, status: event.success ? 'success' : 'error' } : signUp
    case 'reset':
      if (signUp.status === 'success') return idleSignUp
      return signUp.status === 'error' ? { ...signUp, status: 'idle' } : signUp
  }
}
