import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Sechs flache Seiten: Sie bleibt liegen, wo Sie sie ablegen.',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Zehn Paare, vom Aufwärmen bis zum Ernstfall.',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Für Räume, in denen am Tag vierhundertmal eine Kurzhantel fällt.',
  },
  'tarnstone-dumbbell-set': {
    lead: 'Ein Hotel-Fitnessraum in einer Lieferung.',
  },
  'northlode-iron-dumbbell': {
    lead: 'Ein Guss, kein Gummi, kein Versprechen außer dem Gewicht.',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Zwei kleine Langhanteln für die Scheiben, die Sie schon haben.',
  },
  'quillon-plate-dumbbell': {
    lead: 'Von 4 auf 24 kg mit einer Vierteldrehung.',
  },
  'ironwright-kettlebell': {
    lead: 'Ein Guss, ein flacher Fuß und ein Lack, auf dem Magnesia hält.',
    description:
      '<p>Aus einem Stück gegossen: keine Naht, die reißt, und kein Stopfen, der klappert. Der Griff misst bei den mittleren Größen 35 mm und ist an der Teilung glatt geschliffen.</p><p>Das Band am Griff nennt das Gewicht quer durch den Raum.</p>',
  },
  'northlode-iron-kettlebell': {
    lead: 'Kein Lack, kein Band, keine Schrift außer dem Gewicht.',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Eine gibt es immer, die niemand ausleiht.',
  },
  'ironwright-kettlebell-set': {
    lead: 'Leicht, normal und die, in die Sie hineinwachsen.',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Für den ersten Stock.',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Das Gewicht wechselt. Die Ablage am Arm bleibt.',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Einundzwanzig Kettlebells auf dem Platz von einer.',
  },
  'ironwright-clamp-collars': {
    lead: 'Ein Griff zu, ein Griff auf, nichts, was Sie unter dem Rack suchen müssen.',
  },
  'quillon-lever-collars': {
    lead: 'Schließt mit einem Klicken, das Sie trotz Musik hören.',
  },
  'vestergrav-competition-collars': {
    lead: 'Sie zählen mit. So steht es im Regelwerk, und die Waage stimmt zu.',
  },
  'quillon-spring-clips': {
    lead: 'Das Günstigste im Laden, das funktioniert.',
  },
  'quillon-screw-collars': {
    lead: 'Für Kurzhantelgriffe und alles, was Sie auf den Kopf stellen.',
  },
  'ironwright-slim-clamps': {
    lead: 'Ein Viertel schmaler als der Klemmverschluss, für Hülsen, die fast voll sind.',
  },
  'quillon-jaw-collars': {
    lead: 'Sie öffnen sich wie ein Buch und schließen mit einem Schlag.',
  },
  'quillon-slim-lever-collars': {
    lead: 'Der Hebelverschluss auf Diät.',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Einen Millimeter mehr Draht und ein Griff wie der Händedruck eines Maurers.',
  },
  'quillon-wide-screw-collars': {
    lead: 'Mehr Gewinde, mehr Ring, für Stangen, die geschüttelt werden.',
  },
  'ironwright-bolted-collars': {
    lead: 'Für die Stange, die von Montag bis Sonntag beladen bleibt.',
  },
  'vestergrav-black-competition-collars': {
    lead: 'Der Verschluss der Wettkampfbühne, ohne den Spiegel.',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'Die Sechskant-Kurzhantel mit orangefarbenen Zahlen und einem Griff, der nicht glänzt.',
    description:
      '<p>Die Köpfe sind Eisen unter 3 mm Gummi. Der Griff ist schwarz verzinkt, mittelgrob gerändelt und in der Mitte 4 mm dicker. Zehntausendmal über einen Stahltisch gerollt, löste sich keine. Der Stift sitzt unter dem Gummi.</p><p>Die Zahlen stehen auf beiden Seiten, so liest sich das Gestell von überall gleich.</p>',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Fünf Paare, mit denen die meisten fast alles machen.',
  },
  'ironwright-hex-starter-set': {
    lead: 'Fünf einzelne Kurzhanteln zum Rudern, zum einarmigen Drücken und für eine kleine Wohnung.',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'Die Hotel-Kurzhantel in der Einheit des Hotels.',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'Das Ende des Gestells, bei den Spiegeln.',
  },
  'northlode-iron-dumbbells': {
    lead: 'Vier weitere aus dem einen Guss, der sich von selbst verkauft.',
  },
  'ironwright-round-dumbbells': {
    lead: 'Runde Köpfe, ein Griff von 30 mm und ein Preis zwischen Sechskant und Urethan.',
  },
  'ironwright-pound-kettlebell': {
    lead: 'Die Gewichte der alten Halbpud-Reihe, in Pfund beschriftet.',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'Die Kettlebells zwischen den Kettlebells.',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Drücken, Schwingen und Kniebeugen im ersten Jahr.',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Gegossen für zwei Hände und eine kurze Strecke.',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Für Böden, die jemand anderem gehören.',
  },
  'pellam-light-dumbbells': {
    lead: 'Zum Aufwärmen, für Schultern auf dem Weg zurück, für Kurse mit Musik.',
  },
  'quillon-block-dumbbell': {
    lead: 'Sieben Platten je Seite hängen an einem Käfig, und ein Stift sagt, wie viele mitkommen.',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Für alle, bei denen der Stift der kleineren seit einem Jahr im letzten Schlitz steckt.',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'Die Scheiben-Kurzhantel mit weniger Scheiben.',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Ladbare Griffe mit der Rändelung unserer besten Stange.',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Der Nachwuchs hält dieselbe Form wie die Meisterklasse.',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Eine Plattform, von der ersten Klasse bis zum Meistergrad.',
  },
  'ironwright-training-kettlebell': {
    lead: 'Sportmaße für alle, die zu Hause trainieren und die Farbe nicht brauchen.',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Dreizehn Kettlebells für eine Wohnung mit einem Schrank.',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Für Räume, in denen Schwarz schon probiert wurde.',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Für Studios, die eine Kiste Verschlüsse kaufen und sie verstecken.',
  },
}
