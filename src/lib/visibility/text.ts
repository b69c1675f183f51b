import { __, _n } from '@wordpress/i18n';
import type { Reason, TargetedSurvey } from '@widget/shared/targeting/eligibility';
import { LIMITS } from '@/contract/limits';
import type { LiveSurveys, WidgetGate } from '@/contract/types';
import { formatDay, formatNumber, formatShare } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';
import { type Device, DEVICES } from './devices';
import type { Visibility } from './visibility';

/** Shares are per thousand. */
export const PER_PERCENT = 10;

/** When it is published: already, with the next save, or on a date. */
export type When = 'now' | 'publish' | 'schedule';

/** Describes who sees the survey, in a sentence that stays true whatever the visitor does next. */
export function headline( shows: Visibility, { targeting }: TargetedSurvey, when: When ): string {
	switch ( shows.state ) {
		case 'hidden':
			if ( isByInvitation( shows ) ) {
				return when === 'now'
					? __( 'Only people with a single-use link can see this survey, on its own page.', 'userfeedback' )
					: __( 'Only people with a single-use link will see this survey, on its own page.', 'userfeedback' );
			}
			return when === 'now'
				? __( 'No visitor can see this survey.', 'userfeedback' )
				: __( 'No visitor will see this survey.', 'userfeedback' );
		case 'waits':
			return waitsText( shows.before[ 0 ]?.title ?? '', targeting.page_rules.length > 0, when );
		case 'shows':
			return devicesText( shows.devices, when );
	}
}

/** Lists limits or reasons, each in its own sentence. */
export function restrictions(
	shows: Visibility,
	survey: TargetedSurvey,
	site: Pick< LiveSurveys, 'is_for_managers' | 'decided_pages' | 'cache_note' >
): string[] {
	switch ( shows.state ) {
		case 'hidden':
			return isByInvitation( shows ) ? [] : shows.reasons.map( reasonText );
		case 'waits':
			return [ untilText( shows ), ...alsoBefore( shows.before.length - 1 ), ...ofSurvey( survey ) ];
		case 'shows':
			return [ ...ofSurvey( survey ), ...ofOthers( shows ), ...ofSite( site ) ];
	}
}

/** Explains in one text why no visitor sees it. */
export function reasonsText( { reasons }: Visibility ): string {
	return reasons.map( reasonText ).join( ' ' );
}

/** Short text for a table cell. */
export function shortText( shows: Visibility ): string {
	const { state, before } = shows;
	switch ( state ) {
		case 'hidden':
			if ( isByInvitation( shows ) ) {
				return __( 'Only by single-use link', 'userfeedback' );
			}
			if ( IN_EDITION.behavior && shows.reasons.includes( 'limit_reached' ) ) {
				return __( 'Limit reached', 'userfeedback' );
			}
			return __( 'No visitor can see it', 'userfeedback' );
		case 'waits':
			/* translators: %s: title of another survey */
			return sprintf( __( 'Shows after “%s”', 'userfeedback' ), before[ 0 ]?.title ?? '' );
		case 'shows':
			return '';
	}
}

function isByInvitation( { reasons }: Visibility ): boolean {
	return reasons.includes( 'by_invitation' );
}

function waitsText( title: string, hasRules: boolean, when: When ): string {
	if ( when === 'now' ) {
		return hasRules
			? /* translators: %s: title of another survey */
				sprintf( __( 'This survey shows only after “%s” on all of its pages.', 'userfeedback' ), title )
			: /* translators: %s: title of another survey */
				sprintf( __( 'This survey shows only after “%s” on every page.', 'userfeedback' ), title );
	}
	return hasRules
		? /* translators: %s: title of another survey */
			sprintf( __( 'This survey will show only after “%s” on all of its pages.', 'userfeedback' ), title )
		: /* translators: %s: title of another survey */
			sprintf( __( 'This survey will show only after “%s” on every page.', 'userfeedback' ), title );
}

function devicesText( devices: readonly Device[], when: When ): string {
	if ( devices.length === DEVICES.length ) {
		switch ( when ) {
			case 'now':
				return __( 'Visitors can see this survey now.', 'userfeedback' );
			case 'publish':
				return __( 'Visitors will see this survey on your site.', 'userfeedback' );
			case 'schedule':
				return __( 'Visitors will see this survey from its start date.', 'userfeedback' );
		}
	}
	const names = deviceNames( devices );
	switch ( when ) {
		case 'now':
			/* translators: %s: kinds of device, such as "desktops" or "phones and tablets" */
			return sprintf( __( 'Visitors on %s can see this survey now.', 'userfeedback' ), names );
		case 'publish':
			/* translators: %s: kinds of device, such as "desktops" or "phones and tablets" */
			return sprintf( __( 'Visitors on %s will see this survey on your site.', 'userfeedback' ), names );
		case 'schedule':
			/* translators: %s: kinds of device, such as "desktops" or "phones and tablets" */
			return sprintf( __( 'Visitors on %s will see this survey from its start date.', 'userfeedback' ), names );
	}
}

function deviceNames( devices: readonly Device[] ): string {
	const names = devices.map( ( device ) => {
		switch ( device ) {
			case 'desktop':
				return __( 'desktops', 'userfeedback' );
			case 'tablet':
				return __( 'tablets', 'userfeedback' );
			case 'mobile':
				return __( 'phones', 'userfeedback' );
		}
	} );
	return new Intl.ListFormat( locale(), { type: 'conjunction' } ).format( names );
}

/** Describes when the first survey is done. Others may still come before it. */
function untilText( { before }: Visibility ): string {
	switch ( before[ 0 ]?.behavior.display_length ) {
		case 'once':
			return __( 'Visitors see it after they’ve seen that survey.', 'userfeedback' );
		case 'repeatedly':
			return __( 'Visitors see it after they close that survey.', 'userfeedback' );
		default:
			return __( 'Visitors see it after they answer or close that survey.', 'userfeedback' );
	}
}

function alsoBefore( more: number ): string[] {
	return more > 0
		? [
				sprintf(
					/* translators: %s: number of surveys */
					_n( '%s more survey shows before it.', '%s more surveys show before it.', more, 'userfeedback' ),
					formatNumber( more )
				),
			]
		: [];
}

function ofSurvey( { targeting, behavior }: TargetedSurvey ): string[] {
	const { page_rules: rules, devices, by_country: isByCountry, gate } = targeting;
	const asksWho = rules.some( ( { logic } ) => /^user_(role|logged_in)/.test( logic ) );
	return [
		...( isDesktopOnly( devices, behavior )
			? [ __( 'It doesn’t show on phones or tablets.', 'userfeedback' ) ]
			: [] ),
		...( ! IN_EDITION[ 'page-targeting' ] || rules.length === 0
			? []
			: asksWho
				? [ __( 'It shows only on pages and to visitors that match its rules.', 'userfeedback' ) ]
				: [ __( 'It shows only on pages that match its rules.', 'userfeedback' ) ] ),
		...( IN_EDITION[ 'geo-targeting' ] && isByCountry
			? [ __( 'It shows only in the countries you chose.', 'userfeedback' ) ]
			: [] ),
		...gateText( gate ),
		...( IN_EDITION.behavior && behavior.expire_on > 1e4
			? [
					/* translators: %s: a date */
					sprintf(
						__( 'It ends at the start of %s.', 'userfeedback' ),
						formatDay( dayOf( behavior.expire_on ) )
					),
				]
			: [] ),
	];
}

/** Describes a survey's share of visitors, its versions, its quiet days, and its full quotas, each in a sentence. */
export function gateText( gate: WidgetGate | undefined ): string[] {
	if ( ! IN_EDITION.behavior || gate === undefined ) {
		return [];
	}
	const { days, own, share, full = [], part } = gate;
	return [
		...( share < LIMITS.SHARE
			? [
					/* translators: %s: a percentage */
					sprintf( __( 'Only %s of visitors see it.', 'userfeedback' ), formatShare( share / PER_PERCENT ) ),
				]
			: [] ),
		...( part ? [ __( 'Half of the visitors see it. The others see the other version.', 'userfeedback' ) ] : [] ),
		...( days > 0
			? [
					sprintf(
						own
							? /* translators: %s: a number */
								_n(
									'A visitor sees it at most once in %s day.',
									'A visitor sees it at most once in %s days.',
									days,
									'userfeedback'
								)
							: /* translators: %s: a number */
								_n(
									'Visitors don’t see it for %s day after another pop-up survey.',
									'Visitors don’t see it for %s days after another pop-up survey.',
									days,
									'userfeedback'
								),
						formatNumber( days )
					),
				]
			: [] ),
		...( full.length > 0 ? [ __( 'Visitors who belong to a full quota don’t see it.', 'userfeedback' ) ] : [] ),
	];
}

function isDesktopOnly( devices: readonly Device[], { timing }: TargetedSurvey[ 'behavior' ] ): boolean {
	return timing === 'before_abandon' || ( devices.length === 1 && devices[ 0 ] === 'desktop' );
}

/** Formats an API day: year × 10,000 + month × 100 + day. */
function dayOf( day: number ): string {
	const digits = String( day ).padStart( 8, '0' );
	return `${ digits.slice( 0, 4 ) }-${ digits.slice( 4, 6 ) }-${ digits.slice( 6 ) }`;
}

function ofOthers( { before, waitsOn, mayBeBefore }: Visibility ): string[] {
	const [ first ] = before;
	const [ possible ] = mayBeBefore;
	return [
		...( first && waitsOn.length > 0
			? [
					sprintf(
						/* translators: 1: kinds of device, such as "desktops". 2: title of another survey */
						__( 'On %1$s, it shows only after “%2$s”.', 'userfeedback' ),
						deviceNames( waitsOn ),
						first.title
					),
				]
			: [] ),
		...( possible
			? [
					mayBeBefore.length === 1
						? sprintf(
								/* translators: %s: title of another survey */
								__(
									'If “%s” matches the same page and visitor, that survey shows first.',
									'userfeedback'
								),
								possible.title
							)
						: sprintf(
								/* translators: 1: number of surveys. 2: title of one of them */
								_n(
									'If %1$s other survey, such as “%2$s”, matches the same page and visitor, that survey shows first.',
									'If one of %1$s other surveys, such as “%2$s”, matches the same page and visitor, that survey shows first.',
									mayBeBefore.length,
									'userfeedback'
								),
								formatNumber( mayBeBefore.length ),
								possible.title
							),
				]
			: [] ),
	];
}

function ofSite( {
	is_for_managers: isForManagers,
	decided_pages: decided,
	cache_note: cacheNote,
}: Parameters< typeof restrictions >[ 2 ] ): string[] {
	return [
		...( decided > 0
			? [
					sprintf(
						/* translators: %s: number of pages */
						_n(
							'%s page uses a survey of its own or shows none.',
							'%s pages use a survey of their own or show none.',
							decided,
							'userfeedback'
						),
						formatNumber( decided )
					),
				]
			: [] ),
		...( isForManagers
			? []
			: [ __( 'You won’t see it because this site hides surveys from administrators.', 'userfeedback' ) ] ),
		...( cacheNote === '' ? [] : [ cacheNote ] ),
	];
}

function reasonText( reason: Reason ): string {
	return (
		( IN_EDITION.devices && ofDevice( reason ) ) ||
		( IN_EDITION.behavior && ofBehavior( reason ) ) ||
		( IN_EDITION[ 'geo-targeting' ] && ofCountries( reason ) ) ||
		( IN_EDITION[ 'page-targeting' ] && ofPlan( reason ) ) ||
		( reason === 'not_in_edition'
			? __( 'It uses features that your edition doesn’t include.', 'userfeedback' )
			: reason === 'inactive_type'
				? __( 'It has a question type of a plugin that is inactive.', 'userfeedback' )
				: reason === 'by_invitation'
					? __( 'It shows only on its own page, to people with a single-use link.', 'userfeedback' )
					: __( 'Its settings exclude every visitor.', 'userfeedback' ) )
	);
}

function ofDevice( reason: Reason ): string {
	return reason === 'device' ? __( 'No devices are selected in its settings.', 'userfeedback' ) : '';
}

function ofBehavior( reason: Reason ): string {
	switch ( reason ) {
		case 'expired':
			return __( 'It has ended. Choose a later end date in its settings.', 'userfeedback' );
		case 'limit_reached':
			return __( 'It has reached its limit of responses. Raise the limit in its settings.', 'userfeedback' );
		case 'desktop_only':
			return __(
				'It opens when the mouse leaves the page. That works only on desktops, which aren’t selected.',
				'userfeedback'
			);
		default:
			return '';
	}
}

function ofCountries( reason: Reason ): string {
	switch ( reason ) {
		case 'country':
			return __( 'No countries are selected in its settings.', 'userfeedback' );
		case 'no_geo_restrictions':
			return __(
				'It’s limited to some countries, but your plan doesn’t include that, or the Geo Restrictions add-on is inactive.',
				'userfeedback'
			);
		default:
			return '';
	}
}

function ofPlan( reason: Reason ): string {
	switch ( reason ) {
		case 'no_question_types':
			return __(
				'It has question types that your plan doesn’t include, or the Question Types add-on is inactive.',
				'userfeedback'
			);
		case 'no_targeting':
			return __(
				'It’s limited to some pages, but your plan doesn’t include that, or the Targeting add-on is inactive.',
				'userfeedback'
			);
		default:
			return '';
	}
}
