import { describe, expect, it } from 'vitest';
import type { LiveSurvey, WidgetGate, WidgetPageRule } from '@/contract/types';
import { effectiveDevices } from './devices';
import { targetedSurvey, surveyVisibility, liveVisibility } from './visibility';
import { headline, restrictions, shortText } from './text';

const NOW = new Date( 2026, 10, 21 );
const SITE = { is_for_managers: true, decided_pages: 0, cache_note: '' };

interface Parts extends Partial< Pick< LiveSurvey, 'title' | 'lacks' > > {
	targeting?: Partial< LiveSurvey[ 'targeting' ] >;
	behavior?: Partial< LiveSurvey[ 'behavior' ] >;
}

const survey = ( id: number, { targeting, behavior, ...parts }: Parts = {} ): LiveSurvey => ( {
	id,
	title: `Survey ${ String( id ) }`,
	lacks: '',
	...parts,
	targeting: { devices: [ 'desktop', 'tablet', 'mobile' ], page_rules: [], by_country: false, ...targeting },
	behavior: {
		timing: 'immediate',
		timing_delay: 0,
		display_length: 'until_response',
		expire_on: 0,
		ask_again_days: 0,
		...behavior,
	},
} );

const rule = ( logic: WidgetPageRule[ 'logic' ], data: string | string[] ): WidgetPageRule => ( {
	logic,
	operator: '&&',
	data,
} );

const on = ( ...rules: WidgetPageRule[] ): Parts => ( { targeting: { page_rules: rules } } );

const said = ( asked: LiveSurvey, ahead: LiveSurvey[] = [], site = SITE ) => {
	const shows = surveyVisibility( targetedSurvey( asked ), ahead, NOW );
	return [
		headline( shows, targetedSurvey( asked ), 'now' ),
		...restrictions( shows, targetedSurvey( asked ), site ),
	].join( ' ' );
};

/** Guards against: "Visitors can see it now" for a survey that no visitor can see. */
describe( 'the audience of a survey', () => {
	it( 'is everyone when no survey precedes it and no rule limits it', () => {
		expect( said( survey( 1 ) ) ).toBe( 'Visitors can see this survey now.' );
		expect( shortText( surveyVisibility( targetedSurvey( survey( 1 ) ), [], NOW ) ) ).toBe( '' );
	} );

	it( 'is nobody until the survey before it is answered or closed', () => {
		const ahead = [ survey( 9, { title: 'Bulk 21' } ), survey( 8 ), survey( 7 ) ];
		expect( said( survey( 1 ), ahead ) ).toBe(
			'This survey shows only after “Bulk 21” on every page. Visitors see it after they answer or close that survey. 2 more surveys show before it.'
		);
		expect( said( survey( 1, on( rule( 'page_url_contains', 'shop' ) ) ), [ survey( 9 ) ] ) ).toMatch(
			/^This survey shows only after “Survey 9” on all of its pages\./
		);
		expect( said( survey( 1 ), [ survey( 9, { behavior: { display_length: 'once' } } ) ] ) ).toContain(
			'see it after they’ve seen that survey'
		);
		expect( said( survey( 1 ), [ survey( 9, { behavior: { display_length: 'repeatedly' } } ) ] ) ).toContain(
			'see it after they close that survey'
		);
	} );

	it( 'is nobody on pages with the same rules as the survey before it', () => {
		const shop = on( rule( 'page_url_contains', 'shop' ) );
		expect( surveyVisibility( targetedSurvey( survey( 1, shop ) ), [ survey( 9, shop ) ], NOW ).state ).toBe(
			'waits'
		);
	} );

	it.each( [
		[ 'is over', { behavior: { expire_on: 20261101 } } ],
		[ 'lacks a part of the plan', { lacks: 'no_question_types' } ],
		[ 'is for no device', { targeting: { devices: [] } } ],
		[
			'waits for the mouse on phones alone',
			{ targeting: { devices: [ 'mobile' ] }, behavior: { timing: 'before_abandon' } },
		],
	] satisfies [ string, Parts ][] )( 'is not limited by a survey that %s', ( _, parts ) => {
		expect( said( survey( 1 ), [ survey( 9, parts ) ] ) ).toBe( 'Visitors can see this survey now.' );
		expect( surveyVisibility( targetedSurvey( survey( 9, parts ) ), [], NOW ).state ).toBe( 'hidden' );
	} );

	it.each( [
		[ { behavior: { expire_on: 20261101 } }, 'It has ended. Choose a later end date in its settings.' ],
		[ { targeting: { devices: [] } }, 'No devices are selected in its settings.' ],
		[ { lacks: 'no_targeting' }, 'It’s limited to some pages, but your plan' ],
		[ { lacks: 'no_geo_restrictions' }, 'It’s limited to some countries, but your plan' ],
		[ { lacks: 'no_question_types' }, 'It has question types that your plan' ],
		[ { lacks: 'not_in_edition' }, 'It uses features that your edition' ],
		[
			{ targeting: { devices: [ 'mobile' ] }, behavior: { timing: 'before_abandon' } },
			'It opens when the mouse leaves the page',
		],
	] satisfies [ Parts, string ][] )( 'is nobody, with the reason: %o', ( parts, why ) => {
		expect( said( survey( 1, parts ) ) ).toContain( `No visitor can see this survey. ${ why }` );
	} );

	it( 'is only for people with a link if they were invited', () => {
		expect( said( survey( 1, { lacks: 'by_invitation' } ) ) ).toBe(
			'Only people with a single-use link can see this survey, on its own page.'
		);
	} );

	it( 'is described by device when the survey before it is limited to some devices', () => {
		const forDesktops = survey( 9, { targeting: { devices: [ 'desktop' ] } } );
		const onExit = survey( 9, { behavior: { timing: 'before_abandon' } } );
		for ( const ahead of [ forDesktops, onExit ] ) {
			expect( said( survey( 1 ), [ ahead ] ) ).toBe(
				'Visitors can see this survey now. On desktops, it shows only after “Survey 9”.'
			);
		}
		expect( said( survey( 1, { targeting: { devices: [ 'desktop' ] } } ), [ forDesktops ] ) ).toMatch(
			/shows only after/
		);
	} );

	it( 'is described with the survey that shows first on some pages or for some visitors', () => {
		for ( const parts of [
			on( rule( 'page_url_contains', 'shop' ) ),
			on( rule( 'user_logged_in', [ 'logged_in' ] ) ),
			{ targeting: { by_country: true } },
		] ) {
			expect( said( survey( 1 ), [ survey( 9, parts ) ] ) ).toBe(
				'Visitors can see this survey now. If “Survey 9” matches the same page and visitor, that survey shows first.'
			);
		}
		const shops = [ 9, 8 ].map( ( id ) => survey( id, on( rule( 'page_url_contains', 'shop' ) ) ) );
		expect( said( survey( 1 ), shops ) ).toContain( 'If one of 2 other surveys, such as “Survey 9”' );
	} );

	it( 'is described without surveys for other pages', () => {
		const mine = survey( 1, on( rule( 'page_or_post_is', [ '5' ] ) ) );
		expect( said( mine, [ survey( 9, on( rule( 'page_or_post_is', [ '6' ] ) ) ) ] ) ).not.toContain( 'Survey 9' );
		expect( said( mine, [ survey( 9, on( rule( 'page_or_post_is', [ '6', '5' ] ) ) ) ] ) ).toContain( 'Survey 9' );
	} );

	it( 'is limited by devices, rules, countries and an end date', () => {
		expect( said( survey( 1, { targeting: { devices: [ 'desktop' ] } } ) ) ).toBe(
			'Visitors on desktops can see this survey now. It doesn’t show on phones or tablets.'
		);
		expect( said( survey( 1, { targeting: { devices: [ 'tablet', 'mobile' ] } } ) ) ).toBe(
			'Visitors on tablets and phones can see this survey now.'
		);
		expect( said( survey( 1, on( rule( 'page_url_contains', 'shop' ) ) ) ) ).toContain(
			'only on pages that match its rules'
		);
		expect( said( survey( 1, on( rule( 'user_role', [ 'editor' ] ) ) ) ) ).toContain(
			'only on pages and to visitors that match'
		);
		expect( said( survey( 1, { targeting: { by_country: true } } ) ) ).toContain(
			'only in the countries you chose'
		);
		const gated = survey( 1, { targeting: { gate: { days: 7, own: false, share: 125 } } } );
		expect( said( gated ) ).toContain( 'Only 12.5% of visitors see it.' );
		expect( said( gated ) ).toContain( 'don’t see it for 7 days after another pop-up survey' );
		const full: WidgetGate = {
			days: 0,
			own: false,
			share: 1000,
			full: [ [ { about: 'device', compare: '=', value: 'mobile' } ] ],
		};
		expect( said( survey( 1, { targeting: { gate: full } } ) ) ).toContain(
			'Visitors who belong to a full quota don’t see it.'
		);
		const compared = survey( 1, {
			targeting: { gate: { days: 0, own: false, share: 1000, part: { of: 1, second: false } } },
		} );
		expect( said( compared ) ).toContain( 'Half of the visitors see it.' );
		expect( said( survey( 2 ), [ compared ] ) ).not.toContain( 'only after' );
		expect( said( survey( 2 ), [ gated ] ) ).not.toContain( 'only after' ); // Most visitors never see the other one.
		expect( said( survey( 1, { behavior: { expire_on: 20261231 } } ) ) ).toContain(
			'It ends at the start of Dec 31, 2026.'
		);
	} );

	it( 'is described with the site settings that affect it', () => {
		const site = { is_for_managers: false, decided_pages: 2, cache_note: 'Cached pages show it later.' };
		expect( said( survey( 1 ), [], site ) ).toBe(
			'Visitors can see this survey now. 2 pages use a survey of their own or show none. You won’t see it because this site hides surveys from administrators. Cached pages show it later.'
		);
	} );

	it( 'depends on the survey order, not on which survey is newer', () => {
		const list = [ survey( 1 ), survey( 9 ) ];
		expect( liveVisibility( 1, list, NOW )?.state ).toBe( 'shows' );
		expect( liveVisibility( 9, list, NOW ) ).toMatchObject( { state: 'waits', before: [ { id: 1 } ] } );
		expect( liveVisibility( 4, list, NOW ) ).toBeNull();
	} );
} );

describe( 'active devices', () => {
	it( 'are only desktops when the plan lacks device targeting', () => {
		expect( effectiveDevices( [ 'mobile' ], false ) ).toEqual( [ 'desktop' ] );
		expect( effectiveDevices( [ 'mobile' ], true ) ).toEqual( [ 'mobile' ] );
	} );
} );
