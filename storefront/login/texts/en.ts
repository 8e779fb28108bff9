import type { PasswordProblem } from '#domain/sessions/password-rules.ts'

const seconds = (count: number) =>
  count > 90 ? `${Math.ceil(count / 60)} minutes` : count === 1 ? '1 second' : `${count} seconds`

export const texts = {
  title: 'Log in',
  createTitle: 'Create account',
  tabs: 'Log in or create an account',
  logIn: 'Log in',
  sessionEnded: 'Your session ended. Your cart is saved in your account.',
  loggingIn: 'Logging in',
  create: 'Create account',
  creating: 'Creating',
  email: 'Email',
  firstname: 'First name (optional)',
  lastname: 'Last name (optional)',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. A short sentence works well.',
  show: 'Show',
  hide: 'Hide',
  close: 'Close',
  newsletters: 'Email me about',
  interests: 'I’m into (optional)',
  wrong: 'That email and password don’t match. Try again.',
  delayed: (count: number) => `Too many attempts. Try again in ${seconds(count)}.`,
  busy: (count: number) => `Too many attempts. Try again in ${count > 0 ? seconds(count) : 'a minute'}.`,
  wait: (count: number) => `Wait ${seconds(count)}`,
  missing: 'Enter your email and password.',
  missingEmail: 'Enter your email.',
  invalidEmail: 'Invalid email address',
  weak: (problem: PasswordProblem, min: number, max: number) =>
    problem === 'short'
      ? `Use at least ${min} characters.`
      : problem === 'long'
        ? `Use at most ${max} characters.`
        : 'That password is too common. Choose one that’s harder to guess.',
  failed: 'Something went wrong on our end. Try again in a minute.',
  made: 'Check your email for the next step, then log in here.',
  forProgram:
    'Programs need an account, where you train, see your billing, and can cancel. Log in or create one, and we’ll put the program in your cart.',
  /** Reasons for opening the dialog. */
  reasons: {
    stockAlert: 'Log in, and we’ll email you when it’s back in stock.',
    review: 'Log in to write a review.',
  },
  continueAsGuest: 'Continue as guest',
  guestNote: 'You can check out without an account.',
  benefits: 'All your orders in one place, faster checkout, and your cart on every device.',
  forgot: 'Forgot password?',
  linkRequests: {
    forgot: { title: 'Forgot your password?', text: 'Enter your email. We’ll send you a link to set a new password.' },
    expired: {
      title: 'Time for a new password',
      text: 'Your password has expired. Set a new one to log in. Your orders, lists, and everything else in your account are still there.',
    },
    login: {
      title: 'Log in by email',
      text: 'Enter your email. We’ll send you a link that logs you in, without a password.',
    },
  },
  loginLink: 'Log in by email instead',
  passkey: 'Log in with a passkey',
  passkeyUnsupported: 'This browser can’t use passkeys. Turn on JavaScript or log in with your password.',
  passkeyCancelled: 'No passkey was used. Try again or log in with your password.',
  passkeyFailed:
    'This passkey didn’t log you in. Log in with your password, then check your passkeys in your settings.',
  useLinkText: 'Press the button to log in on this device.',
  sendLink: 'Email me a link',
  sending: 'Sending',
  sentTitle: 'Check your email',
  sent: (minutes: number) =>
    `If there’s an account for this email, a link is on its way. It’s valid for ${minutes} minutes.`,
  sentHint: 'Nothing there? Check your spam folder, or send it again.',
  sendAgain: 'Send again',
  sendAgainIn: (count: number) => `Send again in ${seconds(count)}`,
  otherEmail: 'Use another email',
  backToLogin: 'Back to log in',
  resetTitle: 'Set a new password',
  resetNote: 'This logs you out on all your devices.',
  save: 'Save password',
  saving: 'Saving',
  saved: 'Your new password is saved. Log in with it.',
  linkInvalid: 'This link has been used or isn’t valid anymore. We can send you a new one.',
  linkExpired: 'This link has expired. We can send you a new one.',
  linkTitle: 'Get a new link',
}
export type LoginTexts = typeof texts
