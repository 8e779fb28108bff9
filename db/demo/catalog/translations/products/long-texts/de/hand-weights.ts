import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Sechs flache Seiten: Sie bleibt liegen, wo Sie sie ablegen.',
    description:
      '<p>Köpfe aus Gusseisen unter Gummi, auf den Griff gepresst und verstiftet. Der Griff ist in der Mitte 4 mm dicker und von Kopf zu Kopf gerändelt.</p><p>Einzeln verkauft: Kaufen Sie, was Sie brauchen.</p>',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Zehn Paare, vom Aufwärmen bis zum Ernstfall.',
    description:
      '<p>Je ein Paar von 5 bis 50 lb in Schritten von 5. Sie passen ins dreistöckige Kurzhantelregal, mit Platz für den Daumen.</p>',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Für Räume, in denen am Tag vierhundertmal eine Kurzhantel fällt.',
    description:
      '<p>Kopf und Griff sind ein verschweißtes Stück Stahl, in Urethan gegossen. Nichts kann sich lösen, weil nichts zusammengesteckt ist.</p>',
  },
  'tarnstone-dumbbell-set': {
    lead: 'Ein Hotel-Fitnessraum in einer Lieferung.',
    description: '<p>Zehn Paare von 2,5 bis 25 kg in Schritten von 2,5. Versand auf zwei Paletten.</p>',
  },
  'northlode-iron-dumbbell': {
    lead: 'Ein Guss, kein Gummi, kein Versprechen außer dem Gewicht.',
    description:
      '<p>Aus einem Stück gegossen und getrommelt. Sie rostet ein wenig, wo Sie sie am wenigsten anfassen.</p>',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Zwei kleine Langhanteln für die Scheiben, die Sie schon haben.',
    description:
      '<p>Hülsen voller Größe, die sich drehen, ein gerändelter Griff von 28,5 mm und Platz für 25 oder 45 kg je Hand. Verschlüsse sind nicht dabei.</p>',
  },
  'quillon-plate-dumbbell': {
    lead: 'Von 4 auf 24 kg mit einer Vierteldrehung.',
    description:
      '<p>Scheiben zu 1 und 2,5 kg rasten auf dem Griff in einem Gewinde ein, das jedes Mal an derselben Stelle endet. Keine Drehknöpfe, kein Kunststoff.</p>',
  },
  'ironwright-kettlebell': {
    lead: 'Ein Guss, ein flacher Fuß und ein Lack, auf dem Magnesia hält.',
    description:
      '<p>Aus einem Stück gegossen: keine Naht, die reißt, und kein Stopfen, der klappert. Der Griff misst bei den mittleren Größen 35 mm und ist an der Teilung glatt geschliffen.</p><p>Das Band am Griff nennt das Gewicht quer durch den Raum.</p>',
  },
  'northlode-iron-kettlebell': {
    lead: 'Kein Lack, kein Band, keine Schrift außer dem Gewicht.',
    description:
      '<p>Getrommelt, bis sie glatt ist, und einmal geölt. Mit der Zeit wird sie dunkler und sieht besser aus.</p>',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Eine gibt es immer, die niemand ausleiht.',
    description: '<p>48 kg mit einem Fenster, das für zwei Hände reicht. Von allein kommt sie nicht wieder hoch.</p>',
  },
  'ironwright-kettlebell-set': {
    lead: 'Leicht, normal und die, in die Sie hineinwachsen.',
    description: '<p>Je eine zu 16, 24 und 32 kg. Versand in drei Kartons auf einer kleinen Palette.</p>',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Für den ersten Stock.',
    description: '<p>8 mm Gummi um die Kugel und ein flacher Fuß. Die Nachbarn hören stattdessen Ihren Atem.</p>',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Das Gewicht wechselt. Die Ablage am Arm bleibt.',
    description:
      '<p>Jedes Gewicht hat dieselbe Kugel von 210 mm, 280 mm Höhe und einen Griff von 33 mm, wie der Sport es verlangt. Der Kern ist hohler Stahl. Die Füllung ist ausgewuchtet und verrutscht nicht.</p>',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Einundzwanzig Kettlebells auf dem Platz von einer.',
    description:
      '<p>Außen Sportmaße, innen eine Stange mit Scheiben zu 1 und 2 kg. Das Wechseln dauert zwei Minuten und braucht einen Schlüssel, planen Sie also den Satz.</p>',
  },
  'ironwright-clamp-collars': {
    lead: 'Ein Griff zu, ein Griff auf, nichts, was Sie unter dem Rack suchen müssen.',
    description:
      '<p>Gefrästes Aluminium mit einem Kunststoffschuh, der auf die Hülse drückt und sie nicht zerkratzt. Sie halten, wenn die Stange fällt, und öffnen mit einem Daumen.</p>',
  },
  'quillon-lever-collars': {
    lead: 'Schließt mit einem Klicken, das Sie trotz Musik hören.',
    description:
      '<p>Gedrehte Stahlringe mit einem Hebel, der über den Totpunkt geht. Sie halten 200 kg auf einer senkrechten Hülse. Das braucht niemand, gemessen haben wir es trotzdem.</p>',
  },
  'vestergrav-competition-collars': {
    lead: 'Sie zählen mit. So steht es im Regelwerk, und die Waage stimmt zu.',
    description:
      '<p>2,5 kg je Stück, auf 5 Gramm genau. Aufschieben, Hebel schließen, dann den Ring gegen die Scheiben drehen.</p>',
  },
  'quillon-spring-clips': {
    lead: 'Das Günstigste im Laden, das funktioniert.',
    description:
      '<p>Zusammendrücken, schieben, loslassen. Draht von 7 mm behält jahrelang seine Form. Wenn nicht mehr, kaufen Sie ein neues Paar.</p>',
  },
  'quillon-screw-collars': {
    lead: 'Für Kurzhantelgriffe und alles, was Sie auf den Kopf stellen.',
    description:
      '<p>Ein Stahlring und eine Knebelschraube mit Messingspitze. Langsam zu schließen und nicht abzuschütteln.</p>',
  },
  'ironwright-slim-clamps': {
    lead: 'Ein Viertel schmaler als der Klemmverschluss, für Hülsen, die fast voll sind.',
    description:
      '<p>24 mm breit und aus einer Aluminiumstange gefräst. Auf einer Wettkampfhülse mit sechs Scheiben ist oft Platz für diesen und sonst nichts.</p><p>Der Schuh innen ist derselbe wie beim breiten Verschluss und einzeln zu haben. Eloxiert, nicht lackiert: Die Farbe ist im Metall.</p>',
  },
  'quillon-jaw-collars': {
    lead: 'Sie öffnen sich wie ein Buch und schließen mit einem Schlag.',
    description:
      '<p>Zwei Backen aus glasfaserverstärktem Nylon an einem Stahlscharnier, mit Gummi ausgekleidet. Sie gehen überall auf die Hülse, ohne über ihr Ende zu müssen. Das spart die zehn Sekunden, in denen ein Kurs auseinanderfällt.</p><p>Lassen Sie sie nicht mit 100 kg dahinter aus der Überkopfposition fallen. Alles darunter halten sie.</p>',
  },
  'quillon-slim-lever-collars': {
    lead: 'Der Hebelverschluss auf Diät.',
    description:
      '<p>Ring und Hebel sind ein Viertel schmaler, blank verzinkt mit dunklem Hebel. Das Klicken ist dasselbe, der Halt ein Drittel geringer. Es bleiben 130 kg.</p><p>Sie passen in eine Gesäßtasche, und die meisten, die wir verkaufen, stecken dort.</p>',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Einen Millimeter mehr Draht und ein Griff wie der Händedruck eines Maurers.',
    description:
      '<p>Draht von 8 mm ist um die Hälfte stärker als 7. In der ersten Woche brauchen Sie beide Hände. Brüniert, schwarze Griffe, kein Chrom, das auf die Plattform blättert.</p><p>Für Studios, die es leid waren, die anderen zu kaufen.</p>',
  },
  'quillon-wide-screw-collars': {
    lead: 'Mehr Gewinde, mehr Ring, für Stangen, die geschüttelt werden.',
    description:
      '<p>Der Ring ist 34 mm breit und verteilt den Druck auf ein längeres Stück Hülse, die Schraube hinterlässt also keine Delle. An Farmers-Walk-Griffe, Schlitten und Jochs gehört er.</p><p>Spitze aus Messing, Knebel aus Stahl. Er überlebt, was er hält.</p>',
  },
  'ironwright-bolted-collars': {
    lead: 'Für die Stange, die von Montag bis Sonntag beladen bleibt.',
    description:
      '<p>Zwei Halbringe und zwei Schrauben je Verschluss. Mit dem Schlüssel anziehen und vergessen: die Kreuzhebestation eines Studios, die Achse im Hof, ein Paar Griffe, das immer 40 kg wiegt.</p><p>Nichts steht vor, was ein Schienbein finden könnte.</p>',
  },
  'vestergrav-black-competition-collars': {
    lead: 'Der Verschluss der Wettkampfbühne, ohne den Spiegel.',
    description:
      '<p>Derselbe Körper, derselbe Hebel, dieselben 2,5 kg. Schwarzes Zink verträgt die Stöße einer Trainingshalle besser als Chrom, das jeden zeigt.</p><p>Auf 10 Gramm genau statt auf 5, und deshalb nicht für Rekorde.</p>',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'Die Sechskant-Kurzhantel mit orangefarbenen Zahlen und einem Griff, der nicht glänzt.',
    description:
      '<p>Die Köpfe sind Eisen unter 3 mm Gummi. Der Griff ist schwarz verzinkt, mittelgrob gerändelt und in der Mitte 4 mm dicker. Zehntausendmal über einen Stahltisch gerollt, löste sich keine. Der Stift sitzt unter dem Gummi.</p><p>Die Zahlen stehen auf beiden Seiten, so liest sich das Gestell von überall gleich.</p>',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Fünf Paare, mit denen die meisten fast alles machen.',
    description:
      '<p>Je zwei von fünf Gewichten, in Schritten von 5 kg. Nebeneinander füllen sie 1,6 m Regal in zwei Reihen.</p><p>Jeder Kopf ist einzeln verpackt, so scheuert unterwegs nichts.</p>',
  },
  'ironwright-hex-starter-set': {
    lead: 'Fünf einzelne Kurzhanteln zum Rudern, zum einarmigen Drücken und für eine kleine Wohnung.',
    description:
      '<p>Eine von jedem Gewicht reicht für alles, was man mit einer Hand macht, und halbiert Preis und Stellfläche. Kaufen Sie die zweiten später dazu, die Güsse sind vom selben Modell.</p><p>Der Karton wiegt mehr, als die meisten bei seiner Größe erwarten. Öffnen Sie ihn dort, wo die Kurzhanteln bleiben.</p>',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'Die Hotel-Kurzhantel in der Einheit des Hotels.',
    description:
      '<p>Derselbe verschweißte Kern wie in der Kilogrammreihe. Anthrazitfarbenes Urethan verbirgt den grauen Staub, den Schwarz nach einem Tag zeigt, und eine gelbe Zahl ist auch unter schwachem Licht lesbar.</p><p>Der Griff ist schwarz verzinkt, gerade und 32 mm dick. Ersatzetiketten gibt es nicht, denn es gibt nichts zu ersetzen.</p>',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'Das Ende des Gestells, bei den Spiegeln.',
    description:
      '<p>Über 30 kg wächst der Kopf auf 200 mm, und am Griff bleiben 128 mm frei. So passt die Hand noch zwischen zwei Oberschenkel und eine Bank. Edelstahl, gerade, mit einer Rändelung, die wir hier gröber schneiden als bei den leichten.</p><p>Ein Paar Fünfziger sind 100 kg in zwei Kartons. Sie kommen per Spedition und gehen auch so wieder.</p>',
  },
  'northlode-iron-dumbbells': {
    lead: 'Vier weitere aus dem einen Guss, der sich von selbst verkauft.',
    description:
      '<p>Samt Griff in einem Zug gegossen, es kann sich also keine Verbindung öffnen. Der Griff misst 35 mm und ist so glatt, wie Trommeln ihn macht. Magnesia hilft, Handschuhe nicht.</p><p>Ölen Sie sie einmal im Jahr oder lassen Sie sie braun werden. Beides ist üblich.</p>',
  },
  'ironwright-round-dumbbells': {
    lead: 'Runde Köpfe, ein Griff von 30 mm und ein Preis zwischen Sechskant und Urethan.',
    description:
      '<p>Ein Stahlkern unter 5 mm zähem, gummiartigem Urethan. Runde Köpfe rollen von der Bank, legen Sie sie also auf den Boden. In der Hand drehen sie freier als ein Sechskant.</p><p>Der Griff von 30 mm passt zu kleineren Händen und langen Sätzen. Schritte von vier Kilogramm halten das Regal kurz.</p>',
  },
  'ironwright-pound-kettlebell': {
    lead: 'Die Gewichte der alten Halbpud-Reihe, in Pfund beschriftet.',
    description:
      '<p>18, 26, 35, 44 und 53 lb sind 8 bis 24 kg in Viererschritten. Die Güsse sind die der Kilogrammreihe mit einer anderen Platte in der Form, Griffe und Fenster sind also gleich.</p><p>Jedes Band ist orange. Lesen Sie die Zahl. Auf den großen ist sie 40 mm hoch.</p>',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'Die Kettlebells zwischen den Kettlebells.',
    description:
      '<p>Vier Kilogramm sind bei 12 ein Drittel mehr und bei 24 ein Sechstel. Diese füllen die Lücken: hellgrau mit weißem Band, damit sie in einer Reihe dunkler auffallen.</p><p>Die meisten kaufen zwei, nutzen sie ein halbes Jahr und geben sie weiter.</p>',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Drücken, Schwingen und Kniebeugen im ersten Jahr.',
    description:
      '<p>Je eine zu 8, 12 und 16 kg mit Bändern in ihren Farben. Sie kommen in zwei Kartons als normales Paket, denn kein Karton wiegt über 24 kg.</p><p>Neun Prozent günstiger als einzeln.</p>',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Gegossen für zwei Hände und eine kurze Strecke.',
    description:
      '<p>Der Griff misst 39 mm, und das Fenster ist bei 124 lb 75 mm hoch. Zwei Hände passen nebeneinander. Eine Hand passt auch und bereut es.</p><p>In der Gießerei dunkel geölt. Einen Riss in einem so großen Guss hört man, bevor man ihn sieht: Deshalb schlagen wir jede mit dem Hammer an und hören hin.</p>',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Für Böden, die jemand anderem gehören.',
    description:
      '<p>8 mm Gummi bedecken die Kugel zu zwei Dritteln und den Fuß ganz. Auf Fliesen abgestellt klingt sie wie ein Buch.</p><p>Der Griff darüber ist ohne Gummi, grau lackiert und an der Naht glatt geschliffen. Ein Band nennt das Gewicht, falls die Zahl zur Wand zeigt.</p>',
  },
  'pellam-light-dumbbells': {
    lead: 'Zum Aufwärmen, für Schultern auf dem Weg zurück, für Kurse mit Musik.',
    description:
      '<p>Eine weiche Schicht über einem kleinen Sechskant aus Eisen, jedes Gewicht in eigener Farbe. Der Griff misst höchstens 28 mm, und eine müde Hand ist dankbar dafür.</p><p>Sie dürfen nass werden. Werfen darf man sie nicht, auch wenn sie so aussehen.</p>',
  },
  'quillon-block-dumbbell': {
    lead: 'Sieben Platten je Seite hängen an einem Käfig, und ein Stift sagt, wie viele mitkommen.',
    description:
      '<p>Schieben Sie den Stift in einen Schlitz, heben Sie an, und der Rest bleibt in seiner Schale stehen. Das Wechseln dauert drei Sekunden und kommt ohne Drehen aus.</p><p>Die Platten sind durch und durch Stahl. Es gibt keine Feder, kein Zahnrad und keinen Kunststoff, der altern könnte. Nach zehn Jahren ist der Stift verschlissen und kostet so viel wie ein Kaffee.</p>',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Für alle, bei denen der Stift der kleineren seit einem Jahr im letzten Schlitz steckt.',
    description:
      '<p>Breitere Platten von 176 mal 165 mm und auf jeder Seite zwei mehr davon. Der Käfig ist blau, damit in einer dunklen Garage niemand die falsche nimmt.</p><p>Mit 36 kg ist sie immer noch kürzer als eine runde Kurzhantel dieses Gewichts, und zwischen den Sätzen steht sie flach auf ihrem Fuß.</p>',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'Die Scheiben-Kurzhantel mit weniger Scheiben.',
    description:
      '<p>Von 4 bis 16 kg mit demselben Gewinde und denselben Sternmuttern. Blankes Zink statt Schwarz und eine Mutter, die man auf einen Blick vom größeren Modell unterscheidet.</p><p>Die Scheiben der Kurzhantel mit 24 kg passen, sie kann also wachsen.</p>',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Ladbare Griffe mit der Rändelung unserer besten Stange.',
    description:
      '<p>Der Schaft zwischen den Anschlägen ist Edelstahl mit der Rändelung der Powerlifting-Stange: 140 mm davon, genug für eine breite Hand im Handschuh. Die Hülsen drehen auf Bronze und fassen drei kleine Scheiben und einen Verschluss.</p><p>Wir haben den Griff um 10 mm verlängert, nachdem uns Leute mit großen Händen geschrieben hatten.</p>',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Der Nachwuchs hält dieselbe Form wie die Meisterklasse.',
    description:
      '<p>Fast alles daran ist Luft: Die Wand misst bei 8 kg 4 mm. Die Kugel ist um ihre Mitte ausgewuchtet, sie liegt also am Unterarm, wo die schweren liegen werden.</p><p>Rosa und Blau, wie es die Verbände vorsehen.</p>',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Eine Plattform, von der ersten Klasse bis zum Meistergrad.',
    description:
      '<p>Fünf Kettlebells einer Größe in fünf Farben, zusammen gewogen und in der Summe auf 100 Gramm genau 120 kg.</p><p>Sie reisen stehend in einer Kiste, die ihr Regal wird.</p>',
  },
  'ironwright-training-kettlebell': {
    lead: 'Sportmaße für alle, die zu Hause trainieren und die Farbe nicht brauchen.',
    description:
      '<p>Dieselben 210 mm und 33 mm wie auf der Plattform, in Schwarz mit einer Zahl in der Farbe des Gewichts. Die Toleranz beträgt 150 Gramm, dreimal so viel wie bei der Wettkampfkugel, und das sieht man am Preis.</p><p>Das Fenster ist 186 mm breit: zwei Hände, keine Knöchel.</p>',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Dreizehn Kettlebells für eine Wohnung mit einem Schrank.',
    description:
      '<p>Die schwarze Schwester des Modells mit 32 kg, mit kürzerer Stange und leichteren Scheiben. Bei 8 kg ist die Hülle leer, bei 20 ist sie voll.</p><p>Ein Viertelzoll Filz zwischen den Scheiben sorgt dafür, dass sie schweigt.</p>',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Für Räume, in denen Schwarz schon probiert wurde.',
    description:
      '<p>Unsere gegossene Kettlebell mit 16 kg unter zwei Schichten Pulver in der Farbe, die Sie nennen. Der Griff wird abgeklebt und bleibt blank, denn Lack und Schweiß sind keine Freunde.</p><p>Auf die Rückseite passt ein Wort per Schablone.</p>',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Für Studios, die eine Kiste Verschlüsse kaufen und sie verstecken.',
    description:
      '<p>Klemmen, Backen, Hebel, Federn und Schrauben, mit dem Preis je Paar und der Zahl der Paare auf Lager. Nehmen Sie von jedem zwei in einen Kurs mit, und am Abend wissen Sie, welche Art zurückkommt.</p><p>Die Wettkampfverschlüsse wiegen je 2,5 kg, rechnen Sie sie also zum Gewicht auf der Stange.</p>',
  },
}
