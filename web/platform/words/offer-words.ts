/** web/platform: how each language asks whether to change to it; loads with the question. */
import type { LanguageCode } from './languages.ts'

type Words = { question: string; yes: string; no: string }

const said = (question: string, yes: string, no: string): Words => ({ question, yes, no })

/** How each language asks whether to change to it. */
// Each in its own language: translate="no"
export const offerWords: Record<Exclude<LanguageCode, 'en'>, Words> = {
  de: said('Meridian auf Deutsch lesen?', 'Ja', 'Nein, danke'),
  es: said('¿Ver Meridian en español?', 'Sí', 'No, gracias'),
  fr: said('Afficher Meridian en français ?', 'Oui', 'Non merci'),
  it: said('Vuoi vedere Meridian in italiano?', 'Sì', 'No, grazie'),
  pt: said('Ver o Meridian em português?', 'Sim', 'Agora não'),
  ca: said('Vols veure Meridian en català?', 'Sí', 'No, gràcies'),
  gl: said('Queres ver Meridian en galego?', 'Si', 'Non, grazas'),
  eo: said('Ĉu montri Meridian en Esperanto?', 'Jes', 'Ne, dankon'),
  nl: said('Meridian in het Nederlands bekijken?', 'Ja', 'Nee, bedankt'),
  pl: said('Pokazać Meridian po polsku?', 'Tak', 'Nie, dziękuję'),
  tr: said('Meridian Türkçe gösterilsin mi?', 'Evet', 'Hayır, teşekkürler'),
  el: said('Θέλετε το Meridian στα ελληνικά;', 'Ναι', 'Όχι, ευχαριστώ'),
  ru: said('Показать Meridian на русском?', 'Да', 'Нет, спасибо'),
  uk: said('Показати Meridian українською?', 'Так', 'Ні, дякую'),
  ar: said('هل تريد عرض Meridian بالعربية؟', 'نعم', 'لا، شكرًا'),
  he: said('להציג את Meridian בעברית?', 'כן', 'לא, תודה'),
  fa: said('Meridian به فارسی نمایش داده شود؟', 'بله', 'نه، ممنون'),
  ur: said('کیا آپ Meridian اردو میں دیکھنا چاہیں گے؟', 'جی ہاں', 'نہیں، شکریہ'),
  hi: said('Meridian को हिन्दी में देखें?', 'हाँ', 'नहीं, धन्यवाद'),
  ja: said('Meridian を日本語で表示しますか？', 'はい', 'いいえ'),
  ko: said('Meridian을 한국어로 보시겠어요?', '예', '아니요'),
  zh: said('用中文浏览 Meridian 吗？', '好', '不用，谢谢'),
}
