import type { ComponentType } from 'react';
import type { QuestionType } from '@/contract/question-types';
import type { QuestionStats } from '@/contract/types';
import { ces } from './ces/results';
import { csat } from './csat/results';
import { date } from './date/results';
import { nps } from './nps/results';
import { number } from './number/results';
import { numberScale } from './number-scale/results';
import { ranking } from './ranking/results';
import { starRating } from './star-rating/results';

/** The type's own parts of the results. */
export interface ResultsParts {
	/** The main figure, once there are answers. */
	Figure?: ComponentType< { stats: QuestionStats } >;
	/** Returns a stored value or a range of a chart as people write it. */
	valueText?: ( value: string ) => string;
	/** Returns the text for the score next to a comment, if it isn't just a score. */
	scoreText?: ( score: number ) => string;
}

/** Types with parts of their own in the results; others have only the common ones. */
export const RESULTS_PARTS: { readonly [ Type in QuestionType ]?: ResultsParts } = {
	'star-rating': starRating,
	nps,
	csat,
	ces,
	'number-scale': numberScale,
	slider: numberScale,
	number,
	date,
	ranking,
};
