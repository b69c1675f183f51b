import type { WidgetQuestion, WidgetSurvey } from '../../src/contract/types';

/**
 * Gives a survey that is drawn the texts of a newer one, where these are all that is new: to draw it anew whole would
 * take longer than a key may.
 *
 * @param isUnderWay something may have been chosen already, by its label
 * @returns false, and has changed nothing, where more is new than texts
 */
export function retell( given: WidgetSurvey, newer: WidgetSurvey, isUnderWay: boolean ): boolean {
	if ( withoutTexts( given, isUnderWay ) !== withoutTexts( newer, isUnderWay ) ) {
		return false;
	}
	given.questions.forEach( ( question, place ) => Object.assign( question, newer.questions[ place ] ) );
	return true;
}

function withoutTexts( survey: WidgetSurvey, isUnderWay: boolean ): string {
	const bare = ( question: WidgetQuestion ) => ( {
		...question,
		title: '',
		options: isUnderWay ? question.options : question.options.length,
	} );
	return JSON.stringify( { ...survey, questions: survey.questions.map( bare ) } );
}
