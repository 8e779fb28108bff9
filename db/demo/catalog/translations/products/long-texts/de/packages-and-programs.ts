import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'Das günstigste Gym, in dem wir selbst trainieren würden.',
  },
  'ironwright-wall-package': {
    lead: 'Ein Gym, das verschwindet, wenn das Auto nach Hause kommt.',
  },
  'ironwright-weightlifting-package': {
    lead: 'Der Boden, die Stange und die Farben.',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Zwei Quadratmeter, die eine Mitgliedschaft ersetzen.',
  },
  'ironwright-half-rack-package': {
    lead: 'Für eine Person mit Plänen oder für drei ohne.',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Ein Regal, eine Matte, jede Kettlebell, die Sie nennen können.',
  },
  'ironwright-gift-card': {
    lead: 'Die richtige Größe, die richtige Farbe und keine Kiste unterm Bett.',
  },
  'ironwright-gym-gift-card': {
    lead: 'Wenn zwölf Mitglieder sich bei dem Menschen bedanken wollen, der wischt.',
  },
  'ironwright-strength-program': {
    lead: 'Es weiß, was Sie am Dienstag gehoben haben, und ist nicht beeindruckt.',
  },
  'ironwright-weightlifting-program': {
    lead: 'Reißen am Montag, Reue am Mittwoch, Umsetzen am Freitag.',
  },
  'ironwright-press-plan': {
    lead: 'Überkopfdrücken ist die Übung, für die es kleine Scheiben gibt.',
  },
  'ironwright-squat-seminar': {
    lead: 'Sechs Stunden, vier Coaches, eine Übung.',
  },
  'ironwright-spring-open-entry': {
    lead: 'Zwei weiße Lampen von dreien, und das Gewicht gehört Ihnen.',
  },
  'ironwright-referee-course': {
    lead: 'Lernen Sie, Nein zu Freunden zu sagen.',
  },
  'ironwright-garage-package': {
    lead: 'Eine Lieferung, ein Nachmittag, ein Gym.',
  },
  'ironwright-bar-and-plates': {
    lead: 'Je schwerer der Satz, desto günstiger das Pfund.',
  },
  'ironwright-press-corner': {
    lead: 'Zwei mal zwei Meter, und Ihr Oberkörper hat keine Ausrede mehr.',
  },
  'ironwright-meet-day-kit': {
    lead: 'Alles, was hinter der Bühne auf dem Stuhl liegt.',
  },
  'ironwright-band-kit': {
    lead: 'Ein Kurs mit zehn Leuten braucht zehn blaue und zwei schwarze.',
  },
}
