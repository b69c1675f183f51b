import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatNumber, formatPercent, formatTime } from './format';
import { setSiteFormats } from './date-range/site-dates';
import { previewAddress, shortcode } from './links/links';
import { newId, uuidOf } from './new-id';
import { surveyState } from './labels/survey-state';
import { editionOf } from '@/testing/edition-of';
import { SILENT_PUBLISHER } from '@/testing/silent-publisher';

afterEach( () => {
	document.documentElement.lang = '';
} );

describe( 'dates', () => {
	it( 'use the site’s time zone, not the viewer’s', () => {
		document.documentElement.lang = 'en-US';
		expect( formatDate( '2026-11-20T23:30:00-08:00' ) ).toBe( 'Nov 20, 2026' );
		expect( formatDateTime( '2026-11-20T23:30:00+13:00' ) ).toMatch( /^Nov 20, 2026, 11:30\sPM$/ );
		expect( formatDay( '2026-01-01' ) ).toBe( 'Jan 1, 2026' );
	} );

	it( 'keep AM and PM next to the time', () => {
		document.documentElement.lang = 'en-US';
		const moment = Date.parse( '2026-11-20T23:30:00Z' );
		expect( formatTime( moment, 'UTC', moment ) ).toMatch( /^11:30[\u00a0\u202f]PM$/ );
		expect( formatTime( moment, 'UTC', 0 ) ).toMatch( /^Nov 20, 2026, 11:30[\u00a0\u202f]PM$/ );
	} );

	it( 'and numbers use the language of the page', () => {
		document.documentElement.lang = 'de-DE';
		expect( formatDay( '2026-11-20' ) ).toBe( '20.11.2026' );
		expect( formatNumber( 1234567 ) ).toBe( '1.234.567' );
		expect( formatPercent( 37.4 ) ).toMatch( /^37\s%$/ );
	} );

	it( 'follow the formats in Settings → General', () => {
		document.documentElement.lang = 'en-US';
		setSiteFormats( { date_format: 'F j, Y', time_format: 'g:i a' } );
		expect( formatDate( '2026-11-05T20:08:00-08:00' ) ).toBe( 'November 5, 2026' );
		expect( formatDateTime( '2026-11-05T20:08:00-08:00' ) ).toBe( 'November 5, 2026 8:08\u00a0pm' );
		setSiteFormats( { date_format: '\\D\\a\\y jS M y, D', time_format: 'H:i' } );
		expect( formatDateTime( '2026-11-22T00:05:00+00:00' ) ).toBe( 'Day 22nd Nov 26, Sun 00:05' );
		document.documentElement.lang = 'ru-RU';
		setSiteFormats( { date_format: 'j F Y', time_format: 'G:i' } );
		expect( formatDay( '2026-11-20' ) ).toBe( '20 ноября 2026' );
		setSiteFormats( { date_format: 'z', time_format: 'H:i' } );
		document.documentElement.lang = 'en-US';
		expect( formatDay( '2026-11-20' ) ).toBe( 'Nov 20, 2026' );
		setSiteFormats( { date_format: '', time_format: '' } );
	} );

	it( 'work with a language tag that browsers don’t know', () => {
		document.documentElement.lang = 'pt-PT-ao90';
		expect( formatNumber( 1234567 ) ).toMatch( /^1.234.567$/ );
	} );
} );

describe( 'new ids', () => {
	it( 'are random UUIDs, even in browsers without a UUID function', () => {
		const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
		expect( newId() ).toMatch( pattern );
		expect( uuidOf( new Uint8Array( 16 ).fill( 255 ) ) ).toMatch( pattern );
		expect( newId() ).not.toBe( newId() );
	} );
} );

describe( 'a survey', () => {
	it( 'is scheduled while its publish date is in the future', () => {
		const now = Date.parse( '2026-11-21T12:00:00Z' );
		expect( surveyState( { status: 'publish', publish_at: '2026-11-21T13:30:00+02:00' }, now ) ).toBe( 'publish' );
		expect( surveyState( { status: 'publish', publish_at: '2026-11-21T14:30:00+02:00' }, now ) ).toBe(
			'scheduled'
		);
		expect( surveyState( { status: 'draft', publish_at: '2026-11-21T14:30:00+02:00' }, now ) ).toBe( 'draft' );
	} );

	it( 'has a preview URL for every URL pattern', () => {
		const site = {
			admin_url: '',
			site_url: '',
			user_id: 1,
			plugin_version: '',
			upgrade_url: '',
			max_options: 5,
			partner_url: '',
			login_url: '',
			page_url: 'https://example.org/survey/{slug}/',
			time_zone: '',
			week_start: 1,
			quiet_days: 0,
			site_name: 'Coffee & Cake',
			date_format: '',
			time_format: '',
			can: { edit: true, view: true, delete: true, settings: true, updates: true },
			question_types: [],
			publisher: SILENT_PUBLISHER,
			...editionOf( 'elite' ),
		};
		expect( previewAddress( { ...site, preview_url: 'https://example.org/?p={id}' }, 4 ) ).toBe(
			'https://example.org/?p=4'
		);
		expect( previewAddress( { ...site, preview_url: 'https://example.org/?p=%7Bid%7D' }, 4 ) ).toBe(
			'https://example.org/?p=4'
		);
		expect( shortcode( 4 ) ).toBe( '[userfeedback id="4"]' );
	} );
} );
