import { expect, it } from 'vitest';
import { address } from './address';

it( 'adds parameters to a pretty address', () => {
	expect(
		address( 'https://example.org/wp-json/userfeedback/v1/', 'surveys/3/impression', [ [ 'nonce', 'a&b=c' ] ] )
	).toBe( 'https://example.org/wp-json/userfeedback/v1/surveys/3/impression?nonce=a%26b%3Dc' );
} );

it( 'joins a root that is a query itself', () => {
	expect(
		address( 'https://example.org/?rest_route=/userfeedback/v1/', 'widget/manifest', [
			[ 'page', 7 ],
			[ 'inline[]', 1 ],
			[ 'inline[]', 2 ],
		] )
	).toBe( 'https://example.org/?rest_route=/userfeedback/v1/widget/manifest&page=7&inline[]=1&inline[]=2' );
} );

it( 'adds nothing when there is nothing to add', () => {
	expect( address( 'https://example.org/wp-json/', 'surveys/3/responses' ) ).toBe(
		'https://example.org/wp-json/surveys/3/responses'
	);
} );
