import type { WhyData, WhySurvey } from '../../../src/contract/types';
import { isWebUrl } from '../../shared/trust/is-web-url';
import { printedData } from '../../shared/trust/printed-data';

export type { WhyData };

export type ListedSurvey = WhySurvey;

/** Rules that hold, as far as listing them helps. */
export type RuleName = keyof WhyData[ 'holds' ];

export function readData( document: Document ): WhyData | null {
	const data = printedData( document, 'userfeedback-why' ) as WhyData | null;
	const links = data
		? [ data.create, data.edit_page || data.create, ...data.surveys.map( ( { edit } ) => edit ) ]
		: [];
	return links.every( isWebUrl ) ? data : null;
}
