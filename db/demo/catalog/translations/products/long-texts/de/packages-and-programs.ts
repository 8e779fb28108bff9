import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'Das günstigste Gym, in dem wir selbst trainieren würden.',
    description:
      '<p>Ein IW-1 Rack, eine kurze Bank, eine Garagenstange und tiefe Gusseisenscheiben von Northlode: je zwei zu 20, 15, 10 und 5 kg. Eisen ist dünner als Gummi, die Stange ist also nicht voll, bevor Sie stark sind.</p><p>Legen Sie eine Gummimatte dazu: Eisen und Fliesen verzeihen einander nicht.</p>',
  },
  'ironwright-wall-package': {
    lead: 'Ein Gym, das verschwindet, wenn das Auto nach Hause kommt.',
    description:
      '<p>Klapprack für die Wand mit 580 mm, Flachbank in Schwarz, Wright-Stange, Halter für drei Stangen und KG Bumpers paarweise zu 10, 20 und 25 kg. Geklappt und aufgehängt nimmt alles 130 mm der Garage ein, Bank und Scheiben ausgenommen.</p>',
  },
  'ironwright-weightlifting-package': {
    lead: 'Der Boden, die Stange und die Farben.',
    description:
      '<p>Eine kompakte Plattform, eine Gewichtheberstange mit 20 kg und farbige Bumper Plates: ein Paar in jeder Farbe von Grün bis Rot. Wettkampfverschlüsse machen es komplett.</p><p>Zwei Paletten. Die Plattform kommt zuerst auf den Boden.</p>',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Zwei Quadratmeter, die eine Mitgliedschaft ersetzen.',
    description:
      '<p>Ein Kurzhantelständer mit zwei Ebenen, eine verstellbare Bank und Sechskant-Kurzhanteln von 20 bis 40 lb: sechs Paare, das mit 25 lb zweimal, denn dieses Gewicht wollen Sie beide.</p>',
  },
  'ironwright-half-rack-package': {
    lead: 'Für eine Person mit Plänen oder für drei ohne.',
    description:
      '<p>Half Rack mit 2290 mm, verstellbare Bank, Powerlifting-Stange in schwarzem Zink und KG Bumpers: je zwei zu 25, 20, 15 und 10 kg. Alles, was nicht auf der Stange ist, hängt an den hinteren Pfosten und hält das Rack.</p>',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Ein Regal, eine Matte, jede Kettlebell, die Sie nennen können.',
    description:
      '<p>Ein Kettlebell-Regal mit gegossenen Kettlebells zu 8, 12, 16, 20, 24 und 28 kg, die 16 und die 20 zweimal, und eine Gummimatte von 19 mm zum Abstellen.</p>',
  },
  'ironwright-gift-card': {
    lead: 'Die richtige Größe, die richtige Farbe und keine Kiste unterm Bett.',
    description:
      '<p>Schreiben Sie eine Zeile, wählen Sie einen Tag, und wir verschicken sie für Sie per E-Mail. Der Code wird an der Kasse eingegeben, und der Rest bleibt auf der Karte.</p><p>Sie bezahlt mehrere Bestellungen, zusammen mit anderen Karten und auch zu Angebotspreisen. Sie gilt in der Währung, in der Sie sie gekauft haben.</p>',
  },
  'ironwright-gym-gift-card': {
    lead: 'Wenn zwölf Mitglieder sich bei dem Menschen bedanken wollen, der wischt.',
    description:
      '<p>Drei runde Beträge, die eine Stange, eine Bank oder ein Rack bezahlen. Erst sammeln, einmal kaufen und alle Namen in die Nachricht schreiben: Sie fasst fünfhundert Zeichen.</p><p>Ausgesucht wird allein, und darum geht es.</p>',
  },
  'ironwright-strength-program': {
    lead: 'Es weiß, was Sie am Dienstag gehoben haben, und ist nicht beeindruckt.',
    description:
      '<p>Beugen, drücken, ziehen, rudern: drei Einheiten von einer Stunde, geschrieben für die Scheiben, die Sie besitzen. Sie tragen ein, was oben war, und daraus folgt die nächste Einheit.</p><p>Keine Filme und keine Musik. Eine Seite für den Tag, eine Seite für das Vergangene und eine Nachricht, wenn Sie zehn Tage weg waren.</p>',
  },
  'ironwright-weightlifting-program': {
    lead: 'Reißen am Montag, Reue am Mittwoch, Umsetzen am Freitag.',
    description:
      '<p>Eine Trainerin mit zwei Nationalteams hinter sich schreibt vier Wochen. Sie drucken sie aus und nehmen einen Bleistift. Die Prozente beziehen sich auf den letzten Monat und nicht auf alte Zeiten.</p><p>Die ersten vier Wochen sind zur Probe. Kündigen Sie vorher, und es wird nichts weiter berechnet.</p>',
  },
  'ironwright-press-plan': {
    lead: 'Überkopfdrücken ist die Übung, für die es kleine Scheiben gibt.',
    description:
      '<p>Zwölf Wochen lang dreimal die Woche drücken, in Schritten von 250 Gramm, wo Sie welche haben. Jede Einheit passt zwischen Dusche und Bus.</p><p>Einmal gekauft, für immer Ihrer: Sie finden ihn in Ihrem Konto.</p>',
  },
  'ironwright-squat-seminar': {
    lead: 'Sechs Stunden, vier Coaches, eine Übung.',
    description:
      '<p>Sechs Leute je Rack und ein Coach für je sechs. Der Morgen gehört der Stange auf dem Rücken, der Nachmittag den Füßen darunter. Beides wird von der Seite gefilmt.</p><p>Bringen Sie Schuhe mit und einen Gürtel, wenn Sie einen tragen. Zu Mittag gibt es Reis, Huhn und Bohnen.</p>',
  },
  'ironwright-spring-open-entry': {
    lead: 'Zwei weiße Lampen von dreien, und das Gewicht gehört Ihnen.',
    description:
      '<p>Kniebeuge, Bankdrücken und Kreuzheben an zwei Tagen, sechs Gruppen zu zehn. Die Waage öffnet zwei Stunden vor jeder Gruppe. Dort nennen Sie die Anfangsgewichte und dürfen sie einmal senken.</p><p>Auch ein erster Wettkampf ist willkommen. Jemand sagt Ihnen, wann Sie hinausgehen.</p>',
  },
  'ironwright-referee-course': {
    lead: 'Lernen Sie, Nein zu Freunden zu sagen.',
    description:
      '<p>Am ersten Abend das Regelwerk, am zweiten zweihundert gefilmte Versuche, danach ein Seitenplatz bei einem Vereinswettkampf. Mit bestandener Prüfung dürfen Sie bei jedem unserer Wettkämpfe richten.</p><p>Das Buch ist dabei und bleibt bei Ihnen.</p>',
  },
  'ironwright-garage-package': {
    lead: 'Eine Lieferung, ein Nachmittag, ein Gym.',
    description:
      '<p>Ein IW-3 Power Rack, eine Bank, eine Stange und KG Bumpers paarweise: Wählen Sie den Rahmen, die Bank, die Stange und die Zahl der Scheiben. Jedes Teil kostet 10\u00a0% weniger als einzeln, und ein Paar Klemmverschlüsse reist kostenlos in der Röhre der Stange mit.</p><p>Alles kommt auf einer Palette. Zwei Leute mit einer Ratsche brauchen drei Stunden.</p>',
  },
  'ironwright-bar-and-plates': {
    lead: 'Je schwerer der Satz, desto günstiger das Pfund.',
    description:
      '<p>Eine Wright-Stange und Training Bumpers paarweise, von jedem so viele, wie Sie wollen. Ab 150 lb kostet jedes Pfund des Satzes weniger, ab 300 lb noch einmal weniger. Federverschlüsse sind dabei.</p>',
  },
  'ironwright-press-corner': {
    lead: 'Zwei mal zwei Meter, und Ihr Oberkörper hat keine Ausrede mehr.',
    description:
      '<p>Damit es funktioniert, muss jedes Teil da sein, also fragen wir nach jedem: eine Bank, die sich neigt, ein schweres Paar, ein leichtes Paar. Zusammen kosten sie acht Prozent weniger.</p><p>Die Kurzhanteln kommen in einer eigenen Kiste, denn eine Bank sollte auf dem Weg zu Ihnen keine 40 kg tragen.</p>',
  },
  'ironwright-meet-day-kit': {
    lead: 'Alles, was hinter der Bühne auf dem Stuhl liegt.',
    description:
      '<p>Der Gürtel ist das Set. Bandagen, Wickel und Zughilfen kommen dazu, wenn Sie wollen, jedes ein Zehntel günstiger als einzeln. Acht Blöcke Magnesia sind immer dabei.</p><p>Alles besteht die Ausrüstungskontrolle: Die Etiketten bleiben dort, wo das Kampfgericht sie sucht.</p>',
  },
  'ironwright-band-kit': {
    lead: 'Ein Kurs mit zehn Leuten braucht zehn blaue und zwei schwarze.',
    description:
      '<p>Sagen Sie, wie viele von jeder Breite. Ab dem zweiten zählt niemand mehr, alle kosten dasselbe, und das ist fünfzehn Prozent weniger als im Regal. Die Blockrolle gibt es dazu.</p><p>Bänder verschleißen zuerst am Anker. Schulen bestellen Ersatz gleich mit.</p>',
  },
}
