import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Außen Stahl, innen Kunststoff, nichts, woran die Rändelung schabt.',
  },
  'ironwright-plain-j-cups': {
    lead: 'Das zweite Paar, für die andere Seite des Racks.',
  },
  'ironwright-roller-j-cups': {
    lead: 'Schieben Sie die Stange mit einem Finger in die Mitte.',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Einen Zoll schmaler, sonst dasselbe Sandwich.',
  },
  'ironwright-spotter-arms': {
    lead: 'Sie warten dort, damit es niemand anders muss.',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Arme für die schmalen Racks und Ständer.',
  },
  'ironwright-pipe-safeties': {
    lead: 'Wie bei jedem Rack dabei, noch einmal für die zweite Person darin.',
  },
  'ironwright-strap-safeties': {
    lead: 'Leise und gut zur Rändelung.',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Zwei mehr für das Rack mit den engen Löchern.',
  },
  'ironwright-monolift-arms': {
    lead: 'Aufstehen, der Haken schwenkt weg, niemand muss gehen.',
  },
  'ironwright-fat-crossmember': {
    lead: 'Ersetzt die dünne Stange und jede Ausrede über den Griff.',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'Die Klimmzugstange des Power Racks, einzeln zu haben.',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Sieben Arten zu hängen, für Ellenbogen, die nur eine davon mögen.',
  },
  'ironwright-globe-crossmember': {
    lead: 'Kletterer fragen danach, Kraftsportler finden heraus, warum.',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'In zehn Minuten getauscht, mit zwei Schlüsseln der Weite 24 mm.',
  },
  'ironwright-dip-horn': {
    lead: 'Einhängen, Dips machen, zurückhängen.',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Für Schultern, die auf den anderen nicht passen.',
  },
  'ironwright-landmine': {
    lead: 'Ein Ende der Stange bleibt, das andere geht überallhin.',
  },
  'ironwright-band-pegs': {
    lead: 'Vier Stifte. Bänder drauf, Bänder runter.',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Dünne Stifte für das dünne Rack.',
  },
  'ironwright-storage-pegs': {
    lead: 'Jede Scheibe am Rack ist Gewicht, das es am Boden hält.',
  },
  'ironwright-change-plate-holder': {
    lead: 'Die kleinen auf Augenhöhe, wo Sie sie zählen.',
  },
  'ironwright-leg-roller': {
    lead: 'Ein Kniepolster, ein Fersenhalt und eine Auflage für Split Squats.',
  },
  'ironwright-bar-holder': {
    lead: 'Die Ersatzstange, weg vom Boden und vom Schienbein.',
  },
  'ironwright-ball-target': {
    lead: 'Zehn Fuß sind zehn Fuß, und jetzt sehen es alle.',
  },
  'ironwright-rope-anchor': {
    lead: 'Ein Ring für Seile, Bänder, Gurte und den Hund.',
  },
  'ironwright-lat-tower': {
    lead: 'Der Latzug, den Sie mit vorhandenen Scheiben beladen.',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Für alle, die das Rack mit vier Pfosten gekauft haben und danach Scheiben.',
  },
  'ironwright-iw3-crossmember': {
    lead: 'Das Teil, das aus vier Pfosten ein Rack macht.',
  },
  'ironwright-name-plate': {
    lead: 'Die Front des Racks, falls Ihres noch aus der Zeit ohne Schriftzug ist.',
  },
  'ironwright-iw3-upright': {
    lead: 'Ein Pfosten, nummeriert, mit einem Fuß darunter.',
  },
  'ironwright-rack-bolts': {
    lead: 'Die Schrauben, die unters Auto rollen.',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'Genug für eine Traverse und die vier, die Sie verlieren werden.',
  },
  'ironwright-anchor-bolts': {
    lead: 'Mit 12 bohren, Staub ausblasen, einschlagen, drehen.',
  },
  'ironwright-hitch-pins': {
    lead: 'Hält einen Arm, ein Bein oder eine schlechte Idee am Platz.',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rot, weil sie im Gras verloren gehen.',
  },
  'quillon-pop-pins': {
    lead: 'Ziehen, schieben, loslassen, auf das Klicken hören.',
  },
  'ironwright-tube-end-caps': {
    lead: 'Schließt das Rohr und hält die Wespen draußen.',
  },
  'ironwright-cup-liners': {
    lead: 'Wenn der Stahl durchscheint, ist als Nächstes die Rändelung dran.',
  },
  'ironwright-arm-rails': {
    lead: 'Neue Auflagen für Arme, die ihre Arbeit getan haben.',
  },
  'ironwright-bench-pad': {
    lead: 'Die Bank überlebt ihr Polster, also verkaufen wir das Polster.',
  },
  'ironwright-bench-shoes': {
    lead: 'Zwischen Ihrer Bank und dem Parkett.',
  },
  'ironwright-bench-wheels': {
    lead: 'Nach fünf Jahren quietschen sie. Diese noch nicht.',
  },
  'ironwright-engraved-plate': {
    lead: 'Ein Rack, auf dem ein Name steht, wird öfter geputzt.',
  },
}
