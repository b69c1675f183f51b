import { expect, it } from 'vitest';
import { isStableName, isStableClass } from './stable-names';

it.each( [ 'site-header', 'content', 'mainMenu', 'wp-block-navigation-item__content', 'entry_title', 'rhythm' ] )(
	'treats %s as a stable name',
	( name ) => {
		expect( isStableName( name ) ).toBe( true );
	}
);

it.each( [
	[ 'counted', 'post-12' ],
	[ 'made by a build', 'css-1x2y3z' ],
	[ 'made without digits', 'sc-bdVaJa' ],
	[ 'that nobody could say', 'kqxzvtr' ],
	[ 'that needs escaping', 'a:b' ],
	[ 'in other letters', 'über' ],
	[ 'of nothing', '' ],
	[ 'without an end', 'word-'.repeat( 9 ) + 'word' ],
] )( 'does not rely on a name %s', ( _, name ) => {
	expect( isStableName( name ) ).toBe( false );
} );

it.each( [ 'is-open', 'has-background', 'menu-open', 'active', 'current-menu-item-hidden' ] )(
	'does not rely on a class that describes a temporary state: %s',
	( name ) => {
		expect( isStableClass( name ) ).toBe( false );
	}
);

it( 'accepts a class that only contains such a word', () => {
	expect( isStableClass( 'opening-hours' ) ).toBe( true );
} );
