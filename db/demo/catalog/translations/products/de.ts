import type { ProductWords } from './product-words.ts'

export const de: ProductWords = {
  'ironwright-power-bar': {
    name: 'Ironwright Powerlifting-Stange',
    fact: '20 kg, Schaft 28,5 mm, 205K PSI',
    lead: 'Griffige Rändelung, schnelle Hülsen und eine raue Mitte, die bei der Kniebeuge nicht rutscht.',
    description:
      '<p>Die Stange, die wir behielten, wenn wir für die drei Übungen nur eine behalten dürften. Der Schaft misst 28,5 mm: steif genug, dass 250 kg den Boden ohne zweites Wippen verlassen, und dünn genug für einen Hakengriff. Die Rändelung ist tief geschnitten und oben flach. Sie hält ohne Magnesia und zerreißt kein Hemd.</p><p>Die Hülsen drehen auf Bronzebuchsen. Sie drehen nicht ewig, und bei Kniebeuge, Bankdrücken und Kreuzheben sollen sie das auch nicht.</p><ul><li>Ringmarkierungen bei 810 mm für das Bankdrücken</li><li>Mittelrändelung von 120 mm</li><li>Die Hülsen fassen zehn Bumper Plates zu 20 kg und einen Verschluss</li></ul>',
  },
  'ironwright-squat-bar': { name: 'Ironwright Kniebeugenstange', fact: '25 kg, Schaft 32 mm, 2390 mm lang' },
  'ironwright-deadlift-bar': { name: 'Ironwright Kreuzhebestange', fact: '20 kg, Schaft 27 mm, 2310 mm lang' },
  'vestergrav-meet-bar': {
    name: 'Vestergrav Wettkampfstange',
    fact: '20 kg, Schaft 29 mm aus Edelstahl, 215K PSI',
  },
  'ironwright-power-bar-29': { name: 'Ironwright Powerlifting-Stange 29', fact: '20 kg, Schaft 29 mm, 215K PSI' },
  'ironwright-light-power-bar': {
    name: 'Ironwright leichte Powerlifting-Stange',
    fact: '15 kg, Schaft 27 mm, 1950 mm lang',
  },
  'ironwright-weightlifting-bar': {
    name: 'Ironwright Gewichtheberstange',
    fact: '20 kg mit 28 mm oder 15 kg mit 25 mm',
    lead: 'Fünf Nadellager in jeder Hülse und ein Schaft, der im zweiten Zug antwortet.',
    description:
      '<p>Eine Stange für Reißen und Stoßen, die nicht kostet, was eine Wettkampfstange kostet. Die Hülsen drehen auf Nadellagern und hören nicht auf. Der Schaft speichert den Antrieb und gibt ihn oben zurück.</p><p>Die Rändelung ist mittelgrob und lässt die Mitte frei, so bleibt beim Umsetzen der Hals heil. Die Ringmarkierungen liegen bei 910 mm.</p>',
  },
  'vestergrav-training-bar': {
    name: 'Vestergrav Trainingsstange',
    fact: 'Der Wettkampfschaft mit einer schlichteren Hülse',
  },
  'vestergrav-competition-bar-20': {
    name: 'Vestergrav Wettkampfstange 20',
    fact: '20 kg, Chromschaft 28 mm, 215K PSI',
  },
  'vestergrav-competition-bar-15': {
    name: 'Vestergrav Wettkampfstange 15',
    fact: '15 kg, Chromschaft 25 mm, 215K PSI',
  },
  'ironwright-technique-bar': { name: 'Ironwright Technikstange', fact: '5 kg oder 10 kg, Aluminiumschaft 28 mm' },
  'ironwright-junior-bar': { name: 'Ironwright Kinderstange', fact: '9,5 kg, Stahlschaft 25 mm, 1700 mm' },
  'ironwright-wright-bar': {
    name: 'Ironwright Wright-Langhantel',
    fact: 'Schaft 28,5 mm, beide Ringmarkierungen',
  },
  'ironwright-garage-bar': {
    name: 'Ironwright Garagen-Langhantel',
    fact: '20 kg, Keramikschicht, für feuchte Räume',
  },
  'ironwright-class-bar': {
    name: 'Ironwright Kurs-Langhantel',
    fact: '20 kg, dreißig für ein Studio, ein Preis',
  },
  'ironwright-hybrid-bar': {
    name: 'Ironwright Hybrid-Langhantel',
    fact: '20 kg, Edelstahl 28,5 mm, Buchsen und ein Lager',
  },
  'ironwright-bearing-bar': { name: 'Ironwright Nadellager-Langhantel', fact: '20 kg, 28 mm, 8 Nadellager' },
  'ironwright-color-bar': {
    name: 'Ironwright Farb-Langhantel',
    fact: '20 kg, Keramikschicht in Rot, Blau oder Weiß',
  },
  'ironwright-curl-bar': { name: 'Ironwright SZ-Stange', fact: '12 kg, 28,5 mm, Hülsen in voller Größe' },
  'ironwright-trap-bar': { name: 'Ironwright Trapezstange', fact: '27 kg, zwei Griffhöhen, innen 640 mm' },
  'ironwright-open-trap-bar': {
    name: 'Ironwright offene Trapezstange',
    fact: 'Vorn offen, zwei Griffhöhen, steht hochkant',
  },
  'ironwright-safety-squat-bar': {
    name: 'Ironwright Safety-Squat-Stange',
    fact: '28 kg, um 22 Grad gebogen, feste Polster',
  },
  'ironwright-multi-grip-bar': {
    name: 'Ironwright Multigriffstange',
    fact: '20 kg, neutrale Griffe in vier Breiten',
  },
  'ironwright-axle': { name: 'Ironwright Achse', fact: 'Durchgehend 50 mm, nichts dreht sich' },
  'northlode-farmers-handles': { name: 'Northlode Farmer’s-Walk-Griffe', fact: 'Paar, je 11 kg, Griffe 34 mm' },
  'ironwright-training-bumpers': {
    name: 'Ironwright Trainings-Bumper',
    fact: 'Paare in Pfund, kaum Rückprall, Stahlnabe',
  },
  'ironwright-kg-bumpers': {
    name: 'Ironwright Bumper Plates in Kilogramm',
    fact: 'Paare in Kilogramm, farbig nach Gewicht',
    lead: 'Rot ist 25, Blau 20, Gelb 15, Grün 10. Sie lesen die Stange von der Tür aus.',
    description:
      '<p>Die Farben sind in den Gummi gemischt und nicht aufgemalt: Sie nutzen sich ab, aber sie blättern nicht. Die Schrift steht 2 mm vor.</p><p>Jede Scheibe wird nach dem Abkühlen gewogen und auf 1 Prozent genau sortiert.</p>',
  },
  'ironwright-stripe-bumpers': {
    name: 'Ironwright Bumper Plates mit Streifen',
    fact: 'Paar zu 25 kg, schwarz mit roter Schrift',
  },
  'pellam-fleck-bumpers': {
    name: 'Pellam gesprenkelte Bumper Plates',
    fact: 'Paar zu 20 kg, jede Scheibe anders',
  },
  'ironwright-technique-plates': {
    name: 'Ironwright Technikscheiben',
    fact: 'Paare zu 2,5 kg oder 5 kg in voller Höhe',
  },
  'ironwright-color-bumper-set': {
    name: 'Ironwright Bumper-Set in Kilogramm',
    fact: '140 kg: je ein Paar 10, 15, 20 und 25',
  },
  'ironwright-black-bumpers': {
    name: 'Ironwright schwarze Bumper Plates',
    fact: 'Paare von 5 bis 25 kg, Neugummi, graue Schrift',
  },
  'vestergrav-competition-plates': {
    name: 'Vestergrav Wettkampfscheiben',
    fact: 'Paare, auf 10 g genau, verchromte Nabe',
  },
  'vestergrav-calibrated-plates': {
    name: 'Vestergrav kalibrierte Scheiben',
    fact: 'Paare aus Stahl, 27 mm dünn, auf 10 g genau',
  },
  'northlode-deep-dish-plates': {
    name: 'Northlode tiefe Eisenscheiben',
    fact: 'Paare aus Grauguss, Sandguss, tiefer Rand',
  },
  'ironwright-machined-plates': {
    name: 'Ironwright gedrehte Eisenscheiben',
    fact: 'Paare aus Eisen, plan gedreht, 34 mm dünn',
  },
  'tarnstone-grip-plates': {
    name: 'Tarnstone Griffscheiben',
    fact: 'Einzeln, in Urethan, drei Griffe',
  },
  'ironwright-change-plates': {
    name: 'Ironwright kleine Hantelscheiben',
    fact: 'Paare von 0,5 kg bis 5 kg, gummiert',
  },
  'ironwright-change-plate-set': {
    name: 'Ironwright Set kleiner Hantelscheiben',
    fact: '14 kg: Paare zu 1, 1,5, 2 und 2,5 kg',
  },
  'ironwright-iw3-power-rack': {
    name: 'Ironwright Power Rack IW-3',
    fact: 'Rohr 76 x 76 mm, 3 mm Wand, Löcher alle 50 mm',
    lead: 'Ein Rack kauft man einmal.',
    description:
      '<p>Vier Pfosten aus 76-mm-Rohr mit 3 mm Wandstärke, verschraubt mit 25-mm-Bolzen. Löcher auf allen vier Seiten, jedes zehnte nummeriert: So sitzt ein Anbauteil, wo Sie es wollen, und die andere Seite passt dazu.</p><p>Dabei sind J-Cups, Sicherheitsablagen aus Bolzen und Rohr und eine Klimmzugstange. Schrauben Sie es am Boden fest oder beladen Sie die Rückseite, denn leer und lose wandert es.</p><ul><li>Innentiefe 610 mm</li><li>Innenbreite 1092 mm</li><li>Nimmt jedes IW-3-Anbauteil auf, das wir bauen</li></ul>',
  },
  'ironwright-iw3-six-post-rack': {
    name: 'Ironwright Rack mit sechs Pfosten IW-3',
    fact: 'IW-3 mit 610 mm Scheibenablage dahinter',
  },
  'ironwright-iw3-short-rack': {
    name: 'Ironwright kurzes Rack IW-3',
    fact: '1830 mm hoch, für Räume unter 2 m',
  },
  'ironwright-iw3-compact-rack': {
    name: 'Ironwright Kompakt-Rack IW-3',
    fact: 'Außen 610 mm tief, 2130 mm hoch',
  },
  'ironwright-iw2-rack': { name: 'Ironwright Rack IW-2', fact: 'Rohr 51 x 76 mm, Löcher 16 mm' },
  'ironwright-iw1-rack': { name: 'Ironwright Rack IW-1', fact: 'Rohr 51 x 51 mm, 710 mm tief' },
  'ironwright-half-rack': {
    name: 'Ironwright Half Rack IW-3',
    fact: 'Zwei Pfosten vorn, Ablage dahinter',
  },
  'ironwright-squat-stand': {
    name: 'Ironwright Kniebeugenständer IW-3',
    fact: 'Pfosten 76 x 76 mm auf 1220 mm breitem Fuß',
  },
  'ironwright-folding-rack': {
    name: 'Ironwright klappbares Wandrack',
    fact: 'Klappt auf 130 mm, und das Auto passt wieder',
  },
  'ironwright-wall-pull-up-bar': {
    name: 'Ironwright Klimmzugstange für die Wand',
    fact: '1220 mm breit, 760 mm vor der Wand',
  },
  'ironwright-j-cups': {
    name: 'Ironwright Sandwich-J-Cups',
    fact: 'Paar, Blech 9,5 mm, Kunststoff auf drei Seiten',
  },
  'ironwright-spotter-arms': {
    name: 'Ironwright Sicherheitsarme',
    fact: 'Paar, Rohr 76 x 76 mm mit Kunststoffauflage',
  },
  'ironwright-flat-bench': {
    name: 'Ironwright Flachbank',
    fact: '430 mm hoch, Polster 300 mm, trägt 450 kg',
    lead: 'Sie wackelt nicht. Das ist die ganze Liste.',
    description:
      '<p>Ein Rückgrat, zwei Beine und ein Polster aus 75 mm geschlossenem Schaum, das nicht durchschlägt. Der vordere Fuß ist schmal, damit Ihre Fersen den Boden finden. Der hintere ist breit, damit die Bank stehen bleibt.</p><p>Ein Griff am einen Ende, zwei Rollen am anderen. Stellen Sie sie hochkant in die Ecke, wenn Sie den Boden brauchen.</p>',
  },
  'ironwright-wide-bench': {
    name: 'Ironwright breite Flachbank',
    fact: '430 mm hoch, Polster 356 mm mit griffigem Bezug',
  },
  'ironwright-short-bench': {
    name: 'Ironwright kurze Flachbank',
    fact: '1020 mm lang, Polster 280 mm, ohne Rollen',
  },
  'ironwright-adjustable-bench': {
    name: 'Ironwright verstellbare Bank',
    fact: 'Von flach bis 85 Grad in zehn Stufen',
  },
  'ironwright-light-incline-bench': {
    name: 'Ironwright leichte Schrägbank',
    fact: 'Rücken 800 mm, Polster 280 mm, weiß',
  },
  'ironwright-preacher-bench': {
    name: 'Ironwright Scottbank',
    fact: 'Armpolster 580 mm breit, Ablagen für eine SZ-Stange',
  },
  'ironwright-hex-dumbbells': {
    name: 'Ironwright Sechskant-Kurzhanteln',
    fact: 'Einzeln, Gummiköpfe, Griff 34 mm',
  },
  'ironwright-hex-dumbbells-kg': {
    name: 'Ironwright Sechskant-Kurzhanteln in Kilogramm',
    fact: 'Einzeln von 5 bis 40 kg, Griff schwarz verzinkt',
    lead: 'Die Sechskant-Kurzhantel mit orangefarbenen Zahlen und einem Griff, der nicht glänzt.',
    description:
      '<p>Die Köpfe sind Eisen unter 3 mm Gummi. Der Griff ist schwarz verzinkt, mittelgrob gerändelt und in der Mitte 4 mm dicker. Zehntausendmal über einen Stahltisch gerollt, löste sich keine. Der Stift sitzt unter dem Gummi.</p><p>Die Zahlen stehen auf beiden Seiten, so liest sich das Gestell von überall gleich.</p>',
  },
  'tarnstone-urethane-dumbbells': {
    name: 'Tarnstone Urethan-Kurzhanteln',
    fact: 'Paare in Kilogramm, geschweißt, runde Köpfe',
  },
  'ironwright-dumbbell-handles': {
    name: 'Ironwright Griffe für ladbare Kurzhanteln',
    fact: 'Paar, Hülsen 50 mm, für Ihre Scheiben',
  },
  'ironwright-kettlebell': {
    name: 'Ironwright Kettlebell aus einem Guss',
    fact: 'Ein Guss, Pulverlack, Griff mit Farbband',
    lead: 'Ein Guss, ein flacher Fuß und ein Lack, auf dem Magnesia hält.',
    description:
      '<p>Aus einem Stück gegossen: keine Naht, die reißt, und kein Stopfen, der klappert. Der Griff misst bei den mittleren Größen 35 mm und ist an der Teilung glatt geschliffen.</p><p>Das Band am Griff nennt das Gewicht quer durch den Raum.</p>',
  },
  'northlode-iron-kettlebell': {
    name: 'Northlode Kettlebell aus Eisen',
    fact: 'Blankes Eisen, in den Gewichten der alten Waage',
  },
  'ironwright-kettlebell-set': { name: 'Ironwright Kettlebell-Set', fact: '72 kg: je eine mit 16, 24 und 32' },
  'vestergrav-competition-kettlebell': {
    name: 'Vestergrav Wettkampf-Kettlebell',
    fact: 'Hohler Stahl, eine Größe für alle Gewichte',
  },
  'ironwright-clamp-collars': {
    name: 'Ironwright Klemmverschlüsse',
    fact: 'Paar, 50 mm, Aluminium mit Stahlhebel',
  },
  'quillon-lever-collars': { name: 'Quillon Hebelverschlüsse', fact: 'Paar, 50 mm, ganz aus Stahl' },
  'quillon-spring-clips': { name: 'Quillon Federverschlüsse', fact: 'Paar, Federdraht 7 mm, 50 mm' },
  'larchwell-plyo-box': { name: 'Larchwell Plyo-Box', fact: 'Birkensperrholz, drei Höhen in einer' },
  'ironwright-dumbbell-rack': {
    name: 'Ironwright Kurzhantelständer',
    fact: 'Drei Ebenen, Pfosten 76 x 76 mm, schräge Schienen',
  },
  'ironwright-plate-tree': { name: 'Ironwright Scheibenbaum', fact: 'Vier Dorne, je 220 mm, 320 kg' },
  'ironwright-lifting-platform': {
    name: 'Ironwright Gewichtheberplattform',
    fact: '2440 x 2440 mm, Eiche und Gummi in Stahl',
  },
  'ironwright-gift-card': {
    name: 'Ironwright Geschenkkarte',
    fact: '25 bis 250 oder ein Betrag von 10 bis 500',
  },
}
