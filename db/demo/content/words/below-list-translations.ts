import type { TranslatedLanguage } from './blocks-in-language.ts'

/** Translated blocks below category lists, by English text. */
export const belowListTranslations: Readonly<Record<TranslatedLanguage, Readonly<Record<string, string>>>> = {
  de: {
    'Our straight bars side by side': 'Unsere geraden Stangen im Vergleich',
    'Power bars side by side': 'Powerlifting-Stangen im Vergleich',
    'Weightlifting bars side by side': 'Gewichtheberstangen im Vergleich',
    'Multipurpose bars side by side': 'Allround-Stangen im Vergleich',
    'Breath is a lift too.': 'Auch Atmen ist Training.',
    'A rower, a bike and a rope ask for it in three ways. Which one suits you depends on your knees, neighbors and floor.':
      'Rudergerät, Bike und Seil fordern es auf drei Arten. Was zu Ihnen passt, hängt von Knien, Nachbarn und Boden ab.',
    'Read how they differ': 'Die Unterschiede lesen',
    'A rower, an air bike, a rope and two balls in sunlight from tall windows':
      'Rudergerät, Air Bike, Seil und zwei Bälle im Sonnenlicht hoher Fenster',
    'What a bar asks of you.': 'Was die Stange verlangt.',
    'A belt to push against, straps for the last set, chalk before both. It all fits in one bag, and none of it lifts.':
      'Ein Gürtel als Gegendruck, Zughilfen für den letzten Satz, Magnesia vor beidem. Alles passt in eine Tasche, und nichts davon hebt für Sie.',
    'See chalk and care': 'Magnesia und Pflege ansehen',
    'A leather belt, straps, wraps, chalk and a collar on a wooden bench':
      'Ledergürtel, Zughilfen, Bandagen, Magnesia und ein Verschluss auf einer Holzbank',
    'Off the floor by half past.': 'In fünf Minuten aufgeräumt.',
    'Things with a place get put back. A wall of four meters holds six bars, a row of dumbbells, a shelf of bells and the plates.':
      'Was einen Platz hat, kommt zurück. Vier Meter Wand fassen sechs Stangen, eine Reihe Kurzhanteln, ein Regal Kettlebells und die Scheiben.',
    'See packages': 'Pakete ansehen',
    'Dumbbells, kettlebells, plates and bars on racks in front of a brick wall':
      'Kurzhanteln, Kettlebells, Scheiben und Stangen auf Ständern vor einer Ziegelwand',
    'Nothing to put down.': 'Nichts zum Ablassen.',
    'A sled has no lowering half, so it leaves nobody sore. It needs twenty meters of floor that you don’t mind scratching.':
      'Ein Schlitten hat keine Abwärtsbewegung und macht darum keinen Muskelkater. Er braucht zwanzig Meter Boden, der Kratzer verträgt.',
    'See the ropes': 'Seile ansehen',
    'A push sled with a center post and a coiled rope in a yard':
      'Schubschlitten mit Mittelpfosten und aufgerolltes Seil in einem Hof',
    'A wall is half a rack.': 'Die Wand ist das halbe Rack.',
    'Folded, it leaves all but 130 mm of room to the car. The screws go into studs or concrete, never into board alone.':
      'Eingeklappt lässt es dem Auto alles bis auf 130 mm. Die Schrauben gehören in Ständer oder Beton, nie nur in die Platte.',
    'Read what holds a rack up': 'Lesen, was ein Rack hält',
    'A folding rack on a garage wall with a loaded bar and a bench':
      'Klapprack an einer Garagenwand mit beladener Stange und Bank',
    'Ten minutes on the floor.': 'Zehn Minuten auf dem Boden.',
    'A roller, a ball and a mat ask for two square meters and no plan. Use them before the bar, and again when it is back in its place.':
      'Rolle, Ball und Matte brauchen zwei Quadratmeter und keinen Plan. Vor der Stange, und noch einmal, wenn sie wieder an ihrem Platz ist.',
    'See the rollers and mats': 'Rollen und Matten ansehen',
    'A mat, rollers, balls, a rope and low bars on oak boards, seen from above':
      'Matte, Rollen, Bälle, Seil und Parallettes auf Eichendielen, von oben gesehen',
  },
  es: {
    'Our straight bars side by side': 'Nuestras barras rectas, comparadas',
    'Power bars side by side': 'Barras de powerlifting, comparadas',
    'Weightlifting bars side by side': 'Barras de halterofilia, comparadas',
    'Multipurpose bars side by side': 'Barras multiuso, comparadas',
    'Breath is a lift too.': 'Respirar también se entrena.',
    'A rower, a bike and a rope ask for it in three ways. Which one suits you depends on your knees, neighbors and floor.':
      'El remo, la bici y la cuerda lo piden de tres formas. La tuya depende de tus rodillas, tus vecinos y tu suelo.',
    'Read how they differ': 'Ver en qué se diferencian',
    'A rower, an air bike, a rope and two balls in sunlight from tall windows':
      'Un remo, una bici de aire, una cuerda y dos balones a la luz de unos ventanales',
    'What a bar asks of you.': 'Lo que te pide la barra.',
    'A belt to push against, straps for the last set, chalk before both. It all fits in one bag, and none of it lifts.':
      'Un cinturón contra el que empujar, correas para la última serie y magnesio antes de ambos. Todo cabe en una bolsa y nada levanta por ti.',
    'See chalk and care': 'Ver magnesio y cuidado',
    'A leather belt, straps, wraps, chalk and a collar on a wooden bench':
      'Un cinturón de cuero, correas, vendas, magnesio y un cierre sobre un banco de madera',
    'Off the floor by half past.': 'Recogido en cinco minutos.',
    'Things with a place get put back. A wall of four meters holds six bars, a row of dumbbells, a shelf of bells and the plates.':
      'Lo que tiene sitio vuelve a su sitio. En cuatro metros de pared caben seis barras, una fila de mancuernas, un estante de kettlebells y los discos.',
    'See packages': 'Ver los packs',
    'Dumbbells, kettlebells, plates and bars on racks in front of a brick wall':
      'Mancuernas, kettlebells, discos y barras en soportes frente a una pared de ladrillo',
    'Nothing to put down.': 'Sin bajada, sin agujetas.',
    'A sled has no lowering half, so it leaves nobody sore. It needs twenty meters of floor that you don’t mind scratching.':
      'Un trineo no tiene fase de bajada, así que no deja agujetas. Necesita veinte metros de suelo que no te importe rayar.',
    'See the ropes': 'Ver las cuerdas',
    'A push sled with a center post and a coiled rope in a yard':
      'Un trineo de empuje con poste central y una cuerda enrollada en un patio',
    'A wall is half a rack.': 'La pared es medio rack.',
    'Folded, it leaves all but 130 mm of room to the car. The screws go into studs or concrete, never into board alone.':
      'Plegado, solo le quita 130 mm al coche. Los tornillos van en montantes u hormigón, nunca solo en la placa.',
    'Read what holds a rack up': 'Leer qué sostiene un rack',
    'A folding rack on a garage wall with a loaded bar and a bench':
      'Un rack plegable en la pared de un garaje con una barra cargada y un banco',
    'Ten minutes on the floor.': 'Diez minutos en el suelo.',
    'A roller, a ball and a mat ask for two square meters and no plan. Use them before the bar, and again when it is back in its place.':
      'Un rodillo, una pelota y una esterilla piden dos metros cuadrados y ningún plan. Úsalos antes de la barra, y otra vez cuando vuelva a su sitio.',
    'See the rollers and mats': 'Ver rodillos y esterillas',
    'A mat, rollers, balls, a rope and low bars on oak boards, seen from above':
      'Esterilla, rodillos, pelotas, cuerda y paralelas bajas sobre tablas de roble, desde arriba',
  },
  fr: {
    'Our straight bars side by side': 'Nos barres droites comparées',
    'Power bars side by side': 'Barres de powerlifting comparées',
    'Weightlifting bars side by side': 'Barres d’haltérophilie comparées',
    'Multipurpose bars side by side': 'Barres polyvalentes comparées',
    'Breath is a lift too.': 'Le souffle se travaille aussi.',
    'A rower, a bike and a rope ask for it in three ways. Which one suits you depends on your knees, neighbors and floor.':
      'Un rameur, un vélo et une corde le sollicitent de trois façons. La vôtre dépend de vos genoux, de vos voisins et de votre sol.',
    'Read how they differ': 'Lire ce qui les distingue',
    'A rower, an air bike, a rope and two balls in sunlight from tall windows':
      'Un rameur, un vélo à air, une corde et deux ballons dans la lumière de hautes fenêtres',
    'What a bar asks of you.': 'Ce qu’une barre exige.',
    'A belt to push against, straps for the last set, chalk before both. It all fits in one bag, and none of it lifts.':
      'Une ceinture contre laquelle pousser, des sangles pour la dernière série, de la magnésie avant les deux. Tout tient dans un sac, et rien ne soulève à votre place.',
    'See chalk and care': 'Voir la magnésie et l’entretien',
    'A leather belt, straps, wraps, chalk and a collar on a wooden bench':
      'Une ceinture en cuir, des sangles, des bandes, de la magnésie et un stop disque sur un banc en bois',
    'Off the floor by half past.': 'Rangé en cinq minutes.',
    'Things with a place get put back. A wall of four meters holds six bars, a row of dumbbells, a shelf of bells and the plates.':
      'Ce qui a une place y retourne. Quatre mètres de mur reçoivent six barres, une rangée d’haltères, une étagère de kettlebells et les disques.',
    'See packages': 'Voir les packs',
    'Dumbbells, kettlebells, plates and bars on racks in front of a brick wall':
      'Haltères, kettlebells, disques et barres sur des supports devant un mur de briques',
    'Nothing to put down.': 'Rien à reposer.',
    'A sled has no lowering half, so it leaves nobody sore. It needs twenty meters of floor that you don’t mind scratching.':
      'Un traîneau n’a pas de phase de descente : pas de courbatures. Il lui faut vingt mètres d’un sol qui ne craint pas les rayures.',
    'See the ropes': 'Voir les cordes',
    'A push sled with a center post and a coiled rope in a yard':
      'Un traîneau à pousser avec mât central et une corde lovée dans une cour',
    'A wall is half a rack.': 'Un mur, c’est un demi-rack.',
    'Folded, it leaves all but 130 mm of room to the car. The screws go into studs or concrete, never into board alone.':
      'Replié, il ne prend que 130 mm à la voiture. Les vis vont dans les montants ou le béton, jamais dans la plaque seule.',
    'Read what holds a rack up': 'Lire ce qui tient un rack',
    'A folding rack on a garage wall with a loaded bar and a bench':
      'Un rack rabattable au mur d’un garage, avec une barre chargée et un banc',
    'Ten minutes on the floor.': 'Dix minutes au sol.',
    'A roller, a ball and a mat ask for two square meters and no plan. Use them before the bar, and again when it is back in its place.':
      'Un rouleau, une balle et un tapis demandent deux mètres carrés et aucun plan. Avant la barre, et encore une fois quand elle a retrouvé sa place.',
    'See the rollers and mats': 'Voir les rouleaux et tapis',
    'A mat, rollers, balls, a rope and low bars on oak boards, seen from above':
      'Tapis, rouleaux, balles, corde et barres basses sur un parquet en chêne, vus d’en haut',
  },
  nl: {
    'Our straight bars side by side': 'Onze rechte stangen vergeleken',
    'Power bars side by side': 'Powerliftstangen vergeleken',
    'Weightlifting bars side by side': 'Gewichthefstangen vergeleken',
    'Multipurpose bars side by side': 'Allround stangen vergeleken',
    'Breath is a lift too.': 'Ademen is ook trainen.',
    'A rower, a bike and a rope ask for it in three ways. Which one suits you depends on your knees, neighbors and floor.':
      'Een roeier, een fiets en een touw vragen het op drie manieren. Welke bij je past, hangt af van je knieën, je buren en je vloer.',
    'Read how they differ': 'Lees waarin ze verschillen',
    'A rower, an air bike, a rope and two balls in sunlight from tall windows':
      'Een roeier, een airbike, een touw en twee ballen in het zonlicht van hoge ramen',
    'What a bar asks of you.': 'Wat een stang van je vraagt.',
    'A belt to push against, straps for the last set, chalk before both. It all fits in one bag, and none of it lifts.':
      'Een riem om tegen te duwen, straps voor de laatste set, magnesium vóór allebei. Het past in één tas, en niets ervan tilt voor je.',
    'See chalk and care': 'Bekijk magnesium en verzorging',
    'A leather belt, straps, wraps, chalk and a collar on a wooden bench':
      'Een leren riem, straps, wraps, magnesium en een sluiting op een houten bank',
    'Off the floor by half past.': 'In vijf minuten opgeruimd.',
    'Things with a place get put back. A wall of four meters holds six bars, a row of dumbbells, a shelf of bells and the plates.':
      'Wat een plek heeft, gaat terug. Op vier meter muur passen zes stangen, een rij dumbbells, een plank kettlebells en de schijven.',
    'See packages': 'Bekijk de pakketten',
    'Dumbbells, kettlebells, plates and bars on racks in front of a brick wall':
      'Dumbbells, kettlebells, schijven en stangen op rekken voor een bakstenen muur',
    'Nothing to put down.': 'Niets om te laten zakken.',
    'A sled has no lowering half, so it leaves nobody sore. It needs twenty meters of floor that you don’t mind scratching.':
      'Een slee laat je niet zakken en bezorgt je dus geen spierpijn. Hij heeft twintig meter vloer nodig die krassen mag krijgen.',
    'See the ropes': 'Bekijk de touwen',
    'A push sled with a center post and a coiled rope in a yard':
      'Een duwslee met middenpaal en een opgerold touw op een binnenplaats',
    'A wall is half a rack.': 'Een muur is een half rack.',
    'Folded, it leaves all but 130 mm of room to the car. The screws go into studs or concrete, never into board alone.':
      'Ingeklapt houdt de auto alles over op 130 mm na. De schroeven gaan in balken of beton, nooit alleen in de plaat.',
    'Read what holds a rack up': 'Lees wat een rack draagt',
    'A folding rack on a garage wall with a loaded bar and a bench':
      'Een opklapbaar rack aan een garagemuur met een geladen stang en een bank',
    'Ten minutes on the floor.': 'Tien minuten op de vloer.',
    'A roller, a ball and a mat ask for two square meters and no plan. Use them before the bar, and again when it is back in its place.':
      'Een roller, een bal en een mat vragen twee vierkante meter en geen plan. Vóór de stang, en nog eens als die weer op zijn plek ligt.',
    'See the rollers and mats': 'Bekijk rollers en matten',
    'A mat, rollers, balls, a rope and low bars on oak boards, seen from above':
      'Een mat, rollers, ballen, een touw en lage bars op eiken planken, van boven gezien',
  },
}
