import type { FormDefinition, FormSettings } from '#domain/forms/form.ts'

/** The form on the page for facility outfitting. */
export const facilityForm: FormDefinition & FormSettings & { formHash: string } = {
  formHash: 'facility-plan',
  title: { en: 'Ask for a plan', de: 'Plan anfragen' },
  submit: { en: 'Send request', de: 'Anfrage senden' },
  thanks: {
    en: 'Thanks, we have your request. You get a drawing and a price within five working days.',
    de: 'Danke, Ihre Anfrage ist da. Zeichnung und Preis kommen innerhalb von fünf Werktagen.',
  },
  closed: {
    en: 'We don’t take new plans right now. Try again next week.',
    de: 'Wir nehmen gerade keine neuen Pläne an. Versuchen Sie es nächste Woche noch einmal.',
  },
  fields: [
    {
      name: 'facility',
      type: 'choice',
      label: { en: 'Kind of facility', de: 'Art der Einrichtung' },
      required: true,
      max: 40,
      options: [
        { value: 'gym', label: { en: 'Gym', de: 'Studio' } },
        { value: 'school', label: { en: 'School or club', de: 'Schule oder Verein' } },
        { value: 'base', label: { en: 'Military or first responders', de: 'Militär oder Rettungsdienst' } },
        { value: 'company', label: { en: 'Company', de: 'Unternehmen' } },
      ],
    },
    field('organization', 'text', { en: 'Organization', de: 'Organisation' }, 120),
    field('name', 'text', { en: 'Name', de: 'Name' }, 80),
    field('email', 'email', { en: 'Email', de: 'E-Mail' }, 320),
    { ...field('phone', 'telephone', { en: 'Phone', de: 'Telefon' }, 40), required: false },
    field('room', 'paragraph', { en: 'Room, people and date', de: 'Raum, Personen und Termin' }, 4_000),
    {
      ...field('hasPlan', 'checkbox', { en: 'I have a floor plan', de: 'Ein Grundriss liegt vor' }, 3),
      required: false,
    },
  ],
  isOpen: true,
  notify: null,
  sendsReceipt: true,
  retentionDays: 365,
}

function field(
  name: string,
  type: FormDefinition['fields'][number]['type'],
  label: Readonly<Record<string, string>>,
  max: number,
) {
  return { name, type, label, required: true, max, options: [] }
}
