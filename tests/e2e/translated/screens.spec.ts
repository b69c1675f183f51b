import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/dev/setup/paths.mjs';
import { test } from '../support/translated/site';
import { Walk } from '../support/translated/walk';
import { expect } from '../support/test';

/** URL of each screen: the admin page and its route. */
const SCREENS: Record< string, readonly [ slug: string, route?: string ] > = {
	surveys: [ 'surveys' ],
	order: [ 'surveys', '/order' ],
	deliveries: [ 'surveys', '/deliveries' ],
	help: [ 'surveys', '/help' ],
	duplicate: [ 'surveys', '/duplicate/1' ],
	compare: [ 'surveys', '/compare/1' ],
	setup: [ 'surveys', '/new/setup' ],
	questions: [ 'surveys', '/edit/1/questions' ],
	settings: [ 'surveys', '/edit/1/settings' ],
	notifications: [ 'surveys', '/edit/1/notifications' ],
	publish: [ 'surveys', '/edit/1/publish' ],
	overview: [ 'results' ],
	'survey-results': [ 'results', '/survey/1' ],
	'survey-responses': [ 'results', '/survey/1/responses' ],
	response: [ 'results', '/survey/1/responses/1' ],
	'post-ratings-settings': [ 'post_ratings', '/settings' ],
	'post-ratings-results': [ 'post_ratings', '/results' ],
	'post-ratings-post': [ 'post_ratings', '/results/{post}' ],
	heatmaps: [ 'heatmaps' ],
	heatmap: [ 'heatmaps', '/page/p{page}' ],
	addons: [ 'addons' ],
	'settings-general': [ 'settings', '/general' ],
	'settings-widget': [ 'settings', '/widget' ],
	'settings-email': [ 'settings', '/email' ],
	'settings-integrations': [ 'settings', '/integrations' ],
	'settings-google-drive': [ 'settings', '/google-drive' ],
	'settings-heatmaps': [ 'settings', '/heatmaps' ],
	'settings-access': [ 'settings', '/access' ],
	'settings-privacy': [ 'settings', '/privacy' ],
	'settings-misc': [ 'settings', '/misc' ],
	about: [ 'settings', '/about' ],
	'getting-started': [ 'settings', '/about/getting-started' ],
	'lite-vs-pro': [ 'settings', '/about/lite-vs-pro' ],
	welcome: [ 'settings', '/welcome' ],
	'growth-tools': [ 'settings', '/growth-tools' ],
	'onboarding-site': [ 'onboarding', '/site' ],
	'onboarding-look': [ 'onboarding', '/look' ],
	'onboarding-news': [ 'onboarding', '/news' ],
	'onboarding-start': [ 'onboarding', '/start' ],
};

/** Other states of these screens. */
const AGAIN: readonly ( readonly [ name: string, slug: string, route: string ] )[] = [
	[ 'a survey that asks who would recommend', 'results', '/survey/2' ],
	[ 'spam', 'results', '/survey/1/responses?status=spam' ],
	[ 'no survey', 'surveys', '/edit/999/questions' ],
	[ 'no screen', 'surveys', '/nowhere' ],
	[ 'no answers', 'results', '/survey/3' ],
];

test.use( { expectedError: /surveys\/999/ } ); // It doesn't exist.

test( 'the test covers each screen of the app', () => {
	const features = join( ROOT, 'src/features' );
	const named = readdirSync( features, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => /[\\/]routes\.tsx$/.test( file ) )
		.flatMap( ( file ) => [ ...readFileSync( join( features, file ), 'utf8' ).matchAll( /screen: '([\w-]+)'/g ) ] )
		.map( ( [ , name = '' ] ) => name );
	expect( Object.keys( SCREENS ).sort() ).toEqual( [ ...new Set( named ) ].sort() );
} );

test( 'no screen of the app contains English, nor do its dialogs and menus', async ( { page, filled } ) => {
	test.setTimeout( 900_000 );
	const walk = new Walk( page );
	for ( const [ name, [ slug, route = '' ] ] of Object.entries( SCREENS ) ) {
		const address = route.replace( '{post}', String( filled.post ) ).replace( '{page}', String( filled.page ) );
		await test.step( name, async () => {
			await walk.open( name, slug, address );
			await walk.openAll( name );
		} );
	}
	for ( const [ name, slug, route ] of AGAIN ) await walk.open( name, slug, route );
	walk.end();
} );
