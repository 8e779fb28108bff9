import type { TranslatedRows } from './rows.ts'

/** Translated texts of the landing pages for people who train. */
export const training: TranslatedRows = {
  'Small rooms': ['Kleine Räume', 'Petites pièces', 'Espacios pequeños', 'Kleine kamers'],
  'Two meters by two.': [
    'Zwei mal zwei Meter.',
    'Deux mètres sur deux.',
    'Dos metros por dos.',
    'Twee bij twee meter.',
  ],
  'Racks that fold to the wall, bars of 1800 mm, and weights that change without becoming more things.': [
    'Racks, die an die Wand klappen, Stangen von 1800 mm und Gewichte, die sich ändern, ohne mehr zu werden.',
    'Des racks qui se replient au mur, des barres de 1800 mm et des poids qui changent sans se multiplier.',
    'Racks que se pliegan contra la pared, barras de 1800 mm y pesos que cambian sin ocupar más.',
    'Racks die tegen de muur klappen, stangen van 1800 mm en gewichten die veranderen zonder meer spullen te worden.',
  ],
  'See wall racks': ['Wandracks ansehen', 'Voir les racks muraux', 'Ver racks de pared', 'Bekijk wandracks'],
  'Small, not lesser': ['Klein, nicht weniger', 'Petit, pas moindre', 'Pequeño, no menos', 'Klein, niet minder'],
  'What a neighbor hears': [
    'Was die Nachbarn hören',
    'Ce qu’entend un voisin',
    'Lo que oye un vecino',
    'Wat de buren horen',
  ],
  '<p>Not the weight: the speed at which it meets the floor. Two drop pads under the plates take more out of a deadlift than another centimeter of rubber under the whole room.</p>':
    [
      '<p>Nicht das Gewicht, sondern die Geschwindigkeit, mit der es auf den Boden trifft. Zwei Fallpolster unter den Scheiben nehmen einem Kreuzheben mehr als ein weiterer Zentimeter Gummi im ganzen Raum.</p>',
      '<p>Pas le poids, mais la vitesse à laquelle il touche le sol. Deux coussins de chute sous les disques retirent plus à un soulevé de terre qu’un centimètre de caoutchouc en plus dans toute la pièce.</p>',
      '<p>No el peso, sino la velocidad a la que llega al suelo. Dos colchonetas de caída bajo los discos le quitan más a un peso muerto que otro centímetro de goma en toda la sala.</p>',
      '<p>Niet het gewicht, maar de snelheid waarmee het de vloer raakt. Twee valkussens onder de schijven halen meer van een deadlift af dan nog een centimeter rubber onder de hele kamer.</p>',
    ],
  Powerlifting: ['Kraftdreikampf', 'Force athlétique', 'Powerlifting', 'Powerliften'],
  'Three lifts, nine attempts.': [
    'Drei Disziplinen, neun Versuche.',
    'Trois mouvements, neuf essais.',
    'Tres movimientos, nueve intentos.',
    'Drie disciplines, negen pogingen.',
  ],
  'Stiff bars, calibrated plates, collars that hold on the platform as they held at home.': [
    'Steife Stangen, kalibrierte Scheiben und Verschlüsse, die auf der Plattform halten wie zu Hause.',
    'Des barres rigides, des disques calibrés et des stop-disques qui tiennent sur le plateau comme chez vous.',
    'Barras rígidas, discos calibrados y cierres que aguantan en la tarima como en casa.',
    'Stijve stangen, gekalibreerde schijven en sluitingen die op het platform net zo houden als thuis.',
  ],
  'See power bars': [
    'Powerlifting-Stangen ansehen',
    'Voir les barres de force',
    'Ver barras de powerlifting',
    'Bekijk powerliftstangen',
  ],
  'The way it is weighed at a meet': [
    'So wie im Wettkampf gewogen wird',
    'Comme on pèse en compétition',
    'Como se pesa en un campeonato',
    'Zoals het op een wedstrijd wordt gewogen',
  ],
  'Train on what you will be judged on': [
    'Trainieren Sie, womit Sie antreten',
    'Entraînez-vous avec ce qui sera jugé',
    'Entrena con lo que te van a juzgar',
    'Train met waar je op beoordeeld wordt',
  ],
  '<p>A plate of steel 22 mm thick puts the last red one 60 mm closer to the collar than a bumper would. The bar bends later, and it feels heavier than the same number in rubber did.</p>':
    [
      '<p>Mit Stahlscheiben von 22 mm sitzt die letzte rote 60 mm näher am Anschlag als mit Bumper Plates. Die Stange biegt sich später und fühlt sich schwerer an als dieselbe Zahl in Gummi.</p>',
      '<p>Avec des disques d’acier de 22 mm, le dernier rouge est 60 mm plus près de la bague qu’avec des bumpers. La barre fléchit plus tard et paraît plus lourde que le même chiffre en caoutchouc.</p>',
      '<p>Con discos de acero de 22 mm de grosor, el último rojo queda 60 mm más cerca del tope que con bumpers. La barra se dobla más tarde y parece más pesada que el mismo número en goma.</p>',
      '<p>Met stalen schijven van 22 mm dik zit de laatste rode 60 mm dichter bij de kraag dan met bumpers. De stang buigt later en voelt zwaarder dan hetzelfde getal in rubber.</p>',
    ],
  Weightlifting: ['Gewichtheben', 'Haltérophilie', 'Halterofilia', 'Gewichtheffen'],
  'Overhead, and back to the floor.': [
    'Über den Kopf und zurück auf den Boden.',
    'Au-dessus de la tête, puis retour au sol.',
    'Por encima de la cabeza y de vuelta al suelo.',
    'Boven het hoofd, en terug naar de vloer.',
  ],
  'Needle bearings, a shaft that bends, plates that land the same way a thousand times.': [
    'Nadellager, ein Schaft, der federt, und Scheiben, die tausendmal gleich landen.',
    'Des roulements à aiguilles, un fût qui fléchit, des disques qui retombent mille fois pareil.',
    'Rodamientos de agujas, un eje que flexa y discos que caen igual mil veces.',
    'Naaldlagers, een as die buigt, schijven die duizend keer hetzelfde landen.',
  ],
  'See weightlifting bars': [
    'Gewichtheberstangen ansehen',
    'Voir les barres d’haltérophilie',
    'Ver barras de halterofilia',
    'Bekijk gewichthefstangen',
  ],
  'From the first snatch on': [
    'Vom ersten Reißen an',
    'Dès le premier arraché',
    'Desde la primera arrancada',
    'Vanaf de eerste snatch',
  ],
  'The order of buying': [
    'Die Reihenfolge beim Kauf',
    'Dans quel ordre acheter',
    'En qué orden comprar',
    'De volgorde van kopen',
  ],
  '<p>The bar first, because the sleeves decide how fast you can get under it. Shoes with a heel second. A platform third: without one the floor pays, and the floor costs more.</p>':
    [
      '<p>Zuerst die Stange, denn die Hülsen entscheiden, wie schnell Sie darunterkommen. Dann Schuhe mit Absatz. Als Drittes eine Plattform: Ohne sie zahlt der Boden, und der Boden kostet mehr.</p>',
      '<p>La barre d’abord, car les manchons décident de la vitesse à laquelle vous passez dessous. Ensuite des chaussures à talon. Puis une plateforme\u00a0: sans elle, c’est le sol qui paie, et le sol coûte plus cher.</p>',
      '<p>Primero la barra, porque las mangas deciden lo rápido que te metes debajo. Después, unas zapatillas con talón. En tercer lugar, una tarima: sin ella paga el suelo, y el suelo cuesta más.</p>',
      '<p>Eerst de stang, want de hulzen bepalen hoe snel je eronder komt. Dan schoenen met een hak. Als derde een platform: zonder betaalt de vloer, en de vloer kost meer.</p>',
    ],
  'The first barbell': ['Die erste Langhantel', 'La première barre', 'La primera barra', 'De eerste halterstang'],
  'An empty bar is a weight.': [
    'Auch eine leere Stange ist ein Gewicht.',
    'Une barre vide est déjà un poids.',
    'Una barra vacía ya es un peso.',
    'Een lege stang is een gewicht.',
  ],
  'Twenty kilograms teach more in the first month than any number of plates. Start with a bar that you will keep.': [
    'Zwanzig Kilogramm lehren im ersten Monat mehr als noch so viele Scheiben. Beginnen Sie mit einer Stange, die Sie behalten.',
    'Le premier mois, vingt kilos apprennent plus que n’importe quelle quantité de disques. Commencez par une barre que vous garderez.',
    'El primer mes, veinte kilos enseñan más que cualquier cantidad de discos. Empieza con una barra que vayas a conservar.',
    'Twintig kilo leert je in de eerste maand meer dan welke hoeveelheid schijven ook. Begin met een stang die je houdt.',
  ],
  'See multipurpose bars': [
    'Allround-Stangen ansehen',
    'Voir les barres polyvalentes',
    'Ver barras polivalentes',
    'Bekijk allroundstangen',
  ],
  'A start that lasts': ['Ein Anfang, der hält', 'Un départ qui dure', 'Un comienzo que dura', 'Een begin dat blijft'],
  'How much to buy': ['Wie viel Sie kaufen sollten', 'Combien acheter', 'Cuánto comprar', 'Hoeveel je koopt'],
  '<p>As much as you can lift twice as often as you do now: about 100 kg of plates for most people, half of it in pairs of 10 and below. The large ones can follow; the small ones are used in every session.</p>':
    [
      '<p>So viel, wie Sie doppelt so oft heben können wie jetzt: für die meisten rund 100 kg Scheiben, die Hälfte davon in Paaren bis 10. Die großen können folgen, die kleinen brauchen Sie in jeder Einheit.</p>',
      '<p>Autant que vous pourriez soulever deux fois plus souvent qu’aujourd’hui\u00a0: environ 100 kg de disques pour la plupart, dont la moitié par paires de 10 et moins. Les grands peuvent suivre, les petits servent à chaque séance.</p>',
      '<p>Tanto como puedas levantar el doble de veces que ahora: unos 100 kg de discos para casi todo el mundo, la mitad en pares de 10 o menos. Los grandes pueden venir después; los pequeños se usan en cada sesión.</p>',
      '<p>Zoveel als je twee keer zo vaak kunt tillen als nu: ongeveer 100 kg schijven voor de meesten, de helft in paren van 10 en minder. De grote kunnen volgen, de kleine gebruik je elke training.</p>',
    ],
  'Plates in kilograms': ['Scheiben in Kilogramm', 'Disques en kilos', 'Discos en kilos', 'Schijven in kilo’s'],
  'Kilograms, without a remainder.': [
    'Kilogramm, ohne Rest.',
    'Des kilos, sans reste.',
    'Kilos, sin resto.',
    'Kilo’s, zonder rest.',
  ],
  'Five colors that mean the same in every hall, and fractions down to a quarter of a kilogram.': [
    'Fünf Farben, die in jeder Halle dasselbe bedeuten, und Bruchteile bis zum Viertelkilogramm.',
    'Cinq couleurs qui disent la même chose dans chaque salle, et des fractions jusqu’au quart de kilo.',
    'Cinco colores que significan lo mismo en todas las salas y fracciones hasta un cuarto de kilo.',
    'Vijf kleuren die in elke zaal hetzelfde betekenen, en fracties tot een kwart kilo.',
  ],
  'The whole scale': ['Die ganze Skala', 'Toute l’échelle', 'Toda la escala', 'De hele schaal'],
  'Red is twenty-five': [
    'Rot ist fünfundzwanzig',
    'Le rouge, c’est vingt-cinq',
    'El rojo es veinticinco',
    'Rood is vijfentwintig',
  ],
  '<p>Blue is 20, yellow 15, green 10, white 5. Below that the colors begin again, which is why the small red one at the end of a bar is 2.5 and no mistake.</p>':
    [
      '<p>Blau ist 20, Gelb 15, Grün 10, Weiß 5. Darunter beginnen die Farben von vorn, deshalb ist die kleine rote am Ende einer Stange 2,5 und kein Fehler.</p>',
      '<p>Le bleu fait 20, le jaune 15, le vert 10, le blanc 5. En dessous, les couleurs recommencent\u00a0: le petit rouge au bout d’une barre fait donc 2,5, et ce n’est pas une erreur.</p>',
      '<p>El azul es 20, el amarillo 15, el verde 10, el blanco 5. Por debajo, los colores vuelven a empezar: por eso el rojo pequeño del extremo de una barra es 2,5 y no un error.</p>',
      '<p>Blauw is 20, geel 15, groen 10, wit 5. Daaronder beginnen de kleuren opnieuw, en daarom is de kleine rode aan het eind van een stang 2,5 en geen vergissing.</p>',
    ],
  Strongman: ['Strongman', 'Strongman', 'Strongman', 'Strongman'],
  'Things without a handle.': [
    'Dinge ohne Griff.',
    'Des choses sans poignée.',
    'Cosas sin asa.',
    'Dingen zonder greep.',
  ],
  'Stones, sandbags, sleds and frames: heavy, awkward, and honest about both.': [
    'Steine, Sandsäcke, Schlitten und Rahmen: schwer, sperrig und in beidem ehrlich.',
    'Pierres, sacs de sable, traîneaux et cadres\u00a0: lourds, encombrants, et francs sur les deux points.',
    'Piedras, sacos de arena, trineos y marcos: pesados, incómodos y sinceros en las dos cosas.',
    'Stenen, zandzakken, sleeën en frames: zwaar, onhandig, en eerlijk over allebei.',
  ],
  'See balls and bags': [
    'Bälle und Säcke ansehen',
    'Voir les balles et les sacs',
    'Ver balones y sacos',
    'Bekijk ballen en zakken',
  ],
  'To carry and to load': [
    'Zum Tragen und Beladen',
    'À porter et à charger',
    'Para llevar y para cargar',
    'Om te dragen en te laden',
  ],
  'Where to put it down': ['Wo man es absetzt', 'Où le poser', 'Dónde dejarlo', 'Waar je het neerzet'],
  '<p>On grass, sand or gravel. Concrete breaks stones from below, and a dropped frame leaves four holes that no rubber tile forgives.</p>':
    [
      '<p>Auf Gras, Sand oder Kies. Beton zerbricht Steine von unten, und ein fallender Rahmen hinterlässt vier Löcher, die keine Gummifliese verzeiht.</p>',
      '<p>Sur l’herbe, le sable ou le gravier. Le béton casse les pierres par-dessous, et un cadre lâché laisse quatre trous qu’aucune dalle de caoutchouc ne pardonne.</p>',
      '<p>En hierba, arena o grava. El hormigón rompe las piedras por debajo, y un marco que se suelta deja cuatro agujeros que ninguna losa de goma perdona.</p>',
      '<p>Op gras, zand of grind. Beton breekt stenen van onderaf, en een gevallen frame laat vier gaten achter die geen rubberen tegel vergeeft.</p>',
    ],
}
