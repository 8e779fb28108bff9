import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Neukautschuk um eine Stahlnabe, paarweise verkauft und zum Fallenlassen gemacht.',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rot ist 25, Blau 20, Gelb 15, Grün 10. Sie lesen die Stange von der Tür aus.',
    description:
      '<p>Die Farben sind in den Gummi gemischt und nicht aufgemalt: Sie nutzen sich ab, aber sie blättern nicht. Die Schrift steht 2 mm vor.</p><p>Jede Scheibe wird nach dem Abkühlen gewogen und auf 1 Prozent genau sortiert.</p>',
  },
  'ironwright-stripe-bumpers': {
    lead: 'Der ganze Farbcode, ohne den Karneval.',
  },
  'pellam-crumb-bumpers': {
    lead: 'Vierzig geschredderte Reifen in jedem Paar, leise auf Beton.',
  },
  'pellam-fleck-bumpers': {
    lead: 'Die Reste vom Boden einer Gummifabrik, zur Scheibe gepresst.',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Dünn wie Eisen, leise wie Gummi, im Preis wie keins von beiden.',
  },
  'ironwright-technique-plates': {
    lead: 'Voller Durchmesser, kaum Gewicht: So beginnt die Stange auf der richtigen Höhe.',
  },
  'ironwright-color-bumper-set': {
    lead: 'Acht Scheiben, eine Palette, ein Preis.',
  },
  'ironwright-training-bumper-set': {
    lead: 'Die Scheiben, bei denen die meisten Garagen landen, in einem Kauf.',
  },
  'vestergrav-competition-plates': {
    lead: 'Gedreht, gewogen, gebohrt, noch einmal gewogen.',
  },
  'vestergrav-competition-set': {
    lead: 'Alles, was eine Bühne vom ersten Aufruf bis zum letzten braucht.',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Dünn genug für einen Rekord, genau genug für das Kampfgericht.',
  },
  'vestergrav-calibrated-set': {
    lead: 'Je ein Paar, aufeinander abgestimmt und in der Kiste.',
  },
  'northlode-deep-dish-plates': {
    lead: 'Die Scheibe, die Ihr Großvater erkennen würde.',
  },
  'ironwright-machined-plates': {
    lead: 'Gegossen und dann auf beiden Seiten gedreht, bis sie plan aneinanderliegen.',
  },
  'northlode-foundry-plates': {
    lead: 'Gestrichen wie die Maschinen, neben denen sie gegossen wurden.',
  },
  'tarnstone-grip-plates': {
    lead: 'Drei Öffnungen, in die eine Hand passt, und eine Fläche, die nicht abplatzt.',
  },
  'ironwright-slot-plates': {
    lead: 'Das mittlere Gewicht, das allen immer fehlt.',
  },
  'northlode-iron-set': {
    lead: 'Zwölf Scheiben, eine Palette, kein Lack zum Schonen.',
  },
  'ironwright-change-plates': {
    lead: 'Die kleinen Schritte zwischen einem guten Tag und einem Rekord.',
  },
  'ironwright-change-plate-set': {
    lead: 'Acht kleine Scheiben in einer Kiste, die aufs Regal passt.',
  },
  'ironwright-pound-change-plates': {
    lead: 'Kleine Scheiben für Stangen, die in Pfund zählen.',
  },
  'ironwright-fractional-plates': {
    lead: 'Wenn 5 lb mehr zu viel sind und gleich viel zu wenig ist.',
  },
  'vestergrav-record-discs': {
    lead: 'Auch ein halbes Kilogramm ist ein Rekord.',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Schritte von 250 Gramm, für das Drücken, das nicht mehr vorankommt.',
  },
  'ironwright-fractional-pairs': {
    lead: 'Für die eine, die unter die Plattform gerollt ist.',
  },
  'vestergrav-referee-plates': {
    lead: 'Das Kleingeld der Bühne, gefärbt nach Regelwerk.',
  },
  'ironwright-steel-change-plates': {
    lead: 'Wenn die Hülse voll ist und noch ein Paar drauf muss.',
  },
  'tarnstone-small-plates': {
    lead: 'Leises Kleingeld für Maschinen und Stangen.',
  },
  'ironwright-pound-change-set': {
    lead: 'Sechs schwarze Scheiben zwischen der leeren Stange und dem ersten Bumper.',
  },
  'ironwright-class-bumpers': {
    lead: 'Die Scheibe für Böden, auf denen zweihundert davon leben.',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Class Bumpers für Stangen, die in Kilogramm zählen, mit Zahlen, die noch die neunte Reihe liest.',
  },
  'ironwright-black-bumpers': {
    lead: 'Training Bumpers in Kilogramm, für alle, die im Keller keinen Regenbogen wollen.',
  },
  'ironwright-ring-bumpers': {
    lead: 'Schwarze Scheiben, die trotzdem verraten, was auf der Stange ist.',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Zehn Scheiben, mit denen auf einer Stange von 45 lb jede Zahl in Zehnerschritten bis 385 gelingt.',
  },
  'ironwright-class-bumper-set': {
    lead: 'Eine Kursstation, gestapelt und verzurrt.',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'Der Rest der Granulat-Reihe, für Stangen, die nicht immer schwer sind.',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Acht Scheiben zu 25 kg auf einer Stange, und keine hinterlässt eine Spur auf dem Boden.',
  },
  'ironwright-platform-plates': {
    lead: 'Wettkampfscheiben für Vereine, die aus der Kasse im Vereinsheim bezahlen.',
  },
  'ironwright-platform-plate-set': {
    lead: 'Acht Scheiben, deren Gewichte auch auf der Waage aufgehen, nicht nur auf dem Papier.',
  },
  'ironwright-pound-competition-plates': {
    lead: 'Der Look eines Wettkampfs in der Einheit der Nachbarschaft.',
  },
  'vestergrav-warm-up-plates': {
    lead: 'Die Scheiben, die auf den Plattformen hinter dem Vorhang stehen.',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Zwei Scheiben statt vier, wenn die Stange über 400 kg geht.',
  },
  'vestergrav-youth-discs': {
    lead: 'Volle Höhe für Zehnjährige, mit Rippen, die einen Fall aus Schulterhöhe aushalten.',
  },
  'ironwright-pancake-plates': {
    lead: 'Lasergeschnittenes Stahlblech mit einem Loch darin: elfhundert Pfund auf einer Stange.',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Kalibrierte Scheiben ohne Kalibrierung, zu einem Drittel des Preises.',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Die Drehbank nimmt weg, was die Gießerei übrig ließ.',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'Das alte Modell mit einer neuen Zahl darin.',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Vier Größen desselben Rads mit drei Griffen.',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Griffscheiben für alle, die das Geräusch mögen.',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Acht Griffe auf jeder Seite des Raums.',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Rechnen Sie Ihr bestes Kreuzheben zusammen und kaufen Sie ein Paar mehr.',
  },
  'ironwright-small-plates-together': {
    lead: 'Hier kommt das letzte Kilogramm eines Jahres her.',
  },
}
