import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'Ein Rack kauft man einmal.',
    description:
      '<p>Vier Pfosten aus 76-mm-Rohr mit 3 mm Wandstärke, verschraubt mit 25-mm-Bolzen. Löcher auf allen vier Seiten, jedes zehnte nummeriert: So sitzt ein Anbauteil, wo Sie es wollen, und die andere Seite passt dazu.</p><p>Dabei sind J-Cups, Sicherheitsablagen aus Bolzen und Rohr und eine Klimmzugstange. Schrauben Sie es am Boden fest oder beladen Sie die Rückseite, denn leer und lose wandert es.</p><ul><li>Innentiefe 610 mm</li><li>Innenbreite 1092 mm</li><li>Nimmt jedes IW-3-Anbauteil auf, das wir bauen</li></ul>',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'Die Scheiben halten das Rack unten, das Rack hält die Scheiben oben.',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Ein vollwertiges Rack für einen niedrigen Keller.',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Einen Schritt tief, für die Wand mit dem Heizkörper.',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'Platz, um mit der Stange zurückzugehen und trotzdem innen zu bleiben.',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Für Hallen, in denen sich sechs Leute zwischen vier und acht ein Rack teilen.',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Für gemietete Böden und für Böden mit Leitungen darin.',
  },
  'ironwright-iw2-rack': {
    lead: 'Weniger Stahl, weniger Geld, die ganze Kniebeuge.',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Es passt unter einen Balken in 1,9 m Höhe und in Teilen durch eine Tür.',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Leicht genug zum Umstellen, lang genug zum Stehenbleiben.',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Alles, was nicht auf der Stange ist, hält den Rest am Boden.',
  },
  'ironwright-iw1-rack': {
    lead: 'Das erste Rack, zum Preis eines Monats im Fitnessstudio anderer Leute.',
  },
  'ironwright-iw2-half-rack': {
    lead: 'Das offene Rack für einen Raum, in dem noch eine Ecke frei ist.',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Zwei Pfosten, die Sie auf den Rasen tragen können.',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'Das leichtere der beiden Klappracks.',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Zwei Leute, eine Wand, 1,9 Quadratmeter.',
  },
  'ironwright-half-rack': {
    lead: 'Vorne offen, damit die Stange nichts trifft als den Boden.',
  },
  'ironwright-short-half-rack': {
    lead: 'Ein Half Rack, das unter die Schiene des Garagentors passt.',
  },
  'ironwright-hall-half-rack': {
    lead: 'Steht am Ende einer Plattform und lagert, was auf ihr liegt.',
  },
  'ironwright-squat-stand': {
    lead: 'Zwei Pfosten und ein Fuß. Alles andere ist Zubehör.',
  },
  'ironwright-pull-up-stand': {
    lead: 'Der Kniebeugenständer, so hoch, dass Sie daran hängen können.',
  },
  'ironwright-press-stand': {
    lead: 'Vom Knie bis zur Schulter, darüber nichts.',
  },
  'ironwright-yoke': {
    lead: 'Ein Türrahmen, den Sie auf den Rücken nehmen und wegtragen.',
  },
  'ironwright-folding-rack': {
    lead: 'Eine Stunde ausgeklappt, dreiundzwanzig flach an der Wand.',
  },
  'ironwright-low-folding-rack': {
    lead: 'Es klappt unter ein Regal, das niemand umhängen wollte.',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Weit genug von der Wand für Schwung, steif genug, dass die Wand nichts merkt.',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Für strenge Klimmzüge im Flur.',
  },
  'ironwright-rig-one-bay': {
    lead: 'Zwei Leute beugen Rücken an Rücken und sehen einander nie scheitern.',
  },
  'ironwright-rig-two-bays': {
    lead: 'Ein Kurs von acht Leuten passt darum herum, vier auf einmal.',
  },
  'ironwright-wall-rig': {
    lead: 'Die Wand ersetzt die zweite Reihe Pfosten.',
  },
  'ironwright-flat-bench': {
    lead: 'Sie wackelt nicht. Das ist die ganze Liste.',
    description:
      '<p>Ein Rückgrat, zwei Beine und ein Polster aus 75 mm geschlossenem Schaum, das nicht durchschlägt. Der vordere Fuß ist schmal, damit Ihre Fersen den Boden finden. Der hintere ist breit, damit die Bank stehen bleibt.</p><p>Ein Griff am einen Ende, zwei Rollen am anderen. Stellen Sie sie hochkant in die Ecke, wenn Sie den Boden brauchen.</p>',
  },
  'ironwright-wide-bench': {
    lead: 'Sechsundfünfzig Millimeter mehr, an denen sich die Schulterblätter halten können.',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Hundert Millimeter Schaum, und trotzdem kein Loch zum Einsinken.',
  },
  'ironwright-short-bench': {
    lead: 'Sie passt in ein Rack mit eingelegten Sicherheitsrohren.',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'Das Polster des Wettkampfs, ohne den Wettkampf.',
  },
  'larchwell-ash-bench': {
    lead: 'Holz, wo sonst Schaum ist. Härter, und es reißt nie.',
  },
  'larchwell-walnut-bench': {
    lead: 'Ein Möbelstück, das 350 kg trägt.',
  },
  'ironwright-adjustable-bench': {
    lead: 'Zehn Winkel, ein Hebel, keine Lücke an der Hüfte.',
  },
  'ironwright-light-incline-bench': {
    lead: 'Die verstellbare Bank für zwei Kurzhanteln und ein kleines Zimmer.',
  },
  'quillon-ladder-bench': {
    lead: 'Der Bolzen fällt bei jedem Winkel durch sein eigenes Gewicht ein.',
  },
  'ironwright-utility-bench': {
    lead: 'Ein Stuhl zum Drücken. Er kann einen Winkel und entschuldigt sich nicht.',
  },
  'quillon-press-chair': {
    lead: 'Fast aufrecht, für Leute, die sich ohnehin zurücklehnen.',
  },
  'vestergrav-competition-bench': {
    lead: 'Die Station für Bankdrück-Wettkämpfe, mit Platz für Helfer.',
  },
  'ironwright-press-bench': {
    lead: 'Eine Drückbank für den Raum, in dem das Rack immer besetzt ist.',
  },
  'ironwright-decline-bench': {
    lead: 'Kopf tief, Knie fest, Decke im Blick.',
  },
  'ironwright-back-extension': {
    lead: 'Der Teil des Kreuzhebens, für den man keine Stange braucht.',
  },
  'ironwright-preacher-bench': {
    lead: 'Sie nimmt Ihnen den Rücken ab und lässt den Bizeps allein.',
  },
}
