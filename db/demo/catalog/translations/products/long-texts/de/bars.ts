import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Griffige Rändelung, schnelle Hülsen und eine raue Mitte, die bei der Kniebeuge nicht rutscht.',
    description:
      '<p>Die Stange, die wir behielten, wenn wir für die drei Übungen nur eine behalten dürften. Der Schaft misst 28,5 mm: steif genug, dass 250 kg den Boden ohne zweites Wippen verlassen, und dünn genug für einen Hakengriff. Die Rändelung ist tief geschnitten und oben flach. Sie hält ohne Magnesia und zerreißt kein Hemd.</p><p>Die Hülsen drehen auf Bronzebuchsen. Sie drehen nicht ewig, und bei Kniebeuge, Bankdrücken und Kreuzheben sollen sie das auch nicht.</p><ul><li>Ringmarkierungen bei 810 mm für das Bankdrücken</li><li>Mittelrändelung von 120 mm</li><li>Die Hülsen fassen zehn Bumper Plates zu 20 kg und einen Verschluss</li></ul>',
  },
  'ironwright-squat-bar': {
    lead: 'Dicker, länger und schwerer, damit beim Herausgehen nichts schwingt.',
  },
  'ironwright-deadlift-bar': {
    lead: 'Dünn und lang: Die Mitte ist schon oben, bevor die Scheiben den Boden verlassen.',
  },
  'vestergrav-meet-bar': {
    lead: 'Die steife Stange der Wettkampfbühne, auf 10 Gramm genau gewogen.',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Fünf Nadellager in jeder Hülse und ein Schaft, der im zweiten Zug antwortet.',
    description:
      '<p>Eine Stange für Reißen und Stoßen, die nicht kostet, was eine Wettkampfstange kostet. Die Hülsen drehen auf Nadellagern und hören nicht auf. Der Schaft speichert den Antrieb und gibt ihn oben zurück.</p><p>Die Rändelung ist mittelgrob und lässt die Mitte frei, so bleibt beim Umsetzen der Hals heil. Die Ringmarkierungen liegen bei 910 mm.</p>',
  },
  'vestergrav-training-bar': {
    lead: 'Die Stange, die Nationalteams im Aufwärmraum liegen lassen.',
  },
  'vestergrav-competition-bar-20': {
    lead: 'So gut, dass man sich erst an sie gewöhnen muss.',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Richtig verkleinert: kürzer, dünner und genauso schnell.',
  },
  'ironwright-technique-bar': {
    lead: 'Für die ersten hundert Versuche im Reißen, bevor es ums Gewicht geht.',
  },
  'ironwright-junior-bar': {
    lead: 'Eine vollwertige Stange für alle, die noch wachsen.',
  },
  'ironwright-wright-bar': {
    lead: 'Eine Stange für die Garage, in der von allem etwas trainiert wird.',
  },
  'ironwright-garage-bar': {
    lead: 'Der Schaft ist beschichtet wie ein Werkzeug, denn eine Garage ist von Oktober bis April feucht.',
  },
  'ironwright-class-bar': {
    lead: 'Die Stange, die Studios im Dutzend kaufen und über die sie nicht mehr nachdenken.',
  },
  'ironwright-short-bar': {
    lead: 'Passt zwischen zwei Wände, zwischen die eine normale Stange nicht passt.',
  },
  'ironwright-curl-bar': {
    lead: 'Gebogen, wo die Handgelenke sind, mit Hülsen für richtige Scheiben.',
  },
  'ironwright-trap-bar': {
    lead: 'Stehen Sie in der Last statt hinter ihr.',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Für Schultern, die sich nicht mehr drehen, und Rücken, die mehr arbeiten sollen.',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Drücken mit zueinander gedrehten Handflächen, in der Breite, die Ihre Schulter wählt.',
  },
  'ironwright-axle': {
    lead: 'Ein Rohr mit einer Meinung über Ihren Griff.',
  },
  'ironwright-cambered-bar': {
    lead: 'Die Scheiben schwingen. Sie lernen, es nicht zu tun.',
  },
  'northlode-farmers-handles': {
    lead: 'Aufheben, gehen, abstellen. Dann mehr Scheiben.',
  },
  'ironwright-hybrid-bar': {
    lead: 'Bis zu den Anschlägen eine Powerlifting-Stange, dahinter etwas Schnelleres.',
  },
  'ironwright-bearing-bar': {
    lead: 'Schnell genug für alle, die montags umsetzen und dienstags beugen.',
  },
  'ironwright-color-bar': {
    lead: 'Eine Wright-Stange für alle, die ihre schon von der Tür aus erkennen wollen.',
  },
  'ironwright-slim-bar': {
    lead: 'Einen halben Millimeter dünner als die Wright-Stange: Für den Hakengriff macht das den Unterschied.',
  },
  'quillon-two-piece-bar': {
    lead: 'Sie passt in den Aufzug, die Wendeltreppe hinauf und in eine Limousine.',
  },
  'ironwright-power-bar-29': {
    lead: 'Einen halben Millimeter dicker als unsere erste Powerlifting-Stange und dadurch um ein Viertel steifer.',
  },
  'ironwright-pound-power-bar': {
    lead: '45 lb auf einer Waage, die in Pfund misst.',
  },
  'ironwright-light-power-bar': {
    lead: 'Für Hände, die sich um 28,5 mm nicht schließen, und für Räume, in die 2200 nicht passen.',
  },
  'ironwright-press-bar': {
    lead: 'Dick, wo der Handballen sie trägt, und steif von Ablage zu Ablage.',
  },
  'vestergrav-squat-bar-35': {
    lead: 'Die Stange für den Wettkampf, bei dem vierhundert der Anfangsversuch sind.',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'Die lange dünne Stange für alle, die keine ölen wollen.',
  },
  'vestergrav-pulling-bar': {
    lead: 'Aus dem Stahl der Wettkampfstange gewalzt und für die letzte Übung des Tages dünn gezogen.',
  },
  'ironwright-open-trap-bar': {
    lead: 'Hineingehen, hinausgehen, Ausfallschritte: Vor den Schienbeinen ist nichts im Weg.',
  },
  'northlode-wide-trap-bar': {
    lead: 'Gebaut für einen Mann, der mit den Hüften zwischen keine anderen Griffe passte.',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'Die meisten beugen weniger als 200 kg, und für die meisten ist sie gemacht.',
  },
  'ironwright-football-bar': {
    lead: 'Handgelenke stehen beim Drücken nicht parallel, also tun es die Griffe auch nicht.',
  },
  'ironwright-bow-bar': {
    lead: 'Eine gerade Stange, die sich überreden ließ, um einen Rücken zu liegen.',
  },
  'ironwright-deep-curl-bar': {
    lead: 'Die alte tiefe Biegung, nah am Hammergriff.',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Lang genug für das Rack, gebogen, wo es zählt.',
  },
  'ironwright-triceps-bar': {
    lead: 'Hammercurls mit beiden Händen an derselben Last.',
  },
  'northlode-contest-axle': {
    lead: 'Die Achse, die man im Fernsehen aus der Überkopfposition fallen sieht.',
  },
  'northlode-light-farmer-handles': {
    lead: 'Für die zweite Einheit der Woche und für alle, die 60 kg wiegen.',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'Auf dem Schaft nutzt sich nichts ab, weil auf dem Schaft nichts ist.',
  },
  'vestergrav-club-bar': {
    lead: 'Für Hallen, in denen zwölf Leute vier Stangen teilen und niemand eine Hülse öffnet.',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Eine schnelle Stange mit 15 kg, die auch Kreuzheben nicht übel nimmt.',
  },
  'ironwright-class-bar-15': {
    lead: 'Dieselbe Beschichtung, dieselben doppelten Sprengringe, eine gelbe Kappe zum Erkennen im Ständer.',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'Die Stufe zwischen dem Stab und der ersten Stange, die zählt.',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'Die Stange der Schulmeisterschaft.',
  },
}
