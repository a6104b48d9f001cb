/** Words that are in many questions and tell little of what the question is about. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  'add after another app application before between build change create display find get give handle happen have implement let need new nodegui one only open other own people possible put run set show simple some something start two use user users way without work write'.split(
    ' ',
  ),
);

/** Words of questions that say nothing about the answer. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be been by can could do does for from has how i if in into is it its just like make me my nodegui of on or our please should so some than that the their them then there this to too use using want was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
);
