import type { NewsletterPageTexts } from './en.ts'

export const texts: NewsletterPageTexts = {
  title: 'Je nieuwsbrieven',
  confirmTitle: 'Bevestig je nieuwsbrieven',
  of: (email) => `Voor ${email}`,
  confirmLead: 'Vink uit wat je niet wilt en bevestig dan. Daarvoor sturen we niets.',
  lead: 'Kies wat we je sturen.',
  legend: 'Nieuwsbrieven',
  confirm: 'Bevestigen',
  save: 'Opslaan',
  leaveAll: 'Voor alles afmelden',
  saved: 'Je voorkeuren zijn opgeslagen.',
  left: 'Je bent afgemeld. We sturen je geen nieuwsbrieven meer.',
  stop: 'Afmelden voor alle nieuwsbrieven? Je kunt altijd terugkomen.',
  invalid: 'Deze link werkt niet. Misschien is hij onvolledig of hoort hij bij de winkel van een ander land.',
  askLead:
    'Vul je e-mailadres in. We sturen je een link waarmee je je nieuwsbrieven wijzigt of opzegt. Een account is niet nodig.',
  email: 'E-mailadres',
  send: 'Link sturen',
  sent: 'Als we nieuwsbrieven naar dit adres sturen, is de link onderweg.',
  problems: {
    email: 'Vul een volledig e-mailadres in, zoals ann@example.com.',
    busy: 'Dat waren veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
}
