import { idleSignUp, nextSignUp, type SignUp, type SignUpEvent, signUpResetMs } from '#domain/newsletters/sign-up.ts'

interface SignUpParts {
  /** Resolves to true if the sign-up was saved. */
  send: (signUp: SignUp) => Promise<boolean>
  show: (signUp: SignUp) => void
}

/** Returns a function that submits a form, shows the result, and then resets the form [NEWS-016..019]. */
export function createSignUpSubmit({ send, show }: SignUpParts) {
  let state = idleSignUp
  let reset: ReturnType<typeof setTimeout> | undefined
  const move = (event: SignUpEvent) => {
    state = nextSignUp(state, event)
    show(state)
    return state
  }
  return async function submit(email: string, lists: readonly string[]): Promise<void> {
    if (state.status === 'loading') return
    clearTimeout(reset)
    const sent = move({ type: 'submit', email, lists })
    if (sent.status !== 'loading') return
    const success = await send(sent).catch(() => false)
    move({ type: 'reply', success })
    reset = setTimeout(move, signUpResetMs, { type: 'reset' })
  }
}
