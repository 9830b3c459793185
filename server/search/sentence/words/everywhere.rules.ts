/** search: words of money and measure that people write alike in every language. */
import type { Vocabulary } from './meanings.rules.ts'

export const everywhere: Vocabulary = {
  'scale:100000': 'lakh|lakhs|lac|lacs',
  'scale:10000000': 'crore|crores|cr',
  'scale:10000': '万|만',
  'scale:100000000': '億|亿|억',
  'measure:tsubo': 'tsubo|坪|pyeong|평',
  'money:JPY': 'yen|円|jpy',
  'money:CNY': 'yuan|元',
  'money:ILS': 'shekel|shekels|nis|schekel|sheqel|siclos',
  'money:INR': 'rupees|rupee|inr',
  'money:SEK': 'kr|sek|kronor|kroner|krona',
  'money:ZAR': 'rand|rands',
  'money:THB': 'baht',
  'money:TRY': 'lira|tl',
  'money:PLN': 'zloty|zl',
  'money:NGN': 'naira',
  'money:KES': 'ksh|shillings',
  'money:IDR': 'rupiah',
  'money:MYR': 'ringgit',
  'money:PHP': 'php|philippine pesos',
  'money:KRW': 'won',
  'money:VND': 'dong',
  'money:HUF': 'forint',
  'money:CZK': 'koruna|crowns',
  'money:RON': 'lei',
}
