export const texts = {
  title: 'Your data',
  export: {
    title: 'Download your data',
    text: 'Download a zip file with your account, orders, lists, messages, and files. We’ll email you a link that works for 24 hours.',
    request: 'Request download',
    requesting: 'Requesting download',
    pending: (email: string) =>
      `We’re preparing your download. We’ll email a link to ${email}, usually within minutes.`,
    ready: (email: string, date: string) => `We sent a link to ${email}. It works for 24 hours, until ${date}.`,
    again: 'Request a new download',
  },
  deletion: {
    title: 'Delete your account',
    text: 'We delete your account 14 days after you confirm. Until then you can log in and keep it.',
    gone: 'Deleted: profile, addresses, cards, lists, quotes, registries, reviews, messages, tickets, discounts, and newsletters.',
    stays:
      'Stays: orders, returns, payments, and invoices with their addresses, because tax law requires them. They’re no longer linked to an account.',
    open: 'Delete account',
    password: 'Current password',
    show: 'Show',
    hide: 'Hide',
    confirm: 'Delete my account in 14 days',
    confirming: 'Scheduling deletion',
    planned: (date: string) => `Your account will be deleted on ${date}.`,
    keep: 'Keep my account',
  },
  problems: {
    missing: 'Enter your current password.',
    wrong: 'Your current password isn’t right. Try again.',
    busy: 'Too many attempts. Wait a minute and try again.',
    running: 'We’re already preparing your download. We’ll email you when it’s ready.',
    limit: 'You can request three downloads every 24 hours. Try again tomorrow.',
    programs: (names: readonly string[]) =>
      `You have an active subscription: ${names.join(', ')}. Cancel it, then delete your account.`,
  },
  programsLink: 'Go to your programs',
}
export type PrivacyTexts = typeof texts
