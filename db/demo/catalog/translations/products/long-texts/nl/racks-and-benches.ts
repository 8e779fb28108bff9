import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'Een rack koop je één keer.',
    description:
      '<p>Vier palen van 76 mm koker met wanden van 3 mm, verbonden met bouten van 25 mm. Gaten aan alle vier de kanten, elk tiende genummerd, dus een accessoire zit waar jij het wilt en de andere kant klopt ermee.</p><p>Inclusief J-cups, vangers met pen en buis en één pull-upstang. Schroef het vast of laad de achterkant; leeg en los gaat het wandelen.</p><ul><li>Binnendiepte 610 mm</li><li>Binnenbreedte 1092 mm</li><li>Past op elk IW-3-accessoire dat we maken</li></ul>',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'De schijven houden het rack beneden, het rack houdt de schijven boven.',
    description:
      '<p>Twee palen extra achter de IW-3, met vier paar schijfpennen ertussen. Met 200 kg geladen staat het zonder bouten.</p><p>Kies de diepte van het deel waar je in staat: 610 mm of 760 mm.</p>',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Een volwaardig rack voor een lage kelder.',
    description:
      '<p>Hetzelfde staal als het hoge rack, afgezaagd op 1830 mm. Je verliest het drukken boven het hoofd binnenin en de hoge pull-up; je houdt de squat, het bankdrukken en de plafondlamp.</p>',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Eén stap diep, voor de muur met de radiator.',
    description:
      '<p>We haalden 150 mm uit de zijdelen en niets uit het staal. Tussen de palen blijft 457 mm over, genoeg voor een squat die recht naar beneden gaat en voor een bank die je met de hand naar binnen duwt.</p><p>Een ondiep rack kantelt makkelijker dan een diep. Veranker het aan alle vier de voeten, of hang 80 kg aan een opslaguitbreiding.</p>',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'Ruimte om met de stang naar achteren te stappen en toch binnen te staan.',
    description:
      '<p>Even diep als breed. Je kunt twee stappen achteruit doen, falen en op riemen neerkomen in plaats van op een vriend.</p><p>De riemen zijn polyester band van 75 mm, in drie lagen genaaid en goed voor 900 kg per paar; ze hangen aan stalen beugels met pennen van 25 mm en zakken in het midden 60 mm door, zodat het hogere deel de uiteinden van de stang houdt.</p>',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Voor zalen waar zes mensen tussen vier en acht één rack delen.',
    description:
      '<p>Palen van 2440 mm zetten de pull-upstang waar een lang mens met gestrekte knieën hangt. Binnen is het 762 mm diep; daarachter dragen tien pennen een hele set bumpers op volgorde van gewicht.</p><p>Er hangen riemen in plaats van buizen, omdat riemen stil zijn en een zaal ook buren heeft. Rood gelakt, elke maand in één serie gemaakt.</p>',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Voor gehuurde vloeren en vloeren met leidingen erin.',
    description:
      '<p>De palen zijn vastgeschroefd aan twee lopers die voor en achter 150 mm uitsteken. Op rubberen pads en met een stang erin heeft het tot 300 kg op de J-cups geen ankers nodig.</p><p>Kippen is de uitzondering: daarvoor hoort een rack vast te zitten.</p>',
  },
  'ironwright-iw2-rack': {
    lead: 'Minder staal, minder geld, de hele squat.',
    description:
      '<p>Koker van 51 x 76 mm met wanden van 2,5 mm en gaten van 16 mm. Het is goed voor 320 kg, meer dan de meesten van ons nodig hebben en minder dan sommigen willen: wees eerlijk en kies.</p><p>Van 610 tot 1100 mm zitten de gaten 25,4 mm uit elkaar, zodat de vangers net onder je borst zitten en niet er net boven.</p>',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Het past onder een balk op 1,9 m en in delen door een deur.',
    description:
      '<p>Elk onderdeel is korter dan 1830 mm, dus één persoon draagt het de trap af. Wit, want kelders zijn donker genoeg.</p><p>De pull-upstang zit op ongeveer 1600 mm: buig je knieën.</p>',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Licht genoeg om te verplaatsen, lang genoeg om te blijven staan.',
    description:
      '<p>De IW-2 op twee stukken van zijn eigen koker. Er wordt niets geboord, en op verhuisdag dragen twee mensen het naar de andere kant van de ruimte.</p><p>Los draagt het 250 kg op de J-cups; met twee ankers door elke loper 320 kg.</p>',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Wat niet op de stang zit, houdt de rest op de vloer.',
    description:
      '<p>Een paar palen van 2290 mm staat 560 mm achter het rack en draagt acht pennen. Hang daar 160 kg en de voorkant blijft staan als je slordig teruglegt.</p><p>De pennen zijn 230 mm lang: drie bumpers van 20 kg, of vijf ijzeren schijven.</p>',
  },
  'ironwright-iw1-rack': {
    lead: 'Het eerste rack, voor de prijs van een maand in andermans gym.',
    description:
      '<p>Vierkante koker van 51 mm, wanden van 2 mm, gaten van 16 mm. Goed voor 230 kg en met het dubbele getest, één keer.</p><p>J-cups en buizen van de IW-2 passen aan de voorkant, want het gat is hetzelfde en de kant even breed. Dwarsliggers niet.</p>',
  },
  'ironwright-iw2-half-rack': {
    lead: 'Het open rack voor een kamer met nog één hoek vrij.',
    description:
      '<p>De voorste palen staan 540 mm van de punten van de lopers, dus de vangarmen eindigen boven staal en niet boven lucht. Zes pennen achter nemen wat je niet gebruikt.</p><p>Goed voor 300 kg in de cups en 230 kg op de armen.</p>',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Twee palen die je naar het gazon kunt dragen.',
    description:
      '<p>Zes bouten en hij is weer plat. Hij houdt 230 kg als beide voeten waterpas staan, en is niet voor pull-ups.</p>',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'De lichte van de twee die inklappen.',
    description:
      '<p>Slanke palen wegen minder aan hun scharnieren, dus de vleugels zwaaien met één hand. Vier pennen vergrendelen het open en dezelfde vier dicht.</p><p>Twee geboorde muurplanken van vuren zijn erbij. De muur moet stijlen hebben of van beton zijn; alleen gipsplaat is geen muur.</p>',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Twee mensen, één muur, 1,9 vierkante meter.',
    description:
      '<p>Drie slanke palen staan 760 mm voor de muur en zitten er op 2190 mm aan vast. De vakken zijn vanbinnen 1093 mm breed, net als onze racks, dus stangen en accessoires zijn hetzelfde.</p><p>De ene pull-upstang zit een hand lager dan de andere. Bij elk vak hoort een paar eenvoudige cups.</p>',
  },
  'ironwright-half-rack': {
    lead: 'Open aan de voorkant: de stang kan alleen de vloer raken.',
    description:
      '<p>Je tilt buiten het frame op vangarmen. De achterste palen dragen schijven, en die houden het geheel op zijn plaats.</p><p>Alle vier de palen staan op lopers die even lang zijn als het rack diep is; de armen eindigen erboven.</p>',
  },
  'ironwright-short-half-rack': {
    lead: 'Een half rack dat onder de rail van een garagedeur past.',
    description:
      '<p>Zonder pull-upstang is er geen reden om hoog te zijn. Het frame eindigt op 1830 mm, de armen reiken 460 mm en de lopers zijn 150 mm korter dan bij zijn grote broer.</p><p>Deadlift ervoor, druk op een bank tussen de armen, squat als je kleiner bent dan 1,80 m.</p>',
  },
  'ironwright-hall-half-rack': {
    lead: 'Staat aan het einde van een platform en bergt op wat erop ligt.',
    description:
      '<p>Armen van 760 mm vangen een stang waarmee iemand te ver is gelopen. Acht pennen nemen 26 bumper plates, en dat is een platform en zijn buurman.</p><p>Gemaakt voor rijen: met 2440 mm van hart tot hart laten de zijkanten van twee racks een gangpad van 1,1 m vrij.</p>',
  },
  'ironwright-squat-stand': {
    lead: 'Twee palen en een voet. Al het andere is optie.',
    description:
      '<p>Een brede voet en een dwarsligger achter je hielen houden hem stabiel tot 300 kg. Hij neemt IW-3-accessoires, dus hij kan groeien.</p>',
  },
  'ironwright-pull-up-stand': {
    lead: 'De squatstandaard, uitgegroeid tot je eraan kunt hangen.',
    description:
      '<p>Een stang van 32 mm tussen de toppen van de palen, 2300 mm boven de vloer. Strikte pull-ups gaan prima op kaal rubber; alles wat zwaait wil een anker door elke loper.</p><p>De stang verbindt ook de palen, dus deze standaard is stijver dan de lage.</p>',
  },
  'ironwright-press-stand': {
    lead: 'Van knie tot schouder, en daarboven niets.',
    description:
      '<p>Afgezaagd op 1270 mm en op lopers van 1070 mm gezet: een bank schuift ertussen en vangarmen passen ervoor. Ook fijn voor wie lage ramen heeft.</p>',
  },
  'ironwright-yoke': {
    lead: 'Een deurkozijn dat je op je rug neemt en wegdraagt.',
    description:
      '<p>De dwarsligger verschuift in stappen van 50,8 mm. Vier schijfpennen nemen 400 kg. Met J-cups is het een squatstandaard, ondersteboven een slee.</p>',
  },
  'ironwright-folding-rack': {
    lead: 'Eén uur uitgeklapt, de andere drieëntwintig plat tegen de muur.',
    description:
      '<p>De scharnieren draaien op brons en vergrendelen met twee pennen aan elke kant. Het hangt aan twee muurplanken van 38 x 184 mm over vier stijlen; planken en houtdraadbouten zitten in de doos, en de tekening ook.</p>',
  },
  'ironwright-low-folding-rack': {
    lead: 'Het klapt in onder een plank die niemand wilde verplaatsen.',
    description:
      '<p>Beide vleugels eindigen op 1830 mm en hebben niets tussen zich dan het naambord, dus één persoon opent links, dan rechts, en steekt vier pennen.</p><p>Zonder de stang bovenaan zijn het twee palen aan een muur: prima voor squat en bankdrukken, niet om aan te hangen.</p>',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Ver genoeg van de muur om te kippen, stijf genoeg dat de muur er niets van merkt.',
    description:
      '<p>Twee driehoeken van 51 mm buis en een stang van 32 mm op twee planken van 38 x 140 mm, die de last over vier stijlen verdelen. Zonder de planken past hij op beton met ankers van 12 mm.</p>',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Voor strikte pull-ups in een gang.',
    description:
      '<p>Kortere armen trekken minder aan de bovenste ankers: bij 120 kg is het 2,4 kN op elk ervan, en dat kan oud beton aan. Wit, net als de muur.</p><p>Planken zitten er niet bij, want beton heeft ze niet nodig. Vier ankers van 12 mm wel.</p>',
  },
  'ironwright-rig-one-bay': {
    lead: 'Twee mensen squatten rug aan rug en zien elkaar nooit falen.',
    description:
      '<p>Eén vak dat je van voren en van achteren gebruikt: een paar J-cups en een pull-upstang aan elke kant, 1220 mm uit elkaar. Het is aan vier voeten verankerd en staat zonder muur.</p><p>Vakken komen er links of rechts bij met elk twee palen en drie dwarsliggers. Zeg hoeveel en we tekenen het.</p>',
  },
  'ironwright-rig-two-bays': {
    lead: 'Een les van acht past eromheen, vier tegelijk.',
    description:
      '<p>Zes palen in twee rijen, 1830 mm van voor naar achter, zodat het midden een ruimte op zich is: hang er ringen, of niets.</p><p>De pull-upstangen zitten in het ene vak op 2140 mm en in het andere op 1990 mm. De naam hangt aan het vak dat mensen fotograferen.</p>',
  },
  'ironwright-wall-rig': {
    lead: 'De muur doet het werk van de tweede rij palen.',
    description:
      '<p>De palen staan op de vloer en zitten aan de muur vast met schoren van 76 mm koker. Achter de stang blijft 1,1 m over, genoeg voor een spotter en een fles water.</p><p>De muur krijgt ongeveer 1,5 kN per schoor als iemand zwaait; vraag het wie hem heeft gebouwd.</p>',
  },
  'ironwright-flat-bench': {
    lead: 'Hij wiebelt niet. Dat is de hele lijst.',
    description:
      '<p>Eén ruggengraat, twee poten en een kussen van 75 mm gesloten foam dat niet doorzakt. De voorste poot is smal zodat je hielen de vloer vinden; de achterste is breed zodat de bank blijft staan.</p><p>Een greep aan het ene eind, twee wielen aan het andere. Zet hem rechtop in een hoek als je de vloer nodig hebt.</p>',
  },
  'ironwright-wide-bench': {
    lead: 'Zesenvijftig millimeter meer waar je schouderbladen houvast vinden.',
    description:
      '<p>De vlakke bank met een breder kussen en vinyl dat grijpt als een wetsuit. Blauw frame, omdat we ze uit elkaar moesten houden.</p>',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Honderd millimeter foam en toch geen kuil om in weg te zakken.',
    description:
      '<p>Twee lagen: onder 60 mm van 90 kg/m³, boven 30 mm van 55 kg/m³, op één plank gelijmd. De eerste centimeter geeft mee, de rest niet, dus je brug blijft waar je hem zet.</p><p>Het frame is 30 mm lager om de bovenkant op 430 mm te houden, de hoogte uit het reglement.</p>',
  },
  'ironwright-short-bench': {
    lead: 'Hij past in een rack met de veiligheidsbuizen erin.',
    description:
      '<p>200 mm korter dan gewoonlijk, zodat hij dwars in een compact rack en onder een raam staat. Liggend eindigt het hoofd van iemand van 1,85 m 20 mm voor het kussen.</p><p>De wielen hebben we weggelaten. Je draagt hem onder één arm.</p>',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'Het kussen van de wedstrijd, zonder de wedstrijd.',
    description:
      '<p>Hoogte en breedte liggen midden in wat scheidsrechters meten: 420 tot 450 mm en 290 tot 320 mm. Het kussen is dat van onze wedstrijdbank, met hetzelfde foam uit hetzelfde blok.</p><p>Gebruik hem de laatste zes weken in je rack.</p>',
  },
  'larchwell-ash-bench': {
    lead: 'Hout waar meestal foam zit. Harder, en het scheurt nooit.',
    description:
      '<p>Vijf planken essen, 45 mm dik, afgerond en geolied, op een stalen frame. Schuur en olie hem om de paar jaar en geef hem aan je kinderen.</p>',
  },
  'larchwell-walnut-bench': {
    lead: 'Een meubelstuk dat 350 kg draagt.',
    description:
      '<p>Planken van Europees noten, elk uit één stam en onderop genummerd, zodat je kunt vragen welke. Afgewerkt met hardwas; zweet parelt eraf en veeg je weg.</p><p>Breder dan die van essen, omdat mensen er vaker op zitten dan drukken.</p>',
  },
  'ironwright-adjustable-bench': {
    lead: 'Tien hoeken, één hendel, geen gat waar je heupen liggen.',
    description:
      '<p>De zitting schuift naar voren als de rug omhoogkomt, dus de kier tussen de kussens blijft 25 mm. De ladder heeft tien standen van vlak tot 85 graden en de zitting drie.</p>',
  },
  'ironwright-light-incline-bench': {
    lead: 'De verstelbare bank voor twee dumbbells en een kleine kamer.',
    description:
      '<p>De rug is 100 mm korter en de kussens zijn 20 mm smaller; de ladder is dezelfde. Met 1,75 m merk je het niet, met 1,95 m merkt je hoofd het.</p><p>Kantel hem bij de zitting op zijn wielen en rol hem achter de bank.</p>',
  },
  'quillon-ladder-bench': {
    lead: 'De pen valt bij elke hoek door zijn eigen gewicht op zijn plek.',
    description:
      '<p>Tien sleuven, in één gang door beide wangen gelaserd, dus de steun staat nooit op één been. Er zit 0,2 mm speling op de pen en aan het hoofdeinde voel je er geen.</p><p>Bruin vinyl, grijs staal. Achter de achterste poot zitten twee wielen, voor een greep onder de ruggengraat.</p>',
  },
  'ironwright-utility-bench': {
    lead: 'Een stoel om te drukken. Hij kan één hoek en verontschuldigt zich niet.',
    description:
      '<p>Vast frame, geen pennen, geen gerammel. Achter staan de poten ver uit elkaar, en een rubberen greep om hem te slepen.</p>',
  },
  'quillon-press-chair': {
    lead: 'Bijna rechtop, voor wie toch achteroverleunt.',
    description:
      '<p>Bij 82 graden doen je schouders het werk en houdt je onderrug zijn vorm. De rug is 900 mm lang en steunt je hoofd.</p><p>Een frame zonder één bewegend deel: we zijn een bedrijf van mechanieken en weten wanneer je er een weglaat.</p>',
  },
  'vestergrav-competition-bench': {
    lead: 'De plek van een bankdrukwedstrijd, inclusief helper.',
    description:
      '<p>Kussen, palen en de plaat waarop de helper staat zijn één frame, dus niets beweegt als 300 kg dat doet. De cups zijn aan alle kanten bekleed met UHMW; de armen naast je borst vangen wat de helper niet vangt.</p><p>De palen staan 1080 mm van hart tot hart: brede handen passen, en elke stang met 1310 mm tussen de hulzen ook.</p>',
  },
  'ironwright-press-bench': {
    lead: 'Een drukbank voor de zaal waar het rack altijd bezet is.',
    description:
      '<p>Palen, cups en kussen in één frame. Hij heeft geen vangarmen, dus hij vraagt om een vriend of wat eerlijkheid over de laatste herhaling.</p><p>Clubs zetten er drie naast elkaar; 1,9 m van hart tot hart is genoeg.</p>',
  },
  'ironwright-decline-bench': {
    lead: 'Hoofd laag, knieën vast, plafond in zicht.',
    description:
      '<p>Eén helling die past bij drukken en bij sit-ups. De bovenste rollen houden je knieën, de onderste je enkels; alle vier draaien ze, dus je schenen houden hun haar.</p>',
  },
  'ironwright-back-extension': {
    lead: 'Het deel van de deadlift waar geen stang aan te pas komt.',
    description:
      '<p>Twee kussens laten ruimte voor alles ertussen. Je voeten staan vlak op een plaat en rollen houden je hielen; de grepen naast de kussens zijn om eruit te komen, niet om te trekken.</p>',
  },
  'ironwright-preacher-bench': {
    lead: 'Hij haalt je rug eruit en laat de biceps er alleen mee.',
    description:
      '<p>Het kussen staat onder 52 graden en is breed genoeg voor een rechte stang. Cups erachter nemen tussen de sets een curlstang met een as van 25 mm.</p>',
  },
}
