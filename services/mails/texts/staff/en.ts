/** Texts of emails to staff, which are always in English. */
export const staffMails = {
  webhookOff: {
    subject: (name: string, brand: string) => `${brand}: webhook turned off (${name})`,
    heading: 'A webhook was turned off.',
    reasons: {
      failing: (name: string, host: string) =>
        `All deliveries to “${name}” (${host}) have failed for three days, so the store no longer sends events there.`,
      gone: (name: string, host: string) =>
        `“${name}” (${host}) responded with status 410, so the store no longer sends events there.`,
    },
    waiting: 'Queued events wait for up to 30 days. Fix the receiver, then turn the webhook on to send them.',
    open: 'Open the webhook',
  },
}
