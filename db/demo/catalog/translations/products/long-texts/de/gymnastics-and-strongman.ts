import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Zwei Ringe, zwei Gurte und jeder Muskel, den Sie vergessen haben.',
    description:
      '<p>Schichtbuche, geschliffen und roh gelassen, damit Magnesia hält. Die Gurte sind 38 mm breit, mit einer Zahl alle 100 mm: beide Seiten beim ersten Versuch gleich hoch.</p><p>Nehmen Sie 28 mm, wenn Ihre Hände klein sind oder der False Grip neu für Sie ist, und 32 mm, wenn Sie wollen, was im Wettkampf hängt.</p>',
  },
  'larchwell-walnut-rings': {
    lead: 'Für ein Wohnzimmer mit Balken.',
    description:
      '<p>Nussbaum ist etwas weicher als Buche und viel dunkler. Er nimmt Magnesia genauso gut an und zeigt sie mehr, manche nennen das Charakter.</p><p>Jedes Paar ist aus einem Brett geschnitten, damit beide zusammenpassen. Die Gurte sind hanfgrün, mit eingewebten Zahlen.</p>',
  },
  'osktide-steel-rings': {
    lead: 'Lassen Sie sie im Baum.',
    description:
      '<p>Regen spaltet Holz. Gebogenes Rohr mit rauer Schicht kümmert er nicht, und die Naht ist auf der Seite bündig geschliffen, die Ihre Hand nicht berührt.</p><p>Stahl ist im November kalt und im Juli heiß. Dazwischen ist er der Ring, den Sie nie ersetzen müssen.</p>',
  },
  'osktide-polymer-rings': {
    lead: 'Das Paar, das ins Handgepäck passt.',
    description:
      '<p>Hohl, glasfaserverstärkt, ein Drittel leichter als Holz. Die Oberfläche ist schon in der Form aufgeraut, damit Magnesia Halt findet.</p><p>Petrolfarbene Gurte, weil schwarze in einer Tasche verschwinden. Aufgerollt sind sie so groß wie eine Faust.</p>',
  },
  'osktide-small-rings': {
    lead: 'Dieselben Regeln, kleinere Hände.',
    description:
      '<p>Für eine Siebenjährige ist ein Ring für Erwachsene ein Reifen. Bei 25 mm treffen sich die Finger, und bei 140 mm rutscht kein Ellenbogen durch.</p><p>In die Gurte ist bei zwei Metern ein Stopp eingenäht, so hängt sie niemand versehentlich höher.</p>',
  },
  'larchwell-parallettes': {
    lead: 'Ein kleiner Barren für ein kleines Stück Boden.',
    description:
      '<p>Holme aus Buche auf Füßen aus Birke, unten Gummi. Sie kippen erst, wenn Sie etwas tun, was Sie nicht sollten.</p><p>Der Holm ist verstiftet, nicht verschraubt: kein Metall am Handgelenk und nichts, was sich lockert.</p>',
  },
  'larchwell-push-up-bars': {
    lead: 'Gerade Handgelenke und eine Handbreit mehr Tiefe.',
    description:
      '<p>Kurze Holme aus gebeizter Esche, niedrig genug für eine Schublade. Gut für Handgelenke, die den Boden nicht mögen, und für Handstände an der Wand.</p><p>Jeder wiegt kaum mehr als ein Wörterbuch und steht auf vier Gummifüßen, die auf Parkett keine Spur hinterlassen.</p>',
  },
  'osktide-steel-parallettes': {
    lead: 'Keine Naht zwischen Holm und Boden.',
    description:
      '<p>Ein Rohr bildet Holm und Beine, zwei Querrohre bilden die Füße. Es gibt vier Schweißnähte, und keine liegt, wo eine Hand hinkommt.</p><p>38 mm misst auch der Holm des Sportgeräts über seine schmalere Seite. Die Schicht ist fein genug für lange Sätze.</p>',
  },
  'osktide-dip-bars': {
    lead: 'Zwei Hürden, so weit auseinander, wie Ihre Schultern heute breit sind.',
    description:
      '<p>Sie sind nicht verbunden, die Breite bestimmen also Sie: 450 mm für Dips, weiter für Rudern darunter, hintereinander für einen L-Sit-Gang.</p><p>Füße von einem halben Meter halten sie aufrecht, wenn Sie schwingen. Sie lassen sich ineinanderstellen und stehen hinter einer Tür.</p>',
  },
  'ironwright-ab-wheel': {
    lead: 'Hinaus rollt es allein. Der Rückweg ist Ihre Sache.',
    description:
      '<p>Ein massiver Reifen mit neun Rillen auf einer Stahlachse von 12 mm. Die Naben laufen auf Bronzebuchsen. Die überleben Lager, die niemand schmiert.</p><p>Es trägt 180 kg, die übliche Ausrede gilt also nicht.</p>',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Ein Rad zum Lernen, weil es gar nicht umfallen will.',
    description:
      '<p>Die Lauffläche ist so breit, wie eine Hand lang ist. Es hält die Spur, wenn ein Arm stärker ist, und einer ist es immer.</p><p>Später stellen Sie es auf die Kante und rollen eine Kurve. Die Schulter des Reifens ist deshalb rund.</p>',
  },
  'ironwright-sit-up-mat': {
    lead: 'Füllt die Lücke unter dem Rücken und gibt dem Bauch einen Startpunkt.',
    description:
      '<p>Ein gebogener Schaumkeil unter genarbtem Bezug. Der Rumpf öffnet sich über die Waagerechte hinaus, wo ein Sit-up auf dem Boden schon zu Ende ist.</p><p>Ein Stück, oben keine Naht, in vier Sekunden abgewischt.</p>',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Für einen Rücken, der länger ist als der übliche Keil.',
    description:
      '<p>Achtzig Millimeter länger und fünfzehn höher. Das Steißbein liegt auf dem Schaum statt daneben, wie Ihr Trainingspartner mit der wunden Haut bestätigen wird.</p><p>Unten dicht, in den oberen 20 mm weich. Zwei Lagen, heiß verbunden.</p>',
  },
  'ironwright-log': {
    lead: 'Der Log zum Lernen: breit genug für einen Log, schwer genug zum Scheitern.',
    description:
      '<p>Ein gerollter Zylinder von 4 mm mit zwei neutralen Griffen, 600 mm auseinander. Die Öffnungen gehen von oben bis unten durch, so können die Handgelenke zurückkippen, wenn der Log die Brust hinaufrollt.</p><p>Die Hülsen sind die einer Stange und nehmen 405 mm Scheiben. Die Enden sind verschlossen: Schrot und Sand bleiben draußen.</p>',
  },
  'ironwright-short-log': {
    lead: 'Griffe einen halben Meter auseinander, für alle, die an jedem anderen Log zu breit drücken.',
    description:
      '<p>Die Griffbreite bestimmt, wer den Log baut, und das ist unfair gegenüber allen unter 1,70 m. Dieser bringt die Hände wieder über die Ellenbogen.</p><p>Der kleinere Zylinder liegt näher am Hals. Fragen Sie Ihre Trainingspartner, ob das leichter ist, nachdem sie es versucht haben.</p>',
  },
  'brackwater-contest-log': {
    lead: 'Die Größe, bei der der Kopf aus dem Weg muss.',
    description:
      '<p>Bei 320 mm rollt der Log nicht mehr die Brust hinauf, er klettert darüber. Die Öffnungen sind 170 mm weit, so passen Hände voller Magnesia.</p><p>Die Zahl auf dem Zylinder ist das Gewicht genau dieses Logs, eingeschlagen, nachdem er beschichtet und gewogen war.</p><p>In Serien zu acht gebaut. Unsere sind rot, weil das gerade in der Pistole war.</p>',
  },
  'northlode-heavy-log': {
    lead: 'Beginnt, wo andere enden.',
    description:
      '<p>Es gibt Leute, für die ein leerer Log von vierundachtzig Kilogramm Aufwärmen ist. Wir trafen drei davon und bauten dann diesen.</p><p>Schotten im Inneren halten den Zylinder rund, wenn er aus der Überkopfposition auf Reifen fällt. Und so wird er fallen.</p>',
  },
  'northlode-atlas-stone': {
    lead: 'Rund, grau und nicht in Stimmung.',
    description:
      '<p>Gegossener Beton mit Fasern, geschliffen, bis er keine Haut mehr nimmt. Lassen Sie ihn bitte auf nichts fallen, das Sie mieten.</p><p>Eine Formhälfte lässt eine Naht, und die ist abgeschliffen. Unter den Händen spüren Sie Sand und Zement, deshalb wirkt Tacky.</p>',
  },
  'northlode-light-stone': {
    lead: 'Klein genug zum Umarmen, schwer genug, dass es sich lohnt.',
    description:
      '<p>Steintechnik ist Schoß und Hüfte, und man lernt sie mit einem, den man dreißigmal in der Stunde auf den Schoß bekommt.</p><p>Eine hellere Mischung mit Marmorkorn. Sie splittert an der Kante einer Holzplattform weniger, und Sie sehen jeden Tacky-Abdruck.</p>',
  },
  'northlode-heavy-stone': {
    lead: 'Kein Stein für den Anfang. Das sagt er Ihnen selbst.',
    description:
      '<p>Derselbe Sand, dieselbe Faser, siebzig Millimeter mehr. Die Arme müssen um fast anderthalb Meter Umfang reichen.</p><p>Der Lieferwagen hat eine Hebebühne, der Fahrer setzt ihn an den Bordstein. Von dort bewegen Sie ihn, schließlich ist er dafür da.</p>',
  },
  'brackwater-keg': {
    lead: 'Wasser, Sand oder beides: Nichts bewegt sich in einem Gefäß ganz so.',
    description:
      '<p>Neue Fässer, nicht aus einer Brauerei gestohlen. Der Degen ist heraus, und der Hals hat einen Schraubdeckel mit Dichtung: Sie füllen durch einen Trichter, und es bleibt voll.</p><p>Halb voll mit Wasser ist es am schlimmsten: Es wartet, bis Sie sich festlegen, und geht dann in die andere Richtung.</p>',
  },
  'brackwater-slim-keg': {
    lead: 'Schmal genug für zwei Hände am Rand und einen guten Schwung.',
    description:
      '<p>Für den Fasswurf braucht es ein kleines Fass, das hundertmal landet. Die Wand ist dieselbe wie bei den großen, bei dieser Größe verbeult sie also kaum.</p><p>Markieren Sie Ihre Gewichte mit Klebeband. Der Stahl nimmt es an und gibt es wieder her.</p>',
  },
  'brackwater-tire': {
    lead: 'Am Rand rund, damit die Finger darunter kommen, und ohne die Drähte, die gebrauchten wachsen.',
    description:
      '<p>Zum Heben gegossen und nie an einem Lastwagen. Innen ist kein Stahlgürtel, es steht also nichts heraus, und er riecht nicht nach Straße.</p><p>Die Stollen stehen 25 mm vor. Sie sind der Griff, der Grund für gestreckte Arme und das Geräusch.</p>',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Ein Arm, ein Griff, um den sich Ihre Hand nicht schließt, und Publikum.',
    description:
      '<p>Die Köpfe sind hohl und nehmen durch einen Stopfen Stahlkugeln auf, in Schritten so klein wie Ihre Schaufel. Füllen Sie beide gleich, oder nicht, und lernen Sie etwas.</p><p>Der Griff ist nur brüniert, ohne Rändelung: Die Regeln verlangen ihn glatt, und das Handgelenk, das sich darin drehen muss, auch.</p>',
  },
  'ironwright-loop-bands': {
    lead: 'Hilfe auf dem Weg nach oben oder Ärger auf dem Weg nach unten.',
    description:
      '<p>Latex in dünnen Schichten, um eine Form verbunden: Eine Kerbe bleibt eine Kerbe. Der Zug ist bei doppelter Länge gemessen.</p><p>Die Farben folgen der Breite und nicht der Laune: Gelb, Rot, Blau, Grün, wie an den meisten Wänden der meisten Studios.</p>',
  },
  'ironwright-wide-band': {
    lead: 'Für Kniebeugen gegen Bänder und für alle, die 130 kg wiegen und den ersten Klimmzug wollen.',
    description:
      '<p>Je eins unter jedem Fuß eines Racks bringt oben etwa sechzig Kilogramm mehr und in der Tiefe fast nichts. Prüfen Sie die Stifte vor der Stange.</p><p>Schwarz, weil der Farbcode bei Grün endet.</p>',
  },
  'osktide-training-band': {
    lead: 'Zwischen dem üblichen Rot und dem üblichen Blau, wo der Front Lever zu Hause ist.',
    description:
      '<p>Turntrainer baten immer wieder um eine Stufe von vier Kilogramm. Hier ist sie, in Petrol, damit sie niemand verwechselt.</p><p>Legen Sie es über eine Stange und unter die Hüfte: neunzehn Kilogramm weniger von Ihnen, die Sie halten müssen.</p>',
  },
  'osktide-mini-bands': {
    lead: 'Um die Knie, vor der Stange.',
    description:
      '<p>Vier dünne Schlaufen, vom Hinweis bis zum Ärgernis. Sie wecken die Hüfte in zwei Minuten und wiegen so viel wie eine Banane.</p><p>Dünnes Latex rollt sich ein, das ist eine Eigenschaft von dünnem Latex. Kaufen Sie das kurze Band, wenn Sie das stört.</p>',
  },
  'osktide-short-band': {
    lead: 'Ein Miniband mit der Wandstärke eines großen.',
    description:
      '<p>Dick genug, um auf dem Oberschenkel flach zu bleiben. Es ist steif, ehrlich dabei und hält länger als eine Schublade voll dünner.</p><p>Auch gut zwischen den Handgelenken beim Drücken und um eine Türklinke für die Schultern.</p>',
  },
  'osktide-grid-roller': {
    lead: 'Schaum über einem Rohr, damit sie bis März in der Mitte nicht weich wird.',
    description:
      '<p>Ein hartes Rohr trägt Sie, und 20 mm Schaum mit erhabenen Blöcken erledigen den Rest. Die Rillen geben der Haut Platz zum Ausweichen.</p><p>In den Hohlraum passen ein Paar Bandagen und der kleine Ball. Sie trägt 200 kg oder zwei Leute, die streiten.</p>',
  },
  'osktide-long-roller': {
    lead: 'Lang genug, um vom Kopf bis zum Steißbein darauf zu liegen.',
    description:
      '<p>Massives expandiertes Polypropylen, der Stoff von Stoßfängern. Nach einer Nacht unter einem Scheibenbaum wird sie wieder rund. Wir ließen sie acht Nächte dort.</p><p>Glatt, denn ein Rücken dieser Länge hat selbst genug Höcker.</p>',
  },
  'osktide-travel-roller': {
    lead: 'So lang, wie eine Wade breit ist, und das reicht völlig.',
    description:
      '<p>Hundert Millimeter Durchmesser gehen tiefer als die große, ob Sie wollen oder nicht. Rollen Sie Socken hinein, und sie braucht gar keinen Platz.</p><p>Die Blöcke stammen aus derselben Form, kürzer geschnitten.</p>',
  },
  'osktide-massage-ball': {
    lead: 'Der Ball für die Stelle, die die Rolle nicht erreicht.',
    description:
      '<p>So groß und hart wie die Bälle beim Lacrosse, in einem Orange, das Sie unter einer Bank wiederfinden.</p><p>Zwischen Schulterblatt und Wand, unter einem Fuß, in einer Hüfte. Bleiben Sie neunzig Sekunden: Es wird besser, oder Sie hören auf.</p>',
  },
  'osktide-massage-peanut': {
    lead: 'Auf jeder Seite der Wirbelsäule einer. Sie selbst bleibt in Ruhe.',
    description:
      '<p>Zwei Bälle, zusammengegossen, mit einer Taille dazwischen. Auf die Taille kommt es an: Die Wirbel laufen unberührt darüber.</p><p>Beginnen Sie an der Wand, im Stehen. Der Boden kommt später, die Decke nie.</p>',
  },
  'osktide-training-mat': {
    lead: 'Zehn Millimeter zwischen Knie und Beton.',
    description:
      '<p>Geschlossenzelliger Gummischaum, der keinen Schweiß aufsaugt. Sie liegt sofort flach, auch im Winter, denn das Rollgedächtnis steckt in den Gurten und nicht in der Matte.</p><p>Zwei orangefarbene Gurte sind dabei. Sie werden sie zum Dehnen nehmen und dann suchen.</p>',
  },
  'osktide-stretching-mat': {
    lead: 'Dünn, damit Sie das Gleichgewicht halten und nicht die Matte.',
    description:
      '<p>Eine längere und breitere Matte für alle, die über die Enden der üblichen hinausragen. Die Oberseite ist offenporig und greift besser, je mehr Sie schwitzen.</p><p>Weil sie offen ist, will sie Luft: Hängen Sie sie über Nacht über eine Stange. Die Unterseite ist gerippt und weicht niemandem.</p>',
  },
}
