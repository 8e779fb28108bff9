export const privacyTexts = {
  export: {
    subject: (brand: string) => `Your ${brand} data is ready`,
    heading: 'Your data is ready.',
    lines: [
      'Download it within 24 hours. The zip file holds your account, orders, lists, messages and the files you sent us.',
      'Anyone with this link can download your data. Don’t forward this email.',
    ],
    action: 'Download your data',
  },
  deletion: {
    subject: (brand: string) => `Your ${brand} account will be deleted`,
    heading: (date: string) => `We’ll delete your account on ${date}.`,
    lines: ['Until then you can log in and keep it.', 'Wasn’t you? Keep your account, then change your password.'],
    action: 'Keep my account',
  },
  deleted: {
    subject: (brand: string) => `Your ${brand} account was deleted`,
    heading: 'Your account was deleted.',
    lines: [
      'We deleted your data. Orders and invoices stay for as long as tax law requires, without a link to an account.',
      'This is our last email to you about it.',
    ],
  },
}
