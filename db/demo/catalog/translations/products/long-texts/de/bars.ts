import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Griffige Rändelung, schnelle Hülsen und eine raue Mitte, die bei der Kniebeuge nicht rutscht.',
    description:
      '<p>Die Stange, die wir behielten, wenn wir für die drei Übungen nur eine behalten dürften. Der Schaft misst 28,5 mm: steif genug, dass 250 kg den Boden ohne zweites Wippen verlassen, und dünn genug für einen Hakengriff. Die Rändelung ist tief geschnitten und oben flach. Sie hält ohne Magnesia und zerreißt kein Hemd.</p><p>Die Hülsen drehen auf Bronzebuchsen. Sie drehen nicht ewig, und bei Kniebeuge, Bankdrücken und Kreuzheben sollen sie das auch nicht.</p><ul><li>Ringmarkierungen bei 810 mm für das Bankdrücken</li><li>Mittelrändelung von 120 mm</li><li>Die Hülsen fassen zehn Bumper Plates zu 20 kg und einen Verschluss</li></ul>',
  },
  'ironwright-squat-bar': {
    lead: 'Dicker, länger und schwerer, damit beim Herausgehen nichts schwingt.',
    description:
      '<p>Ein Schaft von 32 mm biegt sich unter 300 kg kaum. Genau darum geht es: Die Scheiben stehen still, wenn Sie stehen. Zwischen den Anschlägen liegen 1460 mm, breite Griffe und breite Racks passen also beide.</p><p>Die Mittelrändelung ist 400 mm lang und so kräftig geschnitten wie der Rest. Es ist eine Kniebeugenstange und sonst nichts. Kreuzheben fühlt sich damit an, als höbe man einen Zaunpfahl.</p>',
  },
  'ironwright-deadlift-bar': {
    lead: 'Dünn und lang: Die Mitte ist schon oben, bevor die Scheiben den Boden verlassen.',
    description:
      '<p>27 mm in der Hand und 2310 mm von Ende zu Ende. Bei 200 kg biegt sich der Schaft etwa 30 mm durch, bevor sich die erste Scheibe bewegt. Sie stehen also höher und stärker, wenn das Gewicht ankommt.</p><p>Der Schaft ist blanker Stahl. Er greift besser als jede Beschichtung und rostet, wenn Sie ihn vergessen: abwischen, einmal im Monat ölen, und er überlebt das Studio.</p>',
  },
  'vestergrav-meet-bar': {
    lead: 'Die steife Stange der Wettkampfbühne, auf 10 Gramm genau gewogen.',
    description:
      '<p>Gemacht, um jedes Mal dieselbe Stange zu sein. Jede wird gewogen und von Hand gerichtet und trägt ihre Nummer auf dem Anschlag. 29 mm Edelstahl mit einer Rändelung, die am ersten Tag scharf ist und nach zehn Jahren Wettkampf immer noch.</p><p>Ein roter Ring neben dem Anschlag zeigt den Scheibensteckern quer durch die Halle, welche Stange es ist.</p>',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Fünf Nadellager in jeder Hülse und ein Schaft, der im zweiten Zug antwortet.',
    description:
      '<p>Eine Stange für Reißen und Stoßen, die nicht kostet, was eine Wettkampfstange kostet. Die Hülsen drehen auf Nadellagern und hören nicht auf. Der Schaft speichert den Antrieb und gibt ihn oben zurück.</p><p>Die Rändelung ist mittelgrob und lässt die Mitte frei, so bleibt beim Umsetzen der Hals heil. Die Ringmarkierungen liegen bei 910 mm.</p>',
  },
  'vestergrav-training-bar': {
    lead: 'Die Stange, die Nationalteams im Aufwärmraum liegen lassen.',
    description:
      '<p>Derselbe Schaftstahl wie bei der Wettkampfstange, mit Zink statt Chrom und einer weiteren Toleranz: 20 Gramm statt 10. Den Unterschied spüren Sie auf der Rechnung, nicht in den Händen.</p><p>Die Endkappe ist bei 20 kg blau und bei 15 kg gelb.</p>',
  },
  'vestergrav-competition-bar-20': {
    lead: 'So gut, dass man sich erst an sie gewöhnen muss.',
    description:
      '<p>Hartchrom auf Federstahl, zehn Nadellager und eine Rändelung, die von Ende zu Ende gleich tief ist. Der blaue Ring steht für 20 kg.</p><p>Jede Stange wird mit 280 kg beladen und zehnmal fallen gelassen, bevor sie verpackt wird. Das Blatt mit ihren Maßen liegt in der Kiste.</p>',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Richtig verkleinert: kürzer, dünner und genauso schnell.',
    description:
      '<p>Der Schaft von 25 mm passt kleineren Händen, und die Länge von 2010 mm hält die Scheiben dort, wo die Regeln sie haben wollen. Der gelbe Ring steht für 15 kg.</p><p>Lager, Stahl und Prüfung sind die der Stange mit 20 kg.</p>',
  },
  'ironwright-technique-bar': {
    lead: 'Für die ersten hundert Versuche im Reißen, bevor es ums Gewicht geht.',
    description:
      '<p>Ein richtiger Durchmesser und richtige Hülsen, bei einem Gewicht, das man am Anfang langsam bewegen kann. Der Schaft ist eloxiertes Aluminium. Er trägt bis zu 20 kg Scheiben und sollte mit mehr nicht fallen.</p><p>Nehmen Sie Technikscheiben dazu, damit die Stange auf der richtigen Höhe beginnt.</p>',
  },
  'ironwright-junior-bar': {
    lead: 'Eine vollwertige Stange für alle, die noch wachsen.',
    description:
      '<p>Federstahl, Bronzebuchsen und ein Schaft von 25 mm. Anders als eine Technikstange trägt sie 100 kg und darf mit Bumper Plates fallen.</p><p>Mit einem Paar Federverschlüsse kommt sie auf knapp 10 kg, und das sagt auch das grüne Band.</p>',
  },
  'ironwright-wright-bar': {
    lead: 'Eine Stange für die Garage, in der von allem etwas trainiert wird.',
    description:
      '<p>Zwischen Powerlifting-Stange und Gewichtheberstange, mit Absicht. Die Rändelung ist mittelgrob: Sie hält schweres Kreuzheben und verzeiht dreißigmal Umsetzen. Beide Ringmarkierungen sind da, bei 810 mm und bei 910 mm.</p><p>Verbundbuchsen drehen leise und verlangen nie mehr als einen Tropfen Öl im Frühling.</p>',
  },
  'ironwright-garage-bar': {
    lead: 'Der Schaft ist beschichtet wie ein Werkzeug, denn eine Garage ist von Oktober bis April feucht.',
    description:
      '<p>Eine Keramikschicht von 25 Mikrometern bedeckt alles, auch die Rändelung. Im Salznebel steht sie 1000 Stunden bis zum ersten Fleck. Schwarzes Zink gibt nach 200 auf.</p><p>Die Schicht füllt die Rändelung ein wenig, also schneiden wir sie vorher tiefer. In der Hand fühlt sie sich mittelgrob an.</p>',
  },
  'ironwright-class-bar': {
    lead: 'Die Stange, die Studios im Dutzend kaufen und über die sie nicht mehr nachdenken.',
    description:
      '<p>Alles, was an einer gemeinsam genutzten Stange bricht, ist dicker gebaut oder weggelassen. Die Sprengringe sind doppelt, die Endkappen aus gepresstem Stahl, und die Beschichtung verbirgt, was Magnesia und Hände mit ihr machen.</p><p>Ab zehn Stück drucken wir auf jede weiße Endkappe eine Nummer.</p>',
  },
  'ironwright-short-bar': {
    lead: 'Passt zwischen zwei Wände, zwischen die eine normale Stange nicht passt.',
    description:
      '<p>1520 mm von Ende zu Ende. In ein Rack normaler Breite reicht sie nicht, sie ist also zum Drücken, Rudern, für Curls und Ausfallschritte vom Boden.</p><p>Das messingfarbene Zink blieb von einer Serie Schiffsbeschläge übrig. Es gefiel uns, und wir behielten es.</p>',
  },
  'ironwright-curl-bar': {
    lead: 'Gebogen, wo die Handgelenke sind, mit Hülsen für richtige Scheiben.',
    description:
      '<p>Zwei Winkel auf jeder Seite: 20 Grad für Curls, 35 Grad für Trizepsstrecken. Die Rändelung bedeckt jede Stelle, an die eine Hand kommt, und sonst nichts.</p><p>Die Hülsen haben 50 mm Durchmesser und sind 190 mm lang, genug für 60 kg Eisen.</p>',
  },
  'ironwright-trap-bar': {
    lead: 'Stehen Sie in der Last statt hinter ihr.',
    description:
      '<p>Ein Sechseck aus 38-mm-Rohr mit Griffen auf Höhe der Scheiben und einem zweiten Paar, das 100 mm höher liegt: Drehen Sie sie um, und der Zug beginnt auf halbem Schienbein. Die Griffe liegen 640 mm auseinander.</p><p>Die langen Hülsen fassen 300 kg Bumper Plates. Die dicken Griffe messen 34 mm und schonen niemanden.</p>',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Für Schultern, die sich nicht mehr drehen, und Rücken, die mehr arbeiten sollen.',
    description:
      '<p>Die Griffe vorne, die Last hinter der Linie des Nackens. Die Kröpfung von 22 Grad zieht Sie nach vorn, und aufrecht zu bleiben ist die Übung.</p><p>Die Polster sind ein Stück gegossenes Urethan. Sie rutschen nicht, blättern nicht ab und saugen keinen Schweiß auf.</p>',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Drücken mit zueinander gedrehten Handflächen, in der Breite, die Ihre Schulter wählt.',
    description:
      '<p>Acht Griffe in vier Paaren, 200 bis 800 mm auseinander, alle gerade. Der Rahmen ist ein 50-mm-Rohr und liegt flach in den J-Cups.</p><p>Pulverlack am Rahmen, blanker gerändelter Stahl an den Griffen.</p>',
  },
  'ironwright-axle': {
    lead: 'Ein Rohr mit einer Meinung über Ihren Griff.',
    description:
      '<p>Nahtloses Stahlrohr, 50 mm von Ende zu Ende, mit zwei angeschweißten Anschlägen. Keine Hülsen, keine Lager, keine Rändelung. Was Sie nicht halten können, können Sie nicht heben.</p><p>Sie trägt 320 kg und jede Scheibe mit einer Bohrung von 50 mm.</p>',
  },
  'ironwright-cambered-bar': {
    lead: 'Die Scheiben schwingen. Sie lernen, es nicht zu tun.',
    description:
      '<p>Die Bügel hängen die Hülsen 350 mm unter die Schultern, die Last will also wandern. Kniebeugen werden ruhiger, Good Mornings ehrlicher.</p><p>Auf Bestellung gefertigt, denn in einer guten Woche schweißen wir drei.</p>',
  },
  'northlode-farmers-handles': {
    lead: 'Aufheben, gehen, abstellen. Dann mehr Scheiben.',
    description:
      '<p>Zwei Griffe mit hohem Griffpunkt und Füßen, auf denen die Scheiben nicht wegrollen. Der Griff misst 34 mm und ist gerändelt wie eine Feile.</p><p>Jede Seite nimmt vier Bumper Plates zu 20 kg.</p>',
  },
  'ironwright-hybrid-bar': {
    lead: 'Bis zu den Anschlägen eine Powerlifting-Stange, dahinter etwas Schnelleres.',
    description:
      '<p>Am äußeren Ende jeder Hülse sitzt ein Nadellager, am inneren eine Bronzebuchse. Die Buchse trägt die Last, und das Lager lässt die Hülse auch unter Last drehen. Umsetzen fühlt sich leicht an, und schweres Bankdrücken rollt nicht in der Hand.</p><p>Der Edelstahlschaft hat eine Rändelung von 0,34 mm, zwischen unserer für Powerlifting und der für alles, mit beiden Ringmarkierungen und freier Mitte.</p>',
  },
  'ironwright-bearing-bar': {
    lead: 'Schnell genug für alle, die montags umsetzen und dienstags beugen.',
    description:
      '<p>Vier Nadellager in jeder Hülse, ein Schaft von 28 mm mit 205\u00a0000 PSI und beide Ringmarkierungen. Sie federt weniger als eine Gewichtheberstange und dreht fast so lange: nach einem Fingerschnippen neun Sekunden.</p><p>Brünierung lässt die Rändelung, wie sie geschnitten wurde. Am orangefarbenen Band auf dem Anschlag finden Sie die Stange unter fünf anderen.</p>',
  },
  'ironwright-color-bar': {
    lead: 'Eine Wright-Stange für alle, die ihre schon von der Tür aus erkennen wollen.',
    description:
      '<p>Unter der Beschichtung steckt unser Allzweckschaft mit Verbundbuchsen. Die Hülsen sind mit Absicht schwarz verzinkt: Bunte Farben neben Chrom sehen nach Spielzeug aus.</p><p>Weiß zeigt Magnesia am wenigsten und Blut am meisten. Rot verkauft sich am besten, und Blau verbirgt beides.</p>',
  },
  'ironwright-slim-bar': {
    lead: 'Einen halben Millimeter dünner als die Wright-Stange: Für den Hakengriff macht das den Unterschied.',
    description:
      '<p>Manche Hände wollen 28 mm und keine Federung. Wir härten diesen Schaft stärker als den einer Gewichtheberstange. So bleibt er unter der Kniebeuge ruhig und passt trotzdem unter einen Daumen.</p><p>Brünierung ist die dünnste Oberfläche, die es gibt, und die am wenigsten schützende. In einem trockenen Raum hält sie Jahrzehnte, in einem feuchten will sie jeden Monat Öl.</p>',
  },
  'quillon-two-piece-bar': {
    lead: 'Sie passt in den Aufzug, die Wendeltreppe hinauf und in eine Limousine.',
    description:
      '<p>Zwei Hälften von 1120 mm treffen sich in der Mitte in einem konischen Gewinde von 24 mm mit Sicherungsstift. Die Verbindung liegt unter einer glatten Hülse, wo sonst die Mittelrändelung wäre, und trägt in unserer Presse 320 kg.</p><p>Ziehen Sie sie mit den beiden Hakenschlüsseln aus dem Beutel fest, nicht von Hand. Zerlegt steht sie im Kleiderschrank.</p>',
  },
  'ironwright-power-bar-29': {
    lead: 'Einen halben Millimeter dicker als unsere erste Powerlifting-Stange und dadurch um ein Viertel steifer.',
    description:
      '<p>Die Steifigkeit wächst mit der vierten Potenz des Durchmessers: 29 mm biegen sich unter denselben Scheiben etwa sieben Prozent weniger als 28,5. Sie merken es beim Herausgehen, wo nichts mehr schwingt, wenn Sie stehen.</p><p>Die Rändelung ist 0,4 mm tief im Bergprofil geschnitten und reicht bis 5 mm vor die Anschläge. Das Mittelfeld von 120 mm ist so tief wie der Rest.</p><ul><li>Rundlauf unter 0,8 mm über die Länge des Schafts</li><li>Streckgrenze 195\u00a0000 PSI: Nach 600 kg auf den Ablagen ist sie wieder gerade</li></ul>',
  },
  'ironwright-pound-power-bar': {
    lead: '45 lb auf einer Waage, die in Pfund misst.',
    description:
      '<p>Die meisten Stangen, die als 45 lb verkauft werden, wiegen 20 kg, also 44,1. Diese ist auf zwei Unzen genau auf 45 lb geschliffen. So zählt ein Studio, das in Pfund rechnet, richtig.</p><p>Den Schaft lassen wir ganz ohne Beschichtung. Blanker Stahl greift am besten von allen Oberflächen und will alle zwei Wochen eine Bürste und einen Tropfen Öl. Die brünierten Hülsen brauchen keins von beiden.</p>',
  },
  'ironwright-light-power-bar': {
    lead: 'Für Hände, die sich um 28,5 mm nicht schließen, und für Räume, in die 2200 nicht passen.',
    description:
      '<p>Kürzere Hülsen und ein Schaft von 27 mm bringen das Gewicht auf 15 kg. Der Abstand zwischen den Anschlägen bleibt bei 1410 mm, sie passt also in jedes Rack und auf jede Bank normaler Größe.</p><p>Die Rändelung ist die der Powerlifting-Stange in feinerer Teilung. Sie hält einen Hakengriff, ohne eine kleine Handfläche aufzureißen.</p>',
  },
  'ironwright-press-bar': {
    lead: 'Dick, wo der Handballen sie trägt, und steif von Ablage zu Ablage.',
    description:
      '<p>Beim Bankdrücken liegt die Stange auf dem Handballen, und 30 mm verteilen sie. Der Schaft biegt sich bei 250 kg nicht, beide Enden verlassen die Brust also gemeinsam.</p><p>Ein Ring bei 810 mm zeigt den weitesten erlaubten Griff, und innerhalb davon sitzt alle 50 mm eine zweite, feinere Linie. Zweimal dieselbe Breite zu finden ist damit kein Ratespiel mehr.</p>',
  },
  'vestergrav-squat-bar-35': {
    lead: 'Die Stange für den Wettkampf, bei dem vierhundert der Anfangsversuch sind.',
    description:
      '<p>35 mm verchromter Federstahl, 1520 mm zwischen Anschlägen von 85 mm Durchmesser. Mit 400 kg hängt der Schaft an den Enden 11 mm durch. Bei einer Stange von 29 mm sind es 23.</p><p>Die Mittelrändelung ist 400 mm lang und geschnitten wie eine grobe Feile. Ziehen Sie ein Shirt an, an dem Sie nicht hängen.</p>',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'Die lange dünne Stange für alle, die keine ölen wollen.',
    description:
      '<p>Sie ist so lang und federt so wie die blanke Kreuzhebestange. Vor dem Beschichten schneiden wir die Rändelung ein Zehntelmillimeter tiefer, denn so viel nehmen 25 Mikrometer Keramik auf jeder Flanke weg.</p><p>Nach einem Winter im Carport am Meer hatte sie zwei Flecken, beide dort, wo eine Scheibe die Schicht abgeschlagen hatte.</p>',
  },
  'vestergrav-pulling-bar': {
    lead: 'Aus dem Stahl der Wettkampfstange gewalzt und für die letzte Übung des Tages dünn gezogen.',
    description:
      '<p>Der Schaft von 27 mm hat 215\u00a0000 PSI, wo andere dieser Dicke bei 190\u00a0000 aufhören. Er biegt sich genauso weit und kommt früher zurück. So hängen die Scheiben oben beim Durchstrecken nicht nach.</p><p>Auf 20 Gramm gewogen. Das Band neben dem Anschlag ist schwarz, damit niemand beim Beladen sie mit der Drückstange verwechselt.</p>',
  },
  'ironwright-open-trap-bar': {
    lead: 'Hineingehen, hinausgehen, Ausfallschritte: Vor den Schienbeinen ist nichts im Weg.',
    description:
      '<p>Das Sechseck ist aufgeschnitten und hinten verstrebt, so hat ein Schritt Platz. Kippen Sie sie auf die Hülsen, und sie wird beim Scheibenwechsel zum eigenen Wagenheber.</p><p>Ebene Griffe für die Kraft, um 100 mm höhere für Rücken, die steif in den Tag starten. Beide sind 28,5 mm dick, gerändelt und 620 mm auseinander.</p>',
  },
  'northlode-wide-trap-bar': {
    lead: 'Gebaut für einen Mann, der mit den Hüften zwischen keine anderen Griffe passte.',
    description:
      '<p>840 mm über die Flächen und 2300 mm lang. Die hohen Griffe liegen 120 mm über den ebenen. Mit Scheiben voller Größe beginnt der Zug so auf Kniehöhe.</p><p>Die Schweißnähte bleiben, wie sie sind, und der Lack ist Maschinenrot. Schön ist sie nicht, aber sie wurde schon mit 420 kg beladen.</p>',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'Die meisten beugen weniger als 200 kg, und für die meisten ist sie gemacht.',
    description:
      '<p>Wir nahmen 110 mm von der Länge, machten die Hülsen 360 mm lang und die Kröpfung 110 tief. Das Ergebnis passt zwischen die Wände einer Garage und nimmt acht Eisenscheiben zu 20 kg.</p><p>Die Polster sind Kunstleder über zwei Schäumen, mit Reißverschluss, und der Ersatz kostet wenig. Die Griffe sind 260 mm lang und lassen sich tief oder hoch halten.</p>',
  },
  'ironwright-football-bar': {
    lead: 'Handgelenke stehen beim Drücken nicht parallel, also tun es die Griffe auch nicht.',
    description:
      '<p>Jedes Paar ist um 16 Grad nach innen geneigt, nah an der Richtung, in die Unterarme unten beim Bankdrücken zeigen. Drehen Sie die Stange um, und die Neigung passt zum Rudern.</p><p>Die Griffe liegen in der Mitte 230, 460 und 690 mm auseinander, sind 28,5 mm dick und blank verzinkt mit mittlerer Rändelung. Die Schienen liegen in J-Cups, ohne zu rollen.</p>',
  },
  'ironwright-bow-bar': {
    lead: 'Eine gerade Stange, die sich überreden ließ, um einen Rücken zu liegen.',
    description:
      '<p>Kalt gebogen über eine Länge von 900 mm. Auf dem Rücken liegt sie auf beiden Schultern zugleich, und die Hände kommen 75 mm tiefer, dort will eine steife Schulter sie haben. Auf der Bank gibt sie dieselbe Strecke als Tiefe zurück.</p><p>Der Schaft ist massiv, 32 mm dick und in der Mitte und auf beiden Schrägen gerändelt.</p>',
  },
  'ironwright-deep-curl-bar': {
    lead: 'Die alte tiefe Biegung, nah am Hammergriff.',
    description:
      '<p>Die meisten Curlstangen wurden mit den Jahren flacher, damit sie sich stapeln lassen. Diese hat die vollen 85 mm zwischen den hohen und den tiefen Stellen, und die inneren Griffe drehen die Handflächen fast zueinander.</p><p>Bronzebuchsen lassen die Scheiben ruhig hängen, während sich die Handgelenke bewegen. Für 40 kg Scheiben, und das ist viel Curl.</p>',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Lang genug für das Rack, gebogen, wo es zählt.',
    description:
      '<p>2130 mm zwischen den Enden und neben jedem Anschlag 260 mm gerade, dort halten sie die Ablagen. Niemand muss eine Curlstange mehr vom Boden umsetzen, und Trizepsübungen auf der Bank sichern die Sicherheitsrohre.</p><p>Der Edelstahlschaft ist auf jeder Flanke der Biegung gerändelt.</p>',
  },
  'ironwright-triceps-bar': {
    lead: 'Hammercurls mit beiden Händen an derselben Last.',
    description:
      '<p>Ein ovaler Rahmen mit zwei neutralen Griffen, 170 mm auseinander. Er ist kurz genug für Übungen im Sitzen und nimmt 45 kg Scheiben.</p><p>Der Rahmen ist ein 32-mm-Rohr. Die Griffe sind verzinkt und rundum gerändelt.</p>',
  },
  'northlode-contest-axle': {
    lead: 'Die Achse, die man im Fernsehen aus der Überkopfposition fallen sieht.',
    description:
      '<p>Eine Wand von 8 mm statt 6,3: Sie wiegt 3 kg mehr als die einfache Achse und klingt nicht, wenn sie landet. Der rote Lack ist für die Kamera und für das Publikum, das gern sieht, was gehoben wird.</p><p>440 mm Ladelänge auf jeder Seite, die Anschläge rundum verschweißt.</p>',
  },
  'northlode-light-farmer-handles': {
    lead: 'Für die zweite Einheit der Woche und für alle, die 60 kg wiegen.',
    description:
      '<p>Um 320 mm kürzer als das Wettkampfpaar, so drehen sie im Flur. Der Griff misst 28 mm: Die Beine geben vor den Fingern nach, und darum geht es beim Gehen.</p><p>Verkauft als Paar. Jeder nimmt drei Bumper Plates zu 15 kg je Seite.</p>',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'Auf dem Schaft nutzt sich nichts ab, weil auf dem Schaft nichts ist.',
    description:
      '<p>Edelstahl behält die geschnittene Kante der Rändelung, die eine Beschichtung füllt. Er fühlt sich an wie eine blanke Stange und darf eine Woche lang voller Magnesia bleiben.</p><p>Zehn Nadellager drehen jede Hülse. Ein Sprengring, der sich mit einer gewöhnlichen Zange öffnet, hält sie, so lässt sich die Stange zu Hause reinigen. Der Stahl hat 200\u00a0000 PSI, etwas weniger als unser üblicher Kohlenstoffstahl und genug für jedes Total, das wir gesehen haben.</p>',
  },
  'vestergrav-club-bar': {
    lead: 'Für Hallen, in denen zwölf Leute vier Stangen teilen und niemand eine Hülse öffnet.',
    description:
      '<p>Bronze statt Nadeln: Sie dreht etwas langsamer, braucht zweimal im Jahr Öl und übersteht es, leer zu fallen. Der schwarz verzinkte Schaft kommt aus demselben Walzwerk wie die Wettkampfstangen.</p><p>Ein Band in der Farbe des Gewichts sitzt auf dem Anschlag, wo man es von oben sieht.</p>',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Eine schnelle Stange mit 15 kg, die auch Kreuzheben nicht übel nimmt.',
    description:
      '<p>Gewichtheberstangen mit 15 kg sind oft zu weich für schwere Züge. Dieser Schaft hat 205\u00a0000 PSI und trägt 180 kg, ohne krumm zu bleiben. Eine Stange reicht also fürs Umsetzen und für alles danach.</p><p>Hülsen von 320 mm nehmen fünf Bumper Plates je Seite. Die Rändelung ist mittelgrob und lässt die Mitte glatt.</p>',
  },
  'ironwright-class-bar-15': {
    lead: 'Dieselbe Beschichtung, dieselben doppelten Sprengringe, eine gelbe Kappe zum Erkennen im Ständer.',
    description:
      '<p>Die Hälfte eines Kurses will 25 mm. Das ist die Studiostange mit 2010 mm und 15 kg und mit glatten Hülsen, auf die Scheiben lautlos gleiten.</p><p>Die Buchsen sind dasselbe Teil wie bei der Stange mit 20 kg, ein Studio braucht also nur eine Schublade Ersatzteile.</p>',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'Die Stufe zwischen dem Stab und der ersten Stange, die zählt.',
    description:
      '<p>28 mm hart eloxiertes Aluminium zwischen kurzen Stahlhülsen. Die Stahlenden setzen das Gewicht dorthin, wo eine richtige Stange es hat. So dreht sie sich so schnell wie die spätere.</p><p>Höchstens mit 30 kg beladen und beim Fallenlassen nur mit Scheiben voller Größe.</p>',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'Die Stange der Schulmeisterschaft.',
    description:
      '<p>Der Schaft ist aus dem Rundstahl der Wettkampfstange mit 15 kg gezogen. Die Hülsen sind eloxiertes Aluminium auf Lagern: So bleibt sie so leicht und dreht trotzdem.</p><p>Mit dem Paar Federverschlüsse zu 250 g aus der Kiste zeigt die Wettkampfwaage 10 kg, auf 20 Gramm genau. Sie ist grün markiert wie die Scheiben dieses Gewichts.</p>',
  },
}
