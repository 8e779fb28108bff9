import type { TranslatedRows } from './rows.ts'

export const garage: TranslatedRows = {
  'Garage gyms': ['Garagen-Gyms', 'Salles de garage', 'Gimnasios de garaje', 'Garagegyms'],
  'One car less.': ['Ein Auto weniger.', 'Une voiture de moins.', 'Un coche menos.', 'Een auto minder.'],
  'A rack, a bar, 140 kg of plates and a bench fit on six square meters, and the door still closes.': [
    'Ein Rack, eine Stange, 140 kg Scheiben und eine Bank passen auf sechs Quadratmeter, und das Tor geht noch zu.',
    'Un rack, une barre, 140 kg de disques et un banc tiennent sur six mètres carrés, et la porte ferme encore.',
    'Un rack, una barra, 140 kg de discos y un banco caben en seis metros cuadrados, y la puerta aún cierra.',
    'Een rack, een stang, 140 kg schijven en een bank passen op zes vierkante meter, en de deur gaat nog dicht.',
  ],
  'See whole packages': [
    'Ganze Pakete ansehen',
    'Voir les packs complets',
    'Ver packs completos',
    'Bekijk hele pakketten',
  ],
  'Begin with the bar.': [
    'Beginnen Sie mit der Stange.',
    'Commencez par la barre.',
    'Empieza por la barra.',
    'Begin met de stang.',
  ],
  'It is what the hands know. Everything else can be borrowed for a year.': [
    'Die Hände kennen nur sie. Alles andere kann man ein Jahr lang leihen.',
    'C’est elle que les mains connaissent. Tout le reste peut s’emprunter un an.',
    'Es lo que conocen las manos. Todo lo demás se puede pedir prestado un año.',
    'Die kennen je handen. Al het andere kun je een jaar lenen.',
  ],
  'See barbells': ['Langhanteln ansehen', 'Voir les barres', 'Ver barras', 'Bekijk halterstangen'],
  'Then the plates.': ['Dann die Scheiben.', 'Ensuite les disques.', 'Después, los discos.', 'Dan de schijven.'],
  'Rubber where the floor is concrete and the neighbor sleeps late.': [
    'Gummi, wo der Boden aus Beton ist und die Nachbarn lange schlafen.',
    'Du caoutchouc là où le sol est en béton et où le voisin dort tard.',
    'Goma donde el suelo es de hormigón y el vecino duerme hasta tarde.',
    'Rubber waar de vloer van beton is en de buren uitslapen.',
  ],
  'See plates': ['Scheiben ansehen', 'Voir les disques', 'Ver discos', 'Bekijk schijven'],
  'No garage?': ['Keine Garage?', 'Pas de garage\u00a0?', '¿Sin garaje?', 'Geen garage?'],
  'Two by two meters is a gym too, if the rack folds.': [
    'Auch zwei mal zwei Meter sind ein Gym, wenn sich das Rack klappen lässt.',
    'Deux mètres sur deux font aussi une salle, si le rack se replie.',
    'Dos por dos metros también son un gimnasio, si el rack se pliega.',
    'Twee bij twee meter is ook een gym, als het rack inklapt.',
  ],
  'See what fits small rooms': [
    'Für kleine Räume',
    'Voir pour les petites pièces',
    'Ver para espacios pequeños',
    'Bekijk wat in kleine kamers past',
  ],
  'What most garages start with': [
    'Womit die meisten Garagen beginnen',
    'Ce par quoi commencent la plupart des garages',
    'Con lo que empiezan casi todos los garajes',
    'Waar de meeste garages mee beginnen',
  ],
  'Measure three things': ['Messen Sie dreierlei', 'Trois mesures à prendre', 'Mide tres cosas', 'Meet drie dingen'],
  '<p>The ceiling where the bar passes overhead, not where the lamp hangs. The width between the walls: a bar of 2200 mm needs 600 mm on each side for loading. The slope of the floor: more than 10 mm over the length of a platform and the plates will roll to the drain.</p>':
    [
      '<p>Die Decke dort, wo die Stange über den Kopf geht, nicht wo die Lampe hängt. Die Breite zwischen den Wänden: Eine Stange von 2200 mm braucht auf jeder Seite 600 mm zum Beladen. Das Gefälle des Bodens: Bei mehr als 10 mm auf die Länge einer Plattform rollen die Scheiben zum Abfluss.</p>',
      '<p>Le plafond là où la barre passe au-dessus de la tête, pas là où pend la lampe. La largeur entre les murs\u00a0: une barre de 2200 mm demande 600 mm de chaque côté pour charger. La pente du sol\u00a0: au-delà de 10 mm sur la longueur d’une plateforme, les disques roulent vers la bonde.</p>',
      '<p>El techo donde la barra pasa por encima de la cabeza, no donde cuelga la lámpara. El ancho entre las paredes: una barra de 2200 mm necesita 600 mm a cada lado para cargarla. La pendiente del suelo: con más de 10 mm a lo largo de una tarima, los discos ruedan hacia el desagüe.</p>',
      '<p>Het plafond waar de stang boven je hoofd komt, niet waar de lamp hangt. De breedte tussen de muren: een stang van 2200 mm heeft aan elke kant 600 mm nodig om te laden. Het afschot van de vloer: bij meer dan 10 mm over de lengte van een platform rollen de schijven naar het putje.</p>',
    ],
  'Three bars for a first garage': [
    'Drei Stangen für die erste Garage',
    'Trois barres pour un premier garage',
    'Tres barras para un primer garaje',
    'Drie stangen voor een eerste garage',
  ],
  'Before you order': ['Vor der Bestellung', 'Avant de commander', 'Antes de pedir', 'Voordat je bestelt'],
  'How high must the ceiling be?': [
    'Wie hoch muss die Decke sein?',
    'Quelle hauteur sous plafond faut-il\u00a0?',
    '¿Qué altura debe tener el techo?',
    'Hoe hoog moet het plafond zijn?',
  ],
  '<p>Stand where the bar will pass overhead and press a broom handle. Add the radius of your largest plate, 225 mm for a bumper, and a hand’s width.</p>':
    [
      '<p>Stellen Sie sich dorthin, wo die Stange über den Kopf gehen soll, und drücken Sie einen Besenstiel. Rechnen Sie den Radius Ihrer größten Scheibe dazu, bei einer Bumper Plate 225 mm, und eine Handbreit.</p>',
      '<p>Placez-vous là où la barre passera au-dessus de la tête et développez un manche à balai. Ajoutez le rayon de votre plus grand disque, 225 mm pour un bumper, et une largeur de main.</p>',
      '<p>Ponte donde la barra pasará por encima de la cabeza y empuja un palo de escoba. Suma el radio de tu disco más grande, 225 mm en un bumper, y un palmo.</p>',
      '<p>Ga staan waar de stang boven je hoofd komt en druk een bezemsteel uit. Tel daar de straal van je grootste schijf bij op, 225 mm voor een bumper, en een handbreedte.</p>',
    ],
  'Does the floor need more than concrete?': [
    'Braucht der Boden mehr als Beton?',
    'Le béton suffit-il comme sol\u00a0?',
    '¿Hace falta algo más que hormigón en el suelo?',
    'Heeft de vloer meer nodig dan beton?',
  ],
  '<p>For bars that come down under control, two layers of stall mat are enough. For dropped bars, build a <a href="/platforms-and-flooring">platform</a>: the wood spreads what the rubber does not.</p>':
    [
      '<p>Für Stangen, die kontrolliert abgesetzt werden, reichen zwei Lagen Stallmatte. Für fallende Stangen bauen Sie eine <a href="/platforms-and-flooring">Plattform</a>: Das Holz verteilt, was der Gummi nicht verteilt.</p>',
      '<p>Pour des barres reposées en contrôle, deux couches de tapis d’écurie suffisent. Pour des barres lâchées, montez une <a href="/platforms-and-flooring">plateforme</a>\u00a0: le bois répartit ce que le caoutchouc ne répartit pas.</p>',
      '<p>Para barras que bajan controladas bastan dos capas de losa de establo. Para barras que se dejan caer, monta una <a href="/platforms-and-flooring">tarima</a>: la madera reparte lo que la goma no reparte.</p>',
      '<p>Voor stangen die je gecontroleerd neerzet, zijn twee lagen stalmat genoeg. Voor stangen die je laat vallen, bouw je een <a href="/platforms-and-flooring">platform</a>: het hout verdeelt wat het rubber niet verdeelt.</p>',
    ],
  'What arrives, and who carries it in?': [
    'Was kommt an, und wer trägt es hinein?',
    'Qu’est-ce qui arrive, et qui le rentre\u00a0?',
    '¿Qué llega y quién lo mete en casa?',
    'Wat wordt er bezorgd, en wie draagt het naar binnen?',
  ],
  '<p>A rack comes on a pallet to the curb. <a href="/shipping-information">Shipping and freight</a> says how we agree on the day.</p>':
    [
      '<p>Ein Rack kommt auf einer Palette bis zum Bordstein. Wie wir den Tag vereinbaren, steht unter <a href="/shipping-information">Versand und Fracht</a>.</p>',
      '<p>Un rack arrive sur palette, au bord du trottoir. La page <a href="/shipping-information">Livraison et fret</a> explique comment nous convenons du jour.</p>',
      '<p>Un rack llega en un palé hasta la acera. En <a href="/shipping-information">Envíos y transporte</a> explicamos cómo acordamos el día.</p>',
      '<p>Een rack komt op een pallet tot aan de stoep. Bij <a href="/shipping-information">Verzending en vracht</a> lees je hoe we de dag afspreken.</p>',
    ],
}
