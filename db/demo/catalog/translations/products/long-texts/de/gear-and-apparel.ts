import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'Rundum gleich breit, denn nicht nur der Rücken baut Spannung auf.',
    description:
      '<p>Zwei Lagen pflanzlich gegerbter Haut, verleimt und mit vier Reihen gewachstem Faden vernäht. Er braucht einen Monat, um sich Ihnen anzupassen, und zehn Jahre zurück.</p><p>Die Schnalle ist 4 mm Stahl mit zwei Dornen, die Löcher liegen 25 mm auseinander. Erlaubt, wo Gürtel von 10 mm erlaubt sind, also überall, wo es zählt.</p>',
  },
  'ironwright-black-belt': {
    lead: 'Drei Millimeter mehr: der Unterschied zwischen einem Gürtel und einer Wand.',
    description:
      '<p>Steif bis zur Unhöflichkeit. Die Kanten sind gefast und poliert, damit eine Rippe eine Rundung bekommt und keine Ecke.</p><p>Wer mehr als das Doppelte des eigenen Gewichts beugt, mag ihn. Wer auch umsetzt, will zehn.</p>',
  },
  'ironwright-lever-belt': {
    lead: 'Mit einem Daumen zu und offen, bevor die Stange im Rack liegt.',
    description:
      '<p>Immer gleich fest, eingestellt mit zwei Schrauben und einer Münze. Ändert sich Ihr Bauch zwischen Morgen und Abend, nehmen Sie Dorne.</p><p>Der Hebel ist aus gegossenem Edelstahl und schließt über den Totpunkt. Sein Scharnierstift misst 10 mm und lässt sich mit einem Nagel austreiben, wenn er verschlissen ist, in einem Jahrzehnt.</p>',
  },
  'vestergrav-lever-belt': {
    lead: 'Vor dem Verpacken an fünf Stellen mit dem Messschieber gemessen, damit der des Kampfgerichts zustimmt.',
    description:
      '<p>Dreizehn Millimeter sind die Grenze, und Leder quillt in feuchten Hallen. Diese sind auf 12,7 geschnitten und bleiben darunter.</p><p>Weiße Nähte auf Ochsenblut, eine Haut von Ende zu Ende ohne Ansatz. Das Zertifikat liegt im Karton.</p>',
  },
  'fenmoor-oak-belt': {
    lead: 'Ungefärbt: So sehen Sie, wie eine Haut aussieht und was Ihre mit ihr macht.',
    description:
      '<p>Neun Monate in Eichenrinde gegerbt und hart gewalzt. Am Anfang hat er die Farbe eines Kekses, am Ende die eines Sattels.</p><p>Schweißflecken, Stangenspuren und ein Kaffee gehören dazu. Ab und zu auch eine kleine Narbe: Kühe haben Zäune.</p>',
  },
  'fenmoor-narrow-belt': {
    lead: 'Platz zwischen Rippe und Hüfte, für alle, die wenig davon haben.',
    description:
      '<p>Ein breiter Gürtel drückt an einem kurzen Rumpf in der tiefen Kniebeuge oben und unten. Fünfundsiebzig Millimeter beenden das und geben dem Bauch trotzdem etwas zum Gegendrücken.</p><p>Mit 6,5 mm biegt er sich am ersten Tag. Viele tragen ihn zum Umsetzen und vergessen, ihn zum Stoßen abzulegen.</p>',
  },
  'ironwright-suede-belt': {
    lead: 'Wildleder auch außen, für die Stange, die darauf liegt.',
    description:
      '<p>Beim Kreuzheben zieht die Stange an der Gürtelkante entlang, und glattes Leder quietscht. Raues nicht, und es hält auch auf einem Trikot aus Nylon.</p><p>Durchgefärbt, ein Kratzer ist also auch blau.</p>',
  },
  'ironwright-cotton-straps': {
    lead: 'Damit der Rücken den Satz beendet und nicht die Finger.',
    description:
      '<p>Ungefärbte Baumwolle wäre weicher, Nylon hielte länger. Schwarze Fischgrat-Baumwolle liegt dazwischen und beißt sich besser in die Rändelung als beide.</p><p>Drei Riegel halten die Öse. Sie wurden bis 600 kg gezogen, dann gaben zuerst die Backen der Maschine nach.</p>',
  },
  'fenmoor-leather-straps': {
    lead: 'Eine Woche steif, dann jahrelang geformt wie Ihr Handgelenk.',
    description:
      '<p>Latigo ist mit Öl und Wachs getränkt und stört sich nicht an Schweiß. Es legt sich einmal um die Stange und bleibt dort, denn es ist von Natur aus klebrig.</p><p>Am Rückgrat entlang geschnitten, wo sich eine Haut am wenigsten dehnt.</p>',
  },
  'ironwright-heavy-straps': {
    lead: 'Für Stangen, die keine Hand umschließt, und Griffe, die eine Minute halten.',
    description:
      '<p>Zwölf Millimeter mehr am Handgelenk verteilen ein Autokreuzheben auf Haut, die gern dranbleiben möchte. Oliv, damit Sie Ihre im Haufen finden.</p><p>Lang genug für zwei Runden um eine Achse von 50 mm, mit einem Ende zum Ziehen.</p>',
  },
  'vestergrav-competition-straps': {
    lead: 'Ein Riemen, den man loslassen muss, muss kurz sein.',
    description:
      '<p>Für Züge vom Boden bis über den Kopf, bei denen ein misslungener Versuch sofort aus den Händen muss. Eine Runde hält, eine offene Hand lässt los.</p><p>Schmal, damit sich der Daumen im Hakengriff noch darüber schließt.</p>',
  },
  'ironwright-wrist-wraps': {
    lead: 'Eine Schiene, die Sie zwischen den Sätzen ablegen.',
    description:
      '<p>Gewebtes Gummiband mit mittlerem Zug. Es versteift das Handgelenk zum Drücken und lässt es, locker gewickelt, beim Umsetzen noch nachgeben.</p><p>Der Klettverschluss hat runde Ecken und kratzt nicht am Unterarm. Bei 40 Grad waschen, geschlossen.</p>',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Ein Gips aus Stoff.',
    description:
      '<p>Doppelt so viel Gummi in der Kette. Fest gewickelt werden die Hände in vier Minuten taub, dreieinhalb mehr, als ein Versuch dauert.</p><p>600 mm ist die Länge, die die üblichen Regeln erlauben. Unsere messen ungespannt 590, denn Stoff wächst.</p>',
  },
  'fenmoor-light-wraps': {
    lead: 'Wärme und eine Erinnerung, viel mehr nicht.',
    description:
      '<p>Kurze Baumwollbandagen zum Ausstoßen, für Handstände und lange Sätze. Sie nehmen den Schweiß von der Hand, bevor er die Stange erreicht.</p><p>Oliv mit einem sandfarbenen Streifen. Sie verblassen gleichmäßig und sehen dann besser aus.</p>',
  },
  'vestergrav-knee-wraps': {
    lead: 'Sie machen die Kniebeuge nicht sicherer. Sie machen sie schwerer.',
    description:
      '<p>Zwei Meter für jedes Knie, hart gewickelt, gleich wieder ab. Jemand anders wickelt besser als Sie, bringen Sie also jemanden mit.</p><p>Das Gewebe gibt den größten Teil seiner Dehnung im letzten Drittel zurück. Dort liegt der tote Punkt.</p>',
  },
  'ironwright-knee-sleeves': {
    lead: 'Warme Knie und ein kleiner Schub aus der Tiefe.',
    description:
      '<p>Neopren von 7 mm mit Nylonhaut auf beiden Seiten, in zwei gebogenen Teilen geschnitten. Die Nähte liegen außen, wo keine Haut ist.</p><p>Messen Sie bei gestrecktem Bein um die Mitte der Kniescheibe. Zwischen zwei Größen nehmen Sie die größere, außer für den Wettkampf.</p>',
  },
  'ironwright-light-sleeves': {
    lead: 'Dünn genug zum Laufen, dick genug, um sie zu merken.',
    description:
      '<p>Fünf Millimeter biegen sich, ohne hinter dem Knie Falten zu werfen. Rudern, Springen und die dritte Runde von allem macht man in diesen.</p><p>Dunkles Petrol mit weißem Rand, hinten für die Luft gelocht.</p>',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Zum Anziehen brauchen Sie Puder, Geduld und Hilfe.',
    description:
      '<p>Ein dichterer Schaum von 7 mm, der Grenze, eine Nummer kleiner geschnitten als angegeben. Die meisten gewinnen eine Wiederholung und verlieren eine Minute.</p><p>Nur schwarze Ränder, damit niemand vom Kampfgericht fragt. Aus demselben Grund nennt das Etikett Länge und Dicke.</p>',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Für Ellenbogen, die wissen, wie das Wetter wird.',
    description:
      '<p>Wärme macht das meiste aus. Der Rest ist ein leichter Druck auf die Sehne, wenn eine Kniebeuge mit tiefer Stange sie verdreht.</p><p>Konisch, damit sie oben bleiben, und weich in der Beuge, damit sie bei Dips nicht scheuern.</p>',
  },
  'ironwright-name-shirt': {
    lead: 'Ein Shirt, das die Größe behält, die Sie gekauft haben.',
    description:
      '<p>Gekämmte Baumwolle, rund gestrickt und vor dem Zuschnitt gewaschen, sie läuft zu Hause also weniger als drei Prozent ein. Der Kragen ist ein doppelter Rippstrick mit etwas Elastan und liegt nach fünfzig Wäschen noch flach.</p><p>Der Druck ist wasserbasiert und geht ins Garn. Sie spüren Stoff und keinen Kunststoff, wenn eine Stange darauf liegt.</p>',
  },
  'ironwright-heart-shirt': {
    lead: 'Für Büros mit Kleiderordnung und Keller.',
    description:
      '<p>Derselbe Jersey wie beim großen Druck und Buchstaben, nicht höher als ein Fingernagel. Aus zwei Metern ist es ein schlichtes Shirt.</p><p>Die Seitennähte sind einen Zentimeter nach vorn gedreht, einem Gürtel aus dem Weg.</p>',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Neun Chancen an einem Tag, je drei.',
    description:
      '<p>Geschnitten wie das Shirt, das die Regeln unter dem Trikot erlauben: Rundhals, Ärmel über dem Ellenbogen, keine Tasche, kein Gummi.</p><p>Ob der Druck durchgeht, entscheidet die Jury an der Tür. Bisher ging er durch.</p>',
  },
  'northlode-stone-shirt': {
    lead: 'Beton frisst Shirts. Dieses hält eine Saison.',
    description:
      '<p>Schwereres Garn in engerer Masche. Eine zweite Lage Jersey an den Unterarmen gibt es nicht, weil Sie sie nur hochrollen würden.</p><p>Der Rat unter dem Namen ist das Erste, was wir allen sagen. Das Zweite ist: atmen.</p>',
  },
  'brackwater-dock-shirt': {
    lead: 'Sieht aus, als hätte es einen Sommer lang auf einem Geländer gelegen, mit Absicht.',
    description:
      '<p>Pigmentfarbe sitzt auf dem Faden und nutzt sich zuerst an den Kanten ab. Jedes Shirt wird anders, angefangen bei den Nähten.</p><p>Vor dem Versand zweimal gewaschen. Danach läuft es nicht mehr messbar ein.</p>',
  },
  'osktide-ring-shirt': {
    lead: 'Bleibt in der Hose, wenn Sie kopfüber hängen.',
    description:
      '<p>Fünfundzwanzig Millimeter länger im Rumpf als ein übliches Shirt und schmaler in der Taille. Ringgurte gleiten am Oberarm entlang, statt an einer Naht hängen zu bleiben.</p><p>Der Ärmel ist hoch angesetzt, so zieht ein Arm über dem Kopf den Saum nicht hoch.</p>',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Fast ein Sweatshirt, mit kurzen Ärmeln.',
    description:
      '<p>Auf alten Rundstrickmaschinen gestrickt, einen Meter in der Stunde, ohne Spannung. Der Schlauch hat keine Seitennähte, es verdreht sich also nach dem Waschen nichts.</p><p>Es trocknet langsam und fällt gerade. Ihre Größe sitzt weit, eine kleiner sitzt normal.</p>',
  },
  'ironwright-hoodie': {
    lead: 'Für Garagen, die nur vom Training warm werden.',
    description:
      '<p>Achtzig Prozent Baumwolle außen, innen angeraut. Die Kapuze ist zweilagig und steht von selbst. Die Kordeln enden in Zink und nicht in einem Knoten.</p><p>Bündchen und Saum sind Rippstrick mit Elastan aus derselben Farbpartie. Ein Telefon bleibt bei einem Satz Swings in der Tasche, ein großes nicht.</p>',
  },
  'northlode-hoodie': {
    lead: 'Nach den Maßen von elf Leuten, die Steine heben.',
    description:
      '<p>Diese elf waren oben breit und unten nicht, der Schnitt verjüngt sich also um zehn Zentimeter. Die Ärmel sind 40 mm länger, als die Größe sagt, für Arme, an denen gezogen wurde.</p><p>Vierhundertfünfzig Gramm sind in den meisten Monaten ein Mantel.</p>',
  },
  'ironwright-sweatshirt': {
    lead: 'Kapuze und Safety Squat Bar vertragen sich nicht. Dieses hat keine Kapuze.',
    description:
      '<p>Ungerauter Schlingenstoff: kühler als Fleece, und er fusselt nicht auf eine schwarze Bank. Die Schulternaht ist 20 mm nach vorn versetzt, wo keine Stange liegt.</p><p>Die Bündchen an Hals, Ärmel und Saum sind 60 mm breit und kommen nach dem Hochschieben zurück.</p>',
  },
  'fenmoor-sweatshirt': {
    lead: 'Doppelt so teuer und dreimal so viele Jahre.',
    description:
      '<p>Das Garn wird vor dem Stricken gefärbt, in einem Braun aus zwei Fäden, das nie flach aussieht. Zwickel unter den Armen lassen Bewegung zu, ohne dass es hochrutscht.</p><p>Die Ellenbogen gehen zuerst. Schicken Sie es dann ein, und wir setzen Leder darauf.</p>',
  },
  'ironwright-training-shorts': {
    lead: 'Sie enden über dem Knie und sind seitlich offen: Die Kniebeuge bremsen nur Sie.',
    description:
      '<p>Der Körper ist gewebtes Nylon, die Seitenstreifen sind ein Strick, der nachgibt. Nichts zieht an der Hüfte, wenn die Leiste unter das Knie geht.</p><p>Zwei Seitentaschen mit Reißverschluss, weit genug hinten, dass Schlüssel nicht unter einer Stange auf dem Oberschenkel liegen.</p>',
  },
  'osktide-training-shorts': {
    lead: 'Der leichteste Stoff, in den wir uns eine Kordel zu ziehen trauten.',
    description:
      '<p>Für Seile, Ringe und das Laufen dazwischen. Die Innenhose ist aus Netz und lässt sich an einer dafür gemachten Naht heraustrennen.</p><p>Aufgerollt ist sie so groß wie ein Apfel.</p>',
  },
  'fenmoor-long-shorts': {
    lead: 'Schutz für Schienbeine, die schrammen, und Knie, die frieren.',
    description:
      '<p>Schlingenbaumwolle mit Zwickel, 80 mm länger als der Trainingsschnitt. Kreuzheben schabt erst am Stoff und dann an der Haut.</p><p>Hellbraune Kordel, echte Taschen, kein Logo größer als ein Daumen.</p>',
  },
  'ironwright-cap': {
    lead: 'Hält die Haare aus dem Bankdrücken.',
    description:
      '<p>Baumwolltwill, eine versteifte Front und ein Schirm mit acht Nähten. Sie ist bestickt, nicht bedruckt, und übersteht die Waschmaschine im Netz.</p><p>Hinten sitzt ein Band mit Metallschieber. Von 55 bis 62 cm gibt es eine Stellung für Sie.</p>',
  },
  'northlode-cap': {
    lead: 'Zwei Grautöne, wie ein Steinbruch sie hat.',
    description:
      '<p>Geschlossen, es gibt also kein Band, auf dem Sie liegen. Das Innenband ist Frottee und nimmt auf, was beim Tragen sonst in die Augen liefe.</p><p>Der Schirm ist dunkler als die Krone. Magnesiahände greifen immer zum Schirm.</p>',
  },
  'brackwater-yard-cap': {
    lead: 'Zwei Farben, nach den Schleppern, die an der Werkstatt vorbeiziehen.',
    description:
      '<p>Gewaschenes Segeltuch ohne Versteifung: Es fällt, wie Ihr Kopf ist. Die Schrift hat das Rot des Schirms.</p><p>Schweiß fleckt auf einer hellen Kappe. Mit kaltem Wasser und Seife am selben Tag nicht.</p>',
  },
  'ironwright-crew-socks': {
    lead: 'Socken. Es gibt einen linken und einen rechten.',
    description:
      '<p>Der Fuß ist unten Frottee und oben dünn, ein enger Schuh schließt also noch. Das Bein ist gerippt und hält, ohne einen Abdruck, den Sie abends finden.</p><p>Ferse und Spitze sind mit einem Nylonfaden verstärkt. Löcher kommen dort zuletzt.</p>',
  },
  'vestergrav-pulling-socks': {
    lead: 'Von den Regeln verlangt, vom Schienbein begrüßt.',
    description:
      '<p>Im Wettkampf zieht man Kreuzheben in langen Socken, damit niemand Haut für den Nächsten auf der Stange lässt. Vorne sind diese doppelt gestrickt.</p><p>Ochsenblut verbirgt, was die zweite Lage nicht aufhält.</p>',
  },
  'fenmoor-wool-socks': {
    lead: 'Ein Betonboden hat im Januar acht Grad. Das hier ist die Antwort darauf.',
    description:
      '<p>Merino mit etwas Nylon, dick gestrickt. Warm, wenn sie feucht sind, und dreimal tragbar, bevor es jemand merkt.</p><p>Grau wie das Schaf, braun wie die Lohe.</p>',
  },
  'ironwright-lifting-shoe': {
    lead: 'Ein harter Keil, ein breiter Vorfuß und ein Riemen, der beides zusammenhält.',
    description:
      '<p>Der Keil ist ein Stück TPU von der Ferse bis zum Ballen. Er gibt unter 300 kg nicht nach, wir haben die Kurve. Die wirksame Absatzhöhe ist 22 mm, und das passt den meisten Hüften.</p><p>Die Zehenbox ist so breit wie ein Fuß und nicht wie eine Mode. Die Schnürung schließt den Mittelfuß, der Riemen den Rest.</p>',
  },
  'vestergrav-platform-shoe': {
    lead: 'Holz unter der Ferse, weil man die Landung hört.',
    description:
      '<p>Neun Lagen Buche, über Kreuz verleimt. Holz ist bei gleicher Steifigkeit leichter als TPU, und es klingt wie 1975.</p><p>Das Obermaterial ist Kalb, gefüttert mit Schweinsleder. Er will zehn Einheiten und nach jeder einen Schuhspanner.</p>',
  },
  'fenmoor-leather-shoe': {
    lead: 'Gebaut wie ein Arbeitsstiefel, der am Knöchel aufhört.',
    description:
      '<p>Rahmengenäht, jeder Schuster kann also die Sohle ersetzen. Der Absatz ist geschichtetes Leder, gepresst, bis es so hart ist, wie es aussieht.</p><p>Braun auf Braun auf Braun. Er passt zum Gürtel.</p>',
  },
  'ironwright-gym-bag': {
    lead: 'Schuhe, Gürtel, Handtuch und eine Tasche für das Kleine, das verloren geht.',
    description:
      '<p>Schweres Polyestergewebe mit Gurtband, das ganz herumläuft, so tragen die Griffe die Last und nicht die Naht. Der Reißverschluss hat Größe 10 und lässt sich mit Magnesia an den Händen ziehen.</p><p>Ein Gürtel von 10 mm liegt flach an der Wand, wenn Sie ihn offen rollen. Wir haben es mit unserem geprüft.</p>',
  },
  'ironwright-small-bag': {
    lead: 'Unter einem Schreibtisch, im Spind, auf dem Fahrrad.',
    description:
      '<p>Platz für Schuhe und ein Shirt zum Wechseln. Der Gürtel bleibt draußen, durch die Griffe gesteckt, wo er trocknet.</p><p>Marineblau mit weißen Zugbändern. Das Futter ist hellgrau, denn in dunklem Futter sterben Schlüssel.</p>',
  },
  'vestergrav-meet-bag': {
    lead: 'Trikot, zwei Paar Schuhe, Gürtel, Bandagen, Essen für neun Stunden und ein Handtuch, das sauber war.',
    description:
      '<p>Wettkämpfe sind meist Warten. Diese fasst, was Sie dafür brauchen, und steht auf ihren Gurten, wenn sie voll ist.</p><p>Das ochsenblutrote Schild ist für Ihren Namen, der weiße Stift steckt in der Tasche.</p>',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Von Hand gewachste Baumwolle, die in drei Jahren wieder Wachs möchte.',
    description:
      '<p>Achtzehn-Unzen-Segeltuch in Oliv, Griffe aus dem Zaumleder unserer Gürtel. Regen perlt darauf ab und geht.</p><p>Kein Futter. Drehen Sie sie um und schütteln Sie sie aus: So reinigte man Taschen, bevor sie für alles ein Fach hatten.</p>',
  },
  'ironwright-lettered-belt': {
    lead: 'Einen Gürtel, auf dem steht, wem er gehört, leiht sich niemand.',
    description:
      '<p>Eine Haut pflanzlich gegerbtes Leder, 11 mm dick und 100 mm breit, vor dem Zuschnitt in Ochsenblut gefärbt. Die Buchstaben sind eingebrannt und mit einer Farbe gefüllt, die sich biegt.</p><p>Wählen Sie die Größe mit dem Maßband um den Nabel und nicht nach Ihrer Hose.</p>',
  },
  'ironwright-crew-shirt': {
    lead: 'Verdient mit Beladen, Sichern oder an der Uhr.',
    description:
      '<p>Ein Grün, das es sonst nirgends gibt, und fünf Worte darauf, nach denen niemand mehr fragt, wer hier zuständig ist. Mit einem Crew-Ticket für einen Wettkampf kann man eins kaufen.</p><p>Der Stoff ist schwerer als bei unseren anderen Shirts: Den ganzen Tag werden Stahlstangen darüber gezogen.</p>',
  },
}
