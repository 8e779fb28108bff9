import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Zwei Ringe, zwei Gurte und jeder Muskel, den Sie vergessen haben.',
  },
  'larchwell-walnut-rings': {
    lead: 'Für ein Wohnzimmer mit Balken.',
  },
  'osktide-steel-rings': {
    lead: 'Lassen Sie sie im Baum.',
  },
  'osktide-polymer-rings': {
    lead: 'Das Paar, das ins Handgepäck passt.',
  },
  'osktide-small-rings': {
    lead: 'Dieselben Regeln, kleinere Hände.',
  },
  'larchwell-parallettes': {
    lead: 'Ein kleiner Barren für ein kleines Stück Boden.',
  },
  'larchwell-push-up-bars': {
    lead: 'Gerade Handgelenke und eine Handbreit mehr Tiefe.',
  },
  'osktide-steel-parallettes': {
    lead: 'Keine Naht zwischen Holm und Boden.',
  },
  'osktide-dip-bars': {
    lead: 'Zwei Hürden, so weit auseinander, wie Ihre Schultern heute breit sind.',
  },
  'ironwright-ab-wheel': {
    lead: 'Hinaus rollt es allein. Der Rückweg ist Ihre Sache.',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Ein Rad zum Lernen, weil es gar nicht umfallen will.',
  },
  'ironwright-sit-up-mat': {
    lead: 'Füllt die Lücke unter dem Rücken und gibt dem Bauch einen Startpunkt.',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Für einen Rücken, der länger ist als der übliche Keil.',
  },
  'ironwright-log': {
    lead: 'Der Log zum Lernen: breit genug für einen Log, schwer genug zum Scheitern.',
  },
  'ironwright-short-log': {
    lead: 'Griffe einen halben Meter auseinander, für alle, die an jedem anderen Log zu breit drücken.',
  },
  'brackwater-contest-log': {
    lead: 'Die Größe, bei der der Kopf aus dem Weg muss.',
  },
  'northlode-heavy-log': {
    lead: 'Beginnt, wo andere enden.',
  },
  'northlode-atlas-stone': {
    lead: 'Rund, grau und nicht in Stimmung.',
  },
  'northlode-light-stone': {
    lead: 'Klein genug zum Umarmen, schwer genug, dass es sich lohnt.',
  },
  'northlode-heavy-stone': {
    lead: 'Kein Stein für den Anfang. Das sagt er Ihnen selbst.',
  },
  'brackwater-keg': {
    lead: 'Wasser, Sand oder beides: Nichts bewegt sich in einem Gefäß ganz so.',
  },
  'brackwater-slim-keg': {
    lead: 'Schmal genug für zwei Hände am Rand und einen guten Schwung.',
  },
  'brackwater-tire': {
    lead: 'Am Rand rund, damit die Finger darunter kommen, und ohne die Drähte, die gebrauchten wachsen.',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Ein Arm, ein Griff, um den sich Ihre Hand nicht schließt, und Publikum.',
  },
  'ironwright-loop-bands': {
    lead: 'Hilfe auf dem Weg nach oben oder Ärger auf dem Weg nach unten.',
  },
  'ironwright-wide-band': {
    lead: 'Für Kniebeugen gegen Bänder und für alle, die 130 kg wiegen und den ersten Klimmzug wollen.',
  },
  'osktide-training-band': {
    lead: 'Zwischen dem üblichen Rot und dem üblichen Blau, wo der Front Lever zu Hause ist.',
  },
  'osktide-mini-bands': {
    lead: 'Um die Knie, vor der Stange.',
  },
  'osktide-short-band': {
    lead: 'Ein Miniband mit der Wandstärke eines großen.',
  },
  'osktide-grid-roller': {
    lead: 'Schaum über einem Rohr, damit sie bis März in der Mitte nicht weich wird.',
  },
  'osktide-long-roller': {
    lead: 'Lang genug, um vom Kopf bis zum Steißbein darauf zu liegen.',
  },
  'osktide-travel-roller': {
    lead: 'So lang, wie eine Wade breit ist, und das reicht völlig.',
  },
  'osktide-massage-ball': {
    lead: 'Der Ball für die Stelle, die die Rolle nicht erreicht.',
  },
  'osktide-massage-peanut': {
    lead: 'Auf jeder Seite der Wirbelsäule einer. Sie selbst bleibt in Ruhe.',
  },
  'osktide-training-mat': {
    lead: 'Zehn Millimeter zwischen Knie und Beton.',
  },
  'osktide-stretching-mat': {
    lead: 'Dünn, damit Sie das Gleichgewicht halten und nicht die Matte.',
  },
}
