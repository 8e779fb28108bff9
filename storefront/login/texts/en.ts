export const texts = {
  title: 'Log in',
  createTitle: 'Create account',
  tabs: 'Log in or create an account',
  logIn: 'Log in',
  sessionEnded: 'Your session ended. Your account keeps its cart.',
  loggingIn: 'Logging in',
  create: 'Create account',
  creating: 'Creating',
  email: 'Email',
  firstname: 'First name',
  lastname: 'Last name',
  password: 'Password',
  passwordHint: 'At least 8 characters. A short sentence works well.',
  show: 'Show',
  hide: 'Hide',
  wrong: 'Email and password do not belong together. Check both and try again.',
  delayed: (seconds: number) =>
    `That were many tries. Wait ${seconds === 1 ? 'one second' : `${seconds} seconds`}, then try again.`,
  busy: (seconds: number) =>
    seconds > 0 ? `That were many tries. Wait ${seconds} seconds, then go on.` : 'That were many tries. Wait a minute.',
  missing: 'Fill in every field.',
  invalidEmail: 'Invalid email address',
  weak: (least: number) => `Passwords have at least ${least} characters.`,
  failed: 'No answer came back. Try again.',
  made: 'Look in your mail: it says how to go on. Then log in here.',
  forProgram:
    'A program lives in an account: there you train, see what you pay and can cancel. Log in or create one, and the program is in your cart.',
  guestNote: 'No account is needed to buy.',
  benefits: 'Your orders in one place, your name filled in, your cart on every device.',
}
export type LoginTexts = typeof texts
