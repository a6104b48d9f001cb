/** Names of other toolkits. Most questions that name one are about the same thing here. */
const TOOLKITS =
  'avalonia ctk customtkinter electron flutter gtk javafx kivy maui pyqt pyside pysimplegui swing swt tauri tkinter uwp wails winforms winui wpf wx wxpython wxwidgets'.split(
    ' ',
  );

/** Words that are in many questions and say little about their subject. They count less than other words. */
export const WEAK_WORDS: ReadonlySet<string> = new Set([
  ...TOOLKITS,
  ...'not cannot until remember ability able add additional adjust after allow another anyone app application automatically before begin beginner behavior between bug build certain change completely component configure correct correctly create currently custom customize desktop developer different directly disable display due dynamically easiest easy element enable enhancement example examples experimental extra feat feature find functionality future get give handle happen hard have help implement improve instead introduce issue let linux method modify multiple need new nodegui one only open optional other own parameter particular people possibility possible problem programmatically proper properly proposal provide put question request require run sample seem set several show simple simplest simultaneously solved some someone something sometimes specific start still strange suggestion support supported supports try trying two unable update usage use user users various via wanted way weird whenever widget within without work working works write'.split(
    ' ',
  ),
]);

/** Endings that weak words may have, each with what the word ends in without it. */
const WEAK_ENDINGS: ReadonlyArray<readonly [ending: RegExp, base: string]> = [
  [/s$/, ''],
  [/d$/, ''],
  [/ed$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

/** Returns whether a word says little about the subject of a question: `working` as well as `work`, `pyqt5` as well as `pyqt`. */
export const isWeakWord = (word: string): boolean =>
  WEAK_WORDS.has(word.replace(/\d+$/, '')) ||
  WEAK_ENDINGS.some(([ending, base]) => ending.test(word) && WEAK_WORDS.has(word.replace(ending, base)));

/** Words of questions that say nothing about the answer. They are ignored, unless the query has no other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about actually already also am an and any are aren as at be been being by can could couldn did didn do does doesn don even ever for from gets got had hadn has hasn haven having he hello hi how i if in into is isn it its just like make maybe me might must my nodegui of on or our please really should shouldn so some such than thanks that the their them then there these this those to too use using very want was wasn we were weren what when where whether which while who why will with won would wouldn you your'.split(
    ' ',
  ),
);
