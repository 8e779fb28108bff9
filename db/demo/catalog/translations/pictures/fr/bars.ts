import type { AlternativeTexts } from '../by-english-text.ts'

export const bars: AlternativeTexts = {
  'Power bar in black zinc from end to end, seen along the knurl':
    'Barre de force zinguée noire d’un bout à l’autre, vue le long du moletage',
  'The whole power bar in black zinc with its center knurl':
    'La barre de force zinguée noire entière, avec son moletage central',
  'End of the power bar in black zinc: cap, sleeve, collar and knurl':
    'Bout de la barre de force zinguée noire\u00a0: embout, manchon, bague et moletage',
  'Firm knurl of the power bar where it runs out at the collar':
    'Moletage franc de la barre de force, là où il s’arrête à la bague',
  'The power bar on a lifting platform, loaded with black bumper plates':
    'La barre de force sur une plateforme, chargée de bumpers noirs',
  'The loaded power bar in front of the outline of a person of 1.75 m (5 ft 9 in)':
    'La barre de force chargée devant la silhouette d’une personne de 1,75 m',
  'Power bar from end to end with stainless shaft and sleeves':
    'Barre de force d’un bout à l’autre, fût et manchons en inox',
  'Power bar from end to end with a black oxide shaft and chrome sleeves':
    'Barre de force d’un bout à l’autre, fût à l’oxyde noir et manchons chromés',
  'Squat bar from end to end: long black sleeves, wide collars, thick shaft':
    'Barre de squat d’un bout à l’autre\u00a0: longs manchons noirs, bagues larges, fût épais',
  'The whole squat bar with its long center knurl': 'La barre de squat entière avec son long moletage central',
  'End of the squat bar: wide collar and a thick black zinc shaft':
    'Bout de la barre de squat\u00a0: bague large et fût épais zingué noir',
  'The squat bar’s 85 mm collar next to its 32 mm shaft':
    'La bague de 85 mm de la barre de squat à côté de son fût de 32 mm',
  'Deadlift bar from end to end: bare steel shaft, black zinc sleeves':
    'Barre de soulevé de terre d’un bout à l’autre\u00a0: fût en acier brut, manchons zingués noirs',
  'The whole deadlift bar, smooth in the middle': 'La barre de soulevé de terre entière, lisse au milieu',
  'End of the deadlift bar: bare steel shaft and black zinc sleeve':
    'Bout de la barre de soulevé de terre\u00a0: fût en acier brut et manchon zingué noir',
  'Knurl of the bare deadlift shaft close to the collar':
    'Moletage du fût brut de soulevé de terre, tout près de la bague',
  'Meet bar from end to end: stainless shaft, chrome sleeves, red bands':
    'Barre de compétition d’un bout à l’autre\u00a0: fût inox, manchons chromés, anneaux rouges',
  'The whole meet bar with red bands at both collars':
    'La barre de compétition entière, un anneau rouge à chaque bague',
  'End of the meet bar: red cap, chrome sleeve and a red band around the collar':
    'Bout de la barre de compétition\u00a0: embout rouge, manchon chromé et anneau rouge autour de la bague',
  'Sharp knurl of the stainless meet bar next to the red band':
    'Moletage vif de la barre de compétition inox à côté de l’anneau rouge',
  'Bar end loaded with red, blue, yellow and black steel plates':
    'Bout de barre chargé de disques en acier rouges, bleus, jaunes et noirs',
  '29 mm power bar from end to end: stainless shaft, chrome sleeves':
    'Barre de force de 29 mm d’un bout à l’autre\u00a0: fût inox, manchons chromés',
  'The whole 29 mm power bar in stainless steel': 'La barre de force de 29 mm en inox, entière',
  'End of the 29 mm power bar: stainless shaft and chrome sleeve':
    'Bout de la barre de force de 29 mm\u00a0: fût inox et manchon chromé',
  'Deep knurl of the 29 mm shaft where it meets the collar':
    'Moletage profond du fût de 29 mm à la rencontre de la bague',
  '29 mm power bar from end to end: chrome shaft, black zinc sleeves':
    'Barre de force de 29 mm d’un bout à l’autre\u00a0: fût chromé, manchons zingués noirs',
  '45 lb power bar from end to end: bare shaft, black oxide sleeves':
    'Barre de force de 45 lb d’un bout à l’autre\u00a0: fût brut, manchons à l’oxyde noir',
  'The whole 45 lb power bar': 'La barre de force de 45 lb entière',
  'End of the 45 lb power bar: bare shaft and black oxide sleeve':
    'Bout de la barre de force de 45 lb\u00a0: fût brut et manchon à l’oxyde noir',
  'Light power bar from end to end: short chrome sleeves, black zinc shaft':
    'Barre de force légère d’un bout à l’autre\u00a0: manchons chromés courts, fût zingué noir',
  'The whole light power bar, 1950 mm long': 'La barre de force légère entière, 1950 mm de long',
  'Short chrome sleeve of the light power bar with a yellow cap':
    'Manchon chromé court de la barre de force légère, embout jaune',
  'Press bar from end to end: thick black oxide shaft, zinc sleeves':
    'Barre de développé d’un bout à l’autre\u00a0: fût épais à l’oxyde noir, manchons zingués',
  'The whole press bar, 2100 mm long': 'La barre de développé entière, 2100 mm de long',
  'End of the press bar: thick black oxide shaft and zinc sleeve':
    'Bout de la barre de développé\u00a0: fût épais à l’oxyde noir et manchon zingué',
  '35 mm squat bar from end to end: chrome with red bands and a red cap':
    'Barre de squat de 35 mm d’un bout à l’autre\u00a0: chromée, anneaux rouges et embout rouge',
  'The whole 2400 mm squat bar with its long center knurl':
    'La barre de squat de 2400 mm entière, avec son long moletage central',
  'Red cap, wide collar with a red band and the 35 mm chrome shaft':
    'Embout rouge, bague large à anneau rouge et fût chromé de 35 mm',
  'Deadlift bar with an orange coating and chrome sleeves, from end to end':
    'Barre de soulevé de terre à revêtement orange et manchons chromés, d’un bout à l’autre',
  'The whole orange deadlift bar, 2310 mm long': 'La barre de soulevé de terre orange entière, 2310 mm de long',
  'End of the deadlift bar with an orange coating and a chrome sleeve':
    'Bout de la barre de soulevé de terre à revêtement orange et manchon chromé',
  'Deadlift bar with a graphite coating and chrome sleeves, from end to end':
    'Barre de soulevé de terre à revêtement graphite et manchons chromés, d’un bout à l’autre',
  'Pulling bar from end to end: zinc shaft, chrome sleeves, black bands':
    'Barre de tirage d’un bout à l’autre\u00a0: fût zingué, manchons chromés, anneaux noirs',
  'The whole pulling bar, smooth in the middle': 'La barre de tirage entière, lisse au milieu',
  'Black cap and black band on the chrome sleeve of the pulling bar':
    'Embout noir et anneau noir sur le manchon chromé de la barre de tirage',
  '20 kg weightlifting bar in bright zinc, from end to end, with blue bands':
    'Barre d’haltérophilie de 20 kg zinguée claire, d’un bout à l’autre, anneaux bleus',
  'The whole 20 kg weightlifting bar without a center knurl':
    'La barre d’haltérophilie de 20 kg entière, sans moletage central',
  'End of the 20 kg weightlifting bar in bright zinc with a blue band':
    'Bout de la barre d’haltérophilie de 20 kg zinguée claire, avec un anneau bleu',
  'Medium knurl and grooved sleeve of the weightlifting bar':
    'Moletage moyen et manchon rainuré de la barre d’haltérophilie',
  '15 kg weightlifting bar in bright zinc, from end to end, with yellow bands':
    'Barre d’haltérophilie de 15 kg zinguée claire, d’un bout à l’autre, anneaux jaunes',
  '20 kg training bar in bright zinc, from end to end, with a blue cap':
    'Barre d’entraînement de 20 kg zinguée claire, d’un bout à l’autre, embout bleu',
  'The whole 20 kg training bar in bright zinc': 'La barre d’entraînement de 20 kg zinguée claire, entière',
  'End of the training bar with a blue cap': 'Bout de la barre d’entraînement avec un embout bleu',
  '15 kg training bar in bright zinc, from end to end, with a yellow cap':
    'Barre d’entraînement de 15 kg zinguée claire, d’un bout à l’autre, embout jaune',
  'Chrome 20 kg competition bar from end to end, with blue bands and a blue cap':
    'Barre de compétition chromée de 20 kg d’un bout à l’autre, anneaux et embout bleus',
  'The whole chrome competition bar with a light center knurl':
    'La barre de compétition chromée entière, avec un moletage central léger',
  'End of the chrome competition bar with blue cap and blue band':
    'Bout de la barre de compétition chromée, embout bleu et anneau bleu',
  'Knurl of the chrome competition bar next to the collar':
    'Moletage de la barre de compétition chromée à côté de la bague',
  'Bar end loaded with red, blue and yellow competition plates':
    'Bout de barre chargé de disques de compétition rouges, bleus et jaunes',
  'Chrome 15 kg competition bar from end to end, with yellow bands and a yellow cap':
    'Barre de compétition chromée de 15 kg d’un bout à l’autre, anneaux et embout jaunes',
  'The whole 15 kg competition bar': 'La barre de compétition de 15 kg entière',
  'End of the 15 kg competition bar with yellow cap and band':
    'Bout de la barre de compétition de 15 kg, embout et anneau jaunes',
  '10 kg technique bar from end to end: aluminum shaft, zinc sleeves, green cap':
    'Barre de technique de 10 kg d’un bout à l’autre\u00a0: fût en aluminium, manchons zingués, embout vert',
  'The whole 10 kg technique bar': 'La barre de technique de 10 kg entière',
  'End of the 10 kg technique bar: aluminum shaft, zinc sleeve, green cap':
    'Bout de la barre de technique de 10 kg\u00a0: fût en aluminium, manchon zingué, embout vert',
  'Light knurl in the aluminum shaft of the technique bar':
    'Moletage léger dans le fût en aluminium de la barre de technique',
  '5 kg technique bar from end to end, all aluminum, with a white cap':
    'Barre de technique de 5 kg d’un bout à l’autre, tout en aluminium, embout blanc',
  'Junior bar from end to end: zinc shaft, aluminum sleeves, green bands':
    'Barre junior d’un bout à l’autre\u00a0: fût zingué, manchons en aluminium, anneaux verts',
  'The whole junior bar, 1700 mm long': 'La barre junior entière, 1700 mm de long',
  'End of the junior bar: steel shaft, aluminum sleeve and a green band':
    'Bout de la barre junior\u00a0: fût en acier, manchon en aluminium et anneau vert',
  '20 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, blue cap':
    'Barre d’haltérophilie de 20 kg d’un bout à l’autre\u00a0: fût inox, manchons chromés, embout bleu',
  'The whole 20 kg stainless weightlifting bar': 'La barre d’haltérophilie inox de 20 kg entière',
  'Blue cap and chrome sleeve on a stainless 28 mm shaft': 'Embout bleu et manchon chromé sur un fût inox de 28 mm',
  '15 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, yellow cap':
    'Barre d’haltérophilie de 15 kg d’un bout à l’autre\u00a0: fût inox, manchons chromés, embout jaune',
  '20 kg club bar from end to end: black zinc shaft, zinc sleeves, blue bands':
    'Barre de club de 20 kg d’un bout à l’autre\u00a0: fût zingué noir, manchons zingués, anneaux bleus',
  'The whole 20 kg club bar': 'La barre de club de 20 kg entière',
  'Zinc sleeve with a blue band on the black zinc shaft of the club bar':
    'Manchon zingué à anneau bleu sur le fût zingué noir de la barre de club',
  '15 kg club bar from end to end: black zinc shaft, zinc sleeves, yellow bands':
    'Barre de club de 15 kg d’un bout à l’autre\u00a0: fût zingué noir, manchons zingués, anneaux jaunes',
  '15 kg bearing bar from end to end: black zinc shaft, chrome sleeves, black bands':
    'Barre à roulements de 15 kg d’un bout à l’autre\u00a0: fût zingué noir, manchons chromés, anneaux noirs',
  'The whole 15 kg bearing bar': 'La barre à roulements de 15 kg entière',
  'Chrome sleeve with a black band on a 25 mm black zinc shaft':
    'Manchon chromé à anneau noir sur un fût zingué noir de 25 mm',
  '7.5 kg technique bar from end to end: black aluminum shaft, short zinc sleeves':
    'Barre de technique de 7,5 kg d’un bout à l’autre\u00a0: fût en aluminium noir, manchons zingués courts',
  'The whole 7.5 kg technique bar': 'La barre de technique de 7,5 kg entière',
  'Short zinc sleeve with an orange cap on a black aluminum shaft':
    'Manchon zingué court à embout orange sur un fût en aluminium noir',
  'Youth competition bar from end to end: chrome shaft, dark aluminum sleeves, green bands':
    'Barre de compétition jeunes d’un bout à l’autre\u00a0: fût chromé, manchons en aluminium foncé, anneaux verts',
  'The whole youth competition bar': 'La barre de compétition jeunes entière',
  'Green cap, green band and a dark aluminum sleeve on a chrome shaft':
    'Embout vert, anneau vert et manchon en aluminium foncé sur un fût chromé',
  'Wright Bar from end to end: bright zinc sleeves, black zinc shaft':
    'Barre Wright d’un bout à l’autre\u00a0: manchons zingués clairs, fût zingué noir',
  'The whole Wright Bar with both ring marks': 'La barre Wright entière avec ses deux jeux de repères',
  'Both ring marks in the medium knurl of the Wright Bar': 'Les deux repères dans le moletage moyen de la barre Wright',
  'The Wright Bar on a garage floor, loaded with bumper plates':
    'La barre Wright sur le sol d’un garage, chargée de bumpers',
  'The Wright Bar at the feet of the outline of a person of 1.75 m (5 ft 9 in)':
    'La barre Wright aux pieds de la silhouette d’une personne de 1,75 m',
  'Wright Bar in bright zinc, from end to end': 'Barre Wright zinguée claire, d’un bout à l’autre',
  'Wright Bar with a sand coating and black zinc sleeves, from end to end':
    'Barre Wright à revêtement sable et manchons zingués noirs, d’un bout à l’autre',
  '15 kg Wright Bar with its thinner black zinc shaft, from end to end':
    'Barre Wright de 15 kg au fût zingué noir plus fin, d’un bout à l’autre',
  '15 kg Wright Bar in bright zinc, from end to end': 'Barre Wright de 15 kg zinguée claire, d’un bout à l’autre',
  '15 kg Wright Bar with a sand coating, from end to end':
    'Barre Wright de 15 kg à revêtement sable, d’un bout à l’autre',
  'Garage Bar from end to end: orange shaft, chrome sleeves':
    'Barre de garage d’un bout à l’autre\u00a0: fût orange, manchons chromés',
  'The whole Garage Bar with its orange shaft': 'La barre de garage entière avec son fût orange',
  'End of the Garage Bar: orange shaft and chrome sleeve':
    'Bout de la barre de garage\u00a0: fût orange et manchon chromé',
  'Orange ceramic coating on the knurl near the collar':
    'Revêtement céramique orange sur le moletage, près de la bague',
  'Garage Bar with an olive coating, from end to end': 'Barre de garage à revêtement olive, d’un bout à l’autre',
  'Garage Bar with a graphite coating, from end to end': 'Barre de garage à revêtement graphite, d’un bout à l’autre',
  'Class Bar from end to end: graphite shaft, smooth black sleeves, white cap':
    'Barre de cours d’un bout à l’autre\u00a0: fût graphite, manchons noirs lisses, embout blanc',
  'The whole Class Bar in graphite': 'La barre de cours graphite entière',
  'End of the Class Bar: white cap, smooth black sleeve, graphite shaft':
    'Bout de la barre de cours\u00a0: embout blanc, manchon noir lisse, fût graphite',
  'Bar end loaded with black bumpers': 'Bout de barre chargé de bumpers noirs',
  'Short Bar from end to end: brass-toned shaft, short chrome sleeves':
    'Barre courte d’un bout à l’autre\u00a0: fût couleur laiton, manchons chromés courts',
  'The whole Short Bar, 1520 mm from end to end': 'La barre courte entière, 1520 mm d’un bout à l’autre',
  'End of the Short Bar: brass-toned shaft and short chrome sleeve':
    'Bout de la barre courte\u00a0: fût couleur laiton et manchon chromé court',
  'Hybrid bar from end to end: black zinc sleeves on a stainless shaft':
    'Barre hybride d’un bout à l’autre\u00a0: manchons zingués noirs sur un fût inox',
  'The whole hybrid bar': 'La barre hybride entière',
  'Black zinc sleeve on a bright stainless shaft': 'Manchon zingué noir sur un fût inox brillant',
  'Knurl of the hybrid bar next to the black collar': 'Moletage de la barre hybride à côté de la bague noire',
  'Bearing bar from end to end: chrome sleeves with orange bands, black oxide shaft':
    'Barre à roulements d’un bout à l’autre\u00a0: manchons chromés à anneaux orange, fût à l’oxyde noir',
  'The whole bearing bar with both ring marks': 'La barre à roulements entière avec ses deux jeux de repères',
  'Chrome sleeve with an orange band on a black oxide shaft':
    'Manchon chromé à anneau orange sur un fût à l’oxyde noir',
  'Orange band on the collar next to the knurl': 'Anneau orange sur la bague, à côté du moletage',
  'Color bar in red from end to end, with black sleeves and a red cap':
    'Barre de couleur rouge d’un bout à l’autre, manchons noirs et embout rouge',
  'The whole color bar in red': 'La barre de couleur rouge entière',
  'Red cap and black sleeve on a red ceramic shaft': 'Embout rouge et manchon noir sur un fût en céramique rouge',
  'Color bar in blue from end to end, with black sleeves and a blue cap':
    'Barre de couleur bleue d’un bout à l’autre, manchons noirs et embout bleu',
  'Color bar in white from end to end, with black sleeves and a white cap':
    'Barre de couleur blanche d’un bout à l’autre, manchons noirs et embout blanc',
  'Slim bar from end to end, all in black oxide': 'Barre fine d’un bout à l’autre, tout à l’oxyde noir',
  'The whole slim bar, black from end to end': 'La barre fine entière, noire d’un bout à l’autre',
  'Black oxide sleeve and shaft of the slim bar': 'Manchon et fût à l’oxyde noir de la barre fine',
  'Two-piece bar from end to end: chrome, with smooth sleeves and an orange cap':
    'Barre en deux parties d’un bout à l’autre\u00a0: chromée, manchons lisses et embout orange',
  'The two-piece bar screwed together': 'La barre en deux parties, vissée',
  'Smooth chrome sleeve with an orange cap': 'Manchon chromé lisse à embout orange',
  '15 kg class bar from end to end: graphite shaft, smooth black sleeves, yellow cap':
    'Barre de cours de 15 kg d’un bout à l’autre\u00a0: fût graphite, manchons noirs lisses, embout jaune',
  'The whole 15 kg class bar in graphite': 'La barre de cours de 15 kg graphite entière',
  'Yellow cap on the smooth black sleeve of the 15 kg class bar':
    'Embout jaune sur le manchon noir lisse de la barre de cours de 15 kg',
  'The curl bar with its angled grips': 'La barre EZ avec ses prises inclinées',
  'The whole curl bar from end to end': 'La barre EZ entière, d’un bout à l’autre',
  'Hexagonal trap bar with raised and level handles, from end to end':
    'Trap bar hexagonale à poignées surélevées et droites, d’un bout à l’autre',
  'The whole trap bar seen from the front': 'La trap bar entière vue de face',
  'The two handles of one side, level and 100 mm raised': 'Les deux poignées d’un côté, droite et surélevée de 100 mm',
  'Trap bar with thicker handles of 34 mm, from end to end':
    'Trap bar à poignées plus épaisses, de 34 mm, d’un bout à l’autre',
  'The safety squat bar with its pads and front handles':
    'La barre safety squat avec ses coussins et ses poignées avant',
  'The whole safety squat bar from the front': 'La barre safety squat entière vue de face',
  'One-piece pads around neck and handles': 'Coussins d’une pièce autour de la nuque et des poignées',
  'The multi grip bar with four pairs of handles': 'La barre multi-prises avec ses quatre paires de prises',
  'The whole multi grip bar': 'La barre multi-prises entière',
  'Straight knurled handles in the frame of the multi grip bar':
    'Prises droites moletées dans le cadre de la barre multi-prises',
  'Axle from end to end: one black pipe with welded stops':
    'Axle d’un bout à l’autre\u00a0: un tube noir à butées soudées',
  'The whole axle, one smooth pipe': 'L’axle entier, un tube lisse',
  'End of the axle with its welded stop': 'Bout de l’axle avec sa butée soudée',
  'The cambered bar with its two dropped uprights': 'La barre cambrée avec ses deux montants abaissés',
  'The whole cambered bar, sleeves 350 mm below the grip': 'La barre cambrée entière, manchons 350 mm sous la prise',
  'A pair of farmer handles side by side': 'Une paire de poignées de marche du fermier côte à côte',
  'Gray trap bar with an open front and chrome sleeves': 'Trap bar grise ouverte à l’avant, manchons chromés',
  'The whole open trap bar from the front': 'La trap bar ouverte entière vue de face',
  'Red trap bar with wide-set handles': 'Trap bar rouge à poignées écartées',
  'The whole red trap bar from the front': 'La trap bar rouge entière vue de face',
  'Gray safety squat bar with dark red pads': 'Barre safety squat grise à coussins rouge foncé',
  'The whole gray safety squat bar from the front': 'La barre safety squat grise entière vue de face',
  'Gray bar with three pairs of slanted handles': 'Barre grise à trois paires de prises inclinées',
  'The whole football bar': 'La barre football entière',
  'Bow bar from end to end: bent black shaft, chrome sleeves':
    'Barre arquée d’un bout à l’autre\u00a0: fût noir courbé, manchons chromés',
  'The whole bow bar with its 75 mm arch': 'La barre arquée entière avec son arc de 75 mm',
  'Deeply bent zinc curl bar with black sleeves': 'Barre EZ zinguée très courbée à manchons noirs',
  'The whole deep curl bar': 'La barre EZ profonde entière',
  'Stainless curl bar with a long straight end': 'Barre EZ en inox à long bout droit',
  'The whole rackable curl bar, bent in the middle': 'La barre EZ pour rack entière, courbée au milieu',
  'Short oval bar with two parallel grips': 'Barre ovale courte à deux prises parallèles',
  'Red axle from end to end with welded stops': 'Axle rouge d’un bout à l’autre, à butées soudées',
  'The whole red axle': 'L’axle rouge entier',
  'End of the red axle with its welded stop': 'Bout de l’axle rouge avec sa butée soudée',
  'A pair of short gray farmer handles': 'Une paire de poignées de marche grises et courtes',
}
