import type { LinkProblem } from '../link-problem.ts'

const problems: Readonly<Record<LinkProblem, string>> = {
  email: 'Enter a complete email address, such as ann@example.com.',
  busy: 'Too many attempts. Wait a few minutes, then try again.',
  failed: 'That didn’t work. Please try again.',
}

export const texts = {
  title: 'Your newsletters',
  confirmTitle: 'Confirm your newsletters',
  of: (email: string) => `For ${email}`,
  confirmLead: 'Uncheck what you don’t want, then confirm. Nothing is sent until then.',
  lead: 'Choose what we send you.',
  legend: 'Newsletters',
  confirm: 'Confirm',
  save: 'Save',
  leaveAll: 'Unsubscribe from all',
  saved: 'Your preferences have been saved.',
  left: 'You’re unsubscribed. We won’t send you newsletters anymore.',
  stop: 'Unsubscribe from all newsletters? You can come back at any time.',
  invalid: 'This link doesn’t work. It may be incomplete, or from another country’s store.',
  askLead: 'Enter your email address, and we’ll send you a link to manage your newsletters. No account needed.',
  email: 'Email address',
  send: 'Send the link',
  sent: 'If we send newsletters to this address, the link is on its way.',
  problems,
}

export type NewsletterPageTexts = typeof texts
