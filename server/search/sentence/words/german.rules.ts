/** search: the words of German homes. */
import type { Vocabulary } from './meanings.rules.ts'

export const german: Vocabulary = {
  'type:house*':
    'haus|hauser|haeuser|wohnhaus|familienhaus|häuser|eigenheim|hauskauf|familienheim|huus|hausle|hausel|häusle|haueser|wohnhauser|landhaus oder|familienhauser|eigenheime|holzhaus|fertighaus|passivhaus|energiesparhaus|haus zum kauf|neubauhaus|hanghaus|architektenhaus|familienhäuser|haus mit garten',
  'type:flat*':
    'wohnung|wohnungen|eigentumswohnung|eigentumswohnungen|apartment|appartement|etagenwohnung|whg|altbauwohnung|neubauwohnung|neubauwohnungen|mietwohnung|mietwohnungen|dachgeschosswohnung|wohnungen zur miete|etw|appartment|dachgeschoss|dg wohnung|singlewohnung|familienwohnung|app|appartments|dachwohnung|penthousewohnung|whgen|whg.|wohng|wohnug|wonung|wohnun|wohnig|eigentumswhg|etage wohnung|mietswohnung|mietwhg|dg whg|dg-wohnung|dachgeschosswhg|obergeschosswohnung|og wohnung|zweizimmerwohnung|dreizimmerwohnung|vierzimmerwohnung|altbauwohnungen|genossenschaftswohnung|stadtwohnung|neubauwhg|geschosswohnung|seniorenwohnung|parterre wohnung|wohnungen zum kauf|mietwohnug|apartments',
  'type:studio':
    'studio|einzimmerwohnung|einraumwohnung|1 raum wohnung|garconniere|garçonniere|1 zimmer apartment|einzimmerapartment|einzimmerappartement|ein zimmer apartment|ein-zimmer-wohnung|studios|mikroapartment|mikrowohnung|1-raum-wohnung|1 zi apartment|bachelorwohnung|einraumwohnungen',
  'type:loft': 'loft|lofts',
  'type:penthouse':
    'penthousewohnung|penthouse wohnung|penthouse|penthauser|attika|attikawohnung|penthauswohnung',
  'type:maisonette':
    'maisonette|maisonettewohnung|maisonettewhg|duplexwohnung|galeriewohnung|maisonetten|maisonett|masonette',
  'type:groundFloorFlat':
    'erdgeschosswohnung|eg wohnung|gartenwohnung|souterrainwohnung|hochparterrewohnung|parterrewohnung|erdgeschosswhg|erdgeschoss wohnung|eg whg|wohnung im erdgeschoss|wohnung im eg|parterre wohnung|gartengeschosswohnung|hochparterre wohnung|souterrain|tiefparterre',
  'type:room':
    'wg zimmer|zimmer in wg|wg|wohngemeinschaft|zimmer in einer wg|wg-zimmer|mitbewohner|zimmer zur miete|zimmer zu vermieten|mobliertes zimmer|wg platz|wg zimmer moebliert|zimmer in der wg|wgzimmer|wg-platz|studentenzimmer|studentenwohnheim|untermietzimmer|zimmer in haus|studenten wg|zwischenmiete zimmer|zimmer in wohngemeinschaft|zimmer in einer wohngemeinschaft|zimmer zur untermiete|2er wg|3er wg|2er-wg|3er-wg|moebliertes zimmer|einzelzimmer|zimmer zum mieten|coliving',
  'type:detached':
    'einfamilienhaus|einfamilienhauser|efh|freistehendes haus|freistehend|einzelhaus|freistehendes einfamilienhaus|freistehende villa|alleinstehendes haus|alleinstehend|freistehendes|freistehende|einfamilienhauser freistehend|ein familien haus|einfam haus',
  'type:semiDetached':
    'doppelhaushalfte|doppelhaushaelfte|doppelhaus|dhh|doppelhaushälften|haushalfte|haushälfte|dh haelfte|doppeleinfamilienhaus|halbes doppelhaus|doppelhaushaelften',
  'type:terraced':
    'reihenhaus|reihenhauser|reihenmittelhaus|rh|rmh|reihenhauschen|reihenhaeuser|reihenmittelhauser|reihen mittelhaus|reihehaus|reiheneinfamilienhaus|reihenhs|siedlungshaus|kettenhaus',
  'type:endTerrace':
    'reihenendhaus|reiheneckhaus|reh|reihenendhauser|endreihenhaus|reihen endhaus|eckreihenhaus|endhaus|reiheneckhaeuser',
  'type:townhouse': 'stadthaus|stadthauser|townhouse|townhouses|stadthauschen|altstadthaus|bürgerhaus',
  'type:villa': 'villa|villen|stadtvilla|stadtvillen|altbauvilla',
  'type:bungalow': 'bungalow|bungalows',
  'type:cottage': 'hauschen|haeuschen|wochenendhaus|gartenhaus|ferienhauschen|wochenendhauser',
  'type:chalet': 'chalet|chalets|berghutte|almhutte|chalet haus|almhaus|maiensass|berghaus',
  'type:countryHouse':
    'landhaus|landhauser|herrenhaus|gutshaus|landsitz|landgut|gutshof|rittergut|anwesen|landhausvilla|herrensitz',
  'type:farmhouse':
    'bauernhaus|bauernhauser|resthof|bauernhaeuser|resthöfe|resthofe|vierkanthof|dreiseithof|dreiseitenhof|vierseithof|bauernkate|kate|reetdachhaus|bauernhauschen|hofstelle|aussiedlerhof|sacherl|austragshaus|rustico|riegelhaus|winzerhaus|altes bauernhaus',
  'type:castle': 'schloss|burg',
  'type:cabin':
    'hutte|blockhaus|ferienhutte|huette|almhutten|blockhauser|ferienhuette|jagdhutte|tiny house|tinyhouse|skihutte|skihuette',
  'type:houseboat': 'hausboot|hausboote',
  'type:ruin': 'ruine|abrisshaus|abbruchhaus|sanierungsobjekt|abrissobjekt',
  'type:multiFamily':
    'mehrfamilienhaus|mehrfamilienhauser|mfh|zweifamilienhaus|mehrfamilienhaeuser|dreifamilienhaus|vierfamilienhaus|zwei familien haus|2 familienhaus|2-familien-haus|zfh|zweifamilienhauser|mehrgenerationenhaus|generationenhaus',
  'type:apartmentBlock':
    'wohnblock|zinshaus|mietshaus|renditeobjekt|gebaude|anlageobjekt|zinshauser|wohnanlage|wohn und geschaftshaus|mietshauser|wohngeschaftshaus|ganzes haus mit wohnungen|wgh|renditehaus',
  'type:land*':
    'grundstuck|grundstucke|grundstueck|grundstuecke|grund|bauerwartungsland|freizeitgrundstuck|gartengrundstuck|grundstuckchen|parzelle|parzellen|wald',
  'type:plotResidential':
    'grundstuck fur einfamilienhaus|grundstuck fur ein einfamilienhaus|grundstuck fur ein haus|grundstuck fur einen hausbau|grundstuck fur efh|grundstuck zum bauen|grundstuck zum bebauen|baugrundstuck|baugrundstucke|bauland|bauplatz|baugrund|baugrunde|bauplatze|bauparzelle|bauplaetze|baugrundstuecke|baugrundstueck|bauparzellen|baulandgrundstuck|grundstuck zum bauen|voll erschlossenes grundstuck|erschlossenes grundstuck|bebaubares grundstuck',
  'type:plotAgricultural':
    'ackerland|landwirtschaftliche flache|ackerflache|acker|wiese|weide|grunland|weinberg|landwirtschaftsflache|waldgrundstuck',
  'type:farm':
    'bauernhof|hof|reiterhof|bauernhofe|pferdehof|gestut|weingut|landwirtschaft|landwirtschaftlicher betrieb|höfe|hofe|bauerngut|einsiedlerhof|gehoft',
  'type:garage':
    'garage zu mieten|garage zu kaufen|einzelgarage|garage mieten|garage kaufen|garage zur miete|garage mietbar|garage zum kauf|garagenstellplatz|doppelparker|einzelgaragen|duplexgarage',
  'type:parkingSpace':
    'stellplatz fur wohnmobil|wohnmobilstellplatz|stellplatz wohnmobil|stellplatz fur wohnwagen|stellplatz fur anhanger|tiefgaragenstellplatz zu mieten|stellplatz zu mieten|stellplatz mieten|stellplatz zur miete|tiefgaragenplatz|einstellplatz|stellplatz zu vermieten|autoabstellplatz|motorradstellplatz',
  'type:commercial*':
    'gewerbe|gewerbeimmobilie|gewerbeimmobilien|gewerblich|gewerbeflache|gewerbeobjekt|gewerberaum|gewerberaume|gewerberaeume|gewerbeeinheit|gewerbliche raume|gewerbehaus|gewerbeflachen|geschaftsraum|geschaftsraume|gewerbeimmo|gewerbe immobilie',
  'type:office':
    'buro|buros|buero|bueros|buroflache|bueroflaeche|buroraume|buroraum|bueroraeume|burohaus|bueroraum|burogebaude|burozimmer|kanzlei|kanzleiraume|praxisflache|buroetage|bueroetage|ordination',
  'type:shop':
    'laden|ladenlokal|geschaft|ladenflache|einzelhandel|ladengeschaft|laeden|verkaufsflache|ladenflachen|laden lokal|geschaftslokal|geschaftslokale|ladenlokale|kiosk|friseursalon|shop|boutique|einzelhandelsflache|imbiss|backerei|ladengeschafte|atelier laden',
  'type:restaurantBar':
    'gaststatte|restaurant|gastronomie|cafe|bar|kneipe|gasthof|gasthaus|lokal|restaurants|gaststatten|gastrolokal|gastroflache|pizzeria',
  'type:hotel': 'hotel|hotels|gastehauser',
  'type:guestHouse': 'pension|gastehaus|pensionen|fruhstuckspension|gaestehaus',
  'type:warehouse':
    'lagerhalle|halle|lager|lagerhaus|lagerflache|produktionshalle|gewerbehalle|hallen|lagerhallen|logistikhalle|lagerraum|industriehalle|produktionsflache|lagerflaeche|logistikflache|kalthalle|hallenflache',
  'type:workshop': 'werkstatt|werkstatten|atelier|kfz werkstatt|autowerkstatt',
  'type:medical': 'praxis|arztpraxis',
  'feature:garden':
    'garten|garten mitbenutzung|eigener garten|eigenem garten|gartenanteil|grossem garten|grosser garten|garten zur mitbenutzung|kleinem garten|kleiner garten|privatgarten|gemeinschaftsgarten|gartennutzung|gemusegarten|nutzgarten|garteli|gartchen|vorgarten|schoner garten|schonem garten|grun|gartenmitbenutzung|gartenbenutzung|schrebergarten',
  'feature:terrace':
    'terrasse|terrassen|grosse terrasse|grosser terrasse|sonnenterrasse|terasse|terrase|südterrasse|holzterrasse|suedterrasse|gartensitzplatz|sitzplatz',
  'feature:roofTerrace': 'dachterrasse|dachterrassen|dachgarten|dachloggia|dachbalkon',
  'feature:balcony':
    'balkon|balkone|balkonen|loggia|sudbalkon|balkons|balkonien|grosser balkon|grossem balkon|sudwestbalkon|westbalkon|loggien|kleiner balkon|suedbalkon|ostbalkon',
  'feature:patio': 'innenhof|hof|atrium|innenhofgarten|hinterhof',
  'feature:conservatory': 'wintergarten',
  'feature:pool':
    'pool|schwimmbad|swimmingpool|schwimmbecken|hallenbad|swimming pool|naturpool|schwimmteich|innenpool|aussenpool|pools',
  'feature:privatePool': 'privater pool|eigener pool|eigenem pool',
  'feature:communalPool': 'gemeinschaftspool',
  'feature:lift':
    'aufzug|fahrstuhl|lift|personenaufzug|mit aufzug|aufzuge|fahrstühle|fahrstuhle|lifte|personenlift|barrierefreier aufzug|mit lift|aufzügen|mit fahrstuhl|liftanlage',
  'feature:garage':
    'garage|garagen|doppelgarage|garagenplatz|duplexgarage|einzelgarage|garage dabei|tiefgaragenbox|doppelgaragen',
  'feature:parking':
    'stellplatz|parkplatz|stellplatze|parkplatze|aussenstellplatz|carport|pkw stellplatz|autostellplatz|abstellplatz|parkmoglichkeit|parkmoeglichkeit|auto stellplatz|pkw-stellplatz|parkplaetze|stellplaetze|autoabstellplatz|kfz stellplatz|aussenparkplatz|hofstellplatz|parken|parkierung',
  'feature:undergroundParking':
    'tiefgarage|tiefgaragenstellplatz|tg platz|tg|einstellhalle|einstellhallenplatz|garagenplatz in tiefgarage|tiefgaragenplatz|unterirdischer parkplatz|tiefgaragenstellplätze',
  'feature:driveway': 'einfahrt|auffahrt',
  'feature:evCharger':
    'wallbox|ladestation|ladepunkt|ladesaule|lademoglichkeit|e auto ladestation|e-ladestation|wallboxen|ladestation fur e auto',
  'feature:airConditioning':
    'klimaanlage|klima|klimatisiert|klimaanlagen|klimagerat|klimatisierung|klimatisierte|split klima',
  'feature:centralHeating': 'zentralheizung|gasheizung|heizung|fernwarme|fernwaerme|pelletheizung|olheizung',
  'feature:underfloorHeating':
    'fussbodenheizung|bodenheizung|fussboden heizung|fbh|fußbodenheizungen|bodenheizungen',
  'feature:heatPump':
    'warmepumpe|waermepumpe|luftwarmepumpe|erdwarme|waermepumpen|erdwarmepumpe|luft wasser warmepumpe',
  'feature:solarPanels':
    'photovoltaik|solaranlage|solar|pv anlage|solarzellen|pv|solardach|solarstrom|photovoltaikanlage|pv-anlage|solarpanels',
  'feature:fireplace': 'kamin|offener kamin|kamine|schwedenofen|offenem kamin|cheminee|kaminfeuer|cheminée',
  'feature:woodStove': 'kaminofen|holzofen|kachelofen|ofen|pelletofen|schwedenofen',
  'feature:fibre': 'glasfaser|glasfaseranschluss',
  'feature:smartHome': 'smarthome|smart home',
  'feature:fittedKitchen':
    'einbaukuche|einbaukueche|ebk|einbaukuechen|küche vorhanden|kuche|neue kuche|moderne kuche|moderner kuche|kuechenzeile|mit kuche|pantrykuche|küche',
  'feature:openPlanKitchen':
    'offene kuche|offener kuche|wohnkuche|wohn küche|wohnkueche|offenem wohnbereich|wohn essbereich|offener wohnbereich',
  'feature:dishwasher': 'spulmaschine|geschirrspuler',
  'feature:washingMachine':
    'waschmaschine|waschkuche|waschturm|waschmaschinenanschluss|eigener waschmaschine',
  'feature:builtInWardrobes':
    'einbauschranke|einbauschrank|ankleide|ankleidezimmer|begehbarer kleiderschrank|schrankraum',
  'feature:guestToilet':
    'gaste wc|gastewc|gastetoilette|gaste-wc|gaestewc|gäste toilette|gaestetoilette|gäste-wc|zweites wc|separates wc|extra wc',
  'feature:bathtub': 'badewanne|wanne|bad mit wanne|wannenbad|bad mit badewanne|badwanne',
  'feature:parquet':
    'parkett|dielen|dielenboden|parkettboden|eichenparkett|holzboden|fischgratparkett|holzböden|parkettfussboden',
  'feature:highCeilings': 'hohe decken|hohen decken',
  'feature:periodFeatures':
    'altbau|altbauwohnung|stuck|jugendstil|grunderzeit|gruenderzeit|stuckdecken|altbaucharme|gründerzeithaus|jugendstilhaus|altbau charme|jugendstilvilla|altbaus|fachwerk',
  'feature:doubleGlazing': 'doppelverglasung|doppelverglast',
  'feature:cellar':
    'keller|unterkellert|kellerraum|kellerabteil|vollkeller|kellern|mit keller|weinkeller|teilunterkellert',
  'feature:storageRoom':
    'abstellraum|abstellkammer|abstellplatz fur fahrrad|fahrradkeller|abstellflache|hauswirtschaftsraum|speicher|dachboden|estrich|reduit|fahrradabstellraum|abstellraume|lagerraum|vorratsraum|hwr',
  'feature:study':
    'arbeitszimmer|homeoffice|buro zimmer|home office|home-office|heimburo|arbeitsraum|buero zuhause|homeofficezimmer|arbeitszimmern|homeoffice platz',
  'feature:gym': 'fitnessraum|fitnessstudio|fitness|gym|fitnessbereich',
  'feature:sauna': 'sauna',
  'feature:annexe':
    'einliegerwohnung|einlieger|nebengebaude|gastewohnung|elw|gastehaus|einliegerwohnungen|scheune|einliegerwhg|stockli|gästehaus|mit einlieger',
  'feature:concierge': 'concierge|pfortner|hausmeister|hauswart|portier|wachdienst',
  'feature:gatedCommunity': 'bewachte wohnanlage',
  'feature:alarm': 'alarmanlage|alarm',
  'feature:wheelchairAccess':
    'rollstuhlgerecht|behindertengerecht|rollstuhl|rollstuhlfahrer|rollstuhltauglich|rollstuhlgeeignet|rollstuhlgangig|behindertengerechte|rollstuhlgerechte|rollstuhlfahrerin',
  'feature:stepFree':
    'barrierefrei|barrierearm|stufenlos|barrierefreie|barrierefreies|barrierefreier|barrierefreien|ebenerdig|ebenerdige|schwellenlos|treppenfrei|ohne treppen|ohne stufen|altersgerecht|altersgerechte|seniorengerecht|seniorengerechte|altengerecht|hindernisfrei|ohne treppe',
  'feature:listedBuilding':
    'denkmalgeschutzt|denkmal|denkmalschutz|denkmalobjekt|denkmalgeschützte|denkmalgeschützten|denkmalgeschutztes|unter denkmalschutz|denkmalimmobilie',
  'feature:seaView':
    'meerblick|blick aufs meer|meersicht|mit meerblick|blick auf meer|meeresblick|ostseeblick|nordseeblick|blick aufs wasser|blick auf die see|mit blick aufs meer|mit blick auf das meer|blick auf das meer|blick zum meer|blick ubers meer|hafenblick',
  'feature:mountainView':
    'bergblick|blick auf die berge|bergsicht|alpenblick|blick auf berge|alpenpanorama|bergpanorama|blick in die berge|blick auf die alpen|bergen blick|alpensicht|zugspitzblick',
  'feature:lakeView':
    'seeblick|seesicht|blick auf den see|mit seeblick|blick auf see|blick ubern see|blick auf den bodensee|seeblicke|mit blick auf den see|wasserblick',
  'feature:openView':
    'fernblick|unverbaubarer blick|aussicht|weitblick|schoner ausblick|freier blick|panoramablick|ausblick|schone aussicht|fernsicht|toller aussicht|tolle aussicht|mit aussicht|weitsicht|schoner aussicht|unverbaubare aussicht|freie sicht',
  'feature:southFacing':
    'sudlage|sudseite|nach suden|sudbalkon|sudausrichtung|südwest|sudwest ausrichtung|sudwestausrichtung|sudhang|sued|suedlage|südausrichtung|südgarten|sonnenseite',
  'feature:beachfront':
    'strandlage|direkt am strand|am strand|direkt an der ostsee|strandnah|strandnahe|in strandlage|erste reihe am meer|erste meereslinie|erster meereslinie|in erster reihe am strand|1. reihe',
  'feature:waterfront':
    'am wasser|wasserlage|direkt am see|seegrundstuck|wassergrundstuck|am meer gelegen|direkt am wasser|seeufer|am see|am fluss|am kanal|ufergrundstuck|mit seezugang|seezugang|direkter seezugang|mit bootssteg|bootssteg|am ufer|an der havel|an der spree|wassernahe|am seeufer|wasser grundstuck|am hafen|seegrundstücke|erste reihe am wasser',
  'feature:nearTransport':
    'gute anbindung|u bahn nahe|nahe u bahn|bahnhofsnahe|nahe bahnhof|verkehrsgunstig|nahe s bahn|nah am bahnhof|in bahnhofsnahe|s bahn nahe|an der u bahn|nahe u-bahn|nahe der u bahn|nahe s-bahn|nahe der s bahn|nahe bahn|nahe am bahnhof|nahe dem bahnhof|nahe hauptbahnhof|bahnhofsnaehe|bahnhof nahe|nahe tram|u bahn in der nahe|s bahn anschluss|u bahn anschluss|s-bahn-anschluss|u-bahn-nahe|u-bahn-anschluss|gute verkehrsanbindung|gut angebunden|guter anbindung|nahe den offis|offi anbindung|offentliche verkehrsmittel|in u bahn nahe|nahe ubahn|nahe der ubahn|ubahn nahe|sbahn nahe|nahe offentlichen verkehrsmitteln|oepnv|gute opnv anbindung|opnv|bahnanschluss|nahe der haltestelle|s bahn nah|u bahn nah|bahnhofsnah|bahnhof zu fuss erreichbar|bahnhof in der nahe|nähe u-bahn|nähe s-bahn|nahe bhf|nahe des bahnhofs|naehe bahnhof|naehe u bahn|nah an der u bahn|nahe straßenbahn|an der s bahn',
  'feature:oldTown':
    'altstadt|in der altstadt|historische altstadt|historischer altstadt|altstadtkern|in altstadtlage|historischen zentrum|historischem zentrum',
  'feature:chainFree': 'bezugsfrei|sofort frei|sofort bezugsfertig|sofort einziehen',
  'feature:tennisCourt': 'tennisplatz',
  'feature:stables':
    'stall|stallung|stallungen|pferdestalle|pferdestall|pferde|pferdehaltung|pferdeboxen|pferdebox|koppel|reitanlage|fur pferde|mit pferden|pferdekoppel|reitplatz',
  'purpose:sale':
    'zu verkaufen|kaufen|kauf|zum kauf|zum verkauf|zu kaufen|eigentumswohnung|eigentumswohnungen|verkauf|erwerben|verkaufe|kaufe|eigentum|zum kaufen|käuflich|kaeuflich|gekauft|kaufe haus|kauft|hauskauf|wohnungskauf|zu erwerben|eigentums|eigentumswohnungen zum kauf|kaufobjekt|zum kauf gesucht',
  'purpose:rent':
    'untermiete|zur untermiete|untermieten|in untermiete|zu mieten|mieten|miete|zur miete|zu vermieten|mietwohnung|mietwohnungen|mietshaus wohnung|zum mieten|vermietung|vermieten|anmieten|mietobjekt|mietswohnung|zur vermietung|zur miete gesucht|vermietet wird|wohnungsmiete|zu vermietende|anzumieten|mietgesuch|mieter|in miete|untermiete|zwischenmiete|mietwohnungssuche|gemietet|mietet|zum anmieten|langfristig|langzeitmiete|monatsmiete|unbefristet|mietzins',
  'purpose:rentShort':
    'ferienwohnung|ferienwohnungen|ferienhaus|ferienhauser|kurzzeitmiete|ferienunterkunft|urlaub|im urlaub|fur den urlaub|ferien|fur die ferien|ferienapartment|urlaubswohnung|auf zeit|kurzzeit|kurzurlaub|ferienunterkunfte|ferienhausurlaub|zum urlaub|urlaubsunterkunft|urlaubshaus|wochenendtrip|pro nacht|tageweise|wochenweise|zum skifahren|skiurlaub|sommerurlaub|winterurlaub|familienurlaub|ferienwhg|fewo|ferien haus|ferien wohnung|fewos|ferienbungalow|feriendomizil|ferienapartments|airbnb|ferienwohnug|kurzzeitvermietung|sommerferien|herbstferien|urlaub machen|urlaubs|wochenendausflug',
  'purpose:lease': 'zu verpachten|verpachten|zur pacht|zu pachten|pachten|pachten|zu pachten|pacht',
  'period:week': 'pro woche|die woche|wochentlich|/woche|wochenmiete|pro wo|je woche',
  'period:month':
    'im monat|pro monat|monatlich|warm|kalt|kaltmiete|warmmiete|monat|mtl|monatsmiete|/monat|je monat|pro mon|kalt pro monat|im mon|mtl.|p.m.|pm|monatl|monatl.|mon|inkl nk|inkl. nk|bruttomiete|gesamtmiete|nettokalt|kalt im monat|warm im monat|bruttokalt|brutto|warm pro monat|warm monatlich|im monat warm|im monat kalt|pro monat warm|pro monat kalt|plus nk|zzgl nk|+ nk|inkl nebenkosten warm|brutto pro monat|inkl betriebskosten|nettokaltmiete|netto|all inclusive|alles inklusive|monats|pauschal|nebenkosten inkl|exkl nk|inkl. nebenkosten',
  'period:year': 'im jahr|pro jahr|jahrlich|p.a.|pa|jahresmiete|pro jahr netto|jaehrlich',
  'energy:':
    'energieklasse|energieeffizienzklasse|energieausweis|energie|energieeffizienz|effizienzklasse|energielabel',
  'since:1': 'heute|von heute',
  'since:7': 'diese woche|neu eingestellt|letzte woche|neue angebote|dieser woche',
  'since:30': 'diesen monat|letzten monat',
  'sort:price':
    'gunstigste|gunstigsten|billigste|billigsten|gunstig|gunstige|gunstiges|gunstiger|gunstigen|billig|billige|billiges|preiswert|preiswerte|preiswertes|bezahlbar|bezahlbare|bezahlbaren|preisgunstig|erschwinglich|moeglichst gunstig|moglichst gunstig|moglichst billig|so gunstig wie moglich|zum kleinen preis|kleines budget|schnappchen|guenstig|guenstige|guenstiges|guenstigste|guenstiger|guenstigen|billiger|billigen|preiswerter|preiswerten|nicht zu teuer|nicht teuer|nicht so teuer|kostengunstig|kostengunstige|kleiner preis|niedriger preis|gunstigem preis|gunstigen preis|sehr gunstig|preisguenstig|leistbar|leistbare|bezahlbares|bezahlbarer|erschwingliche|erschwingliches',
  'sort:-price': 'teuerste|teuersten',
  'sort:newest':
    'neueste|neuesten|neuste|neueste angebote|neuste angebote|neu inseriert|aktuellste|neueste zuerst',
  'sort:-area': 'grosste|grossten',
  'bound:least':
    'ab|mindestens|min|mehr als|uber|ueber|wenigstens|nicht unter|mind|grosser als|minimal|mind.|ab ca|uber den|mindestens ca|min.|von mindestens|nicht kleiner als|groesser als|grosser|mehr wie|ab mindestens|ab min|minimum|mit mindestens|mit mehr als|wenigsten|nicht weniger als|mindestgrosse|oberhalb von|oberhalb|jenseits von|minimal ca|ab etwa|mit min|nicht unter den',
  'bound:most':
    'bis|bis zu|unter|maximal|hochstens|weniger als|max|nicht mehr als|nicht uber|bis maximal|bis max|innerhalb von|hoechstens|kleiner als|billiger als|gunstiger als|bis ca|bis hochstens|maximaler preis|bis zu einem|bis zu max|bis max.|max.|hochstens ca|maximal ca|maximal bis|maximale|höchstpreis|hochstpreis|nicht teurer als|nicht mehr wie|weniger wie|unter den|unterhalb von|unterhalb|bis circa|bis etwa|bis ungefahr|bis ca.|bis rund|nicht grosser als|nicht ueber|bis hoechstens|max bis|bis zur grenze von|obergrenze|limit|preislimit|hochstens bis|bis maximal ca|bis knapp|knapp unter|kostet hochstens|darf hochstens|darf maximal|darf nicht mehr als|nicht mehr kosten als|maximum|fur unter|fur weniger als|fur max|fur maximal|fur hochstens|fuer unter|fuer max|fuer maximal|budget bis|budget max|budget von max',
  'bound:about':
    'etwa|ungefahr|rund|ca|circa|zirka|ungefaehr|um die|so um die|so ca|so etwa|in etwa|knapp|etwas um|rund um die|ca.|gut|so|circa.|gegen|um etwa|um ca|±',
  'bound:between': 'zwischen|von zwischen|irgendwo zwischen|liegt zwischen|preis zwischen',
  'bound:from': 'von',
  'measure:beds':
    'schlafzimmer|schlafzimmern|sz|schlafraume|schlafraum|schlafz|schlafzi|schlfzimmer|schlafzimmer.|schlafzimmmer|schlafraume mindestens|kinderzimmer',
  'measure:baths':
    'bad|bader|badezimmer|badezimmern|badern|baeder|wc|duschbader|badzimmer|baderzimmer|duschen',
  'measure:rooms':
    'zimmer|zimmern|zi|raume|raum|zi.|zimmrige|raumige|zim|zim.|zimmr|zimer|ziimmer|zimmerwohnung|zkb|zkbb|zimmerig|zimmrig|raumen|wohnraume|räumen|raeume|z',
  'measure:m2':
    'm2|m²|qm|quadratmeter|quadratmetern|quadratmeter wohnflache|qm2|qm.|quadratm|qmtr|qm wfl|m² wfl|m2 wohnflache|qm wohnfl|quadrat|qm gross|qm groß|quadratmeters|m² wohnfläche|qm wohnen|quadrat meter',
  'measure:ha': 'hektar|ha|hektare|hektaren|ha grund',
  'measure:metre': 'meter|metern',
  'measure:km': 'km|kilometer|kilometern|kilometers|kms|km entfernung|km umkreis|km radius',
  'measure:days': 'tage|tagen|tag|nächte|nachte',
  'measure:weeks': 'wochen|woche',
  'subject:price':
    'budget|preis|kaufpreis|kaltmiete bis|fur|maximal budget|kosten|miete bis|warmmiete bis|preis bis|preislich|preisvorstellung|budget von|budget ist|unser budget|mein budget|unser budget liegt bei|budget liegt bei|kaufpreis von|kaufpreis bis|kostenpunkt|kosten von|kostet|gesamtpreis|fuer|preis von|preisrahmen|preisspanne|ausgeben|kaufsumme|zum preis von',
  'subject:area':
    'wohnflache|flache|wohnflache von|wohnflache ab|flache von|grosse|groesse|gesamtflache|wohnfl|nutzflache|mit wohnflache von|wohnflache ca',
  'subject:plot':
    'grundstuck von|grundstuck mit|grundstuck ab|grundstucksflache|grund|grundflache|grund von|grundstuck mindestens|grundstuck min|grundstücksgrösse|grundstucksgrosse|garten von|grundstuck ca|auf grundstuck von|mit grundstuck von|mit grund von|grundstück von ca|grundanteil|grundstuck grosser als',
  'money:EUR': 'euro|euros|eur|€uro|eu|eus|ocken|mücken',
  'money:CHF': 'franken|chf|sfr|fr|fr.|stutz|schweizer franken|frs|sfr.|franken im monat',
  'scale:1000': 'tausend|tsd|k|t|tsd.|tausender|teuro|teuros|teur|t eur|tausende|mille|riesen',
  'scale:1000000': 'million|millionen|mio|mio.|mill|mios|mil|millon|mill.',
  'number:1': 'ein|eine|einem|einen|einer|eins|a|an',
  'number:1.5': 'anderthalb|eineinhalb',
  'number:2': 'zwei',
  'number:2.5': 'zweieinhalb|zwei einhalb',
  'number:3': 'drei',
  'number:4': 'vier',
  'number:5': 'funf|fuenf',
  'number:6': 'sechs',
  'season:':
    'im august|im juli|im sommer|im winter|im juni|im september|uber weihnachten|silvester|uber ostern|furs wochenende|diesen sommer|in den sommerferien|im herbst|im mai|im april|im marz|im oktober|im november|im dezember|im januar|im februar|ostern|weihnachten|pfingsten|uber pfingsten|uber silvester|an weihnachten|an ostern|zu weihnachten|zu ostern|zu silvester|nachsten sommer|kommenden sommer|diesen winter|in den ferien|in den herbstferien|in den osterferien|in den winterferien|sommerferien|fur ein wochenende|fur zwei wochen|fur eine woche|eine woche|zwei wochen|fur drei wochen|fur drei tage|fur ein paar tage|skisaison|sommersaison|ubers wochenende|furs we|am wochenende|uber neujahr|verlangertes wochenende|juli|august|juli august|hochsaison',
  'bound:exact': 'genau|exakt',
  'measure:guests':
    'personen|gaste|leute|person|schlafplatze|gästen|gasten|mann|erwachsene|kopfe|pers|pers.|erwachsenen|freunde',
  'measure:minutes':
    'minuten|min|minute|autominuten|gehminuten|fussminuten|radminuten|fahrminuten|min.|minütige|minuten entfernt',
  'measure:hours': 'stunde|stunden',
  'measure:quarterHours': 'viertelstunde|viertelstunden|viertel stunde',
  'measure:garages':
    'garagen|garage|garagenplatze|autos|tiefgaragenplatze|garagenstellplatze|stellplatze in der tiefgarage|pkw',
  'measure:months': 'monate|monaten|mt',
  'way:80':
    'zu fuss|zu fuß|fussweg|gehminuten|laufweg|zu fuss erreichbar|gehweg|fusslaufig|laufen|gehentfernung|zu fuß erreichbar|fuss',
  'way:250': 'mit dem rad|mit dem fahrrad|mit rad|mit dem velo|per rad|radweg|mit fahrrad|fahrradminuten',
  'way:800':
    'mit dem auto|autofahrt|fahrzeit|autominuten|per auto|fahrt|mit auto|fahrweg|fahrtzeit|autofahren',
  'way:1000':
    'mit der bahn|mit dem zug|mit der u bahn|mit der s bahn|mit offis|mit der tram|mit den offentlichen|mit dem bus|zugfahrt|bahnfahrt|per bahn|mit zug|mit bahn',
  'number:7': 'sieben',
  'number:8': 'acht',
  'number:10': 'zehn',
  'glue:wish':
    'in alter fabrik|alter fabrik|ehemaliger fabrik|ehemalige fabrik|alten fabrik|umgebauter fabrik|schon|schone|schones|schoner|schonen|gross|grosse|grosses|grosser|grossen|klein|kleine|kleines|kleiner|luxus|luxurios|luxuriose|modern|moderne|modernes|ruhig|ruhige|ruhiges|hell|helle|helles|saniert|sanierte|renoviert|renovierte|renovierungsbedurftig|renovierungsbedurftiges|sanierungsbedurftig|zentral|zentrale|gemutlich|gemutliche|geraumig|geraumige|exklusiv|exklusive|sonnig|sonnige|lichtdurchflutet|provisionsfrei|ruhiger lage|in ruhiger lage|zentraler lage|idyllisch|idyllische|alleinlage|traumhaft|neu|neue|neues|unmobliert|unsaniert|unrenoviert|neuwertig|neuwertige|neuwertiges|gepflegt|gepflegte|gepflegtes|gepflegter|toll|tolle|tolles|super|hubsch|hubsche|hubsches|nett|nette|nettes|nicht renoviert|frisch renoviert|frisch saniert|kernsaniert|kernsanierte|kernsaniertes|vollsaniert|teilsaniert|modernisiert|modernisierte|stilvoll|stilvolle|charmant|charmante|charmantes|alt|alte|altes|alter|hochwertig|hochwertige|hochwertiges|reprasentativ|reprasentative|repräsentatives|familienfreundlich|familienfreundliche|familienfreundliches|kinderfreundlich|kinderfreundliche|ruhig gelegen|ruhig gelegene|ruhig gelegenes|zentral gelegen|zentral gelegene|zentrumsnah|zentrumsnahe|stadtnahe|zentraler|hellen|ruhigen|sonniger|sonniges|lichtdurchflutete|kleinen|kleinem|grossem|neuen|energetisch saniert|energieeffizient|energieeffizientes|gemutliches|gemutlicher|grosszugig|grosszugige|grosszugiges|geräumiges|exklusives|luxuriöses|rustikal|rustikale|rustikales|urig|urige|uriges|einfach|einfache|bezugsfertig|bezugsfertige|schick|schicke|schickes|ruhige lage|gute lage|guter lage|in guter lage|beste lage|bester lage|toplage|in toplage|stadtlage|waldrand|zum renovieren|zum sanieren|zum ausbauen|ausbaufahig|renovierungsbedürftige|sanierungsbedürftige|sanierungsbedürftiges|unmöblierte|leer|idyllisches|romantisch|romantische|romantisches|ländlich|landlich|landliche|ländliches|abgelegen|abgelegenes|abgelegene|einsam|einsames|einsame|naturnah|alleinlagen|in alleinlage|privat|urban|urbane|szenig|angesagt|lebendig|klein aber fein|barock|historisch|historisches|historische|vermietet|vermietete|befristet vermietet|lagen|topzustand|gut geschnitten|gut geschnittene|top|dringend|schnellstmoglich|baldmoglichst',
  'glue:in':
    'in|im|in der|am|an der|auf|auf der|raum|bezirk|in den|an|im raum|in der stadt|im bezirk|nach|innerhalb|in der gegend|stadtteil|im stadtteil|rund um den|landkreis|im landkreis|im kreis|ortsteil|im ortsteil|gemeinde|viertel|im viertel|in und um|im zentrum von|im herzen von|mitten in|im norden von|im suden von|im osten von|im westen von|in zentraler lage von|im stadtzentrum von|in der innenstadt von|in der mitte von|gegend|in der region|region|in region|im gebiet|im umfeld|in kreis|kreis|lkr|lk|innerhalb von|stadt|im ort|ort|in gemeinde|gemeinde von|in lage|standort|im quartier|quartier|kiez|im kiez|in einem vorort von|vorort von|in der altstadt von|im raume|in raum|an dem|am rande|auf dem|auf den|im land|bundesland|grätzl|im gratzl|irgendwo in|in oder um',
  'glue:near':
    'nahe|bei|in der nahe von|nahe bei|um|rund um|in der naehe von|in der umgebung von|umkreis|im umkreis von|nahe der|in der nahe|unweit|nahe am|nahe an|naehe|nah bei|ausserhalb von|bei der|am rand von|im umland von|im grossraum|umgebung|in der umgebung|umland|in der nahe vom|in der umgebung um|um herum|rund um den|im umkreis|in der naehe|nahe zu|nahe von|in nahe von|in nahe|in nahe zu|dicht bei|dicht an|angrenzend an|grenze zu|nicht weit von|nicht zu weit von|nicht weit entfernt von|unmittelbar bei|fusslaufig zu|fusslaufig zum|fusslaufig zur|fusslaufig|zu fuss zum|zu fuss zur|zu fuss erreichbar von|pendelentfernung zu|pendeldistanz zu|einzugsgebiet|im einzugsgebiet von|speckgurtel|im speckgurtel von|speckgürtel von|im speckgurtel|ausserhalb|am stadtrand von|stadtrand|stadtrand von|stadtnah|vor den toren von|am rande von|nachbarschaft|im grossraum von|grossraum|in grossraum|kurze strecke zu|erreichbar von|naher umgebung von|in der umgebung der',
  'glue:of': 'von|um|vom|der|des|von der|entfernt von|entfernt|aus',
  'glue:to': 'bis',
  'glue:and':
    'und|mit|sowie|inklusive|inkl|mit einem|mit einer|samt|plus|inkl.|auch|ausserdem|mit eigenem|und mit|und einem|und einer|mit eigener|mit grossem|mit grosser|mit kleinem|mit schonem|sowie ein|sowie einem|inkl. eines|einschliesslich|zusammen mit|ebenso|u.|u|bzw|samt einem|nebst|zzgl|zuzuglich|und noch|mit ausreichend|mit guter|mit toller|mit direktem|mit viel',
  'glue:or': 'oder|oder auch|oder in|alternativ|beziehungsweise|bzw.|oder vielleicht|entweder',
  'glue:nor': 'noch',
  'glue:more':
    'oder mehr|oder besser|mindestens|aufwarts|und mehr|oder grosser|und aufwarts|oder hoher|oder daruber|+ mehr|mind.|min',
  'glue:less':
    'oder weniger|maximal|max|hochstens|oder kleiner|oder gunstiger|und weniger|oder drunter|oder darunter|als obergrenze|am oberen limit|als maximum|insgesamt maximal|maximal alles',
  'glue:without':
    'ohne|kein|keine|keinen|nicht|ausser|ohne einen|keinerlei|nichts|ohne die|weder|bitte kein|bitte keine|bloss kein|auf keinen fall|nicht im|nicht in|nicht an|nicht am|nicht auf|nur ohne|aber ohne|aber nicht|aber kein|aber keine|aber nicht in|ohne eigenen|ohne eigene|frei von|exklusive|exkl|mit ausnahme von|abgesehen von|ausgeschlossen|nix|nie|niemals|keins|keines|ausgenommen|will kein|will keine|mag kein|mag keine|brauche kein|brauche keine|brauchen kein|brauchen keine',
  'glue:landmark':
    'vermietet|vermietete|vermieteten|meer|strand|kuste|stadt|innenstadt|zentrum|stadtzentrum|dorf|dem land|berge|bergen|see|fluss|wald|schule|flughafen|bahnhof|universitat|stadtrand|norden|suden|osten|westen|u bahn|skigebiet|zoo|park|kita|schulen|uni|krankenhaus|supermarkt|nordsee strand|der stadt|der see|meeresnahe|u-bahn|s bahn|nordkuste|arbeit|kindergarten|obergeschoss|biergarten|nahe zentrum|ubahn|sbahn|u bahnhof|haltestelle|bushaltestelle|bus|tram|strassenbahn|bahn|hauptbahnhof|hbf|autobahn|grundschule|gymnasium|spielplatz|einkaufsmoglichkeiten|einkaufen|supermarkte|geschafte|arzt|apotheke|klinik|kliniken|messe|hochschule|campus|fh|th|tu|ruhr|golfplatz|skilift|skipiste|piste|pisten|ostseestrand|dem meer|dem see|dem strand|dem bahnhof|der uni|der innenstadt|dem zentrum|dem wald|der schule|der altstadt|der arbeit|dem park|der grenze|grenze|der kuste|ins grune|im grunen|grunen|natur|naturschutzgebiet|der autobahn|dem flughafen|lift nahe|land|auf dem land|am land|aufm land|stadtpark|ersten stock|zweiten stock|dritten stock|vierten stock|oberste etage|oberstes stockwerk|obersten stock|im obersten stock|oberstes geschoss|hochhaus|offis|offentlichen|hafen|berg|wiesen|weinberge|fluss oder see|badesee|strandnaehe|tal|hügel',
  'glue:filler':
    'kanton|landkreis|bundesland|der|die|das|den|dem|des|ein|eine|einen|einem|einer|ich|wir|suche|suchen|sucht|gesucht|mochte|mochten|brauche|bitte|fur|zum|zur|immobilie|immobilien|objekt|zuhause|familie|wohnen|wohnflache|letzten|letzte|die letzten|qm wohnflache|etwas|uns|hallo|danke|moin|guten tag|hatte|gern|gerne|will|wollen|brauchen|benotige|uns ein|unsere|meine|mein|sollte|haben|hat|ist|sein|soll|wir suchen|ich suche|es|zum kauf oder zur miete|sofort|frei|verfugbar|auch|single|paar|studenten|eigene|eigener|eigenem|zwecks|jemand|fur uns|alles|lage|preis|nur|egal|ist egal|spielt keine rolle|wir suchen fur|ich bin|wir sind|bin|sind|fur mich|fur eine familie|fur familie|fur paar|fur ein paar|fur zwei|fur 2|fur eine person|fur eine|fur einen|fur einen studenten|studentin|student|rentner|rentnerin|rentnerpaar|senioren|azubi|eltern|meine eltern|mutter|vater|sohn|tochter|kinder|kindern|kind|baby|frau|mann|freund|freundin|kollegen|mitarbeiter|monteure|junge familie|jungen familie|junges paar|kleinfamilie|grossfamilie|familie mit kindern|familie mit zwei kindern|mit kindern|berufstatig|berufstatige|naturfreunde|naturliebhaber|naturlich|am liebsten|am besten|gerne mit|gern mit|gerne auch|vorzugsweise|bevorzugt|idealerweise|wenn moglich|falls moglich|moglichst|wunschenswert|optional|optimal|wichtig|unbedingt|musste|mussen|muss haben|zwingend|notwendig|voraussetzung|sollten|darf|durfen|konnte|kann|konnen|wurde|wurden|wird|werden|wird gesucht|waere|ware|ware schon|ware toll|waere super|ware super|schon ware|bitte nur|schnell|bald|bis spatestens|aktuell|jetzt|hier|dort|welche|welches|gibt es|gibt|habt ihr|zeig|zeige|zeige mir|zeig mir|finde|finden|such|kapitalanlage|als kapitalanlage|zur kapitalanlage|investment|anleger|rendite|anlage|zum wohnen|zum leben|selbstnutzung|eigennutzung|zur eigennutzung|zur selbstnutzung|als zweitwohnsitz|zweitwohnsitz|hauptwohnsitz|erstwohnsitz|altersruhesitz|alterssitz|insgesamt|gesamt|total|pro|je|sehr|ganz|ganzes|ganze|etwas grosseres|was|irgendwas|irgendetwas|irgendwo|mal|eben|halt|doch|noch|schon|wenn|dass|weil|aber|dazu|sonst|andere|anderes|mehrere|einige|paare|servus|gruss|grüezi|gruezi|hoi|hey|hi|liebe|vielen dank|danke schon|vg|lg|angebote|angebot|inserate|anzeigen|ergebnisse|liste|such ich|moecht|moechte|moechten|brauch|haett|hatten gern|hatten gerne|haette gern|wohn|wohnobjekt|unterkunft|bleibe|domizil|heim|eigene vier wande|gesucht wird|gesucht ab|fertig|vorhanden|dabei|inbegriffen|zusatzlich|extra|weitere|typ|art|stil|ich suche fur|entsprechend|passend|passende|geeignet|geeignete|geeignetes|ideal',
  'type:plotCommercial': 'gewerbegrundstuck|gewerbegrundstucke',
  'subject:rent':
    'miete von|miete bis zu|miete unter|monatsmiete bis|miete max|miete maximal|mietpreis|miete um|kaltmiete|warmmiete|kaltmiete max|warmmiete max|kaltmiete von|warmmiete von|mietbudget|miete hochstens|mietkosten|miete inkl nk|kaltmiete unter|warmmiete unter|gesamtmiete bis|mietzins bis|bruttomiete bis|miete ca|miete etwa',
  'feature:ensuite':
    'eigenes bad|eigenem bad|bad en suite|bad ensuite|en suite|eigenes badezimmer|eigenem badezimmer|en-suite bad',
  'type:mobileHome': 'mobilheim|wohnwagen|modulhaus|wohnmobil',
  'type:coworking': 'coworking|coworking space|gemeinschaftsburo',
  'feature:cityView': 'stadtblick|blick uber die stadt|blick auf die stadt|skyline blick',
  'money:GBP': 'pfund',
  'money:USD': 'dollar|us dollar',
  'number:3.5': 'dreieinhalb',
  'number:4.5': 'viereinhalb',
}
