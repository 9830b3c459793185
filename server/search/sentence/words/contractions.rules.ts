/** search: little words of each language that grow together with the article behind them. */
import type { SpokenLanguage } from './meanings.rules.ts'

/**
 * How little words at the end of a phrase grow together with the article
 * behind them: "near a" is "near al, alla, ai".
 */
export const contractions: Partial<Record<SpokenLanguage, Readonly<Record<string, string>>>> = {
  es: { de: 'del|de la|de los|de las', a: 'al|a la|a los|a las' },
  fr: { de: 'd|du|des|de la|de l', a: 'au|aux|a la|a l' },
  de: { von: 'vom|von der', zu: 'zum|zur', an: 'am|an der', bei: 'beim', in: 'im|in der' },
  pt: { de: 'do|da|dos|das', a: 'ao|aos', em: 'no|na|nos|nas' },
  it: {
    di: 'd|del|della|dell|dello|dei|degli|delle',
    a: 'ad|al|alla|all|allo|ai|agli|alle',
    da: 'dal|dalla|dall|dallo|dai|dagli|dalle',
    in: 'nel|nella|nell|nello|nei|negli|nelle',
  },
}
