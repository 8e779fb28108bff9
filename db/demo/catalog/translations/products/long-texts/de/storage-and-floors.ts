import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Scheiben weg vom Boden, in einer Ordnung, die man sieht.',
    description:
      '<p>Ein Pfosten aus 76-mm-Rohr und vier verchromte Dorne auf zwei Höhen. Zugelassen für 320 kg. Hängen Sie die schweren nach unten, das täten Sie ohnehin.</p>',
  },
  'ironwright-tall-plate-tree': {
    lead: 'So groß wie ein Mensch, und er trägt auch so viel.',
    description:
      '<p>Die Dorne liegen in der Höhe 535 mm auseinander, so hängen Bumper Plates von 450 mm übereinander, ohne sich zu berühren. Jeder Dorn ist 240 mm lang: zwei zu 25 kg und eine zu 10.</p><p>Die Füße stehen von vorn nach hinten 600 mm auseinander. Mit 300 kg auf den unteren vier steht er unverschraubt.</p>',
  },
  'ironwright-change-plate-tree': {
    lead: 'Ein Baum für alles, was sonst unter der Bank liegt.',
    description:
      '<p>Dorne von 150 mm im Abstand von 185 mm, für Scheiben bis 230 mm Durchmesser. Er gehört neben eine Plattform, wo man sich beim Beladen nur noch zur Stange bückt.</p>',
  },
  'ironwright-bumper-cradle': {
    lead: 'Ein Toastständer für eine Vierteltonne.',
    description:
      '<p>Stäbe von 16 mm auf zwei Schienen, Fächer von 50 bis 110 mm Breite. Zwei Rollen am einen Ende, ein Griff am anderen.</p>',
  },
  'ironwright-long-cradle': {
    lead: 'Nimmt auf, was zwei Leute brauchen, und rollt dorthin, wo sie sind.',
    description:
      '<p>Die breitesten Fächer nehmen Granulatscheiben zu 20 kg, die dicker sind, als alle erwarten. Die Rollen sitzen so, dass er bei 15 Grad auf sie kippt, bevor Ihr Rücken 300 kg bemerkt.</p>',
  },
  'ironwright-iron-cradle': {
    lead: 'Eisenscheiben stehen darin wie Schallplatten.',
    description:
      '<p>Bügel aus 14-mm-Stab, 200 mm hoch und so eng, dass sich eine Scheibe von 5 kg nicht dazwischenlegt. Eisen zu 45 lb kommt nach links, kleine Scheiben nach rechts.</p>',
  },
  'ironwright-plate-rail': {
    lead: 'Niemand bückt sich, niemand streckt sich, alle räumen auf.',
    description:
      '<p>Fünf Paar verchromte Dorne auf einer Höhe, in einer Reihe, mit 275 mm dazwischen: Eisen von 450 mm überlappt wie Dachziegel, Bumper Plates hängen an jedem zweiten Platz.</p><p>Oben läuft ein Rohr entlang, für Handtücher und zum Tragen zu zweit.</p>',
  },
  'ironwright-plate-pegs': {
    lead: 'Die Wand hatte nichts zu tun.',
    description:
      '<p>Ein verchromter Dorn auf einer Platte aus 6 mm Stahl, je vier Schrauben. In einen Ständer, bitte, oder in Beton.</p>',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Sechs Stangen an der Wand, keine hinter der Tür.',
    description:
      '<p>Zwei Halter aus 6 mm Stahl mit Auflagen aus UHMW. Die Stangen liegen waagerecht, 127 mm auseinander, und die Halter hängen im Abstand von 1,1 m.</p>',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Für die Powerlifting-Stange, die andere Stange und die aus dem Angebot.',
    description:
      '<p>Die Hälfte des großen Halters mit allen seinen Haken: Auflage 60 mm vor der Wand, Lippe 50 mm hoch, Kunststoff überall, wo Stahl auf Stahl träfe. Vier Schrauben je Seite.</p>',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'Die Wand eines Vereins, in der Reihenfolge seiner Mitglieder.',
    description:
      '<p>Halter von 1270 mm stehen zwischen Knie und Auge: Auch die zehnte Stange nehmen Sie noch mit gestreckten Ellenbogen herunter. Schrauben alle 250 mm. Die Wand dahinter braucht 2 kN je Meter.</p>',
  },
  'ironwright-bar-forks': {
    lead: 'Die Stangen hängen an ihren Anschlägen, und der Boden bleibt frei.',
    description:
      '<p>Gabeln aus 6 mm Blech, innen 36 mm weit: Der Schaft geht hinein, das innere Ende der Hülse nicht hindurch. Lippen vorne halten eine Stange, an die jemand stößt.</p><p>Hängen Sie die Platte in 2,1 m Höhe auf, und die unteren Hülsen schwingen 150 mm über dem Gummi.</p>',
  },
  'ironwright-bar-stand': {
    lead: 'Die Stangen stehen darin wie Regenschirme.',
    description:
      '<p>Ein Block aus Stahlrohren auf einem Blechfuß, jedes Rohr mit Kunststoff ausgekleidet, damit die Hülsen ihren Glanz behalten.</p>',
  },
  'ironwright-peg-rail': {
    lead: 'Die Schublade mit dem Knäuel, nur an der Wand.',
    description:
      '<p>Stifte aus 19 mm Rundstahl, durch eine Platte von 5 mm geschweißt und mit Kappen. Jeder ist um drei Grad nach oben geneigt. Ein Band von 100 mm hängt und rutscht nicht.</p>',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Zehn Paare, der Reihe nach, bis jemand sie zurücklegt.',
    description:
      '<p>Die Schienen sind um 17 Grad geneigt, Sie lesen die Zahlen also im Stehen. Zugelassen für 180 kg je Ebene.</p>',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Niedrig genug, um darüber hinwegzusehen.',
    description:
      '<p>Der breite Ständer ohne die obere Ebene. Köpfe bis 190 mm Durchmesser liegen darauf mit einem Fingerbreit Luft. Über 40 kg lassen Sie jeden zweiten Platz frei.</p>',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Sechs Paare auf der Breite einer Tür.',
    description:
      '<p>Zwei Paare je Ebene, 960 mm hoch. Die Füße sind mit 560 mm so tief wie am breiten Ständer, denn etwas Hohes, Schmales voller Eisen sollte nicht auch noch flach sein.</p>',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Ein Regal. Es ist stabil und es ist gerade.',
    description:
      '<p>Zwei Böden aus gefaltetem 2,5 mm Stahl mit Gummimatten. Jeder hält sechs Kettlebells zu 24 kg und biegt sich nicht.</p>',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Für den Satz, der bei 8 kg beginnt und bei 32 nicht aufhört.',
    description:
      '<p>Der dritte Boden liegt auf Brusthöhe und nimmt die leichten. Die Böden sind 450 mm auseinander, so kommt eine Kettlebell zu 48 kg mit Griff nach oben unter der Matte darüber durch.</p>',
  },
  'ironwright-storage-bay': {
    lead: 'Alles, was am Boden liegt, auf vier Böden im Regal.',
    description:
      '<p>Pfosten aus 76-mm-Rohr mit Böden für Kettlebells, Bälle, Scheiben und Boxen. Die Böden lassen sich in Schritten von 50,8 mm versetzen. Auf Bestellung gefertigt.</p>',
  },
  'ironwright-small-storage-bay': {
    lead: 'Das Regal für eine Person, die von allem eins hat.',
    description:
      '<p>1520 mm hoch, und das ist eine gute Höhe für einen Lautsprecher. Die Böden sind blanker Stahl ohne Matten: für Säcke und Bälle, und für Eisen nur, wenn Sie das Geräusch mögen.</p>',
  },
  'ironwright-ball-rack': {
    lead: 'Rundes braucht zwei Linien und sonst nichts.',
    description:
      '<p>Rohre von 32 mm liegen 220 mm auseinander. Ein Ball ab 230 mm ruht dazwischen und lässt sich nach beiden Seiten herausnehmen, das Regal kann also mitten im Raum stehen.</p>',
  },
  'ironwright-low-ball-rack': {
    lead: 'Passt unter ein Wandziel und reicht den Ball auf Hüfthöhe.',
    description:
      '<p>Halb so hoch und 300 mm breiter. Auf dem unteren Paar dürfen Slam Balls mit zusammen 70 kg liegen. Das obere ist für alles, was geworfen wird.</p>',
  },
  'ironwright-rubber-tile': {
    lead: 'Der Teil eines Gyms, der den Rest schont.',
    description:
      '<p>Gepresstes Gummigranulat mit glatter Fläche. 10 mm zum Gehen und für Bänke, 19 mm für Stangen. Sie riecht eine Woche lang, öffnen Sie ein Fenster.</p>',
  },
  'ironwright-fleck-tile': {
    lead: 'Ein Quadratmeter, den Sie tragen können, gerade so.',
    description:
      '<p>Mit Wasserstrahl geschnitten: Vier davon stoßen ohne Fuge aneinander, in der ein Verschluss verschwinden könnte. Die Sprenkel sind durchgefärbtes EPDM. Sie nutzen sich nicht ab, weil darunter ebenso viele sind.</p>',
  },
  'ironwright-drop-tile': {
    lead: 'Dick, wo es dick sein muss, und sonst nirgends.',
    description:
      '<p>43 mm grobes Granulat nehmen 140 kg von der Schulter, ohne dass der Estrich davon erfährt. Vier Fliesen unter jedem Ende einer Stange ergeben eine Landefläche von einem Quadratmeter.</p>',
  },
  'ironwright-edge-ramp': {
    lead: 'Damit der Boden nicht mit einem Stolpern beginnt.',
    description:
      '<p>Die hohe Seite stößt an die Fliese, die niedrige endet bei 2 mm. Kleben Sie sie an die Fliese und nicht ans Parkett, dann geht sie mit dem letzten Quadratmeter wieder ab.</p>',
  },
  'ironwright-floor-roll': {
    lead: 'Mit jedem Meter eine Naht weniger.',
    description:
      '<p>Im Werk um ein Rohr gerollt und verpackt. Lassen Sie sie vor dem Schneiden einen Tag offen liegen. Sie wächst um 4 mm je Meter und hört dann auf.</p><p>8 mm sind ein Boden für Geräte, Bänke und Füße. Unter einer Stange braucht er eine Matte darauf.</p>',
  },
  'ironwright-turf-roll': {
    lead: 'Eine Bahn für den Schlitten, ohne den Regen.',
    description:
      '<p>Nylonflor von 11 mm, so dicht getuftet, dass ein Schlitten mit 120 kg keine Spur hinterlässt, auf 5 mm Schaum. Sie liegt durch ihr eigenes Gewicht. Kleben Sie die Enden fest.</p>',
  },
  'ironwright-lifting-platform': {
    lead: 'Ein Quadrat Boden, das einer Stange gehört.',
    description:
      '<p>Eichensperrholz, wo Sie stehen, 76 mm geschichteter Gummi, wo die Scheiben landen, ein Rahmen aus Winkelstahl um beides. Sie kommt auf einer Palette in elf Teilen.</p>',
  },
  'ironwright-compact-platform': {
    lead: 'So breit, wie eine Stange braucht, und so tief, wie eine Garage erlaubt.',
    description:
      '<p>600 mm weniger Tiefe sparen ein Viertel des Gewichts und den Streit ums Auto. Die Mitte ist 1070 mm breit. So bleiben auf jeder Seite 680 mm Gummi für Scheiben, die nach außen springen.</p>',
  },
  'ironwright-deadlift-platform': {
    lead: 'Eine Stange tief. Beim Kreuzheben geht niemand spazieren.',
    description:
      '<p>Nur der Streifen, auf dem eine Stange gezogen wird: 920 mm Holz zwischen zwei Landeflächen von 760 mm. Zwei Leute tragen sie in sieben Teilen aus dem Lieferwagen und verschrauben sie in einer halben Stunde.</p>',
  },
  'larchwell-ash-platform': {
    lead: 'Die Plattform, für die man die Schuhe auszieht.',
    description:
      '<p>Zwei Lagen Eschensperrholz von 18 mm auf Latten, geschliffen und geölt, nicht lackiert: Lack ist Glas unter einem Gewichtheberschuh. Mit 1320 mm ist die Mitte 100 mm breiter als üblich, für alle, die mit den Füßen weit auseinanderspringen.</p><p>Die Bretter sind je aus einer Platte geschnitten und liegen in der Reihenfolge ihrer Maserung.</p>',
  },
  'ironwright-drop-pads': {
    lead: 'Die Nachbarn von unten baten uns darum.',
    description:
      '<p>Weicher Schaum in einem zähen Bezug. Ein Kreuzheben mit 180 kg, oben losgelassen, misst im Nebenraum 20 dB weniger. In unserem jedenfalls.</p>',
  },
  'ironwright-low-drop-pads': {
    lead: 'Zum Abfangen einer Stange, nicht zum Abfangen eines Absturzes.',
    description:
      '<p>60 mm sind richtig für Züge mit kurzem Bodenkontakt und für Scheiben, die abgesenkt und nicht losgelassen werden. Ungebraucht rutschen sie unter eine Bank, und im Einsatz beginnt die Stange nur 60 mm höher.</p>',
  },
  'ironwright-chalk-blocks': {
    lead: 'Weiß, trocken, überall.',
    description:
      '<p>Reines Magnesiumcarbonat ohne Trocknungsmittel. Ein Block reicht einem sparsamen Menschen zwei Monate und einem Kurs einen Abend.</p>',
  },
  'ironwright-chalk-stand': {
    lead: 'Damit die Magnesia an einem Ort bleibt, mehr oder weniger.',
    description:
      '<p>Eine gedrückte Stahlschale von 380 mm auf einem Pfosten. Der Fuß ist ein Blech von 8 mm und kippt nicht, wenn sich jemand aufstützt.</p>',
  },
  'ironwright-training-log': {
    lead: 'Ein Jahr Training in einem Buch, das unter einer Stange flach offen bleibt.',
    description:
      '<p>Vier Spalten: Gewicht, Sätze, Wiederholungen und eine für die Ausrede. Papier mit 100 g, das Schweiß und Bleistift verträgt.</p>',
  },
  'plainfare-salt-mix': {
    lead: 'Natrium, Kalium, Magnesium und ein wenig Zitrone.',
    description:
      '<p>Fünf Gramm in 500 ml Wasser: 1000 mg Natrium, 200 mg Kalium, 60 mg Magnesium. Schmeckt wie das Meer mit einer Scheibe Zitrone darin.</p>',
  },
  'plainfare-oat-blend': {
    lead: 'Frühstück für alle, die vor dem Frühstück trainieren.',
    description:
      '<p>Feine Haferflocken, Molke, Kakao, Salz. 50 Gramm in Wasser oder Milch ergeben 19 g Eiweiß und 24 g Kohlenhydrate.</p>',
  },
  'ironwright-gym-bag-box': {
    lead: 'Alles, was man sich am Wettkampftag leiht, in einer Kiste mit Deckel.',
    description:
      '<p>Zwei Blöcke Magnesia, ein Paar Zughilfen aus Baumwolle und eine Rolle Fingertape liegen darin. Den Rest wählen Sie, und er kostet weniger als einzeln, weil die Kiste ohnehin gepackt wird.</p><p>Auf Wunsch wickeln wir sie in braunes Papier, mit dem Namen der beschenkten Person.</p>',
  },
}
