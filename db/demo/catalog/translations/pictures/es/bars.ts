import type { AlternativeTexts } from '../by-english-text.ts'

export const bars: AlternativeTexts = {
  'Power bar in black zinc from end to end, seen along the knurl':
    'Barra de powerlifting en zinc negro de punta a punta, vista a lo largo del moleteado',
  'The whole power bar in black zinc with its center knurl':
    'La barra de powerlifting en zinc negro entera, con su moleteado central',
  'End of the power bar in black zinc: cap, sleeve, collar and knurl':
    'Extremo de la barra de powerlifting en zinc negro: tapa, manga, tope y moleteado',
  'Firm knurl of the power bar where it runs out at the collar':
    'Moleteado firme de la barra de powerlifting donde acaba en el tope',
  'The power bar on a lifting platform, loaded with black bumper plates':
    'La barra de powerlifting en una tarima, cargada con bumpers negros',
  'The loaded power bar in front of the outline of a person of 1.75 m (5 ft 9 in)':
    'La barra de powerlifting cargada delante de la silueta de una persona de 1,75 m',
  'Power bar from end to end with stainless shaft and sleeves':
    'Barra de powerlifting de punta a punta, con eje y mangas inoxidables',
  'Power bar from end to end with a black oxide shaft and chrome sleeves':
    'Barra de powerlifting de punta a punta, con eje de óxido negro y mangas cromadas',
  'Squat bar from end to end: long black sleeves, wide collars, thick shaft':
    'Barra de sentadilla de punta a punta: mangas negras largas, topes anchos, eje grueso',
  'The whole squat bar with its long center knurl': 'La barra de sentadilla entera, con su largo moleteado central',
  'End of the squat bar: wide collar and a thick black zinc shaft':
    'Extremo de la barra de sentadilla: tope ancho y eje grueso en zinc negro',
  'The squat bar’s 85 mm collar next to its 32 mm shaft':
    'El tope de 85 mm de la barra de sentadilla junto a su eje de 32 mm',
  'Deadlift bar from end to end: bare steel shaft, black zinc sleeves':
    'Barra de peso muerto de punta a punta: eje de acero visto, mangas en zinc negro',
  'The whole deadlift bar, smooth in the middle': 'La barra de peso muerto entera, lisa en el centro',
  'End of the deadlift bar: bare steel shaft and black zinc sleeve':
    'Extremo de la barra de peso muerto: eje de acero visto y manga en zinc negro',
  'Knurl of the bare deadlift shaft close to the collar': 'Moleteado del eje de acero visto, muy cerca del tope',
  'Meet bar from end to end: stainless shaft, chrome sleeves, red bands':
    'Barra de campeonato de punta a punta: eje inoxidable, mangas cromadas, anillos rojos',
  'The whole meet bar with red bands at both collars':
    'La barra de campeonato entera, con anillos rojos en los dos topes',
  'End of the meet bar: red cap, chrome sleeve and a red band around the collar':
    'Extremo de la barra de campeonato: tapa roja, manga cromada y un anillo rojo alrededor del tope',
  'Sharp knurl of the stainless meet bar next to the red band':
    'Moleteado afilado de la barra de campeonato inoxidable junto al anillo rojo',
  'Bar end loaded with red, blue, yellow and black steel plates':
    'Extremo de barra cargado con discos de acero rojos, azules, amarillos y negros',
  '29 mm power bar from end to end: stainless shaft, chrome sleeves':
    'Barra de powerlifting de 29 mm de punta a punta: eje inoxidable, mangas cromadas',
  'The whole 29 mm power bar in stainless steel': 'La barra de powerlifting de 29 mm inoxidable, entera',
  'End of the 29 mm power bar: stainless shaft and chrome sleeve':
    'Extremo de la barra de powerlifting de 29 mm: eje inoxidable y manga cromada',
  'Deep knurl of the 29 mm shaft where it meets the collar': 'Moleteado profundo del eje de 29 mm donde llega al tope',
  '29 mm power bar from end to end: chrome shaft, black zinc sleeves':
    'Barra de powerlifting de 29 mm de punta a punta: eje cromado, mangas en zinc negro',
  '45 lb power bar from end to end: bare shaft, black oxide sleeves':
    'Barra de powerlifting de 45 lb de punta a punta: eje de acero visto, mangas de óxido negro',
  'The whole 45 lb power bar': 'La barra de powerlifting de 45 lb entera',
  'End of the 45 lb power bar: bare shaft and black oxide sleeve':
    'Extremo de la barra de powerlifting de 45 lb: eje de acero visto y manga de óxido negro',
  'Light power bar from end to end: short chrome sleeves, black zinc shaft':
    'Barra de powerlifting ligera de punta a punta: mangas cromadas cortas, eje en zinc negro',
  'The whole light power bar, 1950 mm long': 'La barra de powerlifting ligera entera, 1950 mm de largo',
  'Short chrome sleeve of the light power bar with a yellow cap':
    'Manga cromada corta de la barra de powerlifting ligera, con tapa amarilla',
  'Press bar from end to end: thick black oxide shaft, zinc sleeves':
    'Barra de press de punta a punta: eje grueso de óxido negro, mangas de zinc',
  'The whole press bar, 2100 mm long': 'La barra de press entera, 2100 mm de largo',
  'End of the press bar: thick black oxide shaft and zinc sleeve':
    'Extremo de la barra de press: eje grueso de óxido negro y manga de zinc',
  '35 mm squat bar from end to end: chrome with red bands and a red cap':
    'Barra de sentadilla de 35 mm de punta a punta: cromada, con anillos rojos y tapa roja',
  'The whole 2400 mm squat bar with its long center knurl':
    'La barra de sentadilla de 2400 mm entera, con su largo moleteado central',
  'Red cap, wide collar with a red band and the 35 mm chrome shaft':
    'Tapa roja, tope ancho con anillo rojo y el eje cromado de 35 mm',
  'Deadlift bar with an orange coating and chrome sleeves, from end to end':
    'Barra de peso muerto con recubrimiento naranja y mangas cromadas, de punta a punta',
  'The whole orange deadlift bar, 2310 mm long': 'La barra de peso muerto naranja entera, 2310 mm de largo',
  'End of the deadlift bar with an orange coating and a chrome sleeve':
    'Extremo de la barra de peso muerto con recubrimiento naranja y manga cromada',
  'Deadlift bar with a graphite coating and chrome sleeves, from end to end':
    'Barra de peso muerto con recubrimiento grafito y mangas cromadas, de punta a punta',
  'Pulling bar from end to end: zinc shaft, chrome sleeves, black bands':
    'Barra de tirones de punta a punta: eje de zinc, mangas cromadas, anillos negros',
  'The whole pulling bar, smooth in the middle': 'La barra de tirones entera, lisa en el centro',
  'Black cap and black band on the chrome sleeve of the pulling bar':
    'Tapa negra y anillo negro en la manga cromada de la barra de tirones',
  '20 kg weightlifting bar in bright zinc, from end to end, with blue bands':
    'Barra de halterofilia de 20 kg en zinc brillante, de punta a punta, con anillos azules',
  'The whole 20 kg weightlifting bar without a center knurl':
    'La barra de halterofilia de 20 kg entera, sin moleteado central',
  'End of the 20 kg weightlifting bar in bright zinc with a blue band':
    'Extremo de la barra de halterofilia de 20 kg en zinc brillante, con un anillo azul',
  'Medium knurl and grooved sleeve of the weightlifting bar':
    'Moleteado medio y manga ranurada de la barra de halterofilia',
  '15 kg weightlifting bar in bright zinc, from end to end, with yellow bands':
    'Barra de halterofilia de 15 kg en zinc brillante, de punta a punta, con anillos amarillos',
  '20 kg training bar in bright zinc, from end to end, with a blue cap':
    'Barra de entrenamiento de 20 kg en zinc brillante, de punta a punta, con tapa azul',
  'The whole 20 kg training bar in bright zinc': 'La barra de entrenamiento de 20 kg en zinc brillante, entera',
  'End of the training bar with a blue cap': 'Extremo de la barra de entrenamiento con tapa azul',
  '15 kg training bar in bright zinc, from end to end, with a yellow cap':
    'Barra de entrenamiento de 15 kg en zinc brillante, de punta a punta, con tapa amarilla',
  'Chrome 20 kg competition bar from end to end, with blue bands and a blue cap':
    'Barra de competición cromada de 20 kg de punta a punta, con anillos azules y tapa azul',
  'The whole chrome competition bar with a light center knurl':
    'La barra de competición cromada entera, con un moleteado central suave',
  'End of the chrome competition bar with blue cap and blue band':
    'Extremo de la barra de competición cromada con tapa azul y anillo azul',
  'Knurl of the chrome competition bar next to the collar':
    'Moleteado de la barra de competición cromada junto al tope',
  'Bar end loaded with red, blue and yellow competition plates':
    'Extremo de barra cargado con discos de competición rojos, azules y amarillos',
  'Chrome 15 kg competition bar from end to end, with yellow bands and a yellow cap':
    'Barra de competición cromada de 15 kg de punta a punta, con anillos amarillos y tapa amarilla',
  'The whole 15 kg competition bar': 'La barra de competición de 15 kg entera',
  'End of the 15 kg competition bar with yellow cap and band':
    'Extremo de la barra de competición de 15 kg con tapa y anillo amarillos',
  '10 kg technique bar from end to end: aluminum shaft, zinc sleeves, green cap':
    'Barra de técnica de 10 kg de punta a punta: eje de aluminio, mangas de zinc, tapa verde',
  'The whole 10 kg technique bar': 'La barra de técnica de 10 kg entera',
  'End of the 10 kg technique bar: aluminum shaft, zinc sleeve, green cap':
    'Extremo de la barra de técnica de 10 kg: eje de aluminio, manga de zinc, tapa verde',
  'Light knurl in the aluminum shaft of the technique bar':
    'Moleteado suave en el eje de aluminio de la barra de técnica',
  '5 kg technique bar from end to end, all aluminum, with a white cap':
    'Barra de técnica de 5 kg de punta a punta, toda de aluminio, con tapa blanca',
  'Junior bar from end to end: zinc shaft, aluminum sleeves, green bands':
    'Barra júnior de punta a punta: eje de zinc, mangas de aluminio, anillos verdes',
  'The whole junior bar, 1700 mm long': 'La barra júnior entera, 1700 mm de largo',
  'End of the junior bar: steel shaft, aluminum sleeve and a green band':
    'Extremo de la barra júnior: eje de acero, manga de aluminio y un anillo verde',
  '20 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, blue cap':
    'Barra de halterofilia de 20 kg de punta a punta: eje inoxidable, mangas cromadas, tapa azul',
  'The whole 20 kg stainless weightlifting bar': 'La barra de halterofilia inoxidable de 20 kg entera',
  'Blue cap and chrome sleeve on a stainless 28 mm shaft': 'Tapa azul y manga cromada en un eje inoxidable de 28 mm',
  '15 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, yellow cap':
    'Barra de halterofilia de 15 kg de punta a punta: eje inoxidable, mangas cromadas, tapa amarilla',
  '20 kg club bar from end to end: black zinc shaft, zinc sleeves, blue bands':
    'Barra de club de 20 kg de punta a punta: eje en zinc negro, mangas de zinc, anillos azules',
  'The whole 20 kg club bar': 'La barra de club de 20 kg entera',
  'Zinc sleeve with a blue band on the black zinc shaft of the club bar':
    'Manga de zinc con un anillo azul en el eje de zinc negro de la barra de club',
  '15 kg club bar from end to end: black zinc shaft, zinc sleeves, yellow bands':
    'Barra de club de 15 kg de punta a punta: eje en zinc negro, mangas de zinc, anillos amarillos',
  '15 kg bearing bar from end to end: black zinc shaft, chrome sleeves, black bands':
    'Barra de rodamientos de 15 kg de punta a punta: eje en zinc negro, mangas cromadas, anillos negros',
  'The whole 15 kg bearing bar': 'La barra de rodamientos de 15 kg entera',
  'Chrome sleeve with a black band on a 25 mm black zinc shaft':
    'Manga cromada con un anillo negro en un eje de zinc negro de 25 mm',
  '7.5 kg technique bar from end to end: black aluminum shaft, short zinc sleeves':
    'Barra de técnica de 7,5 kg de punta a punta: eje de aluminio negro, mangas de zinc cortas',
  'The whole 7.5 kg technique bar': 'La barra de técnica de 7,5 kg entera',
  'Short zinc sleeve with an orange cap on a black aluminum shaft':
    'Manga de zinc corta con tapa naranja en un eje de aluminio negro',
  'Youth competition bar from end to end: chrome shaft, dark aluminum sleeves, green bands':
    'Barra de competición juvenil de punta a punta: eje cromado, mangas de aluminio oscuro, anillos verdes',
  'The whole youth competition bar': 'La barra de competición juvenil entera',
  'Green cap, green band and a dark aluminum sleeve on a chrome shaft':
    'Tapa verde, anillo verde y manga de aluminio oscuro en un eje cromado',
  'Wright Bar from end to end: bright zinc sleeves, black zinc shaft':
    'Barra Wright de punta a punta: mangas en zinc brillante, eje en zinc negro',
  'The whole Wright Bar with both ring marks': 'La barra Wright entera con los dos juegos de marcas',
  'Both ring marks in the medium knurl of the Wright Bar': 'Las dos marcas en el moleteado medio de la barra Wright',
  'The Wright Bar on a garage floor, loaded with bumper plates':
    'La barra Wright en el suelo de un garaje, cargada con bumpers',
  'The Wright Bar at the feet of the outline of a person of 1.75 m (5 ft 9 in)':
    'La barra Wright a los pies de la silueta de una persona de 1,75 m',
  'Wright Bar in bright zinc, from end to end': 'Barra Wright en zinc brillante, de punta a punta',
  'Wright Bar with a sand coating and black zinc sleeves, from end to end':
    'Barra Wright con recubrimiento arena y mangas en zinc negro, de punta a punta',
  '15 kg Wright Bar with its thinner black zinc shaft, from end to end':
    'Barra Wright de 15 kg con su eje más fino en zinc negro, de punta a punta',
  '15 kg Wright Bar in bright zinc, from end to end': 'Barra Wright de 15 kg en zinc brillante, de punta a punta',
  '15 kg Wright Bar with a sand coating, from end to end':
    'Barra Wright de 15 kg con recubrimiento arena, de punta a punta',
  'Garage Bar from end to end: orange shaft, chrome sleeves':
    'Barra de garaje de punta a punta: eje naranja, mangas cromadas',
  'The whole Garage Bar with its orange shaft': 'La barra de garaje entera con su eje naranja',
  'End of the Garage Bar: orange shaft and chrome sleeve': 'Extremo de la barra de garaje: eje naranja y manga cromada',
  'Orange ceramic coating on the knurl near the collar': 'Capa cerámica naranja sobre el moleteado, cerca del tope',
  'Garage Bar with an olive coating, from end to end': 'Barra de garaje con recubrimiento oliva, de punta a punta',
  'Garage Bar with a graphite coating, from end to end': 'Barra de garaje con recubrimiento grafito, de punta a punta',
  'Class Bar from end to end: graphite shaft, smooth black sleeves, white cap':
    'Barra de clase de punta a punta: eje grafito, mangas negras lisas, tapa blanca',
  'The whole Class Bar in graphite': 'La barra de clase en grafito, entera',
  'End of the Class Bar: white cap, smooth black sleeve, graphite shaft':
    'Extremo de la barra de clase: tapa blanca, manga negra lisa, eje grafito',
  'Bar end loaded with black bumpers': 'Extremo de barra cargado con bumpers negros',
  'Short Bar from end to end: brass-toned shaft, short chrome sleeves':
    'Barra corta de punta a punta: eje color latón, mangas cromadas cortas',
  'The whole Short Bar, 1520 mm from end to end': 'La barra corta entera, 1520 mm de punta a punta',
  'End of the Short Bar: brass-toned shaft and short chrome sleeve':
    'Extremo de la barra corta: eje color latón y manga cromada corta',
  'Hybrid bar from end to end: black zinc sleeves on a stainless shaft':
    'Barra híbrida de punta a punta: mangas en zinc negro sobre un eje inoxidable',
  'The whole hybrid bar': 'La barra híbrida entera',
  'Black zinc sleeve on a bright stainless shaft': 'Manga en zinc negro sobre un eje inoxidable brillante',
  'Knurl of the hybrid bar next to the black collar': 'Moleteado de la barra híbrida junto al tope negro',
  'Bearing bar from end to end: chrome sleeves with orange bands, black oxide shaft':
    'Barra de rodamientos de punta a punta: mangas cromadas con anillos naranjas, eje de óxido negro',
  'The whole bearing bar with both ring marks': 'La barra de rodamientos entera con los dos juegos de marcas',
  'Chrome sleeve with an orange band on a black oxide shaft':
    'Manga cromada con un anillo naranja en un eje de óxido negro',
  'Orange band on the collar next to the knurl': 'Anillo naranja en el tope, junto al moleteado',
  'Color bar in red from end to end, with black sleeves and a red cap':
    'Barra de color en rojo de punta a punta, con mangas negras y tapa roja',
  'The whole color bar in red': 'La barra de color en rojo, entera',
  'Red cap and black sleeve on a red ceramic shaft': 'Tapa roja y manga negra en un eje con capa cerámica roja',
  'Color bar in blue from end to end, with black sleeves and a blue cap':
    'Barra de color en azul de punta a punta, con mangas negras y tapa azul',
  'Color bar in white from end to end, with black sleeves and a white cap':
    'Barra de color en blanco de punta a punta, con mangas negras y tapa blanca',
  'Slim bar from end to end, all in black oxide': 'Barra fina de punta a punta, toda en óxido negro',
  'The whole slim bar, black from end to end': 'La barra fina entera, negra de punta a punta',
  'Black oxide sleeve and shaft of the slim bar': 'Manga y eje de óxido negro de la barra fina',
  'Two-piece bar from end to end: chrome, with smooth sleeves and an orange cap':
    'Barra de dos piezas de punta a punta: cromada, con mangas lisas y tapa naranja',
  'The two-piece bar screwed together': 'La barra de dos piezas, enroscada',
  'Smooth chrome sleeve with an orange cap': 'Manga cromada lisa con tapa naranja',
  '15 kg class bar from end to end: graphite shaft, smooth black sleeves, yellow cap':
    'Barra de clase de 15 kg de punta a punta: eje grafito, mangas negras lisas, tapa amarilla',
  'The whole 15 kg class bar in graphite': 'La barra de clase de 15 kg en grafito, entera',
  'Yellow cap on the smooth black sleeve of the 15 kg class bar':
    'Tapa amarilla en la manga negra lisa de la barra de clase de 15 kg',
  'The curl bar with its angled grips': 'La barra Z con sus agarres en ángulo',
  'The whole curl bar from end to end': 'La barra Z entera, de punta a punta',
  'Hexagonal trap bar with raised and level handles, from end to end':
    'Barra hexagonal con agarres elevados y a nivel, de punta a punta',
  'The whole trap bar seen from the front': 'La barra hexagonal entera, vista de frente',
  'The two handles of one side, level and 100 mm raised': 'Los dos agarres de un lado, a nivel y elevado 100 mm',
  'Trap bar with thicker handles of 34 mm, from end to end':
    'Barra hexagonal con agarres más gruesos, de 34 mm, de punta a punta',
  'The safety squat bar with its pads and front handles':
    'La barra safety squat con sus almohadillas y sus agarres delanteros',
  'The whole safety squat bar from the front': 'La barra safety squat entera, vista de frente',
  'One-piece pads around neck and handles': 'Almohadillas de una pieza alrededor del cuello y los agarres',
  'The multi grip bar with four pairs of handles': 'La barra multiagarre con cuatro pares de agarres',
  'The whole multi grip bar': 'La barra multiagarre entera',
  'Straight knurled handles in the frame of the multi grip bar':
    'Agarres rectos moleteados en el marco de la barra multiagarre',
  'Axle from end to end: one black pipe with welded stops': 'Axle de punta a punta: un tubo negro con topes soldados',
  'The whole axle, one smooth pipe': 'El axle entero, un tubo liso',
  'End of the axle with its welded stop': 'Extremo del axle con su tope soldado',
  'The cambered bar with its two dropped uprights': 'La barra curvada con sus dos montantes caídos',
  'The whole cambered bar, sleeves 350 mm below the grip':
    'La barra curvada entera, con las mangas 350 mm por debajo del agarre',
  'A pair of farmer handles side by side': 'Un par de asas de paseo del granjero, una junto a otra',
  'Gray trap bar with an open front and chrome sleeves':
    'Barra hexagonal gris, abierta por delante y con mangas cromadas',
  'The whole open trap bar from the front': 'La barra hexagonal abierta entera, vista de frente',
  'Red trap bar with wide-set handles': 'Barra hexagonal roja con agarres muy separados',
  'The whole red trap bar from the front': 'La barra hexagonal roja entera, vista de frente',
  'Gray safety squat bar with dark red pads': 'Barra safety squat gris con almohadillas rojo oscuro',
  'The whole gray safety squat bar from the front': 'La barra safety squat gris entera, vista de frente',
  'Gray bar with three pairs of slanted handles': 'Barra gris con tres pares de agarres inclinados',
  'The whole football bar': 'La barra football entera',
  'Bow bar from end to end: bent black shaft, chrome sleeves':
    'Barra arqueada de punta a punta: eje negro curvado, mangas cromadas',
  'The whole bow bar with its 75 mm arch': 'La barra arqueada entera, con su arco de 75 mm',
  'Deeply bent zinc curl bar with black sleeves': 'Barra Z de zinc muy curvada, con mangas negras',
  'The whole deep curl bar': 'La barra Z profunda entera',
  'Stainless curl bar with a long straight end': 'Barra Z inoxidable con un extremo recto largo',
  'The whole rackable curl bar, bent in the middle': 'La barra Z para rack entera, curvada en el centro',
  'Short oval bar with two parallel grips': 'Barra ovalada corta con dos agarres paralelos',
  'Red axle from end to end with welded stops': 'Axle rojo de punta a punta, con topes soldados',
  'The whole red axle': 'El axle rojo entero',
  'End of the red axle with its welded stop': 'Extremo del axle rojo con su tope soldado',
  'A pair of short gray farmer handles': 'Un par de asas de granjero grises y cortas',
}
