/** Texts of the emails about the address of an account. */
export const emailTexts = {
  change: {
    subject: (brand: string) => `Confirm your new email for ${brand}`,
    heading: 'Confirm your new email.',
    text: 'Use the link below within 24 hours to log in with this address from now on. It works once, and only the newest link is valid.',
    action: 'Confirm this email',
    notYou: 'Didn’t ask for this? Ignore this email. Someone may have mistyped their address.',
  },
  changeNotice: {
    subject: (brand: string) => `A new email for your ${brand} account`,
    heading: 'A new email was requested for your account.',
    text: 'We sent a link to the new address. Your email changes only when that link is used. If you asked for this, there’s nothing to do here.',
    action: 'Set another password',
    notYou: 'Wasn’t you? Someone knows your password. Set another one now: it makes the link invalid.',
  },
  changed: {
    subject: (brand: string) => `Your ${brand} email was changed`,
    heading: 'Your email was changed.',
    text: 'Your account has a new email, and all other devices are logged out. This address no longer logs in.',
    action: 'Contact us',
    notYou: 'Wasn’t you? Contact us right away. We’ll help you get your account back.',
  },
  passkeyAdded: {
    subject: (brand: string) => `A passkey was added to your ${brand} account`,
    heading: 'A passkey was added to your account.',
    text: 'It logs in without your password. If you added it, there’s nothing to do here.',
    action: 'See your passkeys',
    notYou: 'Wasn’t you? Remove the passkey in your settings, and change your password.',
  },
  welcome: {
    subject: (brand: string) => `Your ${brand} account`,
    heading: 'Your account is ready.',
    text: 'You can log in with this email address. Confirm it within 7 days, so that you can add orders you placed as a guest.',
    action: 'Confirm this email',
    notYou: 'Didn’t create an account? Ignore this email.',
  },
  confirm: {
    subject: (brand: string) => `Confirm your email for ${brand}`,
    heading: 'Confirm your email.',
    text: 'Use the link below within 7 days. It works once, and only the newest link is valid.',
    action: 'Confirm this email',
    notYou: 'Didn’t ask for this? Ignore this email.',
  },
  taken: {
    subject: (brand: string) => `You already have a ${brand} account`,
    heading: 'You already have an account.',
    text: 'Someone, maybe you, asked to use this email address for another account. It already has one, so nothing has changed.',
    action: 'Log in',
    notYou: 'Didn’t ask for this? Ignore this email.',
  },
}
