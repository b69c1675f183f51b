import type { WidgetQuestion, WidgetSurvey } from '../../../src/contract/types';

/** Texts that a question may lack. */
const NO_TEXTS = { help: undefined, low: undefined, high: undefined };

/**
 * Updates the texts of a drawn survey if nothing else has changed: drawing it again completely would take too long for each key
 * press.
 *
 * @param isUnderWay true if an option may already be chosen, by its label
 * @returns false, and false, without any change, if more than texts has changed
 */
export function updateTexts( given: WidgetSurvey, newer: WidgetSurvey, isUnderWay: boolean ): boolean {
	if ( withoutTexts( given, isUnderWay ) !== withoutTexts( newer, isUnderWay ) ) {
		return false;
	}
	given.questions.forEach( ( question, place ) => Object.assign( question, NO_TEXTS, newer.questions[ place ] ) );
	return true;
}

function withoutTexts( survey: WidgetSurvey, isUnderWay: boolean ): string {
	const bare = ( question: WidgetQuestion ) => ( {
		...question,
		...NO_TEXTS,
		title: '',
		options: isUnderWay ? question.options : question.options.length,
	} );
	return JSON.stringify( { ...survey, questions: survey.questions.map( bare ) } );
}
