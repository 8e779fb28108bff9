import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Drehen Sie sie, und sie hat eine andere Höhe.',
    description:
      '<p>Birkensperrholz von 18 mm, Puzzleverbindungen, innen eine Strebe. Kommt flach mit Schrauben: dreißig Minuten und ein Schraubendreher.</p>',
  },
  'larchwell-junior-box': {
    lead: 'Drei niedrigere Höhen, für kürzere Beine und erste Sprünge.',
    description:
      '<p>305, 406 oder 508 mm, je nachdem, wie Sie sie drehen. Die Kanten haben einen Radius von 3 mm, weil man sie am Anfang öfter trifft.</p><p>Ein Kind kann sie tragen, ein Coach klemmt sie unter den Arm.</p>',
  },
  'larchwell-stained-box': {
    lead: 'Dieselbe Box für Räume, in denen Birke wie eine Kiste aussieht.',
    description:
      '<p>Fast schwarz gebeizt und mit mattem Lack versiegelt, auf dem Schuhe weniger Spuren hinterlassen als auf rohem Holz. Geliefert verleimt, nicht flach: Die Beize mag keine Schraubendreher.</p>',
  },
  'larchwell-step-box': {
    lead: 'Für Step-ups und für alle, die noch nicht springen wollen.',
    description: '<p>Eine Höhe, breit gebaut: Zwei Füße und ein Zweifel passen darauf. Unten Gummistreifen.</p>',
  },
  'ironwright-foam-box': {
    lead: 'Schienbeine verzeihen Schaumstoff. Sperrholz verzeihen sie nicht.',
    description:
      '<p>Ein Kern aus dichtem Schaumstoff unter Kunstleder mit doppelten Ecken. Mit 16,5 kg bleibt sie stehen, wo Sie landen, und eine Person dreht sie trotzdem.</p>',
  },
  'ironwright-small-foam-box': {
    lead: 'Schaumstoff schon ab 406 mm.',
    description:
      '<p>Aus demselben Block geschnitten wie die große und grau bezogen, damit ein Kurs von Weitem sieht, welche es ist. Gurte an beiden Enden und unten ein Reißverschluss für den Tag, an dem der Kern getauscht wird.</p>',
  },
  'ironwright-foam-block': {
    lead: 'Der mittlere, einzeln.',
    description:
      '<p>Eine Landefläche, so groß wie eine Fußmatte für vier. Legen Sie ihn für 1200 mm unter einen Schaumstapel oder vor eine Plattform, als Box für Kniebeugen.</p>',
  },
  'ironwright-foam-stack': {
    lead: 'Jede Höhe vom Bordstein bis zur Küchenplatte.',
    description:
      '<p>Blöcke von 150, 300 und 450 mm, die mit Gurten zusammenhalten. Stapeln Sie alle drei auf 900 mm, oder leihen Sie einen dem Anfängerkurs.</p>',
  },
  'ironwright-steel-box': {
    lead: 'Sie hat scharfe Kanten und keine Meinung.',
    description:
      '<p>Die Beine aus 32-mm-Rohr stehen nach außen: je höher die Box, desto breiter ihr Stand. Oben liegt ein Blech von 4 mm mit 8 mm Gummi, und die Boxen stapeln sich bis zur Sprosse ineinander.</p>',
  },
  'ironwright-steel-step': {
    lead: 'So hoch wie eine Treppenstufe, für Waden und Defizitzüge.',
    description:
      '<p>Stellen Sie sich darauf, um 203 mm tiefer zu ziehen, oder lassen Sie die Fersen über die Kante hängen. Gummi bedeckt die ganze Oberseite und die Füße.</p>',
  },
  'larchwell-jerk-blocks': {
    lead: 'Die Stange wartet auf der Höhe, aus der Sie heben wollen.',
    description:
      '<p>Rahmen aus Esche, die ineinandergreifen und 300 kg tragen, die von den Schultern fallen. Jedes Teil wiegt weniger als 20 kg.</p>',
  },
  'ironwright-medicine-ball': {
    lead: 'Acht Felder, doppelt genäht, weich genug, um ihn hundertmal zu fangen.',
    description:
      '<p>Bei jedem Gewicht dieselbe Größe, so fühlt sich auch das Fangen gleich an. Die Naht ist doppelt und verdeckt, die Füllung aus Stoff und Ballast, und die Form hält etwa so lange wie Ihre Begeisterung.</p><p>Das orangefarbene Band ist ein eigenes Feld und kein Lack: Es zeigt, wie sich der Ball dreht, und nutzt sich an einer Ziegelwand nicht ab.</p>',
  },
  'pellam-wall-ball': {
    lead: 'Zehn schmale Felder statt acht breiter: runder und schwerer aus der Form zu ziehen.',
    description:
      '<p>Ein Wall Ball wird eiförmig, weil seine Füllung absinkt. Hier hängt der Kern in einem Netz, das an jeder Naht festgenäht ist, er bleibt also in der Mitte.</p><p>Die Hülle ist matt und ein wenig klebrig. Sie greift bei nassen Händen und glänzt nicht unter einer Lampe.</p>',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'So einer hing in jeder Schulturnhalle, genäht von Leuten, die das noch können.',
    description:
      '<p>Vollnarbiges Rindsleder, mit Rinde gegerbt, in zwölf Streifen geschnitten und an einem Pol verschnürt. Kleiner als ein Wall Ball und zum Zuwerfen gedacht, nicht für ein Ziel in drei Metern Höhe.</p><p>Er dunkelt nach, wo Hände sind. Pflegen Sie ihn zweimal im Jahr mit Lederbalsam, und er überlebt das Seil, neben dem er hängt.</p>',
  },
  'pellam-rubber-ball': {
    lead: 'Eine hohle Hülle mit Luft darin: Werfen Sie ihn an die Wand, und er kommt zurück.',
    description:
      '<p>Würfe aus der Drehung, Brustpässe, Arbeit an der Wand. Die Hülle ist 14 mm Naturkautschuk mit Rippenmuster, und in das Ventil passt eine gewöhnliche Nadel.</p><p>Der Druck ist auf 0,35 bar eingestellt. Weniger macht ihn träge, mehr macht ihn für Lampen gefährlich.</p>',
  },
  'pellam-slam-ball': {
    lead: 'Werfen Sie ihn hin. Er bleibt liegen.',
    description:
      '<p>Eine dicke Hülle aus weichem Gummi um Sand. Beim Aufprall wird er flach, deshalb springt er nicht und rollt nicht weg.</p><p>Das Profil läuft in zwei Richtungen und endet vor der Schrift, wo die Hülle am dicksten ist.</p>',
  },
  'ironwright-slam-ball': {
    lead: 'Stahlkugeln statt Sand: dasselbe Gewicht in einem Ball, den zwei kleine Hände halten.',
    description:
      '<p>Sand füllt einen Ball ganz, Stahlkugeln füllen ihn nur zu einem Drittel. Der Rest ist Luft und eine Hülle, die beim Aufprall nachgibt und das Geräusch mitnimmt.</p><p>Die Naht ist vulkanisiert und liegt unter dem Profil. Danach gibt es nichts mehr, was aufgehen könnte.</p>',
  },
  'pellam-stone-ball': {
    lead: 'Ein Stein für Böden, die nicht für Steine gemacht sind.',
    description:
      '<p>Heben Sie ihn, tragen Sie ihn über eine Stange, lassen Sie ihn auf Gummi fallen. Er gibt nach, wo ein Stein absplittern würde.</p><p>Die Hülle ist glatt wie Stein und nimmt Tacky so schlecht an, wie Beton es gut annimmt. Nehmen Sie Magnesia.</p>',
  },
  'brackwater-shouldering-ball': {
    lead: 'Zu groß, um ihn mit den Armen zu umschließen, weich genug für ein Schlüsselbein.',
    description:
      '<p>Eine Hülle von 9 mm, die unter dem eigenen Gewicht einsinkt. Er liegt nie zweimal gleich, der erste Zug ist also immer ein neuer.</p><p>Gemacht zum Schultern vom Boden und für lange Strecken. Nicht zum Werfen: Der Boden verliert.</p>',
  },
  'ironwright-sandbag': {
    lead: 'Ein Sack ohne etwas zum Festhalten.',
    description:
      '<p>Eine Hülle aus Nylon mit 1000 Denier, innen ein zweiter Sack und zwei Verschlüsse. Kommt leer, denn Sand ist bei Ihnen günstiger.</p><p>Die aufgedruckte Zahl gilt, wenn er voll mit trockenem Spielsand und flach geklopft ist. Feuchter Sand ist ein Zehntel schwerer und riecht nach einem Monat.</p>',
  },
  'brackwater-contest-sandbag': {
    lead: 'Gedrungen, breit und stur, wie ihn Veranstalter bestellen.',
    description:
      '<p>Veranstalter mögen einen Sack, der von der Tribüne klein aussieht und es nicht ist. Dieser misst 440 mm im Durchmesser und 560 in der Höhe und fasst mehr, als die meisten Autos im Kofferraum mögen.</p><p>Die Haut ist Cordura mit 1680 Denier und Gummirücken. Scharfer Kies kommt nicht durch, Ihre Fingernägel auch nicht.</p><p>Mit Trichter und Schaufel, denn das erste Füllen dauert einen Abend.</p>',
  },
  'brackwater-carry-bag': {
    lead: 'Der Sandsack für alle, die morgen wiederkommen wollen.',
    description:
      '<p>Vier Griffe aus 45-mm-Gurtband laufen ganz um den Sack und sind zwischen den Griffstellen aufgenäht. So kann kein Griff allein aus der Hülle reißen.</p><p>Tragen Sie ihn wie einen Koffer, schwingen, drücken, ziehen Sie ihn. Bei 80 lb ist er voll, mit 40 ist er vernünftig für den Anfang.</p>',
  },
  'brackwater-throwing-bag': {
    lead: 'Über die Stange, hinter Sie, und dann der nächste.',
    description:
      '<p>Ein Hochwurf braucht einen Sack, der beide Hände im selben Moment verlässt. Die Griffe hier liegen flach, bis Sie ziehen, und sind steif genug zum Loslassen.</p><p>Von uns gefüllt und gewogen, auf hundert Gramm genau. Rot, damit das Kampfgericht ihn vor dem Himmel sieht.</p>',
  },
  'fenmoor-power-bag': {
    lead: 'Ein weicher Baumstamm mit Griffen, wo immer Sie einen brauchen.',
    description:
      '<p>Gewachstes Segeltuch um einen dichten Kern. Zwei Griffe laufen oben entlang, einer sitzt an jedem Ende, und die Gurte werden zu zwei weiteren, wenn der Sack auf dem Rücken liegt.</p><p>Der Kern ist Granulat und kein Sand, er rieselt also nicht und friert in einer ungeheizten Garage nicht fest.</p>',
  },
  'pellam-power-bag': {
    lead: 'Der, der draußen wohnt.',
    description:
      '<p>Beschichtetes Polyester, verschweißt, wo andere nähen. Lassen Sie ihn auf dem Platz: Der Regen bleibt draußen und die Farbe drin.</p><p>Länger und dicker als ein Sack für drinnen, damit er auf den Schultern liegt, ohne den Nacken zu berühren.</p>',
  },
  'ironwright-push-sled': {
    lead: 'Er wird nicht schneller, wenn Sie schreien.',
    description:
      '<p>Zwei Pfosten zum Schieben, eine tiefe Stange zum stärkeren Schieben, ein Scheibendorn in der Mitte und eine Öse für einen Gurt. Die Kufen sind 10 mm Stahl und austauschbar.</p><p>Auf Kunstrasen will er Scheiben, auf Asphalt will er nichts. Die Pfosten haben Gummi, wo Hände hingehören, und blanken Stahl, wo nicht.</p>',
  },
  'brackwater-long-sled': {
    lead: 'Eine lange Kufe gräbt sich nicht ein, wenn die Last größer ist als der Mensch.',
    description:
      '<p>Ein Fünftel länger als ein gewöhnlicher Schlitten und 50 mm breiter. Mit 300 kg auf dem Dorn bleibt er waagerecht, wenn Sie von unten schieben. Kürzere nicken.</p><p>Der Rahmen ist rundum verschweißt, die Kufen sind Flachstahl, den jeder Stahlhandel führt. Die Zeichnung ist auf dem Schlitten.</p>',
  },
  'ironwright-compact-sled': {
    lead: 'Die Pfosten lassen sich herausheben, der Rest liegt flach hinter den Sitzen.',
    description:
      '<p>Für eine Einfahrt, nicht für ein Stadion. Er dreht auf seiner eigenen Länge, und mit 120 kg ist er auf Beton so viel, wie die meisten Beine wollen.</p><p>Die Pfosten stecken ohne Schrauben in Hülsen. Sie halten, weil Sie sich dagegenlehnen, und kommen heraus, weil das im Auto niemand tut.</p>',
  },
  'ironwright-drag-sled': {
    lead: 'Ein Blech, das Ihnen überallhin folgt.',
    description:
      '<p>Aus einem Blech gebogen, am Boden gibt es also keine Naht, die durchscheuert. Die Front ist hoch genug aufgebogen, um auf eine Matte zu klettern.</p><p>Hängen Sie einen Gurt oder ein Seil in die Öse. Gehen Sie rückwärts, wenn Ihre Knie darum bitten.</p>',
  },
  'brackwater-pan-sled': {
    lead: 'Breit genug für ein Fass auf der Seite oder einen Stein, der genug hat.',
    description:
      '<p>Ein Zug-Medley braucht einen Schlitten für Dinge ohne Loch. Die Wanne ist 500 mm breit, und ihre hintere Kante steht hoch, damit nichts herunterrollt.</p><p>Der Dorn lässt sich abschrauben. Ohne ihn haben Sie eine bloße Wanne für Steine, mit ihm eine für Scheiben.</p>',
  },
  'aerwyn-air-rower': {
    lead: 'Ziehen Sie stärker, und es zieht stärker zurück. Eine andere Einstellung zählt nicht.',
    description:
      '<p>Ein Schwungrad aus Stahl von 510 mm dreht hinter einer Klappe mit zehn Stellungen. Die Kette ist vernickelt und läuft trocken: zehn Tropfen Öl alle fünfzig Stunden, mehr will sie nicht.</p><p>Der Monitor zählt Schläge, Watt und die Zeit auf 500 m und schreibt sie auf eine Karte. Er spricht die üblichen Funkprotokolle und kein eigenes.</p><p>Die Schiene lässt sich ohne Werkzeug abheben, und beide Hälften stehen aufrecht im Schrank.</p>',
  },
  'aerwyn-high-rower': {
    lead: 'Derselbe Schlag, ohne sich vorher auf den Boden zu setzen.',
    description:
      '<p>Die Schiene liegt 140 mm höher als üblich, etwa auf der Höhe eines Esszimmerstuhls. Operierte Knie merken das, und alle, die zwischen Sätzen rudern, auch.</p><p>Die Beine sind länger und das hintere ist breiter, es steht also so ruhig wie das niedrige. Auf Graublau sieht man Magnesia eher. Wischen Sie es ab.</p>',
  },
  'ironwright-short-rower': {
    lead: 'Die meisten Rudergeräte sind für wenige Große so lang. Dieses nicht.',
    description:
      '<p>Es spart 340 mm Boden. Bei einer Schrittlänge unter 840 mm finden Sie das Ende der Schiene nie.</p><p>Schwungrad, Kette und Monitor sind die des langen. Der Preis nicht, denn Stahl kostet Geld.</p>',
  },
  'aerwyn-air-bike': {
    lead: 'Ein großes Windrad, zwei Pedale, zwei Hebel und keine Chance auf Leerlauf.',
    description:
      '<p>Ein Riemen statt einer Kette: leiser und nichts zu ölen. Die Lager sind gedichtet und die Kurbeln dreiteilig, jede Fahrradwerkstatt kann sie also ersetzen.</p><p>Die Tritte vor dem Windrad sind für die Arme allein. Der Sattel hat eine gewöhnliche Klemme, falls Sie eine Meinung zu Sätteln haben.</p>',
  },
  'aerwyn-studio-bike': {
    lead: 'Ein kleineres Windrad läuft früher an und ist früher am Ende: genau richtig für Kurse.',
    description:
      '<p>Die ersten zehn Watt sind an einem großen Windrad die schweren. Nehmen Sie 80 mm weg, und auch kleine Leute kommen in Gang, ohne aufzustehen.</p><p>Silbergrauer Rahmen, dunkel petrolfarbene Nabe. Die Füße lassen sich von Hand ausrichten, und mit zwei Rollen vorne bewegt es eine Person.</p>',
  },
  'ironwright-speed-rope': {
    lead: 'Wiegt weniger als das Telefon, das Sie dafür weglegen.',
    description:
      '<p>Schlanke Griffe, ummanteltes Stahlkabel von 3,05 m. Kürzen Sie es mit der Zange, die Sie schon haben.</p><p>Jeder Griff hat zwei Lager hintereinander, das Kabel verlässt ihn also gerade und sägt nicht an der Hülse. Ein Ersatzkabel liegt im Beutel.</p>',
  },
  'fenmoor-leather-rope': {
    lead: 'Langsam, gleichmäßig und laut genug für den Takt.',
    description:
      '<p>Eine runde Schnur, ohne Verbindung aus einer Haut geschnitten. Sie ist schwer genug für einen vollen Kreis, Sie hören also, wenn Sie zu früh sind.</p><p>Die Griffe sind gedrechselte Buche mit Kugellager. Leder nimmt Öl auf und gibt Steife ab. Nach einer Woche hängt es gerade.</p>',
  },
  'pellam-heavy-rope': {
    lead: 'Sie spüren jederzeit, wo es ist, vor allem in den Unterarmen.',
    description:
      '<p>Elf Millimeter massives PVC wiegen genug, um die Schultern zu trainieren und den Schwung zu lehren. Double-Unders sind möglich und eine schlechte Idee.</p><p>Zum Lernen ist ein schweres Seil das leichtere. Für drei Minuten nicht.</p>',
  },
  'osktide-freestyle-rope': {
    lead: 'Lange Griffe für Arme, die sich kreuzen.',
    description:
      '<p>Ein Griff von 180 mm hält das Seil offen, wenn Ihre Handgelenke hinter den Knien sind. Die Schnur ist weich genug, dass man ihr einen Treffer verzeiht.</p><p>Kein Lager: Die Schnur dreht in einer Buchse und bleibt so beim Kreuzen und Loslassen in ihrer Ebene.</p>',
  },
  'pellam-battle-rope': {
    lead: 'Fünfzehn Meter, in denen Sie nicht reden können.',
    description:
      '<p>Polyesterseil, drei Litzen, mit aufgeschrumpften Griffen. Legen Sie es um einen beliebigen Pfosten, der Schutz in der Mitte nimmt den Verschleiß auf.</p><p>In der Mitte gelegt halten Sie zwei Enden von 7,5 m. Bei dieser Länge erreicht eine Welle den Pfosten noch.</p>',
  },
  'pellam-battle-rope-50': {
    lead: 'Zwölf Millimeter mehr und fast das doppelte Gewicht.',
    description:
      '<p>Ein Seil dieser Größe ist zuerst eine Griffübung und dann alles andere. Hände unter 180 mm schließen sich nicht darum, und genau darum geht es.</p><p>Der Ankergurt im Karton ist für den Zug zugelassen, der bei dieser Masse nicht mehr klein ist.</p>',
  },
  'ironwright-battle-rope': {
    lead: 'Neun Meter passen in eine Garage, wenn das Auto draußen steht.',
    description:
      '<p>Kürzer und dünner, die Wellen sind also schneller und kleiner. Zwei Leute, die sich eine Wand teilen, merken den Unterschied auch.</p><p>Marineblaue Faser, orangefarbene Griffe und darunter eine Wicklung aus geteerter Schnur. Sie ist da, weil sie funktioniert.</p>',
  },
  'osktide-climbing-rope': {
    lead: 'Manila, weil Hände und Schienbeine es lieber mögen als Kunststoff.',
    description:
      '<p>Naturfaser mit etwas Öl darin: Sie fusselt einen Monat lang und greift dann wie nichts anderes. Das Auge oben ist um eine Stahlkausche gespleißt und umwickelt.</p><p>Hängen Sie es an einen Balken, nicht an eine Klimmzugstange. Auch das untere Ende ist umwickelt und hat keinen Knoten, denn an einem Knoten werden Füße faul.</p>',
  },
  'brackwater-pulling-rope': {
    lead: 'Setzen Sie sich, stemmen Sie die Füße ein und holen Sie den Lastwagen heran.',
    description:
      '<p>Dick, hell und ein wenig haarig, damit nasse Hände nicht rutschen. Unter Last dehnt es sich um drei Prozent und nimmt dem Start den Ruck.</p><p>Ein Ende hat ein gespleißtes Auge für einen Schäkel, das andere ist getapt. Kaufen Sie Handschuhe oder entscheiden Sie sich dagegen.</p>',
  },
}
