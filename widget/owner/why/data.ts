import type { WhyData, WhySurvey } from '../../../src/contract/types';
import { isWebUrl } from '../../shared/trust/is-web-url';
import { printedData } from '../../shared/trust/printed-data';

export type { WhyData };

export type ListedSurvey = WhySurvey;

/** Rules that hold, as far as listing them helps. */
export type RuleName = keyof WhyData[ 'holds' ];

export const readData = (): WhyData | null =>
	printedData( 'userfeedback-why', ( { create, edit_page: page, surveys }: WhyData ) =>
		[ create, page || create, ...surveys.map( ( { edit } ) => edit ) ].every( isWebUrl )
	);
