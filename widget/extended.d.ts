/**
 * True in the survey bundle for pages that need more than most: a help line, labels for the ends of a scale, an inserted answer, an
 * option that asks for a text, links that choose an answer, several questions on one page, a single-use link, a type of
 * EXTENDED_FIELDS, a type with a script of its own (on-demand/), a question type of another plugin, or the recorder (visits/). The
 * build removes code that only runs if it is true, so use the constant at the call. The server chooses the bundle (ManifestMapper,
 * and ShowSurveyPage for single-use links).
 */
declare const EXTENDED: boolean;
