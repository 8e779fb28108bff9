import type { FormDefinition, FormSettings } from '#domain/forms/form.ts'

/** The form on the facility outfitting page. */
export const facilityForm: FormDefinition & FormSettings & { formHash: string } = {
  formHash: 'facility-plan',
  title: {
    en: 'Ask for a plan',
    de: 'Plan anfragen',
    es: 'Pedir un plano',
    fr: 'Demander un plan',
    nl: 'Vraag een plan aan',
  },
  submit: {
    en: 'Send request',
    de: 'Anfrage senden',
    es: 'Enviar solicitud',
    fr: 'Envoyer la demande',
    nl: 'Aanvraag versturen',
  },
  thanks: {
    en: 'Thanks, we have your request. You get a drawing and a price within five working days.',
    de: 'Danke, Ihre Anfrage ist da. Zeichnung und Preis kommen innerhalb von fünf Werktagen.',
    es: 'Gracias, tenemos tu solicitud. Recibirás un dibujo y un precio en cinco días laborables.',
    fr: 'Merci, nous avons votre demande. Vous recevrez un dessin et un prix sous cinq jours ouvrés.',
    nl: 'Bedankt, we hebben je aanvraag. Je krijgt binnen vijf werkdagen een tekening en een prijs.',
  },
  closed: {
    en: 'We don’t take new plans right now. Try again next week.',
    de: 'Wir nehmen gerade keine neuen Pläne an. Versuchen Sie es nächste Woche noch einmal.',
    es: 'Ahora mismo no aceptamos planos nuevos. Inténtalo de nuevo la semana que viene.',
    fr: 'Nous ne prenons pas de nouveaux plans en ce moment. Réessayez la semaine prochaine.',
    nl: 'We nemen nu geen nieuwe plannen aan. Probeer het volgende week opnieuw.',
  },
  fields: [
    {
      name: 'facility',
      type: 'choice',
      label: {
        en: 'Kind of facility',
        de: 'Art der Einrichtung',
        es: 'Tipo de instalación',
        fr: 'Type d’établissement',
        nl: 'Soort locatie',
      },
      required: true,
      max: 40,
      options: [
        { value: 'gym', label: { en: 'Gym', de: 'Studio', es: 'Gimnasio', fr: 'Salle', nl: 'Gym' } },
        {
          value: 'school',
          label: {
            en: 'School or club',
            de: 'Schule oder Verein',
            es: 'Colegio o club',
            fr: 'École ou club',
            nl: 'School of club',
          },
        },
        {
          value: 'base',
          label: {
            en: 'Military or first responders',
            de: 'Militär oder Rettungsdienst',
            es: 'Ejército o servicios de emergencia',
            fr: 'Armée ou services de secours',
            nl: 'Defensie of hulpdiensten',
          },
        },
        {
          value: 'company',
          label: { en: 'Company', de: 'Unternehmen', es: 'Empresa', fr: 'Entreprise', nl: 'Bedrijf' },
        },
      ],
    },
    field(
      'organization',
      'text',
      { en: 'Organization', de: 'Organisation', es: 'Organización', fr: 'Organisation', nl: 'Organisatie' },
      120,
    ),
    field('name', 'text', { en: 'Name', de: 'Name', es: 'Nombre', fr: 'Nom', nl: 'Naam' }, 80),
    field('email', 'email', { en: 'Email', de: 'E-Mail', es: 'Correo electrónico', fr: 'E-mail', nl: 'E-mail' }, 320),
    {
      ...field(
        'phone',
        'telephone',
        { en: 'Phone', de: 'Telefon', es: 'Teléfono', fr: 'Téléphone', nl: 'Telefoon' },
        40,
      ),
      required: false,
    },
    field(
      'room',
      'paragraph',
      {
        en: 'Room, people and date',
        de: 'Raum, Personen und Termin',
        es: 'Sala, personas y fecha',
        fr: 'Salle, personnes et date',
        nl: 'Ruimte, mensen en datum',
      },
      4_000,
    ),
    {
      ...field(
        'hasPlan',
        'checkbox',
        {
          en: 'I have a floor plan',
          de: 'Ein Grundriss liegt vor',
          es: 'Tengo un plano',
          fr: 'J’ai un plan',
          nl: 'Ik heb een plattegrond',
        },
        3,
      ),
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
