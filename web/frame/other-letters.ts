/** web/frame: which letters wait for the faces of styles/other-scripts.css. */

/**
 * Letters that the faces every page begins with lack, and ours for other scripts
 * have; Chinese and the like are drawn by systems.
 */
const others =
  /[\u0108-\u0109\u0114-\u0115\u011C-\u011D\u0124-\u0125\u0128-\u0129\u012C-\u012D\u0132-\u0135\u0138\u013F-\u0140\u0149-\u014B\u014E-\u014F\u015C-\u015D\u0166-\u0169\u016C-\u016D\u0174-\u0177\u017F-\u0217\u021C-\u02BA\u0750-\u077F\u08A0-\u08FF\u1E00-\u1EFF\u2116\u2C60-\u2C7F\uFB1D-\uFB4F\uFDFC]|[\u0300-\u06FF]/

/** Whether a text has such letters. */
export const hasOtherLetters = (text: string): boolean => others.test(text)
