import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'Ein Rack kauft man einmal.',
    description:
      '<p>Vier Pfosten aus 76-mm-Rohr mit 3 mm Wandstärke, verschraubt mit 25-mm-Bolzen. Löcher auf allen vier Seiten, jedes zehnte nummeriert: So sitzt ein Anbauteil, wo Sie es wollen, und die andere Seite passt dazu.</p><p>Dabei sind J-Cups, Sicherheitsablagen aus Bolzen und Rohr und eine Klimmzugstange. Schrauben Sie es am Boden fest oder beladen Sie die Rückseite, denn leer und lose wandert es.</p><ul><li>Innentiefe 610 mm</li><li>Innenbreite 1092 mm</li><li>Nimmt jedes IW-3-Anbauteil auf, das wir bauen</li></ul>',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'Die Scheiben halten das Rack unten, das Rack hält die Scheiben oben.',
    description:
      '<p>Zwei weitere Pfosten hinter dem IW-3, dazwischen vier Paar Scheibendorne. Mit 200 kg beladen steht es ohne Schrauben.</p><p>Wählen Sie die Tiefe des Teils, in dem Sie stehen: 610 mm oder 760 mm.</p>',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Ein vollwertiges Rack für einen niedrigen Keller.',
    description:
      '<p>Derselbe Stahl wie beim hohen Rack, bei 1830 mm abgeschnitten. Sie verlieren das Überkopfdrücken im Rack und die hohe Klimmzugstange. Sie behalten Kniebeuge, Bankdrücken und die Deckenlampe.</p>',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Einen Schritt tief, für die Wand mit dem Heizkörper.',
    description:
      '<p>Wir nahmen 150 mm aus den Seitenteilen und nichts aus dem Stahl. Zwischen den Pfosten bleiben 457 mm: genug für eine Kniebeuge, die gerade nach unten geht, und für eine Bank, die Sie von Hand hineinschieben.</p><p>Ein flaches Rack kippt leichter als ein tiefes. Verankern Sie es an allen vier Füßen, oder hängen Sie 80 kg an eine Lagererweiterung.</p>',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'Platz, um mit der Stange zurückzugehen und trotzdem innen zu bleiben.',
    description:
      '<p>So tief, wie es breit ist. Sie können zwei Schritte zurückgehen, scheitern und auf Gurten landen statt auf einem Freund.</p><p>Die Gurte sind Polyesterband von 75 mm, dreilagig vernäht und je Paar für 900 kg zugelassen. Sie hängen an Stahlhaltern mit Bolzen von 25 mm und hängen in der Mitte 60 mm durch: So halten die höheren Stellen die Enden der Stange.</p>',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Für Hallen, in denen sich sechs Leute zwischen vier und acht ein Rack teilen.',
    description:
      '<p>Pfosten von 2440 mm bringen die Klimmzugstange dorthin, wo auch Große mit gestreckten Knien hängen. Innen ist es 762 mm tief. Dahinter halten zehn Dorne einen ganzen Satz Bumper Plates, nach Gewicht geordnet.</p><p>Statt Rohren hängen Gurte darin, weil Gurte leise sind und auch eine Halle Nachbarn hat. Rot lackiert, jeden Monat in einer Serie gebaut.</p>',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Für gemietete Böden und für Böden mit Leitungen darin.',
    description:
      '<p>Die Pfosten sind mit zwei Kufen verschraubt, die vorne und hinten 150 mm über sie hinausreichen. Auf Gummiunterlagen und mit abgelegter Stange braucht es bis 300 kg auf den J-Cups keine Anker.</p><p>Kipping ist die Ausnahme: Dafür gehört ein Rack verschraubt.</p>',
  },
  'ironwright-iw2-rack': {
    lead: 'Weniger Stahl, weniger Geld, die ganze Kniebeuge.',
    description:
      '<p>Rohr von 51 x 76 mm mit 2,5 mm Wand und Löchern von 16 mm. Es ist für 320 kg zugelassen. Das ist mehr, als die meisten von uns brauchen, und weniger, als manche wollen: Seien Sie ehrlich und wählen Sie.</p><p>Von 610 bis 1100 mm liegen die Löcher 25,4 mm auseinander. So sitzen die Sicherheitsablagen knapp unter Ihrer Brust und nicht knapp darüber.</p>',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Es passt unter einen Balken in 1,9 m Höhe und in Teilen durch eine Tür.',
    description:
      '<p>Jedes Teil ist kürzer als 1830 mm, eine Person trägt es also die Treppe hinunter. Weiß, weil Keller dunkel genug sind.</p><p>Die Klimmzugstange sitzt bei etwa 1600 mm: Beugen Sie die Knie.</p>',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Leicht genug zum Umstellen, lang genug zum Stehenbleiben.',
    description:
      '<p>Das IW-2 auf zwei Stücken seines eigenen Rohrs. Nichts wird gebohrt, und am Umzugstag tragen es zwei Leute ans andere Ende des Raums.</p><p>Lose trägt es 250 kg auf den J-Cups, mit zwei Ankern durch jede Kufe 320 kg.</p>',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Alles, was nicht auf der Stange ist, hält den Rest am Boden.',
    description:
      '<p>Ein Paar Pfosten von 2290 mm steht 560 mm hinter dem Rack und trägt acht Dorne. Hängen Sie 160 kg daran, und die Front bleibt unten, auch wenn Sie achtlos ablegen.</p><p>Die Dorne sind 230 mm lang: drei Bumper Plates zu 20 kg oder fünf Eisenscheiben.</p>',
  },
  'ironwright-iw1-rack': {
    lead: 'Das erste Rack, zum Preis eines Monats im Fitnessstudio anderer Leute.',
    description:
      '<p>Vierkantrohr von 51 mm, Wände von 2 mm, Löcher von 16 mm. Zugelassen für 230 kg und mit dem Doppelten geprüft, einmal.</p><p>J-Cups und Rohre des IW-2 passen vorne, denn das Loch ist dasselbe und die Fläche gleich breit. Traversen passen nicht.</p>',
  },
  'ironwright-iw2-half-rack': {
    lead: 'Das offene Rack für einen Raum, in dem noch eine Ecke frei ist.',
    description:
      '<p>Die vorderen Pfosten stehen 540 mm hinter den Spitzen der Kufen. So enden die Sicherheitsarme über Stahl und nicht über Luft. Sechs Dorne hinten nehmen auf, was Sie gerade nicht brauchen.</p><p>Zugelassen für 300 kg in den Ablagen und 230 kg auf den Armen.</p>',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Zwei Pfosten, die Sie auf den Rasen tragen können.',
    description:
      '<p>Sechs Schrauben, und er ist wieder flach. Er trägt 230 kg, wenn beide Füße eben stehen, und keine Klimmzüge.</p>',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'Das leichtere der beiden Klappracks.',
    description:
      '<p>Schmale Pfosten hängen leichter in den Scharnieren, die Flügel schwenken also mit einer Hand. Vier Stifte sichern es offen, dieselben vier sichern es zu.</p><p>Zwei gebohrte Wandbretter aus Fichte sind dabei. Die Wand braucht Ständer oder muss aus Beton sein, denn Gipskarton allein ist keine Wand.</p>',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Zwei Leute, eine Wand, 1,9 Quadratmeter.',
    description:
      '<p>Drei schmale Pfosten stehen 760 mm vor der Wand und sind bei 2190 mm mit ihr verbunden. Die Felder sind innen 1093 mm breit wie unsere Racks, Stangen und Anbauteile sind also dieselben.</p><p>Eine Klimmzugstange liegt eine Handbreit tiefer als die andere. Zu jedem Feld gehört ein Paar einfache Ablagen.</p>',
  },
  'ironwright-half-rack': {
    lead: 'Vorne offen, damit die Stange nichts trifft als den Boden.',
    description:
      '<p>Sie heben außerhalb des Rahmens auf Sicherheitsarmen. Die hinteren Pfosten tragen Scheiben, und die halten das Ganze an seinem Platz.</p><p>Alle vier Pfosten stehen auf Kufen, die so lang sind wie das Rack tief. Die Arme enden darüber.</p>',
  },
  'ironwright-short-half-rack': {
    lead: 'Ein Half Rack, das unter die Schiene des Garagentors passt.',
    description:
      '<p>Ohne Klimmzugstange gibt es keinen Grund, hoch zu sein. Der Rahmen endet bei 1830 mm, die Arme reichen 460 mm weit, und die Kufen sind 150 mm kürzer als beim großen Bruder.</p><p>Kreuzheben davor, Bankdrücken zwischen den Armen, Kniebeugen, wenn Sie kleiner sind als 1,80 m.</p>',
  },
  'ironwright-hall-half-rack': {
    lead: 'Steht am Ende einer Plattform und lagert, was auf ihr liegt.',
    description:
      '<p>Arme von 760 mm fangen eine Stange, mit der jemand zu weit gegangen ist. Acht Dorne nehmen 26 Bumper Plates, also eine Plattform und ihre Nachbarin.</p><p>Für Reihen gebaut: Bei 2440 mm von Mitte zu Mitte lassen die Seiten zweier Racks einen Gang von 1,1 m.</p>',
  },
  'ironwright-squat-stand': {
    lead: 'Zwei Pfosten und ein Fuß. Alles andere ist Zubehör.',
    description:
      '<p>Ein breiter Fuß und eine Traverse hinter den Fersen halten ihn bis 300 kg ruhig. Er nimmt IW-3-Anbauteile auf und kann also wachsen.</p>',
  },
  'ironwright-pull-up-stand': {
    lead: 'Der Kniebeugenständer, so hoch, dass Sie daran hängen können.',
    description:
      '<p>Eine Stange von 32 mm zwischen den Pfostenköpfen, 2300 mm über dem Boden. Strenge Klimmzüge gehen auf bloßem Gummi. Alles, was schwingt, will einen Anker durch jede Kufe.</p><p>Die Stange verbindet auch die Pfosten, der Ständer ist also steifer als der niedrige.</p>',
  },
  'ironwright-press-stand': {
    lead: 'Vom Knie bis zur Schulter, darüber nichts.',
    description:
      '<p>Bei 1270 mm abgeschnitten und auf Kufen von 1070 mm gestellt: Eine Bank passt dazwischen, Sicherheitsarme passen davor. Auch wer niedrige Fenster hat, mag ihn.</p>',
  },
  'ironwright-yoke': {
    lead: 'Ein Türrahmen, den Sie auf den Rücken nehmen und wegtragen.',
    description:
      '<p>Die Traverse lässt sich in Schritten von 50,8 mm versetzen. Vier Scheibendorne tragen 400 kg. Mit J-Cups ist es ein Kniebeugenständer, auf dem Kopf ein Schlitten.</p>',
  },
  'ironwright-folding-rack': {
    lead: 'Eine Stunde ausgeklappt, dreiundzwanzig flach an der Wand.',
    description:
      '<p>Die Scharniere drehen auf Bronze und rasten mit zwei Stiften je Seite ein. Es hängt an zwei Wandbrettern von 38 x 184 mm über vier Ständern. Bretter und Holzschrauben liegen im Karton, die Zeichnung auch.</p>',
  },
  'ironwright-low-folding-rack': {
    lead: 'Es klappt unter ein Regal, das niemand umhängen wollte.',
    description:
      '<p>Beide Flügel enden bei 1830 mm und haben nichts zwischen sich als das Namensschild. So öffnet eine Person erst links, dann rechts und steckt vier Stifte.</p><p>Ohne die Stange oben sind es zwei Pfosten an einer Wand: gut für Kniebeuge und Bankdrücken, nicht zum Hängen.</p>',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Weit genug von der Wand für Schwung, steif genug, dass die Wand nichts merkt.',
    description:
      '<p>Zwei Dreiecke aus 51-mm-Rohr und eine Stange von 32 mm auf zwei Brettern von 38 x 140 mm, die die Last über vier Ständer verteilen. Ohne die Bretter passt sie mit Ankern von 12 mm an Beton.</p>',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Für strenge Klimmzüge im Flur.',
    description:
      '<p>Kürzere Arme ziehen weniger an den oberen Ankern: bei 120 kg mit 2,4 kN je Anker, und das hält auch alter Beton aus. Weiß wie die Wand.</p><p>Bretter sind nicht dabei, weil Beton keine braucht. Vier Anker von 12 mm sind dabei.</p>',
  },
  'ironwright-rig-one-bay': {
    lead: 'Zwei Leute beugen Rücken an Rücken und sehen einander nie scheitern.',
    description:
      '<p>Ein Feld, das von vorn und von hinten genutzt wird: ein Paar J-Cups und eine Klimmzugstange auf jeder Seite, 1220 mm auseinander. Es ist an vier Füßen verankert und steht ohne Wand.</p><p>Weitere Felder kommen rechts oder links mit je zwei Pfosten und drei Traversen dazu. Sagen Sie, wie viele, und wir zeichnen es.</p>',
  },
  'ironwright-rig-two-bays': {
    lead: 'Ein Kurs von acht Leuten passt darum herum, vier auf einmal.',
    description:
      '<p>Sechs Pfosten in zwei Reihen, 1830 mm von vorn nach hinten. Die Mitte ist damit ein eigener Raum: Hängen Sie Ringe hinein oder nichts.</p><p>Die Klimmzugstangen liegen in einem Feld bei 2140 mm, im anderen bei 1990 mm. Der Name hängt an dem Feld, das fotografiert wird.</p>',
  },
  'ironwright-wall-rig': {
    lead: 'Die Wand ersetzt die zweite Reihe Pfosten.',
    description:
      '<p>Die Pfosten stehen auf dem Boden und sind mit Streben aus 76-mm-Rohr an der Wand befestigt. Hinter der Stange bleiben 1,1 m, genug für eine Sicherung und eine Wasserflasche.</p><p>Wenn jemand schwingt, nimmt die Wand etwa 1,5 kN je Strebe auf. Fragen Sie den, der sie gebaut hat.</p>',
  },
  'ironwright-flat-bench': {
    lead: 'Sie wackelt nicht. Das ist die ganze Liste.',
    description:
      '<p>Ein Rückgrat, zwei Beine und ein Polster aus 75 mm geschlossenem Schaum, das nicht durchschlägt. Der vordere Fuß ist schmal, damit Ihre Fersen den Boden finden. Der hintere ist breit, damit die Bank stehen bleibt.</p><p>Ein Griff am einen Ende, zwei Rollen am anderen. Stellen Sie sie hochkant in die Ecke, wenn Sie den Boden brauchen.</p>',
  },
  'ironwright-wide-bench': {
    lead: 'Sechsundfünfzig Millimeter mehr, an denen sich die Schulterblätter halten können.',
    description:
      '<p>Die Flachbank mit einem breiteren Polster und Kunstleder, das greift wie ein Neoprenanzug. Der Rahmen ist blau, weil wir sie auseinanderhalten mussten.</p>',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Hundert Millimeter Schaum, und trotzdem kein Loch zum Einsinken.',
    description:
      '<p>Zwei Lagen: unten 60 mm mit 90 kg/m³, darüber 30 mm mit 55 kg/m³, auf ein Brett geklebt. Der erste Zentimeter gibt nach, der Rest nicht, die Brücke bleibt also, wo Sie sie bauen.</p><p>Der Rahmen ist 30 mm niedriger, damit die Oberseite bei 430 mm bleibt, der Höhe aus dem Regelwerk.</p>',
  },
  'ironwright-short-bench': {
    lead: 'Sie passt in ein Rack mit eingelegten Sicherheitsrohren.',
    description:
      '<p>200 mm kürzer als üblich, damit sie quer in einem kompakten Rack und unter einem Fenster steht. Im Liegen endet der Kopf von jemandem mit 1,85 m Größe 20 mm vor dem Polster.</p><p>Rollen haben wir weggelassen. Sie tragen sie unter einem Arm.</p>',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'Das Polster des Wettkampfs, ohne den Wettkampf.',
    description:
      '<p>Höhe und Breite liegen in der Mitte dessen, was das Kampfgericht misst: 420 bis 450 mm und 290 bis 320 mm. Das Polster ist das unserer Wettkampfbank, mit demselben Schaum aus demselben Block.</p><p>Nutzen Sie sie in den letzten sechs Wochen in Ihrem Rack.</p>',
  },
  'larchwell-ash-bench': {
    lead: 'Holz, wo sonst Schaum ist. Härter, und es reißt nie.',
    description:
      '<p>Fünf Bretter aus Esche, 45 mm dick, gerundet und geölt, auf einem Stahlrahmen. Alle paar Jahre schleifen, ölen und den Kindern vererben.</p>',
  },
  'larchwell-walnut-bench': {
    lead: 'Ein Möbelstück, das 350 kg trägt.',
    description:
      '<p>Bretter aus europäischem Nussbaum, jeweils aus einem Stamm und unten nummeriert, damit Sie fragen können, aus welchem. Mit Hartwachs behandelt: Schweiß perlt ab und lässt sich abwischen.</p><p>Breiter als die aus Esche, weil man öfter darauf sitzt als drückt.</p>',
  },
  'ironwright-adjustable-bench': {
    lead: 'Zehn Winkel, ein Hebel, keine Lücke an der Hüfte.',
    description:
      '<p>Der Sitz gleitet nach vorn, wenn die Lehne steigt, die Lücke zwischen den Polstern bleibt also bei 25 mm. Die Leiter hat zehn Stufen von flach bis 85 Grad, der Sitz drei.</p>',
  },
  'ironwright-light-incline-bench': {
    lead: 'Die verstellbare Bank für zwei Kurzhanteln und ein kleines Zimmer.',
    description:
      '<p>Die Lehne ist 100 mm kürzer, und die Polster sind 20 mm schmaler. Die Leiter ist dieselbe. Mit 1,75 m merken Sie es nicht, mit 1,95 m merkt es Ihr Kopf.</p><p>Kippen Sie sie am Sitz auf die Rollen und schieben Sie sie hinters Sofa.</p>',
  },
  'quillon-ladder-bench': {
    lead: 'Der Bolzen fällt bei jedem Winkel durch sein eigenes Gewicht ein.',
    description:
      '<p>Zehn Schlitze, mit dem Laser in einem Durchgang durch beide Wangen geschnitten: Die Strebe steht nie auf einem Bein. Am Bolzen sind 0,2 mm Spiel, am Kopfende spüren Sie keins.</p><p>Braunes Kunstleder, grauer Stahl. Hinter dem hinteren Fuß sitzen zwei Rollen, vorne ein Griff unter dem Rückgrat.</p>',
  },
  'ironwright-utility-bench': {
    lead: 'Ein Stuhl zum Drücken. Er kann einen Winkel und entschuldigt sich nicht.',
    description:
      '<p>Fester Rahmen, keine Stifte, kein Klappern. Die Füße stehen hinten weit auseinander, dazu ein Gummigriff zum Ziehen.</p>',
  },
  'quillon-press-chair': {
    lead: 'Fast aufrecht, für Leute, die sich ohnehin zurücklehnen.',
    description:
      '<p>Bei 82 Grad arbeiten die Schultern, und der untere Rücken behält seine Form. Die Lehne ist 900 mm lang und stützt den Kopf.</p><p>Ein Rahmen ohne ein einziges bewegliches Teil: Wir sind eine Firma für Mechanik und wissen, wann man sie weglässt.</p>',
  },
  'vestergrav-competition-bench': {
    lead: 'Die Station für Bankdrück-Wettkämpfe, mit Platz für Helfer.',
    description:
      '<p>Polster, Pfosten und das Blech, auf dem der Helfer steht, sind ein Rahmen. So bewegt sich nichts, wenn sich 300 kg bewegen. Die Ablagen sind auf allen Seiten mit UHMW ausgekleidet. Die Arme neben der Brust fangen, was der Helfer nicht fängt.</p><p>Die Pfosten stehen 1080 mm von Mitte zu Mitte: Breite Hände passen, und jede Stange mit 1310 mm zwischen den Hülsen auch.</p>',
  },
  'ironwright-press-bench': {
    lead: 'Eine Drückbank für den Raum, in dem das Rack immer besetzt ist.',
    description:
      '<p>Pfosten, Ablagen und Polster in einem Rahmen. Sie hat keine Fangarme, braucht also einen Freund oder etwas Ehrlichkeit bei der letzten Wiederholung.</p><p>Vereine stellen drei nebeneinander. 1,9 m von Mitte zu Mitte genügen.</p>',
  },
  'ironwright-decline-bench': {
    lead: 'Kopf tief, Knie fest, Decke im Blick.',
    description:
      '<p>Eine Neigung, die zum Drücken und zu Sit-ups gleich gut passt. Die oberen Rollen halten die Knie, die unteren die Knöchel. Alle vier drehen sich, so behalten die Schienbeine ihre Haare.</p>',
  },
  'ironwright-back-extension': {
    lead: 'Der Teil des Kreuzhebens, für den man keine Stange braucht.',
    description:
      '<p>Zwei Polster lassen Platz für alles dazwischen. Die Füße stehen flach auf einem Blech, und Rollen halten die Fersen. Die Griffe neben den Polstern sind zum Aussteigen da, nicht zum Ziehen.</p>',
  },
  'ironwright-preacher-bench': {
    lead: 'Sie nimmt Ihnen den Rücken ab und lässt den Bizeps allein.',
    description:
      '<p>Das Polster ist um 52 Grad geneigt und breit genug für eine gerade Stange. Ablagen dahinter halten zwischen den Sätzen eine Curlstange mit 25 mm Schaft.</p>',
  },
}
