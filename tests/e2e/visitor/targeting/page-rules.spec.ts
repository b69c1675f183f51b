import type { PageRule } from '../../../../src/contract/types';
import { floating, hasBegun, reasons } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { expect, test } from '../../support/test';

const chosen = ( ...ids: ( number | string )[] ) => ids.map( ( id ) => ( { id, label: `Choice ${ String( id ) }` } ) );

/** The reason shown for a survey whose rule matches. */
const ONE_ONLY = 'Another pop-up survey is already on this page. A page shows one at a time.';

/** Rules that only the browser can check; for the others, the server omits a survey from pages where they can't match. */
const IN_BROWSER = [
	'referrer',
	'query_parameter_contains',
	'query_parameter_not_contains',
	'query_parameter_regex',
	'cookie_exist',
	'cookie_not_exist',
	'page_url_contains',
];

interface Case {
	logic: PageRule[ 'logic' ];
	data: PageRule[ 'data' ];
	/** A page where it doesn't match; it matches on the post about tea for logged-in users. */
	not: 'page' | 'coffee';
}

test( 'each page rule hides its survey on pages where it does not match', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const status = 'publish';
	const topics = [ 'Tea', 'Coffee' ].map( ( name ) =>
		owner.add( 'categories', { name: `${ name } ${ Date.now() }` } )
	);
	const [ tea, coffee ] = await Promise.all( topics );
	const about = await owner.add( 'posts', { title: 'About tea', status, categories: [ tea?.id ] } );
	const other = await owner.add( 'posts', {
		title: 'About coffee',
		status,
		categories: [ coffee?.id ],
		format: 'aside',
	} );
	const plain = await owner.add( 'pages', { title: 'Opening hours', status } );
	const cases: Case[] = [
		{ logic: 'user_logged_in', data: chosen( 'logged_in' ), not: 'page' },
		{ logic: 'user_role', data: chosen( 'administrator' ), not: 'page' },
		{ logic: 'page_type', data: chosen( 'single' ), not: 'page' },
		{ logic: 'page_or_post_is', data: chosen( about.id ), not: 'coffee' },
		{ logic: 'page_or_post_is_not', data: chosen( other.id ), not: 'coffee' },
		{ logic: 'post_type_is', data: chosen( 'post' ), not: 'page' },
		{ logic: 'post_type_is_not', data: chosen( 'page' ), not: 'page' },
		{ logic: 'taxonomy_is', data: chosen( 'category' ), not: 'page' },
		{ logic: 'taxonomy_is_not', data: chosen( 'post_format' ), not: 'coffee' },
		{ logic: 'taxonomy_term_is', data: chosen( tea?.id ?? 0 ), not: 'coffee' },
		{ logic: 'taxonomy_term_is_not', data: chosen( coffee?.id ?? 0 ), not: 'coffee' },
		{ logic: 'referrer', data: plain.link, not: 'page' },
		{ logic: 'query_parameter_contains', data: 'spring', not: 'page' },
		{ logic: 'query_parameter_not_contains', data: 'autumn', not: 'page' },
		{ logic: 'query_parameter_regex', data: '^from=spring-(sale|mail)$', not: 'page' },
		{ logic: 'cookie_exist', data: 'member', not: 'page' },
		{ logic: 'cookie_not_exist', data: 'stranger', not: 'page' },
		{ logic: 'page_url_contains', data: 'about-tea', not: 'coffee' },
		{ logic: 'page_url_not_contains', data: 'about-coffee', not: 'coffee' },
		{ logic: 'page_url_is', data: about.link, not: 'coffee' },
		{ logic: 'page_url_is_not', data: other.link, not: 'coffee' },
	];
	const { origin: url } = new URL( about.link );
	await page.context().addCookies( [ { name: 'member', value: 'yes', url } ] );
	await visitor.context().addCookies( [ { name: 'stranger', value: 'yes', url } ] );

	for ( const where of [ 'page', 'coffee' ] as const ) {
		await owner.unpublishAll();
		const rules: [ id: number, logic: string ][] = [];
		for ( const { logic, data } of cases.filter( ( { not } ) => not === where ) ) {
			const targeting = { pages: 'select' as const, page_rules: [ { logic, operator: '&&' as const, data } ] };
			const { id } = await owner.publish( logic, [ { title: `${ logic }?`, type: 'text' } ], { targeting } );
			rules.push( [ id, logic ] );
		}
		const [ newest, ...others ] = [ ...rules ].reverse();

		await page.goto( `${ about.link }?from=spring-sale`, { referer: plain.link } );
		await expect( floating( page ) ).toContainText( `${ newest?.[ 1 ] ?? '' }?` );
		expect( await reasons( page ) ).toEqual( Object.fromEntries( others.map( ( [ id ] ) => [ id, ONE_ONLY ] ) ) );

		await visitor.goto( where === 'page' ? `${ plain.link }?from=autumn-sale` : other.link );
		expect( await reasons( visitor ) ).toEqual(
			Object.fromEntries( rules.filter( ( [ , logic ] ) => IN_BROWSER.includes( logic ) ) )
		);
		expect( await hasBegun( visitor ) ).toBe( false );
	}
} );
