import { expect, it } from 'vitest';
import { isRatings } from './shortcode';

it.each( [
	[ '[userfeedback-post-ratings]', true ],
	[ '  [userfeedback-post-ratings /]\n', true ],
	[ '[userfeedback-post-ratings id="7"]', false ],
	[ '[userfeedback id="7"]', false ],
	[ 'Before [userfeedback-post-ratings]', false ],
	[ '[userfeedback-post-ratings][userfeedback-post-ratings]', false ],
	[ '', false ],
] )( 'a shortcode block with %j becomes a ratings block only if it’s for its own post', ( text, is ) => {
	expect( isRatings( text ) ).toBe( is );
} );
