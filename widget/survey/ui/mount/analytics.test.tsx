import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WidgetSurvey } from '../../../../src/contract/types';
import { named } from '../../../testing';
import { Visitor, withPage } from './testing';

withPage();

describe( "the site's analytics", () => {
	const calls: unknown[][] = [];
	const services = window as unknown as Record< string, unknown >;
	const go = async ( more: Partial< WidgetSurvey > & { preview?: boolean } ): Promise< void > => {
		const visitor = new Visitor( named( 'why', 'mail' ), more );
		visitor.press( 'Next' );
		visitor.press( 'Back' );
		visitor.press( 'Next' );
		visitor.type( '#value', 'reader@example.org' );
		visitor.press( 'Send' );
		await visitor.serverSays( 'sent' );
	};

	beforeEach( () => {
		calls.length = 0;
		services[ 'clarity' ] = ( ...said: unknown[] ) => void calls.push( [ 'clarity', ...said.slice( 0, 2 ) ] );
		services[ 'hj' ] = () => {
			throw new Error( 'A service that fails' );
		};
		services[ 'dataLayer' ] = [];
	} );
	afterEach( () =>
		[ 'clarity', 'hj', 'dataLayer', 'gtag' ].forEach( ( name ) => Reflect.deleteProperty( services, name ) )
	);

	it( 'get one event when a visitor continues, and one when they finish', async () => {
		await go( { track: true } );

		expect( calls ).toEqual( [
			[ 'clarity', 'event', 'userfeedback_engaged' ],
			[ 'clarity', 'event', 'userfeedback_finish' ],
		] );
		expect( services[ 'dataLayer' ] ).toEqual( [
			{ event: 'userfeedback_engaged', survey_id: 3 },
			{ event: 'userfeedback_finish', survey_id: 3 },
		] );
	} );

	it( 'get events through gtag if the site has it', async () => {
		services[ 'gtag' ] = ( ...said: unknown[] ) => void calls.push( [ 'gtag', ...said ] );
		await go( { track: true } );

		expect( calls.filter( ( [ who ] ) => who === 'gtag' ) ).toEqual( [
			[ 'gtag', 'event', 'userfeedback_engaged', { survey_id: 3 } ],
			[ 'gtag', 'event', 'userfeedback_finish', { survey_id: 3 } ],
		] );
		expect( services[ 'dataLayer' ] ).toEqual( [] );
	} );

	it.each( [
		[ 'where the owner does not want it', { track: false } ],
		[ 'of a preview', { track: true, preview: true } ],
	] )( 'get nothing %s', async ( _, more ) => {
		await go( more );

		expect( [ ...calls, ...( services[ 'dataLayer' ] as unknown[] ) ] ).toEqual( [] );
	} );
} );
