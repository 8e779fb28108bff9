import type { TranslatedRows } from './rows.ts'

/** Translated texts of the landing pages for gyms. */
export const gyms: TranslatedRows = {
  'Commercial gyms': ['Fitnessstudios', 'Salles commerciales', 'Gimnasios comerciales', 'Commerciële gyms'],
  'Open at six, every day.': [
    'Ab sechs Uhr offen, jeden Tag.',
    'Ouvert à six heures, tous les jours.',
    'Abierto a las seis, todos los días.',
    'Om zes uur open, elke dag.',
  ],
  'Urethane that does not mark the floor, steel that two hundred people a day may lean on, and parts for all of it.': [
    'Urethan, das keine Spuren auf dem Boden hinterlässt, Stahl, auf den sich täglich zweihundert Leute stützen dürfen, und Ersatzteile für alles.',
    'De l’uréthane qui ne marque pas le sol, de l’acier sur lequel deux cents personnes par jour peuvent s’appuyer, et des pièces pour tout.',
    'Uretano que no marca el suelo, acero en el que pueden apoyarse doscientas personas al día y recambios para todo.',
    'Urethaan dat geen strepen op de vloer maakt, staal waar tweehonderd mensen per dag op mogen leunen, en onderdelen voor alles.',
  ],
  'See dumbbells': ['Kurzhanteln ansehen', 'Voir les haltères', 'Ver mancuernas', 'Bekijk dumbbells'],
  'Made for opening hours': [
    'Für Öffnungszeiten gemacht',
    'Faits pour les heures d’ouverture',
    'Hecho para el horario de apertura',
    'Gemaakt voor openingstijden',
  ],
  'What wears first': [
    'Was zuerst verschleißt',
    'Ce qui s’use en premier',
    'Lo primero que se gasta',
    'Wat het eerst slijt',
  ],
  '<p>Pads, then the liners of the cups, then the bushings of the bar nearest to the door. Each is a part with a number, on the shelf for ten years after the last rack that takes it was sold.</p>':
    [
      '<p>Polster, dann die Auflagen der J-Cups, dann die Buchsen der Stange, die der Tür am nächsten ist. Jedes ist ein Teil mit Nummer und liegt noch zehn Jahre im Regal, nachdem das letzte passende Rack verkauft wurde.</p>',
      '<p>Les coussins, puis les garnitures des J-cups, puis les bagues de la barre la plus proche de la porte. Chacune est une pièce numérotée, en stock dix ans après la vente du dernier rack qui l’accepte.</p>',
      '<p>Los acolchados, después los forros de los J-cups y después los casquillos de la barra más cercana a la puerta. Cada uno es una pieza con número que sigue en el estante diez años después de vender el último rack que la admite.</p>',
      '<p>Kussens, dan de bekleding van de cups, dan de bussen van de stang die het dichtst bij de deur staat. Elk is een onderdeel met een nummer, en het ligt nog tien jaar op de plank nadat het laatste rack waar het op past is verkocht.</p>',
    ],
  Storage: ['Aufbewahrung', 'Rangement', 'Almacenaje', 'Opbergen'],
  'Nothing on the floor.': ['Nichts auf dem Boden.', 'Rien par terre.', 'Nada en el suelo.', 'Niets op de vloer.'],
  'Trees, cradles, hangers and shelves that carry what they are loaded with, and leave the aisle free.': [
    'Bäume, Ständer, Halter und Regale, die tragen, was man ihnen auflädt, und den Gang frei lassen.',
    'Des arbres, des berceaux, des porte-barres et des étagères qui portent ce qu’on leur confie et laissent le passage libre.',
    'Árboles, cunas, portabarras y estantes que aguantan lo que les cargan y dejan el pasillo libre.',
    'Bomen, wiegen, houders en rekken die dragen wat erop gaat en het gangpad vrijlaten.',
  ],
  'See plate storage': [
    'Scheibenständer ansehen',
    'Voir le rangement des disques',
    'Ver almacenaje de discos',
    'Bekijk schijvenopslag',
  ],
  'The first four places to put things': [
    'Die ersten Plätze zum Aufräumen',
    'Les premiers endroits où ranger',
    'Los primeros sitios donde guardar',
    'De eerste plekken om op te bergen',
  ],
  'Count before you measure': [
    'Erst zählen, dann messen',
    'Compter avant de mesurer',
    'Cuenta antes de medir',
    'Eerst tellen, dan meten',
  ],
  '<p>A tree takes about 300 kg, a hanger one bar, a shelf of 1800 mm seven pairs of dumbbells. Count what lies on the floor on the busiest day, add a quarter, and only then take the tape to the wall.</p>':
    [
      '<p>Ein Baum fasst etwa 300 kg, ein Haken eine Stange, ein Boden von 1800 mm sieben Paar Kurzhanteln. Zählen Sie, was am vollsten Tag auf dem Boden liegt, rechnen Sie ein Viertel dazu und gehen Sie erst dann mit dem Maßband an die Wand.</p>',
      '<p>Un arbre prend environ 300 kg, un crochet une barre, une tablette de 1800 mm sept paires d’haltères. Comptez ce qui traîne par terre le jour le plus chargé, ajoutez un quart, et seulement ensuite mesurez le mur.</p>',
      '<p>En un árbol caben unos 300 kg; en un gancho, una barra; en un estante de 1800 mm, siete pares de mancuernas. Cuenta lo que hay en el suelo el día más lleno, suma una cuarta parte y solo entonces mide la pared.</p>',
      '<p>Een boom neemt ongeveer 300 kg, een haak één stang, een plank van 1800 mm zeven paar dumbbells. Tel wat er op de drukste dag op de vloer ligt, tel er een kwart bij op, en ga dan pas met het meetlint naar de muur.</p>',
    ],
  'Facility outfitting': ['Studioausstattung', 'Équipement de salles', 'Equipamiento de salas', 'Inrichting van zalen'],
  'An empty hall, a date.': [
    'Eine leere Halle, ein Termin.',
    'Une salle vide, une date.',
    'Una sala vacía y una fecha.',
    'Een lege zaal, een datum.',
  ],
  'Racks, floors, weights and storage for a whole room, drawn to your plan and delivered in the order in which they are set up.':
    [
      'Racks, Böden, Gewichte und Aufbewahrung für einen ganzen Raum, nach Ihrem Grundriss gezeichnet und in der Reihenfolge des Aufbaus geliefert.',
      'Racks, sols, poids et rangement pour toute une salle, dessinés sur votre plan et livrés dans l’ordre du montage.',
      'Racks, suelos, pesos y almacenaje para una sala entera, dibujados sobre tu plano y entregados en el orden en que se montan.',
      'Racks, vloeren, gewichten en opslag voor een hele ruimte, getekend op jouw plattegrond en geleverd in de volgorde waarin alles wordt opgezet.',
    ],
  'Ask for a plan': ['Plan anfragen', 'Demander un plan', 'Pedir un plano', 'Vraag een plan aan'],
  'The bones of a room': [
    'Das Gerüst eines Raums',
    'Le squelette d’une salle',
    'El esqueleto de una sala',
    'Het geraamte van een ruimte',
  ],
  'What we need to draw it': [
    'Was wir zum Zeichnen brauchen',
    'Ce qu’il nous faut pour dessiner',
    'Lo que necesitamos para dibujarla',
    'Wat we nodig hebben om te tekenen',
  ],
  '<p>A floor plan with doors, columns and the height of the lowest beam. The number of people in the busiest hour. What the floor is made of, and what is below it. With those three we send a drawing and a price within five working days.</p><ul><li><strong>Floor first.</strong> Tiles go down before the first rack comes in.</li><li><strong>One delivery a day.</strong> Three pallets are as much as two people unpack before evening.</li><li><strong>Anchors.</strong> We mark the holes on the plan. Your installer drills them.</li></ul>':
    [
      '<p>Einen Grundriss mit Türen, Säulen und der Höhe des niedrigsten Trägers. Die Zahl der Leute in der vollsten Stunde. Woraus der Boden ist und was darunter liegt. Damit schicken wir Zeichnung und Preis innerhalb von fünf Werktagen.</p><ul><li><strong>Zuerst der Boden.</strong> Die Fliesen liegen, bevor das erste Rack hereinkommt.</li><li><strong>Eine Lieferung am Tag.</strong> Drei Paletten sind so viel, wie zwei Leute bis zum Abend auspacken.</li><li><strong>Anker.</strong> Wir zeichnen die Löcher im Plan ein. Ihre Handwerker bohren sie.</li></ul>',
      '<p>Un plan avec les portes, les poteaux et la hauteur de la poutre la plus basse. Le nombre de personnes à l’heure la plus chargée. La nature du sol, et ce qu’il y a dessous. Avec ces trois éléments, nous envoyons un dessin et un prix sous cinq jours ouvrés.</p><ul><li><strong>Le sol d’abord.</strong> Les dalles sont posées avant l’arrivée du premier rack.</li><li><strong>Une livraison par jour.</strong> Trois palettes, c’est ce que deux personnes déballent avant le soir.</li><li><strong>Ancrages.</strong> Nous marquons les trous sur le plan. Votre installateur les perce.</li></ul>',
      '<p>Un plano con puertas, columnas y la altura de la viga más baja. El número de personas en la hora más llena. De qué es el suelo y qué hay debajo. Con esas tres cosas enviamos un dibujo y un precio en cinco días laborables.</p><ul><li><strong>Primero el suelo.</strong> Las losas se ponen antes de que entre el primer rack.</li><li><strong>Una entrega al día.</strong> Tres palés son lo que dos personas desembalan antes de la tarde.</li><li><strong>Anclajes.</strong> Marcamos los agujeros en el plano. Tu instalador los taladra.</li></ul>',
      '<p>Een plattegrond met deuren, kolommen en de hoogte van de laagste balk. Het aantal mensen in het drukste uur. Waar de vloer van is gemaakt en wat eronder zit. Met die drie sturen we binnen vijf werkdagen een tekening en een prijs.</p><ul><li><strong>Eerst de vloer.</strong> De tegels liggen voordat het eerste rack binnenkomt.</li><li><strong>Eén levering per dag.</strong> Drie pallets is wat twee mensen voor de avond uitpakken.</li><li><strong>Ankers.</strong> Wij tekenen de gaten in. Je installateur boort ze.</li></ul>',
    ],
  'Affiliate gyms': ['Affiliate-Gyms', 'Salles affiliées', 'Gimnasios afiliados', 'Aangesloten gyms'],
  'Twelve lanes, one clock.': [
    'Zwölf Bahnen, eine Uhr.',
    'Douze couloirs, une horloge.',
    'Doce calles, un reloj.',
    'Twaalf banen, één klok.',
  ],
  'A bar, plates, a box and a bell for each person in the class, and a rig that holds all of them at once.': [
    'Stange, Scheiben, Box und Kettlebell für jede Person im Kurs und ein Rig, das alle zugleich trägt.',
    'Une barre, des disques, une boîte et une kettlebell par personne, et un rig qui tient tout le cours à la fois.',
    'Una barra, discos, un cajón y una kettlebell por persona, y un rig que aguanta a toda la clase a la vez.',
    'Een stang, schijven, een box en een kettlebell per persoon in de les, en een rig die iedereen tegelijk houdt.',
  ],
  'See rigs and racks': [
    'Rigs und Racks ansehen',
    'Voir les rigs et racks',
    'Ver rigs y racks',
    'Bekijk rigs en racks',
  ],
  'One lane, twelve times': [
    'Eine Bahn, zwölfmal',
    'Un couloir, douze fois',
    'Una calle, doce veces',
    'Eén baan, twaalf keer',
  ],
  'Buy by the lane': ['Kaufen Sie nach Bahnen', 'Achetez par couloir', 'Compra por calles', 'Koop per baan'],
  '<p>A lane is 2.5 m wide: a bar with room for two hands beyond each sleeve. Count the lanes that fit between the walls, and buy that many of everything that a class uses at the same time. Machines can be half as many, because half of the class is always on the bar.</p>':
    [
      '<p>Eine Bahn ist 2,5 m breit: eine Stange mit Platz für zwei Hände neben jeder Hülse. Zählen Sie die Bahnen zwischen den Wänden und kaufen Sie von allem so viel, wie ein Kurs zur gleichen Zeit benutzt. Bei Geräten reicht die Hälfte, denn der halbe Kurs ist immer an der Stange.</p>',
      '<p>Un couloir fait 2,5 m de large\u00a0: une barre, avec la place de deux mains au-delà de chaque manchon. Comptez les couloirs qui tiennent entre les murs et achetez-en autant de tout ce qu’un cours utilise en même temps. Pour les machines, la moitié suffit, car la moitié du cours est toujours à la barre.</p>',
      '<p>Una calle mide 2,5 m de ancho: una barra con sitio para dos manos más allá de cada manga. Cuenta las calles que caben entre las paredes y compra esa cantidad de todo lo que una clase usa a la vez. De las máquinas basta la mitad, porque media clase está siempre en la barra.</p>',
      '<p>Een baan is 2,5 m breed: een stang met ruimte voor twee handen naast elke huls. Tel de banen die tussen de muren passen en koop zoveel van alles wat een les tegelijk gebruikt. Van apparaten is de helft genoeg, want de halve les staat altijd aan de stang.</p>',
    ],
  'Training gyms': ['Trainingsstudios', 'Salles de coaching', 'Centros de entrenamiento', 'Trainingsstudio’s'],
  'One coach, four clients.': [
    'Ein Coach, vier Kunden.',
    'Un coach, quatre clients.',
    'Un entrenador, cuatro clientes.',
    'Eén coach, vier klanten.',
  ],
  'Equipment that changes in seconds between a beginner and a professional, in a room that is booked by the hour.': [
    'Ausrüstung, die sich in Sekunden von Anfang auf Profi umstellen lässt, in einem Raum, der stundenweise gebucht wird.',
    'Du matériel qui passe en quelques secondes d’un débutant à un professionnel, dans une salle réservée à l’heure.',
    'Equipo que pasa en segundos de un principiante a un profesional, en una sala que se reserva por horas.',
    'Materiaal dat in seconden omgaat van een beginner naar een prof, in een ruimte die per uur wordt geboekt.',
  ],
  'See benches': ['Bänke ansehen', 'Voir les bancs', 'Ver bancos', 'Bekijk banken'],
  'Changed in under a minute': [
    'In unter einer Minute umgestellt',
    'Réglé en moins d’une minute',
    'Se cambia en menos de un minuto',
    'In minder dan een minuut omgezet',
  ],
  'The hour is the unit': [
    'Die Einheit ist die Stunde',
    'L’unité, c’est l’heure',
    'La unidad es la hora',
    'Het uur is de eenheid',
  ],
  '<p>Two stations serve four people if each has its own bar, bench and pair of dumbbells within reach. Shared gear means waiting, and a client who waits twice in an hour does not book the next one.</p>':
    [
      '<p>Zwei Stationen reichen für vier Leute, wenn an jeder eine Stange, eine Bank und ein Paar Kurzhanteln in Reichweite sind. Geteilte Geräte bedeuten Warten, und wer in einer Stunde zweimal wartet, bucht die nächste nicht.</p>',
      '<p>Deux postes suffisent à quatre personnes si chacun a sa barre, son banc et sa paire d’haltères à portée de main. Partager, c’est attendre, et un client qui attend deux fois en une heure ne réserve pas la suivante.</p>',
      '<p>Dos puestos sirven para cuatro personas si cada uno tiene su barra, su banco y su par de mancuernas a mano. Compartir significa esperar, y quien espera dos veces en una hora no reserva la siguiente.</p>',
      '<p>Twee stations zijn genoeg voor vier mensen als elk zijn eigen stang, bank en paar dumbbells binnen handbereik heeft. Delen betekent wachten, en een klant die in een uur twee keer wacht, boekt het volgende niet.</p>',
    ],
}
