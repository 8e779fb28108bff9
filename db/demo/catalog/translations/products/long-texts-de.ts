/** Introductions and descriptions by handle, in German. */
export const longTextsDe: Readonly<Record<string, { lead: string; description: string }>> = {
  'ironwright-power-bar': {
    lead: 'Griffige Rändelung, schnelle Hülsen und eine raue Mitte, die bei der Kniebeuge nicht rutscht.',
    description:
      '<p>Die Stange, die wir behielten, wenn wir für die drei Übungen nur eine behalten dürften. Der Schaft misst 28,5 mm: steif genug, dass 250 kg den Boden ohne zweites Wippen verlassen, und dünn genug für einen Hakengriff. Die Rändelung ist tief geschnitten und oben flach. Sie hält ohne Magnesia und zerreißt kein Hemd.</p><p>Die Hülsen drehen auf Bronzebuchsen. Sie drehen nicht ewig, und bei Kniebeuge, Bankdrücken und Kreuzheben sollen sie das auch nicht.</p><ul><li>Ringmarkierungen bei 810 mm für das Bankdrücken</li><li>Mittelrändelung von 120 mm</li><li>Die Hülsen fassen zehn Bumper Plates zu 20 kg und einen Verschluss</li></ul>',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Fünf Nadellager in jeder Hülse und ein Schaft, der im zweiten Zug antwortet.',
    description:
      '<p>Eine Stange für Reißen und Stoßen, die nicht kostet, was eine Wettkampfstange kostet. Die Hülsen drehen auf Nadellagern und hören nicht auf. Der Schaft speichert den Antrieb und gibt ihn oben zurück.</p><p>Die Rändelung ist mittelgrob und lässt die Mitte frei, so bleibt beim Umsetzen der Hals heil. Die Ringmarkierungen liegen bei 910 mm.</p>',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rot ist 25, Blau 20, Gelb 15, Grün 10. Sie lesen die Stange von der Tür aus.',
    description:
      '<p>Die Farben sind in den Gummi gemischt und nicht aufgemalt: Sie nutzen sich ab, aber sie blättern nicht. Die Schrift steht 2 mm vor.</p><p>Jede Scheibe wird nach dem Abkühlen gewogen und auf 1 Prozent genau sortiert.</p>',
  },
  'ironwright-iw3-power-rack': {
    lead: 'Ein Rack kauft man einmal.',
    description:
      '<p>Vier Pfosten aus 76-mm-Rohr mit 3 mm Wandstärke, verschraubt mit 25-mm-Bolzen. Löcher auf allen vier Seiten, jedes zehnte nummeriert: So sitzt ein Anbauteil, wo Sie es wollen, und die andere Seite passt dazu.</p><p>Dabei sind J-Cups, Sicherheitsablagen aus Bolzen und Rohr und eine Klimmzugstange. Schrauben Sie es am Boden fest oder beladen Sie die Rückseite, denn leer und lose wandert es.</p><ul><li>Innentiefe 610 mm</li><li>Innenbreite 1092 mm</li><li>Nimmt jedes IW-3-Anbauteil auf, das wir bauen</li></ul>',
  },
  'ironwright-flat-bench': {
    lead: 'Sie wackelt nicht. Das ist die ganze Liste.',
    description:
      '<p>Ein Rückgrat, zwei Beine und ein Polster aus 75 mm geschlossenem Schaum, das nicht durchschlägt. Der vordere Fuß ist schmal, damit Ihre Fersen den Boden finden. Der hintere ist breit, damit die Bank stehen bleibt.</p><p>Ein Griff am einen Ende, zwei Rollen am anderen. Stellen Sie sie hochkant in die Ecke, wenn Sie den Boden brauchen.</p>',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'Die Sechskant-Kurzhantel mit orangefarbenen Zahlen und einem Griff, der nicht glänzt.',
    description:
      '<p>Die Köpfe sind Eisen unter 3 mm Gummi. Der Griff ist schwarz verzinkt, mittelgrob gerändelt und in der Mitte 4 mm dicker. Zehntausendmal über einen Stahltisch gerollt, löste sich keine. Der Stift sitzt unter dem Gummi.</p><p>Die Zahlen stehen auf beiden Seiten, so liest sich das Gestell von überall gleich.</p>',
  },
  'ironwright-kettlebell': {
    lead: 'Ein Guss, ein flacher Fuß und ein Lack, auf dem Magnesia hält.',
    description:
      '<p>Aus einem Stück gegossen: keine Naht, die reißt, und kein Stopfen, der klappert. Der Griff misst bei den mittleren Größen 35 mm und ist an der Teilung glatt geschliffen.</p><p>Das Band am Griff nennt das Gewicht quer durch den Raum.</p>',
  },
}
