import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Neukautschuk um eine Stahlnabe, paarweise verkauft und zum Fallenlassen gemacht.',
    description:
      '<p>Die Nabe ist mit sechs Schrauben verankert und nicht eingepresst, sie lockert sich also nicht. Aus der Überkopfposition fallen gelassen, springt die Scheibe etwa 120 mm zurück.</p><p>Alle Scheiben ab 10 lb haben 450 mm Durchmesser. Das Paar zu 10 lb ist dünn: Laden Sie etwas Schwereres dazu, wenn Sie es fallen lassen.</p>',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rot ist 25, Blau 20, Gelb 15, Grün 10. Sie lesen die Stange von der Tür aus.',
    description:
      '<p>Die Farben sind in den Gummi gemischt und nicht aufgemalt: Sie nutzen sich ab, aber sie blättern nicht. Die Schrift steht 2 mm vor.</p><p>Jede Scheibe wird nach dem Abkühlen gewogen und auf 1 Prozent genau sortiert.</p>',
  },
  'ironwright-stripe-bumpers': {
    lead: 'Der ganze Farbcode, ohne den Karneval.',
    description:
      '<p>Schwarzer Gummi, Schrift in der Farbe der Gewichtsklasse. Das ist der KG Bumper im Anzug.</p><p>Dieses Paar wiegt 25 kg je Scheibe. Andere Gewichte kommen, wenn diese verkauft sind.</p>',
  },
  'pellam-crumb-bumpers': {
    lead: 'Vierzig geschredderte Reifen in jedem Paar, leise auf Beton.',
    description:
      '<p>Gummigranulat ist weicher als Neukautschuk, es springt also höher und schlägt leiser auf. Auf einer Einfahrt ist das der richtige Tausch.</p><p>Jede Scheibe ist 95 mm dick. Vier Scheiben füllen eine Hülse.</p>',
  },
  'pellam-fleck-bumpers': {
    lead: 'Die Reste vom Boden einer Gummifabrik, zur Scheibe gepresst.',
    description:
      '<p>Die Sprenkel sind Abschnitte der Linien, auf denen Rot und Grün laufen. Keine zwei Scheiben sehen gleich aus. Das Gewicht stimmt, auf 1,5 Prozent.</p>',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Dünn wie Eisen, leise wie Gummi, im Preis wie keins von beiden.',
    description:
      '<p>Gegossenes Urethan ist dichter und zäher als Gummi: 55 mm statt 83 bei gleichem Gewicht. Es riecht nicht, färbt nicht ab und macht auf hellen Böden keine Streifen.</p>',
  },
  'ironwright-technique-plates': {
    lead: 'Voller Durchmesser, kaum Gewicht: So beginnt die Stange auf der richtigen Höhe.',
    description:
      '<p>Gegossenes Nylon, 450 mm Durchmesser. Sie vertragen es, mit einer Technikstange zu fallen, und nichts Schwereres neben sich.</p>',
  },
  'ironwright-color-bumper-set': {
    lead: 'Acht Scheiben, eine Palette, ein Preis.',
    description:
      '<p>Je ein Paar zu 10, 15, 20 und 25 kg aus der Reihe KG Bumper. Mit einer Stange von 20 kg ergibt das bis zu 160 kg in Schritten von 10.</p><p>Die Palette kommt per Spedition. Der Fahrer ruft an und vereinbart einen Tag.</p>',
  },
  'ironwright-training-bumper-set': {
    lead: 'Die Scheiben, bei denen die meisten Garagen landen, in einem Kauf.',
    description:
      '<p>Je ein Paar Training Bumpers zu 10, 25, 35 und 45 lb. Versand auf einer Palette bis zur Bordsteinkante.</p>',
  },
  'vestergrav-competition-plates': {
    lead: 'Gedreht, gewogen, gebohrt, noch einmal gewogen.',
    description:
      '<p>In die Nabe passen kleine Kalibrierstopfen, und jede Scheibe verlässt uns auf 10 Gramm genau. Eine Scheibe von 25 kg ist 64 mm dick, eine Hülse fasst also sechs.</p><p>Gummi mit 94 Shore A springt aus der Überkopfposition 60 mm zurück und bleibt, wo Sie ihn fallen ließen.</p>',
  },
  'vestergrav-competition-set': {
    lead: 'Alles, was eine Bühne vom ersten Aufruf bis zum letzten braucht.',
    description:
      '<p>Zwei Paar zu 25 kg und je ein Paar zu 20, 15 und 10 kg, alle von einem Gusstag, damit die Farbtöne zusammenpassen.</p><p>Auf Bestellung in fünf Wochen gefertigt. Versand auf einer Palette.</p>',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Dünn genug für einen Rekord, genau genug für das Kampfgericht.',
    description:
      '<p>Gedrehter Stahl mit erhabenem Rand, an dem man die Scheibe vom Stapel zieht. Die Scheibe von 25 kg ist 27 mm dick: sieben je Seite, und der Verschluss passt noch.</p><p>Stahlscheiben sind nicht zum Fallenlassen. Sie klingen wie Glocken und verbeulen wie Autos.</p>',
  },
  'vestergrav-calibrated-set': {
    lead: 'Je ein Paar, aufeinander abgestimmt und in der Kiste.',
    description:
      '<p>Je ein Paar kalibrierte Scheiben zu 25, 20, 15 und 10 kg, zusammen gewogen und auf einer Palette verschickt.</p>',
  },
  'northlode-deep-dish-plates': {
    lead: 'Die Scheibe, die Ihr Großvater erkennen würde.',
    description:
      '<p>In Sand gegossen, in einer Gießerei, die auch Kanaldeckel macht. Der Rand ist 40 mm tief, die Schrift steht vor, und zwei davon klingen, wenn sie sich berühren, so wie in Ihrer Erinnerung.</p><p>Die Bohrung entsteht nach dem Guss, das Gewicht stimmt auf 2 Prozent.</p>',
  },
  'ironwright-machined-plates': {
    lead: 'Gegossen und dann auf beiden Seiten gedreht, bis sie plan aneinanderliegen.',
    description:
      '<p>Eine gegossene Scheibe ist nie ganz rund. Wir spannen jede auf die Drehbank, planen sie, bohren sie aus und hören auf, wenn die Waage es sagt: auf 1 Prozent genau. Plane Flächen klappern nicht.</p>',
  },
  'northlode-foundry-plates': {
    lead: 'Gestrichen wie die Maschinen, neben denen sie gegossen wurden.',
    description:
      '<p>Zwei Schichten Maschinenlack, die Schrift von Hand in Creme ausgemalt. Das Grün ist das Grün alter Drehbänke, das Rot ist Mennige ohne Blei.</p>',
  },
  'tarnstone-grip-plates': {
    lead: 'Drei Öffnungen, in die eine Hand passt, und eine Fläche, die nicht abplatzt.',
    description:
      '<p>Innen Eisen, außen 6 mm Urethan. Tragen Sie in jeder Hand eine, stapeln Sie sie auf einem Dorn oder schwingen Sie eine wie eine Kettlebell, wenn es sein muss.</p>',
  },
  'ironwright-slot-plates': {
    lead: 'Das mittlere Gewicht, das allen immer fehlt.',
    description:
      '<p>Gummi über Eisen mit drei Schlitzen. Mit 350 mm Durchmesser passen sie, wo Scheiben voller Größe an die Bank stoßen.</p>',
  },
  'northlode-iron-set': {
    lead: 'Zwölf Scheiben, eine Palette, kein Lack zum Schonen.',
    description:
      '<p>Vier Scheiben zu 45 lb und je ein Paar zu 2,5, 5, 10 und 20 lb. Mit einer Stange von 45 lb sind das 300 lb, die Zahl, unter der früher jeder Scheibensatz verkauft wurde.</p>',
  },
  'ironwright-change-plates': {
    lead: 'Die kleinen Schritte zwischen einem guten Tag und einem Rekord.',
    description:
      '<p>Stahlscheiben in Gummi mit einem Stahlring in der Bohrung. Die Passung ist 50,3 mm, eng genug, dass sie bleiben, wohin Sie sie schieben.</p>',
  },
  'ironwright-change-plate-set': {
    lead: 'Acht kleine Scheiben in einer Kiste, die aufs Regal passt.',
    description:
      '<p>Je ein Paar kleine Scheiben zu 1, 1,5, 2 und 2,5 kg. Zusammen füllen sie jede Lücke zwischen Sprüngen von 5 kg.</p>',
  },
  'ironwright-pound-change-plates': {
    lead: 'Kleine Scheiben für Stangen, die in Pfund zählen.',
    description:
      '<p>Stahlkern, schwarzer Gummi, Stahlring. So dünn, dass ein Paar zu 10 lb Sie 80 mm Hülse kostet.</p>',
  },
  'ironwright-fractional-plates': {
    lead: 'Wenn 5 lb mehr zu viel sind und gleich viel zu wenig ist.',
    description: '<p>Lasergeschnittener Stahl, 6 mm dick, graviert. Je ein Paar zu 0,25, 0,5, 0,75 und 1 lb.</p>',
  },
  'vestergrav-record-discs': {
    lead: 'Auch ein halbes Kilogramm ist ein Rekord.',
    description:
      '<p>Je ein Paar zu 0,25, 0,5 und 1 kg, auf 3 Gramm genau. Gummiringe in der Bohrung halten sie außerhalb des Verschlusses.</p>',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Schritte von 250 Gramm, für das Drücken, das nicht mehr vorankommt.',
    description:
      '<p>6 mm Stahl, mit dem Laser geschnitten und in unserem Orange beschichtet, damit sich die kleinen unter dem Rack wiederfinden. Je ein Paar zu 0,125, 0,25, 0,5 und 1 kg.</p><p>Jede wird gewogen und auf 2 Gramm genau sortiert. Die kleinste misst 77 mm und passt in eine Hemdtasche, wo die meisten landen.</p>',
  },
  'ironwright-fractional-pairs': {
    lead: 'Für die eine, die unter die Plattform gerollt ist.',
    description:
      '<p>Die Scheiben des Bruchteilsatzes, zwei auf einmal. Grauer Pulverlack, durch die Schicht bis auf den Stahl graviert: Die Zahl bleibt, wenn die Farbe geht.</p><p>Die meisten brauchen die halben Pfund: Zwei davon sind der kleinste Sprung, den eine Badezimmerwaage erkennt.</p>',
  },
  'vestergrav-referee-plates': {
    lead: 'Das Kleingeld der Bühne, gefärbt nach Regelwerk.',
    description:
      '<p>Gummi über einem gedrehten Stahlkern, mit einer Lippe in der Bohrung, die auf der Hülse greift: Sie sitzen außerhalb des Verschlusses und wandern nicht. Weiß, Grün, Gelb, Blau und Rot folgen den großen Scheiben, zehnmal leichter.</p><p>Einzelne ersetzen wir nach Seriennummer, so bleibt ein Satz ein Satz.</p>',
  },
  'ironwright-steel-change-plates': {
    lead: 'Wenn die Hülse voll ist und noch ein Paar drauf muss.',
    description:
      '<p>Blanke Stahlscheiben unter schwarzem Pulverlack. Die Scheibe von 2,5 kg ist 10,8 mm dick. Gummischeiben dieses Gewichts brauchen fast den doppelten Platz.</p><p>Sie sind für flache Stahlscheiben und kalibrierte Scheiben gemacht. Neben Bumper Plates klappern sie.</p>',
  },
  'tarnstone-small-plates': {
    lead: 'Leises Kleingeld für Maschinen und Stangen.',
    description:
      '<p>Eine dicke Schicht um einen Stahlkern, mit runden Rändern, die nicht in die Handfläche schneiden. Sie gleiten auf die Stifte von Gewichtsblöcken wie auf Hülsen, denn die Bohrung ist einen halben Millimeter weiter als üblich.</p><p>Hotels bestellen sie zu Hunderten, weil noch niemand eine davon beschädigt hat.</p>',
  },
  'ironwright-pound-change-set': {
    lead: 'Sechs schwarze Scheiben zwischen der leeren Stange und dem ersten Bumper.',
    description:
      '<p>Mit diesen und einer Stange von 45 lb ist alle fünf Pfund bis 80 alles da, ohne eine einzige große Scheibe. Sie kommen in einem Karton, den eine Person trägt.</p><p>Gummi über Stahl, wie die Paare.</p>',
  },
  'ironwright-class-bumpers': {
    lead: 'Die Scheibe für Böden, auf denen zweihundert davon leben.',
    description:
      '<p>Keine Farben, kein erhabener Rand, eine schwarz verzinkte Nabe, eingepresst und von einem Flansch gehalten. Wir ließen weg, was ein Kurs nicht ansieht, und behielten, was bei anderen bricht: Die Verbindung von Nabe und Gummi ist mit 5000 Stürzen aus 2,4 m geprüft.</p><p>Sie sind breiter als Training Bumpers. Eine Hülse nimmt vier zu 45 lb.</p>',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Class Bumpers für Stangen, die in Kilogramm zählen, mit Zahlen, die noch die neunte Reihe liest.',
    description:
      '<p>Die Ziffern sind 46 mm hoch und orange, damit man die Stange vom anderen Ende der Halle liest. Das Paar zu 5 kg ist 34 mm dick und gehört beim Fallenlassen neben etwas Schwereres.</p><p>Ab zehn Paar kommen sie auf einer Palette, mit einer Liste der Gewichte und Seriennummern.</p>',
  },
  'ironwright-black-bumpers': {
    lead: 'Training Bumpers in Kilogramm, für alle, die im Keller keinen Regenbogen wollen.',
    description:
      '<p>Dieselbe Mischung und dieselbe verschraubte Nabe wie bei unseren Pfundscheiben, in den fünf Gewichten, die eine Kilogrammstange braucht. Graue Schrift liest sich gut und schreit nicht.</p><p>Der Rückprall aus der Überkopfposition beträgt 110 mm. Das ist ein Sprung, niedrig genug, um ihn mit dem Fuß zu stoppen, und eine schlechte Angewohnheit.</p>',
  },
  'ironwright-ring-bumpers': {
    lead: 'Schwarze Scheiben, die trotzdem verraten, was auf der Stange ist.',
    description:
      '<p>Ein Ring aus farbigem Urethan ist in eine Nut im Rand gegossen: Blau für 45, Gelb für 35, Grün für 25. Er liegt einen halben Millimeter unter der Fläche, so schaben ihn Scheiben, die aneinander vorbeigleiten, nicht ab.</p><p>Die Naben sind schwarz verzinkt und von beiden Seiten verankert. Mit 82 mm ist die Scheibe von 45 lb die dünnste aus Gummi, die wir pressen.</p>',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Zehn Scheiben, mit denen auf einer Stange von 45 lb jede Zahl in Zehnerschritten bis 385 gelingt.',
    description:
      '<p>Ein Paar von jedem Ring Bumper, von einem Mischtag, damit das Schwarz ein Schwarz ist. Sie kommen auf einer halben Palette, die Ringe nach außen, um die Naben verzurrt.</p><p>Einzeln gekauft kosten die fünf Paare sieben Prozent mehr.</p>',
  },
  'ironwright-class-bumper-set': {
    lead: 'Eine Kursstation, gestapelt und verzurrt.',
    description:
      '<p>Sechs Class Bumpers KG, die mit einer Stange von 20 kg in Zehnerschritten bis 110 reichen. Studios bestellen einen Satz je Rack und streiten weniger darüber, wer die Zwanziger genommen hat.</p><p>Geliefert bis zur Bordsteinkante, auf einer Palette von 800 mal 600 mm.</p>',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'Der Rest der Granulat-Reihe, für Stangen, die nicht immer schwer sind.',
    description:
      '<p>Leichte Scheiben leiden am meisten, denn sie fallen so tief wie schwere und haben weniger Gummi zwischen Nabe und Boden. Granulat gibt nach, wo eine harte Scheibe reißen würde, und die hellen Sprenkel verbergen die Schrammen.</p><p>Rechnen Sie auf Beton mit einem Sprung bis zum Knie. Auf einer Matte ist es die Hälfte.</p>',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Acht Scheiben zu 25 kg auf einer Stange, und keine hinterlässt eine Spur auf dem Boden.',
    description:
      '<p>In zwei Schritten um eine Stahlscheibe gegossen: erst der Kern, dann die Haut mit den Ziffern in der Farbe des Gewichts. Die Ziffern sind so tief wie die Haut und können nicht abblättern, weil sie nicht darauf, sondern darin sind.</p><p>Urethan ist härter als Gummi und lauter. Auf bloßen Beton würden wir es nicht fallen lassen, in ein Hotel würden wir es stellen.</p>',
  },
  'ironwright-platform-plates': {
    lead: 'Wettkampfscheiben für Vereine, die aus der Kasse im Vereinsheim bezahlen.',
    description:
      '<p>Eine Stahlscheibe von 170 mm, mit dem Gummi darum gewogen und gebohrt, bis sie auf 15 Gramm stimmt. Wettkampfscheiben anderer stimmen auf zehn und kosten noch einmal halb so viel mehr.</p><p>Schwarzer Gummi, Ziffern und Streifen in der Farbe des Gewichts: Bei örtlichen Wettkämpfen sind sie zugelassen, und im Keller wirken sie ruhig.</p>',
  },
  'ironwright-platform-plate-set': {
    lead: 'Acht Scheiben, deren Gewichte auch auf der Waage aufgehen, nicht nur auf dem Papier.',
    description:
      '<p>Wir stellen jeden Satz so zusammen, dass die Summe aller acht auf 40 Gramm genau 140 kg ergibt. Das Blatt mit den gemessenen Gewichten liegt obenauf.</p><p>Die Fracht kommt auf einer Palette. Ein Hubwagen und zwei Meter Bordstein genügen für die Annahme.</p>',
  },
  'ironwright-pound-competition-plates': {
    lead: 'Der Look eines Wettkampfs in der Einheit der Nachbarschaft.',
    description:
      '<p>Grün für 25, Gelb für 35, Blau für 45, Rot für 55, jeweils um eine Chromscheibe von 170 mm. Bei 62 mm lässt ein Paar 45er auf der Hülse Platz für fünf weitere.</p><p>Die Toleranz ist eine halbe Unze je Scheibe, feiner, als es irgendein Regelwerk in Pfund verlangt.</p>',
  },
  'vestergrav-warm-up-plates': {
    lead: 'Die Scheiben, die auf den Plattformen hinter dem Vorhang stehen.',
    description:
      '<p>Volle Farbe und der tote Rückprall der Wettkampfscheibe, mit kleinerer Nabe und weiterer Toleranz. Eine Scheibe von 20 kg ist 62 mm dick, sieben mehr als die Wettkampfscheibe.</p><p>Vereine nutzen sie die ganze Woche und lassen die kalibrierten unter einem Tuch.</p>',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Zwei Scheiben statt vier, wenn die Stange über 400 kg geht.',
    description:
      '<p>Aus einem geschmiedeten Rohling gedreht, 450 mm Durchmesser und 52 mm dick. Beim Beladen hebt man sie zu zweit: zwei Leute, eine Scheibe.</p><p>Das Grün ist das aus dem Regelwerk, und die Toleranz beträgt 10 Gramm auf fünfzigtausend.</p>',
  },
  'vestergrav-youth-discs': {
    lead: 'Volle Höhe für Zehnjährige, mit Rippen, die einen Fall aus Schulterhöhe aushalten.',
    description:
      '<p>Spritzguss mit zwölf Rippen je Seite um eine Nabe aus glasfaserverstärktem Nylon. Wo eine glatte Scheibe dieses Gewichts nachgibt, leiten die Rippen den Schlag zum Rand.</p><p>Rot ist 2,5 kg wie bei den kleinen Scheiben. Die Scheibe von 5 kg ist dunkel, damit Kinder, die die Zahl kopfüber nicht lesen können, die beiden nicht verwechseln.</p>',
  },
  'ironwright-pancake-plates': {
    lead: 'Lasergeschnittenes Stahlblech mit einem Loch darin: elfhundert Pfund auf einer Stange.',
    description:
      '<p>Kein Rand, keine Wölbung, nichts als Dicke. Ein Paar 45er braucht 33 mm Hülse: Eine Hülse von 415 mm endet bei 25 davon und Ihre Wirbelsäule lange vorher.</p><p>Die Kanten sind von Hand gebrochen. Der Pulverlack hat Struktur, weil sich eine glatte Scheibe dieser Größe mit trockenen Fingern nicht vom Boden heben lässt.</p>',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Kalibrierte Scheiben ohne Kalibrierung, zu einem Drittel des Preises.',
    description:
      '<p>Aus demselben Blech wie die in Pfund geschnitten und auf der Waage sortiert statt gebohrt: Jede stimmt auf ein Prozent, und Paare sind auf 50 Gramm abgestimmt.</p><p>Das Rot ist bei allen vier Gewichten das Rot von 25 kg, denn ein Farbstreifen auf einer Stahlscheibe ist nach einem Monat weg.</p>',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Die Drehbank nimmt weg, was die Gießerei übrig ließ.',
    description:
      '<p>Beide Flächen, der Rand und die Bohrung werden in einer Aufspannung gedreht und laufen deshalb auf 0,2 mm genau zueinander. Beladene Stangen eiern nicht mehr, wenn sie drehen.</p><p>Graphitfarbener Pulverlack über Phosphat. Der Steg ist tief genug für vier Finger.</p>',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'Das alte Modell mit einer neuen Zahl darin.',
    description:
      '<p>Die Gießerei änderte vier Buchstaben in der Form und behielt alles andere: den Rand, hinter den Finger greifen, den erhabenen Namen, den Sand in den Ecken. Dunkler Lack, weil der graue ausging.</p><p>Das Gewicht stimmt auf zwei Prozent. Das ist ein halbes Kilogramm bei der großen und nichts auf der Stange.</p>',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Vier Größen desselben Rads mit drei Griffen.',
    description:
      '<p>Die Schlitze sind bei 20 kg 40 mm hoch und groß genug für eine Hand im Handschuh. 6 mm Urethan bedecken das Eisen auf allen Seiten und lassen einen Stahlring in der Bohrung, damit die Hülse es nicht zerkaut.</p><p>Gelbe Ziffern auf Anthrazit: auch in farbigem Licht lesbar, das Studios zu mögen scheinen.</p>',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Griffscheiben für alle, die das Geräusch mögen.',
    description:
      '<p>Ein Guss ohne Haut, bei 45 lb 40 mm dick, wo solche aus Urethan 50 brauchen. Die Kanten der Schlitze sind rund geschliffen. Alles andere ist, wie es aus dem Sand kam, unter einer Schicht grauem Lack.</p><p>Sie hängen gut an Dornen und schlecht an Fingern: Tragen Sie eine je Hand.</p>',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Acht Griffe auf jeder Seite des Raums.',
    description:
      '<p>Vier Scheiben zu 45 lb und je ein Paar zu 25 und 10. Auf einer Stange von 45 lb sind das 295, auf einem Scheibenbaum ist es eine saubere Wand.</p><p>Flach verpackt, mit Papier zwischen den Flächen, denn Urethan zeigt, woran es gerieben hat.</p>',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Rechnen Sie Ihr bestes Kreuzheben zusammen und kaufen Sie ein Paar mehr.',
    description:
      '<p>Zehn Zeilen statt zehn Seiten: jedes Gewicht der KG Bumpers und der kleinen Scheiben, die davor kommen, jeweils mit dem heutigen Bestand. Tragen Sie ein, wie viele Paare Sie möchten, und legen Sie alle auf einmal in den Warenkorb.</p><p>Jedes Gewicht bleibt dort eine eigene Position und wird einzeln verschickt.</p>',
  },
  'ironwright-small-plates-together': {
    lead: 'Hier kommt das letzte Kilogramm eines Jahres her.',
    description:
      '<p>Die Bruchteile eines Kilogramms als Satz und die dünnen Stahlscheiben als Paar. Die meisten nehmen den Satz einmal und jeden zweiten Winter ein Paar zu 2,5 kg.</p><p>Alle sind aus beschichtetem Stahl und teilen sich einen Platz am Baum für kleine Scheiben.</p>',
  },
}
