/** search: the words of Portuguese homes. */
import type { Vocabulary } from './meanings.rules.ts'

export const portuguese: Vocabulary = {
  'type:house*':
    'casa|casas|moradia unifamiliar|sobrado|sobrados|moradia|moradias|vivenda|casa terrea grande|casarao|casa assobradada|casinha grande|casas ou moradias|casa de familia|casa de dois pisos|vivendas|moradia de luxo|moradia v|vivenda v|moradiazinha|casa antiga|vivenda antiga',
  'type:detached':
    'moradia isolada|casa isolada|moradia independente|moradia individual|vivenda isolada|casa individual|moradia unifamiliar isolada|moradias isoladas|casa independente|moradia solta|casa solta|casa sem paredes meias',
  'type:villa': 'villa|villas',
  'type:flat*':
    'apartamento|apartamentos|apto|aptos|ape|andar|apartamento t|ap|apt|kitchenette|flat|flats|andar moradia|andar de moradia|apartamento ou moradia|apartamentos t|apart|ap.|apartmento|apartamneto|apartameto|fracao|apto.|apes|apartamento duplex t|apts|andares|andar em predio',
  'type:studio':
    'estudio|estudios|kitnet|quitinete|t0|studio|studios|kit|kitnete|quitinetes|kitnets|jk|loft kitnet|kitchnet|kitinete|conjugado|conjugados|apartamento t0|apartamento studio|lofts kit|stúdio',
  'type:loft': 'loft|lofts',
  'type:penthouse':
    'cobertura|coberturas|penthouse|coberturas duplex|apartamento de cobertura|ultimo andar com terraco|penthouses|recuado',
  'type:duplex': 'duplex|apartamento duplex|cobertura duplex pequena|duplex t',
  'type:triplex': 'triplex',
  'type:groundFloorFlat':
    'res do chao|apartamento res do chao|apartamento terreo|apartamento no res do chao|r/c com jardim|apartamento garden|garden',
  'type:room':
    'quarto para arrendar|quarto para alugar|quarto em casa partilhada|quarto para estudante|quarto em apartamento|casa partilhada|arrendar quarto|quarto individual|quarto partilhado|quartos para arrendar|quarto mobilado|quarto mobiliado|quarto em republica|republica|vaga em republica|quarto compartilhado|quarto em apartamento partilhado|alugo quarto|aluga se quarto|quartos para estudantes|quarto com casa de banho|quarto suite|residencia de estudantes|quarto em apartamento partilhado|moradia estudantil|quarto estudante|coliving|dividir apartamento',
  'type:semiDetached':
    'moradia geminada|geminado|geminados|sobrado geminado|sobrados geminados|casa geminada|geminada|geminadas|moradias geminadas|vivenda geminada|casas geminadas|gemeada|meia geminada|casa gemea',
  'type:terraced':
    'moradia em banda|casa em banda|em banda|moradias em banda|casa de vila em banda|vivenda em banda|moradia banda|casas em banda',
  'type:townhouse':
    'casa de cidade|casa de vila|casa em centro historico|casa de aldeia|predio pequeno|townhouse|casa na aldeia|casa de vila operaria',
  'type:bungalow': 'bungalow|casa terrea|moradia terrea',
  'type:cottage': 'casinha|casita|casinhas|chalezinho',
  'type:chalet': 'chale|chales',
  'type:countryHouse':
    'casa de campo|casas de campo|solar|casa senhorial|casa no campo|casa rural|casario|casas rurais|casa na roca|casa na serra|casa colonial',
  'type:farmhouse':
    'monte alentejano|monte|casa rustica|quinta|quintas|casa de quinta|montes alentejanos|quintinha|quintinhas|monte no alentejo|casa de lavoura|casa agricola',
  'type:farm':
    'quinta|quintas|fazenda|fazendas|sitio|herdade|herdades|chacara|sitios|chacaras|fazendinha|haras|estancia|herdade alentejana|rancho|chacrinha|roca',
  'type:castle': 'castelo|castelos|palacio|palacios|solar antigo',
  'type:mansion': 'palacete|mansao|mansoes|casarão|casarao antigo|palacetes',
  'type:mobileHome': 'casa movel',
  'type:ruin':
    'ruina|ruinas|ruina para recuperar|para reconstruir|casa em ruinas|em ruinas|casa para demolir',
  'type:apartmentBlock':
    'predio|predios|edificio|predio inteiro|predio residencial|predio de rendimento|predio para investimento|edificios|bloco de apartamentos|edificio inteiro',
  'type:land*': 'terreno|terrenos|lote|lotes|lote de terreno|parcela|parcelas|gleba|talhao|area de terreno',
  'type:plotResidential':
    'terreno para moradia|terreno para construir|terreno para construcao de moradia|lote para moradia|terreno para casa|terreno urbano|terreno para construcao|lote para construcao|terreno para construir|terreno urbanizavel|lote urbano|terreno com viabilidade de construcao|terreno com viabilidade|terreno construivel|lote para moradia|terreno para moradia|terreno urbano para construcao|com viabilidade de construcao|viabilidade de construcao|com projeto aprovado',
  'type:plotAgricultural':
    'terreno rustico|terreno agricola|terreno agricola com agua|olival|vinha|pomar|terra agricola|pinhal|terreno de cultivo|terreno rural',
  'type:parkingSpace':
    'lugar de garagem para venda|lugar de garagem para arrendar|lugar de parqueamento|vaga de garagem para alugar|lugar de estacionamento para arrendar',
  'type:commercial*':
    'comercial|imovel comercial|espaco comercial|imoveis comerciais|espacos comerciais|fracao comercial|imovel para comercio|predio comercial',
  'type:office':
    'escritorio|escritorios|sala comercial|salas comerciais|sala para escritorio|escritorios para arrendar|sala|salas|conjunto comercial|laje corporativa|sala comercial para alugar|gabinete',
  'type:shop':
    'loja|lojas|espaco comercial|ponto comercial|loja de rua|lojas de rua|comercio|trespasse|loja para trespasse|loja em trespasse|loja de trespasse|quiosque|salao comercial|box comercial|cabeleireiro|espaco para loja',
  'type:restaurantBar':
    'restaurante|bar|cafe|restaurantes|cafetaria|snack bar|lanchonete|bares|pastelaria|padaria|tasca',
  'type:hotel': 'hotel boutique|hoteles boutique|hotel|hoteis',
  'type:guestHouse': 'pousada|alojamento local',
  'type:warehouse':
    'armazem|armazens|galpao|galpoes|barracao|armazem industrial|galpao industrial|pavilhao|pavilhoes|barracoes|nave industrial|pavilhao industrial|deposito|area industrial',
  'type:workshop': 'oficina',
  'feature:garden':
    'jardim|jardins|quintal|jardinzinho|jardim privativo|jardim privado|quintais|quintalzinho|horta|grande jardim|area verde|jardim grande|espaco verde|quintal grande|jardim comum',
  'feature:terrace':
    'terraco|terracos|varandao|churrasqueira terraco|terracinho|terraço grande|grande terraco|varanda grande|alpendre|deck|terraco privativo|varanda gourmet|espaco gourmet|area gourmet',
  'feature:roofTerrace':
    'terraco na cobertura|rooftop|rooftop privativo|terraco no topo|terraco panoramico|laje|acotea|açoteia|terraco no telhado',
  'feature:balcony':
    'varanda|varandas|sacada|varandinha|balcao|sacadas|varanda fechada|varanda pequena|varandas grandes',
  'feature:patio': 'patio|logradouro|patio privativo|patiozinho|saguao|patio interior',
  'feature:conservatory': 'marquise|jardim de inverno',
  'feature:pool':
    'piscina|piscinas|picina|piscina aquecida|picsina|pisina|piscina interior|piscina coberta|piscina exterior',
  'feature:privatePool': 'piscina privada|piscina propria|piscina privativa',
  'feature:communalPool':
    'piscina comum|piscina partilhada|piscina de condominio|piscina no condominio|piscina condominio|piscina no predio|piscina coletiva|piscina compartilhada',
  'feature:lift':
    'elevador|elevadores|ascensor|com elevador|elevadore|elevdor|predio com elevador|c elevador|c/ elevador',
  'feature:garage':
    'garagem|garagens|box|garagem dupla|garagem fechada|garagem para dois carros|garagem para 2 carros|garagem coberta|box fechada|garagem box|lugares de garagem',
  'feature:parking':
    'estacionamento|lugar de estacionamento|lugar de garagem|vaga|vagas|parqueamento|vaga de garagem|lugar de parque|lugares de estacionamento|estacionamento privativo|parqueamento privado|vaga coberta|lugar para carro|lugar para o carro|parking|estacionamento coberto|lugar garagem|vaga para carro|vaga de carro|lugares de parqueamento|estacionamento facil',
  'feature:undergroundParking': 'garagem subterranea|estacionamento subterraneo',
  'feature:evCharger': 'carregador eletrico|carregador para carro',
  'feature:airConditioning':
    'ar condicionado|ac|climatizado|a c|a/c|ar cond|ar-condicionado|climatizacao|ares condicionados|ar condicionados|climatizada',
  'feature:centralHeating': 'aquecimento central|aquecimento|aquecimento a gas|radiadores|caldeira',
  'feature:underfloorHeating': 'piso radiante|chao aquecido',
  'feature:heatPump': 'bomba de calor',
  'feature:solarPanels': 'paineis solares|painel solar|energia solar|fotovoltaico|paineis fotovoltaicos',
  'feature:fireplace': 'lareira|lareiras|recuperador de calor|lareira com recuperador',
  'feature:woodStove': 'salamandra|fogao a lenha',
  'feature:fibre': 'fibra|fibra otica',
  'feature:fittedKitchen':
    'cozinha equipada|cozinha nova|cozinha mobilada|cozinha planejada|moveis planejados|cozinha completa|cozinha totalmente equipada',
  'feature:openPlanKitchen':
    'cozinha aberta|cozinha americana|open space|cozinha integrada|conceito aberto|kitchenette integrada|cozinha em open space',
  'feature:dishwasher': 'maquina de lavar louca',
  'feature:washingMachine': 'maquina de lavar roupa|maquina de lavar',
  'feature:builtInWardrobes':
    'roupeiros|roupeiros embutidos|armarios embutidos|closet|armarios planejados|roupeiro|closets',
  'feature:guestToilet': 'lavabo|casa de banho social|wc social|banheiro social|lavabos',
  'feature:bathtub': 'banheira',
  'feature:parquet':
    'soalho|chao de madeira|parquet|pavimento em madeira|chao em madeira|piso de madeira|taco|soalho de madeira',
  'feature:highCeilings': 'pe direito alto|tetos altos',
  'feature:doubleGlazing': 'vidros duplos|vidro duplo',
  'feature:cellar': 'cave|adega|caves|cave grande|garrafeira|porao|subsolo',
  'feature:storageRoom':
    'arrecadacao|arrumos|arrecadacoes|sotao|deposito privativo|dispensa|despensa|lavandaria|area de servico|hobby box',
  'feature:study':
    'escritorio em casa|home office|espaco para escritorio|zona de trabalho|espaco de trabalho|escritorio para teletrabalho|teletrabalho',
  'feature:gym': 'ginasio|academia|academia no predio|academia no condominio|gym|sala de ginastica|ginasios',
  'feature:sauna': 'sauna',
  'feature:annexe':
    'anexo|edicula|anexos|casa de hospedes|casa de caseiro|dependencia|dependencia de empregada|quarto de empregada|casa de apoio',
  'feature:concierge':
    'porteiro|portaria|portaria 24h|seguranca 24h|portaria 24 horas|com portaria|seguranca|com porteiro|vigilancia|seguranca 24 horas|porteiro 24h',
  'feature:gatedCommunity':
    'condominio fechado|condominio privado|em condominio fechado|condominio|condominio com piscina e ginasio|condominio residencial fechado|condominio de luxo|em condominio|residencial fechado|condominio com seguranca|loteamento fechado',
  'feature:alarm': 'alarme',
  'feature:wheelchairAccess':
    'acessivel|acesso para cadeira de rodas|cadeira de rodas|mobilidade reduzida|acessibilidade|deficientes|acesso a deficientes|pessoa com mobilidade reduzida|cadeirante|adaptado para cadeirante',
  'feature:seaView':
    'vista mar|vista para o mar|vistas de mar|vista de mar|vista ao mar|vista pro mar|vistas para o mar|vistas mar|vista para mar|vista oceano|vista para o oceano|vista para a praia|vista praia|com vista de mar|vistas sobre o mar|vista sobre o mar|vista rio e mar|vista para a baia|vista baia|vista para ria|vista frontal mar',
  'feature:mountainView':
    'vista serra|vista para a serra|vista montanha|vista para serra|vistas para a serra|vista da serra|vista montanhas|vista para as montanhas|vista para montanha|vista para o cristo',
  'feature:openView':
    'vista desafogada|vista livre|vista panoramica|vista definitiva|boa vista livre|vista desafogadas|vistas desafogadas|vista bonita|linda vista|vistas panoramicas|vista aberta|vista campo',
  'feature:southFacing':
    'virado a sul|orientacao sul|virado para sul|exposicao sul|orientado a sul|virada a sul|voltado para sul',
  'feature:beachfront':
    'frente de praia|primeira linha de praia|pe na areia|beira mar|frente mar|em frente a praia|frente a praia|beira da praia|frente praia|frente para a praia|em cima da praia|beira-mar|na beira da praia|de frente para a praia|primeira linha|1a linha de praia|1ª linha|1ª linha de praia|a beira da praia|na areia|beira mar norte',
  'feature:waterfront':
    'frente mar|frente ao mar|primeira linha de mar|beira rio|frente rio|de frente para o mar|frente para o mar|beira lago|a beira rio|junto ao rio|beira-rio|na marina|a beira mar|em frente ao mar|1a linha de mar|a beira do lago|na margem do rio|de frente ao mar|frente de mar',
  'feature:nearTransport':
    'perto do metro|bem servido de transportes|perto dos transportes|perto da estacao|perto do comboio|junto ao metro|proximo ao metro|proximo do metro|perto de transportes|perto do metro de|ao lado do metro|perto de metro|perto da estacao de comboio|bem localizado transportes|perto do trem|perto da estacao do metro|perto de estacao|proximo a estacao|proximo de transportes|junto a estacao|junto da estacao|metro perto|ao pe do metro|a porta do metro|bons acessos|boas acessibilidades|proximo metro|proximo a metro|perto de comboios|perto de autocarros|perto de transportes publicos|proximo da estacao|proximo ao trem|perto metro|ao lado da estacao',
  'feature:oldTown':
    'centro historico|zona historica|parte antiga|cidade velha|zona antiga|bairro historico|bairro antigo|centro antigo|no centro historico|bairros historicos',
  'feature:tennisCourt': 'campo de tenis|quadra de tenis',
  'feature:stables':
    'estabulos|cavalos|cavalaricas|cocheiras|picadeiro|boxes para cavalos|para cavalos|baias',
  'purpose:sale':
    'a venda|venda|comprar|compra|para venda|vende se|para comprar|compro|comprar casa|adquirir|de venda|compra e venda|aquisicao|vender|vendo|quero comprar|a vender|em venda',
  'purpose:rent':
    'para arrendar|arrendar|arrendamento|alugar|para alugar|aluguel|aluguer|arrenda se|aluga se|pra alugar|arrendo|alugo|arrendar casa|de aluguel|alugar casa|alugando|arrenda|aluga|em arrendamento|arrendamento longa duracao|longa duracao|locacao|para locacao|em regime de arrendamento|de arrendamento|aluguer de longa duracao|mensalidade de aluguel|pra locacao|anual|renda anual',
  'purpose:rentShort':
    'ferias|aluguer de ferias|casa de ferias|arrendamento de ferias|temporada|aluguel por temporada|para ferias|aluguel de temporada|por temporada|alojamento local|para as ferias|de ferias|passar ferias|ferias de verao|fim de ano|por dia|diaria|diarias|por noite|a noite|alugar por temporada|para temporada|feriado|feriadao|final de semana|fim-de-semana|aluguel de praia para temporada|aluguer a semana|fds|para o fim de semana|para uma semana|para duas semanas|curta duracao|short stay|curto prazo|aluguer de curta duracao|semana santa',
  'purpose:lease': 'arrendamento comercial',
  'period:week': 'por semana|a semana|semanal|/semana|/sem|cada semana',
  'period:month':
    'por mes|ao mes|mensal|mensais|mes|/mes|€/mes|mes max|por mês max|mensalmente|mensalidade maxima|ao mes com condominio|com condominio incluso|mensais max|/ mes|x mes|todos os meses',
  'period:year': 'por ano|ao ano|anual|/ano|anuais|anualmente',
  'energy:': 'certificado energetico|classe energetica|energia|etiqueta energetica',
  'since:1': 'hoje|publicado hoje',
  'since:7': 'esta semana|ultima semana|novos anuncios|recentes',
  'since:30': 'este mes|ultimo mes',
  'sort:price':
    'mais barato|mais baratos|mais baratas|barato|barata|baratos|baratas|economico|economica|em conta|preco baixo|acessivel|mais barata|baratinho|baratinha|baixo custo|low cost|bom preco|a bom preco|mais em conta|precos baixos|preco acessivel|nao muito caro|nao muito cara|pechincha|pechinchas|oportunidade|oportunidades|o mais barato|a mais barata|o mais barato possivel|acessiveis|preco bom|preco justo|economicos|economicas|barata e boa|de banco',
  'sort:-price': 'mais caro|mais caros',
  'sort:newest': 'mais recente|mais recentes',
  'sort:-area': 'maiores|maior primeiro',
  'bound:least':
    'mais de|pelo menos|no minimo|minimo|a partir de|acima de|desde|superior a|min|minimo de|com mais de|acima dos|mais do que|superior aos|nao menos de|nao inferior a|de pelo menos|com pelo menos|no minimo de|com no minimo|um minimo de|maior que|maior do que|com minimo de|a partir dos|mais que|ao menos|de no minimo|minimamente|superiores a|pelo menos com|com mais',
  'bound:most':
    'menos de|ate|no maximo|maximo|abaixo de|por menos de|inferior a|ate ao maximo de|max|nao mais de|ate no maximo|maximo de|nao mais que|ate uns|menor que|ate aos|ate os|ate ao|ate no max|ate max|maximo ate|abaixo dos|por ate|inferior aos|inferiores a|nao superior a|nao ultrapasse|que nao ultrapasse|que nao passe de|que nao passe dos|nao passar de|sem ultrapassar|sem passar de|limite de|limite|teto|teto de|no max|no maximo de|max.|ate um maximo de|no maximo ate|um maximo de|nao acima de|nao mais do que|menos do que|menos que|posso pagar|podemos pagar|posso gastar|pagar ate|gastar ate|que custe menos de|custe ate|por no maximo|por menos que|ate cerca de|ate por volta de|de ate|com ate|valor ate|valor maximo|valor maximo de|orcamento maximo|orcamento maximo de|orcamento ate|a menos de|mais barato que|mais barata que|maximos|a rondar os no maximo|inferior',
  'bound:about':
    'cerca de|aproximadamente|por volta de|a volta de|uns|umas|mais ou menos|aprox|aproximado|a rondar|a rondar os|na casa dos|na faixa de|faixa de|em torno de|perto dos|por volta dos|cerca dos|na ordem dos|rondando|mais ou menos uns|+/-|+-|uns e',
  'bound:between': 'entre|de entre|compreendido entre|entre os|varie entre|na faixa entre',
  'bound:from': 'de',
  'measure:beds':
    'quarto|quartos|dormitorio|dormitorios|suites|suite|qts|dorms|qto|qtos|qt|quarts|quarto.|dormitórios.|dorm|dorms.|quartos de dormir|quartos duplos|quartos de casal|quartinhos|q|quartos sendo',
  'measure:baths':
    'casa de banho|casas de banho|banheiro|banheiros|wc|wcs|casa banho|casas banho|wcs completos|wc.|bwc|banh|lavatorios',
  'measure:rooms': 'assoalhadas|divisoes|comodos|assoalhada|divisao|assoalhados|ambientes',
  'measure:m2':
    'm2|m²|metros quadrados|metro quadrado|metros|m quadrados|mts|metros quad|m. quadrados|m2 uteis|m2 de area util|metros de area|mt2|mts2|metro|m2 de area|m2 de construcao|m² de area|metros uteis',
  'measure:ha': 'hectare|hectares|hectar|hectares de terra',
  'measure:alqueire': 'alqueire|alqueires',
  'measure:alqueirePaulista': 'alqueire paulista|alqueires paulistas|alqueires paulista',
  'measure:alqueireBaiano': 'alqueire baiano|alqueires baianos',
  'measure:alqueirao':
    'alqueirao|alqueirões|alqueire mineiro|alqueires mineiros|alqueire goiano|alqueires goianos|alqueire geometrico',
  'measure:km': 'km|quilometro|quilometros|kilometros|kms|km.',
  'measure:days': 'dias|dia',
  'measure:weeks': 'semanas',
  'subject:price':
    'orcamento|preco|orcamento de|por|valor|preco ate|valor de|com orcamento de|com um orcamento de|o meu orcamento e|orcamento de ate|budget|preco maximo|preco maximo de|preco de|gastar|custo|custar|custando|que custe|preco entre|um preco de|pagando|valores|valor total de|com valor de',
  'subject:area':
    'area|area de|area util|area bruta|area minima|area minima de|metragem|tamanho|com area de|area total de|com area util de|area privativa|area privativa de',
  'subject:plot':
    'terreno de|lote de|com terreno de|lote com|lote minimo|terreno minimo de|lote com pelo menos|jardim de|area de terreno de|lote de terreno de|quintal de|em terreno de|terreno com pelo menos',
  'money:EUR': 'euro|euros|eur|€uros|eur.|paus|eu|eurinhos',
  'money:BRL': 'reais|brl|real|reais.|rs|contos',
  'money:USD': 'dolares|dolar|usd|dolares americanos',
  'scale:1000': 'mil|k|milhares',
  'scale:1000000': 'milhao|milhoes|mi|m|mm|mi.|mlh|mln',
  'number:1': 'um|uma',
  'number:2': 'dois|duas',
  'number:3': 'tres',
  'number:4': 'quatro',
  'number:5': 'cinco',
  'number:6': 'seis',
  'type:garage':
    'garagem para alugar|garagem a venda|box garagem|garagem box|garagem individual|garagem para arrendar|box para alugar|garagem fechada|garagem para venda',
  'season:':
    'em agosto|em julho|no verao|em junho|em janeiro|no carnaval|reveillon|no natal|este verao|fim de semana|em setembro|em dezembro|pascoa|em fevereiro|em marco|em abril|em maio|em outubro|em novembro|no inverno|neste verao|no ano novo|ano novo|natal|carnaval|feriado de|nas ferias|na pascoa|para agosto|para julho|agosto|julho|para o verao|verao|mes de agosto|mes de julho|no mes de agosto|no mes de julho|quinzena|1a quinzena|primeira quinzena|segunda quinzena|uma semana|duas semanas|15 dias|passagem de ano|na passagem de ano|no reveillon|feriados|no feriado|alta temporada|proximo verao|as ferias|janeiro|para janeiro',
  'bound:exact': 'exatamente',
  'measure:guests': 'pessoas|hospedes|pax|adultos|pessoa|familiares|amigos|criancas e adultos|ocupantes',
  'measure:minutes': 'minutos|min|minuto|min.|minutinhos',
  'measure:hours': 'hora|horas',
  'measure:quarterHours': 'quarto de hora|quartos de hora',
  'measure:garages':
    'garagens|vagas de garagem|vaga de garagem|lugares garagem|lugares de garagem|carros|lugares de garagem cobertos|lugar de garagem|autos',
  'measure:months': 'meses',
  'way:80': 'a pe|andando|a caminhar|caminhando|de caminhada|a andar',
  'way:250': 'de bicicleta|de bike|de bici',
  'way:800': 'de carro|de automovel|de viagem de carro',
  'way:1000': 'de comboio|de trem|de metro|de onibus|de autocarro|de transportes',
  'number:7': 'sete',
  'number:8': 'oito',
  'number:10': 'dez',
  'glue:wish':
    'antiga fabrica|fabrica reabilitada|bonito|bonita|grande|grandes|pequeno|pequena|luxo|de luxo|luxuoso|luxuosa|moderno|moderna|espacoso|espacosa|luminoso|luminosa|sossegado|sossegada|tranquilo|tranquila|remodelado|remodelada|renovado|renovada|reformado|reformada|para remodelar|amplo|ampla|aconchegante|bom|boa|otimo|otima|lindo|linda|usado|usada|rustico|rustica|para recuperar|impecavel|em bom estado|bom estado|excelente|excelentes|optimo|optima|bem localizado|bem localizada|boa localizacao|localizacao central|central|central e|centrica|centrico|com charme|charme|encantador|encantadora|acolhedor|acolhedora|confortavel|simpatico|simpatica|giro|gira|fixe|bacana|bonitinho|bonitinha|arejado|arejada|ensolarado|ensolarada|soalheiro|soalheira|com muita luz|muita luz|muito sol|iluminado|silencioso|silenciosa|calmo|calma|zona calma|em zona calma|zona sossegada|seminovo|seminova|semi novo|semi nova|recente|recentes|restaurado|restaurada|recuperado|recuperada|reabilitado|reabilitada|por remodelar|a precisar de obras|precisa de obras|precisar de obras|com obras|para obras|para renovar|para reformar|para restaurar|a renovar|a restaurar|reformadinho|antigo|antiga|tradicional|tipico|tipica|original|contemporaneo|contemporanea|minimalista|elegante|requintado|requintada|de prestigio|alto padrao|de alto padrao|alto standing|medio padrao|exclusivo|exclusiva|isolado|isolada|privado|privada|independente|familiar|enorme|imenso|compacto|vazio|vazia|sem mobilia|semi mobilado|semimobiliado|semi mobiliado|por mobilar|pronto|pronta|pronto a habitar|pronta a habitar|pronto a morar|pronto para habitar|terrea|terreo|andar alto|alto|bem conservado|bem conservada|espaçosos|por recuperar|a recuperar|para reabilitar|para demolir|urgente|urgentemente|o mais rapido possivel|quanto antes',
  'glue:in':
    'em|no|na|nos|nas|na zona de|na regiao de|dentro de|zona de|bairro|no bairro|em zona|bairro de|bairro do|bairro da|no bairro de|no bairro do|no bairro da|freguesia de|concelho de|distrito de|regiao de|municipio de|no concelho de|no distrito de|na freguesia de|na cidade de|cidade de|na vila de|vila de|na aldeia de|no centro de|centro de|em pleno|na area de|na regiao do|na regiao da|zona do|zona da|na zona do|na zona da|pela zona de|na parte de|regiao do|regiao da|em bairro|no lado de|lado|na margem de|dentro do|dentro da|no municipio de|interior de|no interior de|litoral de|no litoral de|litoral do|no litoral do|na ilha de|ilha de|localizado em|localizada em|situado em|situada em|localizado no|localizada no|situado no|bem no centro de|coracao de|no coracao de|algures em|algures no|algures na|pelos lados de|pros lados de|setor|no setor|loteamento|comarca de|estado de|no estado de|na grande|grande',
  'glue:near':
    'perto de|perto do|perto da|proximo de|proximo a|junto a|junto ao|nos arredores de|ao pe de|ao redor de|a volta de|perto|arredores de|ao lado de|proximo|na regiao de|nao longe de|nao muito longe de|nas proximidades de|proximidades de|proximidade de|nas redondezas de|redondezas de|redondezas|arredores|nos arredores|arredores do|nos arredores do|a dois passos de|a dois passos do|a dois passos da|a poucos passos de|a poucos minutos de|ali perto de|pertinho de|pertinho do|pertinho da|perto a|pegado a|colado a|encostado a|vizinho a|vizinho de|acessivel a pe de|fora de|nos suburbios de|suburbios de|periferia de|na periferia de|ao lado do|ao lado da|na area envolvente de|envolvente de|a volta do|a volta da|em volta de|em redor de|junto da|junto do|junto de|proximo da|proximo do|proximo ao|proxima de|proxima ao|proxima a|proxima do|proxima da|perto dos|perto das|na fronteira com|limite com',
  'glue:of': 'de|do|da|dos|das',
  'glue:to': 'a|ate',
  'glue:and':
    'e|com|mais|que tenha|tenha|tambem|incluindo|e com|junto com|alem de|e tambem|bem como|assim como|incluindo um|que inclua|inclua|que tenha um|que tenha uma|e que tenha|que possua|possua|dispondo de|dotado de|equipado com|c|c/',
  'glue:or': 'ou|ou entao|ou em|ou no|ou na|ou ate|ou mesmo|e/ou|ou quem sabe',
  'glue:more':
    'ou mais|ou melhor|no minimo|minimo|ou superior|ou acima|pra cima|para cima|em diante|ou maior|minimo.|e mais',
  'glue:less':
    'ou menos|no maximo|maximo|ou inferior|ou abaixo|pra baixo|para baixo|no maximo.|maximo.|o maximo|no max|no total',
  'glue:without':
    'sem|nao|exceto|nem|que nao seja|que nao tenha|nem no|nada de|mas sem|mas nao|que nao|nao quero|nao queremos|sem ser|sem ter|nunca|excepto|a excecao de|excluindo|exclui|menos em|fora de questao|evitar|nenhum|nenhuma|jamais|nem pensar em|dispenso|nao preciso de|nao precisa de|nao precisa|tirando|nao no|nao em|nao na',
  'glue:landmark':
    'renda acessivel|rendas acessiveis|arrendamento acessivel|arrendado|arrendada|ja arrendado|alugado|ja alugado|com inquilino|com inquilinos|para alojamento local|com licenca de alojamento local|licenca de alojamento local|licenca al|com licenca al|com al|mar|praia|a praia|costa|centro|cidade|aldeia|campo|serra|rio|lago|floresta|escola|escolas|aeroporto|estacao|universidade|metro|interior|litoral|o mar|o centro|montanha|parque|shopping|hospital|comboio|em pedra|de pedra|em madeira|ultimo andar|res do chao alto|escola primaria|boas escolas|colegio|colegios|jardim de infancia|creche|supermercado|supermercados|lojas|comercio local|servicos|todos os servicos|comercio e servicos|farmacia|paragem|paragem de autocarro|autocarro|autocarros|onibus|ponto de onibus|trem|comboios|linha de metro|linha amarela|estacao de metro|estacao do metro|autoestrada|auto estrada|rodovia|hospitais|faculdade|faculdades|campus|ponte|marina|porto de abrigo|campo de golfe|golfe|pista de esqui|o rio|o lago|a serra|o parque|a escola|a cidade|a universidade|o hospital|o aeroporto|a estacao|o metro|o trabalho|trabalho|primeiro andar|segundo andar|terceiro andar|quarto andar|quinto andar|andares altos|andar intermedio|andar alto|piso alto|areal|falesia|ria|zona ribeirinha|ribeirinha|zona nobre|pedra|madeira|transportes publicos|transportes',
  'glue:filler':
    'o|a|os|as|um|uma|uns|umas|que|eu|nos|procuro|procuramos|procurando|quero|queremos|preciso|para|por favor|viver|morar|imovel|imoveis|propriedade|habitacao|lar|de luxo|luxo|bonito|bonita|grande|amplo|ampla|pequeno|pequena|barato|barata|baratos|baratas|familia|algo|minha|zona|ultimos|ultimas|os ultimos|ao|se|ola|oi|obrigado|obrigada|estou|procura|queria|gostaria|gostava|pra|casal|meu|nosso|tipo|disponivel|preco|total|estudante|estudantes|me|pessoa|nao importa|tanto faz|serve|estou a procura|estamos a procura|a procura de|a procura|ando a procura|ando a procura de|procura se|procuram|buscamos|busco|encontrar|encontra|encontrem|mostra|mostra me|mostre|mostre me|ver|queremos comprar|queremos arrendar|precisamos|precisa|precisava|gostariamos|gostavamos|tem|tenho|temos|ter|haver|ha|existe|sou|somos|ser|seja|sejam|e|esteja|estar|fica|ficar|fique|onde|qual|quais|quanto|que tal|para mim|pra mim|para nos|pra gente|a gente|para uma familia|para familia|pra familia|para um casal|para casal|casal jovem|jovem|jovens|jovem casal|filhos|filho|filha|criancas|bebe|bebes|pais|meus pais|mae|pai|minha mae|avos|marido|esposa|mulher|homem|namorada|amiga|rapaz|rapariga|menina|meninas|reformado casal|reformados|aposentado|aposentados|trabalhador|trabalhadores|profissional|universitario|universitaria|universitarios|erasmus|nomada digital|se possivel|de preferencia|preferencialmente|preferencia|prefiro|preferimos|idealmente|ideal|ideal para|melhor se|indispensavel|obrigatorio|essencial|imprescindivel|necessario|importante|desejavel|opcional|rapido|ja|bom dia|boa tarde|boa noite|boas|ola boa tarde|obg|obgd|valeu|investimento|para investimento|para investir|investir|investidor|rendimento|com rendimento|primeira casa|primeira habitacao|segunda casa|segunda habitacao|casa propria|habitacao propria|habitacao permanente|residencia|qualquer|qualquer coisa|alguma|algum|alguma coisa|algumas|outro|outra|outros|coisa|tudo|todo|toda|todos|incluso|incluido|incluida|inclui|bem|muito|mas|ou seja|ate porque|assim|so|apenas|mesmo|tambem|etc|estilo|genero|mudar|mudarme|mudar me|mudarmos|vou mudar|vamos mudar|disponiveis|deve ter|tem que ter|tem de ter|tem que ser|precisa ter|deve|devera|pode|pode ser|poderia ser|seria|por exemplo|opcao|opcoes|oferta|ofertas|anuncio|anuncios|lugar para morar|algo com',
  'subject:rent':
    'renda|renda de|renda ate|aluguel de|aluguel ate|renda maxima|renda mensal|renda mensal de|renda a rondar|renda abaixo de|renda inferior a|aluguel maximo|aluguel maximo de|aluguer ate|aluguer de|renda max|aluguel no maximo|renda por volta de|renda entre|valor do aluguel',
  'type:plotCommercial': 'terreno comercial|terreno industrial',
  'feature:ensuite':
    'casa de banho privada|casa de banho privativa|banheiro privativo|suite privativa|casa de banho na suite|quarto com suite|suite master|master suite|em suite|wc privativo|wc privado|casa de banho propria|banheiro privado|quarto suite com banheiro|banheiro proprio',
  'type:cabin': 'cabana|cabanas|bangalo|casa de madeira|casas de madeira|tiny house|casa pre fabricada',
  'type:coworking': 'coworking|espaco de coworking',
  'type:storage': 'arrecadacao para arrendar|box de arrumos|self storage',
  'feature:periodFeatures':
    'azulejos antigos|tetos trabalhados|traca antiga|pombalino|azulejos originais|estuques|caracteristicas originais|arte nova',
  'feature:stepFree': 'sem escadas|sem degraus|sem barreiras',
  'feature:lakeView': 'vista lago|vista para o lago|vista lagoa|vista para a lagoa|vista para lagoa',
  'feature:cityView': 'vista cidade|vista para a cidade|vista sobre a cidade|vista da cidade',
  'money:CHF': 'francos|francos suicos',
  'money:MZN': 'meticais',
  'money:AOA': 'kwanzas|kz',
}
