import type { Occupation } from '#domain/customers/profile.ts'

export const texts = {
  title: 'About me',
  lead: 'Tell us how you train, and we’ll show you what fits.',
  you: {
    title: 'You',
    firstname: 'First name',
    lastname: 'Last name',
    telephone: 'Phone (optional)',
    birthdate: 'Date of birth (optional)',
    company: 'Company or gym (optional)',
  },
  interests: {
    title: 'Interests',
    text: 'Choose what you’re into.',
    primary: 'Most important to you',
    automatic: 'Choose for me',
  },
  occupations: {
    title: 'Occupation',
    text: 'Some jobs come with special offers.',
    names: {
      activeMilitary: 'Active military',
      veteran: 'Veteran',
      police: 'Police',
      fire: 'Firefighter',
      medical: 'Medical or EMS',
      coach: 'Coach or trainer',
      gymOwner: 'Gym owner',
      teacher: 'Teacher',
      student: 'Student',
      other: 'Something else',
    } satisfies Record<Occupation, string> as Record<Occupation, string>,
  },
  verification: {
    title: 'Military and first responders',
    text: 'Send a photo or PDF of your service ID. Cover any numbers. We check it within two days and then delete it.',
    kind: 'I serve as',
    kinds: { military: 'Military or veteran', 'first-responder': 'First responder' },
    proof: 'Photo or PDF, up to 10 MB',
    send: 'Send proof',
    sending: 'Sending',
    pending: 'We’re checking your proof. We’ll email you within two days.',
    verified: 'You’re verified. You’ll see your discounted prices whenever you’re logged in.',
    rejected: (reason: string) => `We couldn’t verify you: ${reason}`,
    problems: {
      type: 'Choose a photo or PDF.',
      size: 'Choose a file up to 10 MB, or an image up to 6 MB.',
      limit: 'You’ve sent too many files today. Try again tomorrow.',
    },
  },
  save: 'Save',
  saving: 'Saving',
  rules: {
    telephone: 'Enter a phone number with area code.',
    birthdate: 'Enter a date at least 13 years ago.',
    segment: 'Choose one of your interests.',
  },
}
export type ProfileTexts = typeof texts
