import type { MailedReviewTexts } from './en.ts'

export const texts: MailedReviewTexts = {
  title: 'Beoordeel je bestelling',
  order: (id) => `Bestelling ${id}`,
  lead: 'Beoordeel wat je hebt gekocht. Sla over wat je niet wilt beoordelen.',
  lookUp: 'Vul je e-mailadres en bestelnummer in. We mailen je een link om je bestelling te beoordelen.',
  invalid: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
  email: 'E-mailadres',
  orderNumber: 'Bestelnummer',
  sendLink: 'Mail me de link',
  sending: 'Wordt verstuurd…',
  linkSent:
    'Als er een bestelling met dit nummer en e-mailadres is verzonden, is de link onderweg. Die werkt 60 dagen.',
  linkProblems: {
    missing: 'Vul je e-mailadres en bestelnummer in.',
    busy: 'Te veel pogingen. Probeer het over een uur opnieuw.',
    failed: 'We konden de link niet sturen. Probeer het zo nog eens.',
  },
  nothing: 'In deze bestelling is niets te beoordelen.',
  shopNow: 'Bekijk wat nieuw is',
  write: (name) => `Review schrijven over ${name}`,
  edit: 'Je review bewerken',
  sent: 'Bedankt, je review wacht op goedkeuring.',
  sendAll: 'Alle reviews versturen',
  sendAllHint: 'Verstuurt elke review waaraan je bent begonnen.',
  allStates: {
    sending: 'Wordt verstuurd…',
    sent: 'Bedankt, je review wacht op goedkeuring.',
    failed: 'Niet verstuurd. Controleer deze review en verstuur hem opnieuw.',
  },
  nothingStarted: 'Begin eerst aan een review.',
  problems: {
    already_reviewed: 'Je hebt dit product al beoordeeld in een andere winkel van ons.',
    product_not_found: 'We verkopen dit product niet meer, dus je kunt het niet beoordelen.',
    busy: 'Te veel pogingen. Probeer het over een minuut opnieuw.',
    failed: 'We konden je review niet opslaan. Probeer het zo nog eens.',
  },
  stopTitle: 'Geen e-mails over reviews meer?',
  stopText: 'Je kunt je bestellingen nog steeds beoordelen. Andere e-mails over je bestellingen krijg je gewoon.',
  stop: 'E-mails over reviews stoppen',
  stopped: 'Je krijgt geen e-mails over reviews meer.',
}
