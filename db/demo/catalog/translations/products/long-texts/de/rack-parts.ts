import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Außen Stahl, innen Kunststoff, nichts, woran die Rändelung schabt.',
    description:
      '<p>Zwei Bleche aus 9,5 mm Stahl um einen Block UHMW. Die Stange berührt vorne, hinten und unten nur Kunststoff.</p>',
  },
  'ironwright-plain-j-cups': {
    lead: 'Das zweite Paar, für die andere Seite des Racks.',
    description:
      '<p>Ein Blechstreifen, zweimal gebogen, mit einer Lasche um die Seite des Pfostens, die das Drehen verhindert. Die Auflagen sind verschraubt und kosten weniger als ein Kaffee.</p><p>Die Lippe ist 62 mm hoch: niedrig genug für müde Arme, hoch genug für eine schief abgelegte Stange.</p>',
  },
  'ironwright-roller-j-cups': {
    lead: 'Schieben Sie die Stange mit einem Finger in die Mitte.',
    description:
      '<p>Der Schaft liegt auf zwei Rollen aus weißem UHMW, die auf Passschrauben drehen. Eine Stange, die 20 mm zu weit links hängt, wird geschoben und nicht gehoben.</p><p>Wer allein Bank drückt, kauft sie nach dem zweiten schiefen Herausheben.</p>',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Einen Zoll schmaler, sonst dasselbe Sandwich.',
    description:
      '<p>Der Kunststoffblock ist 43 mm breit, der Stift 15 mm dick. Alles andere, vom Winkel der Rampe bis zu den Schrauben, stammt von derselben Zeichnung wie bei den großen.</p>',
  },
  'ironwright-spotter-arms': {
    lead: 'Sie warten dort, damit es niemand anders muss.',
    description:
      '<p>Rohr mit einer UHMW-Auflage oben und einer Lippe am Ende. Sie hängen an einem Stift und sichern sich durch ihr eigenes Gewicht.</p><p>460 mm sind für Bänke, 610 mm für Kniebeugen und 760 mm für alle, die weit herausgehen.</p>',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Arme für die schmalen Racks und Ständer.',
    description:
      '<p>Rohr von 51 x 76 mm an Wangen aus 5 mm Blech, die den Pfosten von beiden Seiten greifen. An der Spitze, 560 mm weit draußen, biegt sich ein Paar unter 150 kg um 4 mm und kommt zurück.</p>',
  },
  'ironwright-pipe-safeties': {
    lead: 'Wie bei jedem Rack dabei, noch einmal für die zweite Person darin.',
    description:
      '<p>Ein Rohr von 60 mm liegt zwischen den Pfosten, und ein hohler Bolzen geht ganz hindurch. Bolzen ziehen, Rohr versetzen, Bolzen stecken: acht Sekunden je Seite.</p><p>Das Rohr verbeult, bevor sich der Bolzen biegt, und ein verbeultes Rohr ist günstig ersetzt.</p>',
  },
  'ironwright-strap-safeties': {
    lead: 'Leise und gut zur Rändelung.',
    description:
      '<p>Polyestergurt in drei Lagen, mit rostrotem Faden vernäht, der Verschleiß zeigt, bevor der Gurt ihn hat. Tauschen Sie den Gurt, wenn der Faden weg ist.</p><p>Die Halter greifen mit Bolzen von 25 mm um die Außenseite der Pfosten und lassen sich an jedem Ende anders hoch setzen, für eine Stange, die von Ihnen wegrollen soll.</p>',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Zwei mehr für das Rack mit den engen Löchern.',
    description:
      '<p>Mit Löchern alle 25,4 mm im Bankbereich ist ein halbes Loch keine Ausrede mehr. Die Bolzen sind massiv, 15 mm dick und verzinkt.</p>',
  },
  'ironwright-monolift-arms': {
    lead: 'Aufstehen, der Haken schwenkt weg, niemand muss gehen.',
    description:
      '<p>Jeder Haken dreht sich vor dem Pfosten auf einem Bolzen von 32 mm und trägt eine Auflage aus Kunststoff. Ein Helfer zieht am Gummigriff, sobald die Stange weg ist, oder der Haken fällt von selbst zurück.</p><p>Setzen Sie sie ein Loch tiefer als Ihre Ablagen. Die erste Kniebeuge daraus fühlt sich wie ein Fehler an, die zweite nicht.</p>',
  },
  'ironwright-fat-crossmember': {
    lead: 'Ersetzt die dünne Stange und jede Ausrede über den Griff.',
    description:
      '<p>Eine Stange von 50 mm, an Platten geschweißt, die zwischen IW-3-Pfosten geschraubt werden. Bloßer Pulverlack, keine Rändelung: Der Durchmesser ist die Rändelung.</p>',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'Die Klimmzugstange des Power Racks, einzeln zu haben.',
    description:
      '<p>Setzen Sie eine zweite 300 mm tiefer hinten ins Rack, und zwei verschieden große Leute trainieren zugleich. Je Seite hält sie eine Schraube, 38 mm unter ihrer Achse, das Pfostenrohr ist also nie einem Daumen im Weg.</p>',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Sieben Arten zu hängen, für Ellenbogen, die nur eine davon mögen.',
    description:
      '<p>Hinten liegt die gerade Stange. Davor bietet ein Rahmen aus demselben 32-mm-Rohr außen schräge Griffe und innen vier parallele.</p><p>Sie reicht 340 mm nach vorn: Montieren Sie sie dort, wo Sie mit einer Stange auf dem Rücken noch darunter durchkommen.</p>',
  },
  'ironwright-globe-crossmember': {
    lead: 'Kletterer fragen danach, Kraftsportler finden heraus, warum.',
    description:
      '<p>Außen zwei Kugeln von 100 mm, innen zwei von 76 mm, an Stielen unter einer geraden Stange. Sie sind massiv und pulverbeschichtet, damit Magnesia hält.</p><p>Hängen Sie mit je einer Hand an einer, und der Unterarm gibt etwa viermal früher auf als an der Stange.</p>',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'In zehn Minuten getauscht, mit zwei Schlüsseln der Weite 24 mm.',
    description:
      '<p>Dasselbe Rohr, kleinere Platten. Sie passt zwischen das vordere oder das hintere Paar jedes IW-2 Racks. An den Kniebeugenständer passt sie nicht, denn der könnte kippen.</p>',
  },
  'ironwright-dip-horn': {
    lead: 'Einhängen, Dips machen, zurückhängen.',
    description:
      '<p>Ein Y aus 38-mm-Rohr: eng am Pfosten, weit an den Enden. Eine Person versetzt es mit einer Hand und einem Stift.</p>',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Für Schultern, die auf den anderen nicht passen.',
    description:
      '<p>Rohr von 50 mm verteilt das Gewicht auf die ganze Handfläche, und das wünschen sich Leute über 110 kg. Es reicht 660 mm vom Pfosten weg, damit die Hüfte am Pfosten vorbeikommt.</p>',
  },
  'ironwright-landmine': {
    lead: 'Ein Ende der Stange bleibt, das andere geht überallhin.',
    description:
      '<p>Eine Hülse auf zwei Gelenken, unten an einen beliebigen Pfosten geschraubt. Danach klappt sie flach.</p>',
  },
  'ironwright-band-pegs': {
    lead: 'Vier Stifte. Bänder drauf, Bänder runter.',
    description:
      '<p>Gedrehter Stahl mit einem Gummiring, der sie im Loch hält. Übrige halten Verschlüsse und Schlüssel.</p>',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Dünne Stifte für das dünne Rack.',
    description:
      '<p>Massiver Stab von 14,6 mm, schwarz verzinkt, mit einer Nut für den Ring. Ein Band von 64 mm zieht voll gedehnt mit 900 N. Zwei Stifte je Seite teilen sich das.</p>',
  },
  'ironwright-storage-pegs': {
    lead: 'Jede Scheibe am Rack ist Gewicht, das es am Boden hält.',
    description:
      '<p>Verchromtes Rohr von 48,6 mm auf Platten mit je zwei Schrauben. Sie sitzen außen an einem hinteren Pfosten, mit einem Lochabstand zueinander und zu allem anderen.</p><p>Chrom und nicht Pulverlack: Scheiben gleiten zwanzig Jahre darauf, und nichts blättert ab.</p>',
  },
  'ironwright-change-plate-holder': {
    lead: 'Die kleinen auf Augenhöhe, wo Sie sie zählen.',
    description:
      '<p>Die Dorne sind um sechs Grad nach oben geneigt, damit eine Scheibe von 0,5 kg hängen bleibt, wenn jemand ans Rack stößt. Von oben nach unten: 5, 2,5, 1,25 oder jede andere Religion.</p>',
  },
  'ironwright-leg-roller': {
    lead: 'Ein Kniepolster, ein Fersenhalt und eine Auflage für Split Squats.',
    description:
      '<p>Hoch am Pfosten hält sie die Oberschenkel unter einer Latzugstange. Unten hält sie die Fersen für Nordic Curls. Bei 450 mm ist sie die Bank hinter Ihnen.</p><p>Die Rollen sind geschlossener Schaum in 1 mm Kunstleder und drehen sich frei, damit Ihre Haut es nicht tut.</p>',
  },
  'ironwright-bar-holder': {
    lead: 'Die Ersatzstange, weg vom Boden und vom Schienbein.',
    description:
      '<p>Ein Rohr von 68 mm mit einem UHMW-Ring in der Öffnung, an die Seite eines Pfostens geschraubt. Die Hülse steht bis zum Anschlag darin. Der Rest der Stange lehnt nirgends und bleibt gerade.</p>',
  },
  'ironwright-ball-target': {
    lead: 'Zehn Fuß sind zehn Fuß, und jetzt sehen es alle.',
    description:
      '<p>Wird seitlich an einen Rig-Pfosten geschraubt und steht 60 mm daneben, damit der Ball eine Scheibe trifft und keinen Pfosten. Blech von 6 mm klingt beim Treffer. Zwei Streifen Schaum dahinter beenden das.</p>',
  },
  'ironwright-rope-anchor': {
    lead: 'Ein Ring für Seile, Bänder, Gurte und den Hund.',
    description:
      '<p>Der Ring ist rundum verschweißt und steht weit genug ab für ein einmal gelegtes Battle Rope von 50 mm. Zwei Schrauben durch den Pfosten: Er dreht sich nicht.</p>',
  },
  'ironwright-lat-tower': {
    lead: 'Der Latzug, den Sie mit vorhandenen Scheiben beladen.',
    description:
      '<p>Ein Schlitten auf zwei verchromten Stangen von 25 mm nimmt 160 kg Scheiben auf Dornen von 260 mm. Das Kabel ist 6 mm dick, ummantelt und läuft über kugelgelagerte Rollen von 114 mm. Von oben ziehen Sie herunter, von unten rudern Sie.</p><p>Er steht auf seinem eigenen Fuß und hängt mit zwei Bolzen hinten an jedem IW-3 Rack. Die Übersetzung ist 1:1: 60 kg auf den Dornen sind 60 kg in den Händen, dazu 7 für den Schlitten.</p>',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Für alle, die das Rack mit vier Pfosten gekauft haben und danach Scheiben.',
    description:
      '<p>Zwei Pfosten, zwei Traversen, vier Seitenteile und acht Dorne, in einer Stunde hinten an ein IW-3 Rack geschraubt. Das Rack wächst um 460 mm und hört auf, sich zu bewegen.</p><p>Wählen Sie die Höhe Ihres Racks. Schrauben sind dabei, ein zweites Paar Hände nicht.</p>',
  },
  'ironwright-iw3-crossmember': {
    lead: 'Das Teil, das aus vier Pfosten ein Rack macht.',
    description:
      '<p>Endplatten von 6,4 mm sind rundum verschweißt und tragen zwei Löcher im Abstand von 101,6 mm. 1092 mm gehen quer, 610 mm entlang der Seite eines normalen Racks.</p>',
  },
  'ironwright-name-plate': {
    lead: 'Die Front des Racks, falls Ihres noch aus der Zeit ohne Schriftzug ist.',
    description:
      '<p>Mit dem Laser geschnitten, an beiden Kanten gefaltet, vor dem Klarlack beschriftet. Sie ist so steif wie ein Rohr gleichen Gewichts und von der anderen Straßenseite lesbar.</p><p>Ein anderer Name als unserer dauert drei Wochen. Schreiben Sie uns.</p>',
  },
  'ironwright-iw3-upright': {
    lead: 'Ein Pfosten, nummeriert, mit einem Fuß darunter.',
    description:
      '<p>Für das Rack, das wächst, und für das, das zu kurz geschnitten wurde. Die Löcher lasern wir nach dem Anschweißen des Fußes: Das erste liegt an jedem unserer Pfosten 58,8 mm über dem Boden, auf 0,3 mm genau.</p>',
  },
  'ironwright-rack-bolts': {
    lead: 'Die Schrauben, die unters Auto rollen.',
    description:
      '<p>Sechskantschrauben von 24 x 100 mm, schwarz verzinkt, Zugfestigkeit 830 MPa. Mit 120 Nm anziehen und nach einer Woche noch einmal.</p>',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'Genug für eine Traverse und die vier, die Sie verlieren werden.',
    description:
      '<p>Für Rohr von 51 x 76 mm, durch die schmale Seite gemessen. Die Muttern haben einen Nylonring und halten nach dem zweiten Anziehen, nicht nach dem fünften.</p>',
  },
  'ironwright-anchor-bolts': {
    lead: 'Mit 12 bohren, Staub ausblasen, einschlagen, drehen.',
    description:
      '<p>Die Hülse spreizt sich, wenn die Schraube mit 45 Nm angezogen wird. In Beton der Klasse C20/25 hält jeder 9 kN gerade nach oben und 11 kN seitlich, mindestens 60 mm von einer Kante entfernt.</p><p>Nicht für Estrich und nicht für Lochziegel.</p>',
  },
  'ironwright-hitch-pins': {
    lead: 'Hält einen Arm, ein Bein oder eine schlechte Idee am Platz.',
    description:
      '<p>Aus massivem Stab gedreht und verzinkt. Der Bund hinter der Kugel ist 40 mm breit: Weder der Stift kann durchrutschen noch Ihr Daumen.</p>',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rot, weil sie im Gras verloren gehen.',
    description:
      '<p>Stab von 15 mm mit einer Spitze, die das Loch im Dunkeln findet. Ein Paar gehört zu jedem Satz schmaler Ablagen, ein übriges wohnt in der Schublade.</p>',
  },
  'quillon-pop-pins': {
    lead: 'Ziehen, schieben, loslassen, auf das Klicken hören.',
    description:
      '<p>Die Feder ist aus 1,6 mm Edelstahldraht gewickelt und nach 50\u00a0000 Hüben gemessen: 4\u00a0% weicher. Das Gehäuse wird in eine Schweißmutter geschraubt, Sie wechseln es also ohne Säge.</p>',
  },
  'ironwright-tube-end-caps': {
    lead: 'Schließt das Rohr und hält die Wespen draußen.',
    description:
      '<p>Die Rippen biegen sich beim Eindrücken und lassen die Kappe ohne Zange nicht wieder heraus. Wählen Sie nach dem Außenmaß des Rohrs. Wände von 2 bis 3 mm sind ihr gleich.</p>',
  },
  'ironwright-cup-liners': {
    lead: 'Wenn der Stahl durchscheint, ist als Nächstes die Rändelung dran.',
    description:
      '<p>Ein Kunststoffwinkel für Rücken und Auflage in einem Teil, für die einfachen Ablagen beider Racks. Vier Schrauben, ein Inbusschlüssel von 4 mm, fünf Minuten.</p>',
  },
  'ironwright-arm-rails': {
    lead: 'Neue Auflagen für Arme, die ihre Arbeit getan haben.',
    description:
      '<p>Eine Auflage, die zehn Kniebeugen gefangen hat, hat zehn Dellen. Drehen Sie sie erst um. Sind beide Seiten verbeult, schrauben Sie diese auf. Die Senkungen sind 3 mm tief, keine Schraube trifft also je auf eine Stange.</p>',
  },
  'ironwright-bench-pad': {
    lead: 'Die Bank überlebt ihr Polster, also verkaufen wir das Polster.',
    description:
      '<p>15 mm Birkenplatte, 60 mm Schaum mit 70 kg/m³ und 1,2 mm Kunstleder, alle 20 mm getackert. Gewindeeinsätze sitzen dort, wo unsere Querplatten ihre Löcher haben.</p><p>Das breite passt auf den schmalen Rahmen und macht für den Preis eines Abendessens aus der flachen Bank eine breite.</p>',
  },
  'ironwright-bench-shoes': {
    lead: 'Zwischen Ihrer Bank und dem Parkett.',
    description:
      '<p>Formgummi mit 70 Shore A, unten 8 mm dick. Sie werden nass aufgeschoben und sitzen trocken fest.</p>',
  },
  'ironwright-bench-wheels': {
    lead: 'Nach fünf Jahren quietschen sie. Diese noch nicht.',
    description:
      '<p>Gummireifen auf einer Nylonnabe, auf einer einfachen verzinkten Achse von 10 mm. Ein Tropfen Öl im Jahr ist die ganze Wartung.</p>',
  },
  'ironwright-engraved-plate': {
    lead: 'Ein Rack, auf dem ein Name steht, wird öfter geputzt.',
    description:
      '<p>Aluminium von 3 mm, eloxiert und dann mit einem Diamanten bis aufs Metall graviert. Regen, Magnesia und Ammoniak tun ihr nichts.</p><p>Vier Schrauben passen in die Löcher einer Traverse. Mit dem Klebepad hält sie auf allem, was flach ist. Wir schreiben, was Sie schreiben, in Großbuchstaben, auf zwei Zeilen.</p>',
  },
}
