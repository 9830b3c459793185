/** search: words of the seven languages for when a home is free, what it costs a month, and what a square metre costs. */
import type { InEveryLanguage } from './meanings.rules.ts'

/** `free:now` says it all, `free:from` waits for a day; months by their number. */
export const termPhrases = {
  'free:now': {
    en: 'available now|available immediately|available straight away|available today|move in now|immediate move in|ready to move in|move in ready|vacant possession|vacant now|available asap|immediately available|ready to move',
    es: 'disponible ya|disponible ahora|disponible inmediatamente|disponible de inmediato|entrada inmediata|entrar a vivir|lista para entrar|listo para entrar|para entrar a vivir|disponibilidad inmediata',
    fr: 'disponible immediatement|disponible de suite|libre de suite|disponible tout de suite|libre immediatement|libre tout de suite|disponible maintenant|emmenagement immediat',
    de: 'sofort verfugbar|ab sofort|ab sofort frei|sofort frei|ab sofort verfugbar|sofort beziehbar|sofort bezugsfertig|sofort bezugsfrei|ab sofort beziehbar',
    pt: 'disponivel ja|disponivel agora|disponivel imediatamente|disponivel de imediato|entrada imediata|disponibilidade imediata|pronto para morar|pronta para morar|pronto a habitar',
    it: 'disponibile subito|subito disponibile|libero subito|libera subito|disponibile da subito|disponibilità immediata|disponibile immediatamente|ingresso immediato|pronta consegna',
    ar: 'متاح الآن|متاحة الآن|متوفر الآن|متوفرة الآن|متاح فورا|جاهز للسكن|جاهزة للسكن|استلام فوري|تسليم فوري|متاحة فورا|جاهز للانتقال',
  },
  'free:from': {
    en: 'available from|available in|available by|available|free from|move in|moving in|move in date|starting|move in by|from the|start date|available on|from',
    es: 'disponible desde|disponible a partir de|disponible en|disponible para|disponible a partir del|disponible desde el|a partir de|a partir del|desde el|desde|entrada en|disponible el|para',
    fr: 'disponible a partir de|disponible a partir du|disponible des|disponible le|disponible en|libre a partir de|libre a partir du|libre le|libre en|a partir de|a partir du|des le|disponible au|pour|disponible',
    de: 'verfugbar ab|verfugbar ab dem|frei ab|frei ab dem|bezugsfrei ab|beziehbar ab|ab|ab dem|zum|einzug ab|einzug zum|ab anfang|verfugbar zum|einzug im|einzug|fruhestens|ab ende|ab mitte',
    pt: 'disponivel a partir de|disponivel em|disponivel desde|a partir de|desde|disponivel para|entrada em|disponivel a partir do dia|a partir do dia|livre a partir de',
    it: 'disponibile da|disponibile dal|disponibile a|disponibile dal mese di|libero da|libero dal|libera da|libera dal|a partire da|a partire dal|da|dal|disponibile in|ingresso a',
    ar: 'متاح من|متاحة من|متوفر من|متوفرة من|متاح في|متاحة في|متاح ابتداء من|ابتداء من|اعتبارا من|من شهر|من بداية',
  },
  'monthly:': {
    en: 'monthly cost|total monthly cost|monthly costs|monthly payment|monthly payments|monthly mortgage|mortgage payment|mortgage payments|total monthly|monthly outgoings|mortgage|repayments|monthly repayment|monthly repayments|total cost per month|all in monthly',
    es: 'cuota mensual|cuota|cuota hipoteca|cuota de hipoteca|hipoteca|hipoteca mensual|coste mensual|coste total mensual|gasto mensual|letra mensual|cuotas|cuota mensual de hipoteca|costo mensual',
    fr: 'mensualite|mensualites|mensualite de credit|cout mensuel|cout mensuel total|credit mensuel|remboursement mensuel',
    de: 'monatliche rate|monatsrate|kreditrate|monatliche kosten|monatliche gesamtkosten|monatliche belastung|rate|finanzierungsrate|gesamtkosten im monat|gesamtkosten',
    pt: 'prestacao|prestacao mensal|custo mensal|prestacao da casa|mensalidade|prestacao do credito|custo total mensal|parcela mensal|parcelas de|prestacoes',
    it: 'rata|rata del mutuo|rata mutuo|rata mensile|costo mensile|mutuo|spesa mensile|costo mensile totale|rate|rata di mutuo',
    ar: 'قسط شهري|القسط الشهري|قسط|بقسط|بقسط شهري|بأقساط شهرية|القسط|أقساط شهرية|التكلفة الشهرية|تكلفة شهرية|أقساط',
  },
  'deposit:': {
    en: 'deposit of|own money|own capital|down payment|down payment of|my deposit|savings of|savings|deposit',
    es: 'ahorros|con ahorros de|entrada de|ahorrado|aportacion|con una entrada de|de entrada|ahorrados',
    fr: 'apport|apport de|apport personnel|apport personnel de|d apport',
    de: 'eigenkapital|eigenkapital von|anzahlung|anzahlung von|eigenmittel|angespart',
    pt: 'entrada de|poupancas|capital proprio|capitais proprios|de entrada|sinal de|poupanca',
    it: 'anticipo|anticipo di|di anticipo|capitale proprio|risparmi|acconto|acconto di',
    ar: 'دفعة أولى|مقدم|بمقدم|دفعة مقدمة|الدفعة الأولى|المقدم',
  },
  'per:area': {
    en: 'per m2|per m²|per sqm|per sq m|per square metre|per square meter|a square metre|per sq metre|a sqm|m2 price|price per m2|price per m²|price m2|price per sqm|price per square metre|price per square meter',
    es: 'por m2|por m²|el m2|por metro cuadrado|el metro cuadrado|el metro|precio por m2|precio por metro|precio por metro cuadrado|precio m2',
    fr: 'par m2|par m²|le m2|le m²|du m2|au m2|par metre carre|le metre carre|du metre carre|prix au m2|prix au metre carre|prix m2',
    de: 'pro m2|pro m²|pro qm|pro quadratmeter|je m2|je qm|je quadratmeter|m2 preis|quadratmeterpreis|preis pro m2|preis pro quadratmeter|qm preis|quadratmeter preis|preis je m2',
    pt: 'por m2|por m²|o m2|por metro quadrado|o metro quadrado|ao metro quadrado|preco por m2|preco por metro quadrado|preco m2|metro quadrado a',
    it: 'al m2|al m²|al mq|al metro quadro|al metro quadrato|per m2|per mq|a metro quadro|prezzo al mq|prezzo al m2|prezzo al metro quadro|euro mq',
    ar: 'للمتر|لكل متر|للمتر المربع|لكل متر مربع|سعر المتر|بسعر المتر|المتر المربع|سعر المتر المربع|المتر',
  },
  'per:sqft': {
    en: 'per sq ft|per sqft|per square foot|a square foot|psf|price per sq ft|price per square foot',
    es: 'por pie cuadrado',
    fr: 'par pied carre|le pied carre',
    de: 'pro quadratfuss',
    pt: 'por pe quadrado',
    it: 'al piede quadro',
    ar: 'للقدم|للقدم المربع|لكل قدم مربع|سعر القدم',
  },
  'month:1': month('january|jan', 'enero', 'janvier', 'januar|janner', 'janeiro', 'gennaio', 'يناير'),
  'month:2': month('february|feb', 'febrero', 'fevrier', 'februar', 'fevereiro', 'febbraio', 'فبراير'),
  'month:3': month('march|mar', 'marzo', 'mars', 'marz|maerz', 'marco', 'marzo', 'مارس'),
  'month:4': month('april|apr', 'abril', 'avril', 'april', 'abril', 'aprile', 'أبريل|ابريل'),
  'month:5': month('may', 'mayo', 'mai', 'mai', 'maio', 'maggio', 'مايو'),
  'month:6': month('june|jun', 'junio', 'juin', 'juni', 'junho', 'giugno', 'يونيو'),
  'month:7': month('july|jul', 'julio', 'juillet', 'juli', 'julho', 'luglio', 'يوليو'),
  'month:8': month('august|aug', 'agosto', 'aout', 'august', 'agosto', 'agosto', 'أغسطس|اغسطس'),
  'month:9': month(
    'september|sept|sep',
    'septiembre|setiembre',
    'septembre',
    'september',
    'setembro',
    'settembre',
    'سبتمبر',
  ),
  'month:10': month('october|oct', 'octubre', 'octobre', 'oktober', 'outubro', 'ottobre', 'أكتوبر|اكتوبر'),
  'month:11': month('november|nov', 'noviembre', 'novembre', 'november', 'novembro', 'novembre', 'نوفمبر'),
  'month:12': month('december|dec', 'diciembre', 'decembre', 'dezember', 'dezembro', 'dicembre', 'ديسمبر'),
} as const satisfies Record<string, InEveryLanguage>

function month(
  en: string,
  es: string,
  fr: string,
  de: string,
  pt: string,
  it: string,
  ar: string,
): InEveryLanguage {
  return { en, es, fr, de, pt, it, ar }
}
