import { expect, it } from 'vitest';
import { withQuery } from './with-query';

it( 'adds parameters to a pretty URL', () => {
	expect( withQuery( 'https://example.org/wp-json/userfeedback/v1/surveys/3/impression', 'nonce=a' ) ).toBe(
		'https://example.org/wp-json/userfeedback/v1/surveys/3/impression?nonce=a'
	);
} );

it( 'adds parameters to a URL that already has a query', () => {
	expect( withQuery( 'https://example.org/?rest_route=/userfeedback/v1/widget/manifest', 'page=7' ) ).toBe(
		'https://example.org/?rest_route=/userfeedback/v1/widget/manifest&page=7'
	);
} );
