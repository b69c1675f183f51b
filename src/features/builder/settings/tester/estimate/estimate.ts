import { LIMITS } from '@/contract/limits';
import type { AnswersFrom, Visits } from '@/contract/types';
import type { Site } from '@/lib/site';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { DEVICES } from '@/features/builder/draft/targeting/devices';
import { rulesOnPage } from '../verdict/page-rule-check';
import { verdictOf } from '../verdict/verdict';
import type { Page, Visit } from '@/lib/visibility/visit';

/** Below this, a percentage is meaningless. */
export const LEAST_DAYS = 7;
export const LEAST_ANSWERS = 20;

export interface Estimate {
	/** Impressions of all surveys on matching visits per week: minimum, and maximum if some data that rules use aren't stored. */
	least: number;
	most: number;
	/**
	 * The basis of the estimate: impressions of all surveys per week, and the number of answers with the number from such
	 * visits.
	 */
	displays: number;
	answers: number;
	met: number;
	mayBeMet: number;
}

/**
 * Estimates impressions on matching visits per week. Visits aren't recorded, but impressions are, and pages and devices of
 * respondents: the estimate applies the respondents' percentage to impressions. A visit that sees two surveys counts twice. Null
 * if too little is known.
 */
export function estimateFor(
	form: SurveyForm,
	features: Site[ 'features' ],
	visits: Visits,
	now: Date
): Estimate | null {
	const days = visits.since === null ? 0 : daysFrom( visits.since, visits.today );
	const answers = sumOf( visits.answers );
	if ( days < LEAST_DAYS || answers < LEAST_ANSWERS ) {
		return null;
	}
	const pages = new Map( visits.pages.map( ( page ) => [ page.id, page ] ) );
	const verdicts = visits.answers.map( ( from ) => ( {
		...from,
		answer: verdictOf( form, features, visitOf( from, pages.get( from.page ) ), now )?.answer,
	} ) );
	const met = sumOf( verdicts.filter( ( { answer } ) => answer === 'yes' ) );
	const mayBeMet = sumOf( verdicts.filter( ( { answer } ) => answer === 'unknown' ) );
	const displays = ( visits.displays / days ) * 7;
	const gate = rulesOnPage( form, features, NOWHERE )?.targeting.gate;
	const share = ( gate?.share ?? LIMITS.SHARE ) / LIMITS.SHARE / ( gate?.part ? 2 : 1 );
	return {
		least: ( displays * share * met ) / answers,
		most: ( displays * share * ( met + mayBeMet ) ) / answers,
		displays,
		answers,
		met,
		mayBeMet,
	};
}

/** The visitor, the referrer and the cookies aren't stored. */
function visitOf( { url, device, country, page: id }: AnswersFrom, page: Page | undefined ): Visit {
	return {
		page: page ?? { ...NOWHERE, id },
		url: url === '' ? null : url,
		device: DEVICES.find( ( known ) => known === device ) ?? null,
		country: country === '' ? null : country,
		knowsWho: false,
		referrer: null,
		cookies: null,
	};
}

const NOWHERE: Page = {
	id: 0,
	is: {
		user_logged_in: [],
		user_role: [],
		page_type: [],
		page_or_post_is: [],
		post_type_is: [],
		taxonomy_is: [],
		taxonomy_term_is: [],
	},
	is_known: false,
	disabled: false,
	specific: 0,
};

function sumOf( rows: readonly Pick< AnswersFrom, 'answers' >[] ): number {
	return rows.reduce( ( sum, { answers } ) => sum + answers, 0 );
}

/** Counts both days. */
function daysFrom( first: string, last: string ): number {
	return Math.round( ( Date.parse( last ) - Date.parse( first ) ) / 86_400_000 ) + 1;
}
