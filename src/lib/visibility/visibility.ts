import type { Reason, TargetedSurvey } from '@widget/shared/targeting/eligibility';
import { LIMITS } from '@/contract/limits';
import type { LiveSurvey, WidgetPageRule } from '@/contract/types';
import { type Device, DEVICES } from './devices';
import { type Verdict, verdictOn } from './verdict';
import type { Visit } from './visit';

/** Visibility of a survey to visitors, on any page. */
export interface Visibility {
	/** Visibility; `waits` means that another survey has priority on all of its pages. */
	state: 'shows' | 'waits' | 'hidden';
	/** Reasons why it is hidden from everyone. */
	reasons: readonly Reason[];
	/** Devices on which it can show. */
	devices: readonly Device[];
	/** Devices on which another survey has priority on all of its pages. */
	waitsOn: readonly Device[];
	/** Surveys with priority on all of its pages, in order. */
	before: readonly LiveSurvey[];
	/** Surveys with priority on some of its pages, or for some visitors. */
	mayBeBefore: readonly LiveSurvey[];
}

/**
 * Uses the visitor page's own check, with only the device known.
 *
 * @param ahead published surveys with higher priority, in order
 */
export function surveyVisibility( survey: TargetedSurvey, ahead: readonly LiveSurvey[], now: Date ): Visibility {
	const verdicts = DEVICES.map( ( device ) => ( { device, verdict: on( device, survey, now ) } ) );
	const possible = verdicts.filter( ( { verdict } ) => verdict.answer !== 'no' );
	const devices = possible.map( ( { device } ) => device );
	const rivals = ahead.filter( ( { id } ) => id !== survey.id );
	const before = rivals.filter( ( rival ) => devices.some( ( device ) => isAlwaysOn( device, rival, survey, now ) ) );
	const mayBeBefore = rivals.filter(
		( rival ) =>
			! before.includes( rival ) &&
			! areApart( rival, survey ) &&
			devices.some( ( device ) => on( device, targetedSurvey( rival ), now ).answer !== 'no' )
	);
	const waitsOn = devices.filter( ( device ) =>
		before.some( ( rival ) => isAlwaysOn( device, rival, survey, now ) )
	);
	const state = devices.length === 0 ? 'hidden' : waitsOn.length === devices.length ? 'waits' : 'shows';

	return { state, reasons: reasonsOf( survey, verdicts ), devices, waitsOn, before, mayBeBefore };
}

/** Evaluates a published survey in its position. */
export function liveVisibility( id: number, surveys: readonly LiveSurvey[], now: Date ): Visibility | null {
	const place = surveys.findIndex( ( survey ) => survey.id === id );
	const survey = surveys[ place ];
	return survey === undefined ? null : surveyVisibility( targetedSurvey( survey ), surveys.slice( 0, place ), now );
}

export function targetedSurvey( survey: LiveSurvey ): TargetedSurvey {
	return { ...survey, floats: true };
}

function on( device: Device, survey: TargetedSurvey, now: Date ): Verdict {
	return verdictOn( survey, { ...ANY_PAGE, device }, survey.targeting.by_country ? null : true, now );
}

/** True if only a share of the visitors can see it, or the half for this version. */
export function isForSome( { targeting: { gate } }: Pick< TargetedSurvey, 'targeting' > ): boolean {
	return IN_EDITION.behavior && gate !== undefined && ( gate.share < LIMITS.SHARE || gate.part !== undefined );
}

/** True if the other survey shows wherever this one does: everywhere, or by the same rules. */
function isAlwaysOn( device: Device, rival: LiveSurvey, survey: TargetedSurvey, now: Date ): boolean {
	const { targeting } = rival;
	if ( isForSome( rival ) ) {
		return false;
	}
	const isSame = JSON.stringify( targeting.page_rules ) === JSON.stringify( survey.targeting.page_rules );
	const asked = isSame
		? { ...targetedSurvey( rival ), targeting: { ...targeting, page_rules: [] } }
		: targetedSurvey( rival );
	return on( device, asked, now ).answer === 'yes';
}

/** A page has one ID and one type: surveys for different ones never appear together. */
function areApart( one: LiveSurvey, other: TargetedSurvey ): boolean {
	return ( [ 'page_or_post_is', 'post_type_is' ] as const ).some( ( logic ) => {
		const [ mine, theirs ] = [
			chosen( one.targeting.page_rules, logic ),
			chosen( other.targeting.page_rules, logic ),
		];
		return mine !== null && theirs !== null && ! mine.some( ( choice ) => theirs.includes( choice ) );
	} );
}

/** Returns the values of a required rule; null if there is none. */
function chosen( rules: readonly WidgetPageRule[], logic: WidgetPageRule[ 'logic' ] ): readonly string[] | null {
	const isEither = rules.slice( 1 ).some( ( { operator } ) => operator === '||' );
	const data = isEither ? undefined : rules.find( ( rule ) => rule.logic === logic )?.data;
	return Array.isArray( data ) ? data : null;
}

/** Returns reasons on the targeted devices; without any, that is the reason. */
function reasonsOf(
	{ targeting }: TargetedSurvey,
	verdicts: readonly { device: Device; verdict: Verdict }[]
): Reason[] {
	const meant = verdicts.filter( ( { device } ) => targeting.devices.includes( device ) );
	const asked = meant.length > 0 ? meant : verdicts;
	return asked.some( ( { verdict } ) => verdict.answer !== 'no' )
		? []
		: [ ...new Set( asked.flatMap( ( { verdict } ) => verdict.reasons ) ) ];
}

/** A visit with only the device known. */
export const ANY_PAGE: Visit = {
	page: {
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
	},
	url: null,
	device: null,
	country: null,
	knowsWho: false,
	referrer: null,
	cookies: null,
};
